// What a page tells the visitor who comes to it.

import { describe, expect, it } from 'vitest';
import { createInMemoryCookieJar } from '../../testing/index.ts';
import { createPassedNotices, forgetTold, readArriving, takeArriving } from './arriving-notice.ts';

const ENDED = { securityLogout: 'member mia' };
const PASSED = { notice: 'info:vue.saved' };
const ENDED_KEY = 'vue.message.securityLogout';

describe('what a page tells (spec 1 §2 "On every navigation")', () => {
  it.each([
    [{}, undefined],
    [PASSED, 'vue.saved'],
    [ENDED, ENDED_KEY],
    [{ ...ENDED, notice: 'loud:none' }, ENDED_KEY],
  ])('with %j it is %s, as often as it is read, and once where it is taken', (cookies, message) => {
    const jar = createInMemoryCookieJar(cookies);
    expect([readArriving(jar)?.message, readArriving(jar)?.message]).toEqual([message, message]);
    expect([createPassedNotices({ cookies: jar }).take()?.message, takeArriving(jar)]).toEqual([message, undefined]);
    expect(jar.get('securityLogout')).toBeUndefined();
  });

  it('is one notice: the end of a login waits for the next page', () => {
    const jar = createInMemoryCookieJar({ ...PASSED, ...ENDED });
    expect([takeArriving(jar)?.message, takeArriving(jar)?.message, takeArriving(jar)]).toEqual([
      'vue.saved',
      ENDED_KEY,
      undefined,
    ]);
  });

  it('is forgotten once it was told, and nothing else', () => {
    const left = (cookies: Record<string, string>, message: string | undefined) => {
      const jar = createInMemoryCookieJar(cookies);
      forgetTold(jar, message === undefined ? undefined : { id: message, tone: 'warning', message });
      return [jar.get('notice') !== undefined, jar.get('securityLogout') !== undefined];
    };
    expect(left({ ...PASSED, ...ENDED }, 'vue.saved')).toEqual([false, true]);
    expect(left(ENDED, ENDED_KEY)).toEqual([false, false]);
    // The login ended while the page was made, after it was said what it tells.
    expect(left(ENDED, undefined)).toEqual([false, true]);
    expect(left({ ...ENDED, notice: 'loud:none' }, undefined)).toEqual([false, true]);
  });
});
