// What a page tells the visitor who comes to it.

import { describe, expect, it } from 'vitest';
import { createInMemoryCookieJar } from '../../testing/index.ts';
import { clearShownNotice, createPassedNotices, readArriving, takeArriving } from './arriving-notice.ts';
import { travellingNotice } from './named-notice.ts';
import { readNotice, takeNotice } from './passed-notice.ts';

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
      clearShownNotice(jar, message === undefined ? undefined : { id: message, tone: 'warning', message });
      return [jar.get('notice') !== undefined, jar.get('securityLogout') !== undefined];
    };
    expect(left({ ...PASSED, ...ENDED }, 'vue.saved')).toEqual([false, true]);
    expect(left(ENDED, ENDED_KEY)).toEqual([false, false]);
    // The login ended while the page was made, after it was said what it tells.
    expect(left(ENDED, undefined)).toEqual([false, true]);
    expect(left({ ...ENDED, notice: 'loud:none' }, undefined)).toEqual([false, true]);
  });
});

const NOT_SEEN = 'vue.checkout.payment.orderNotSeen';
const notice = (message: string) => ({ id: message, tone: 'warning' as const, message });

describe('a notice that waits while another one is passed (spec 3 §4 "Toast")', () => {
  /** What is told by one page after another, each as the shop host does it. */
  const toldAfter = (...passed: readonly string[]) => {
    const jar = createInMemoryCookieJar();
    const notices = createPassedNotices({ cookies: jar });
    for (const message of passed) notices.pass(notice(message));
    return { jar, told: [1, 2, 3].map(() => notices.take()?.message) };
  };

  it('is told after it, and neither is lost', () => {
    for (const [first, second] of [
      [NOT_SEEN, 'vue.saved'],
      ['vue.saved', NOT_SEEN],
    ] as const)
      expect(toldAfter(first, second).told).toEqual([second, first, undefined]);
  });

  it('is told once where it is the same', () => {
    expect(toldAfter(NOT_SEEN, NOT_SEEN).told).toEqual([NOT_SEEN, undefined, undefined]);
  });

  it('leaves nothing behind, and of three the two newest are told', () => {
    const { jar, told } = toldAfter('vue.other', NOT_SEEN, 'vue.saved');
    expect(told).toEqual(['vue.saved', NOT_SEEN, undefined]);
    expect([jar.get('notice'), jar.get('notice2')]).toEqual([undefined, undefined]);
  });

  it('names an article and its list as it would alone', () => {
    const jar = createInMemoryCookieJar();
    const notices = createPassedNotices({ cookies: jar });
    notices.pass(travellingNotice({ ...notice('vue.added'), values: { product: 'Zirkel', list: 'Liste a' } }));
    notices.pass(notice(NOT_SEEN));
    notices.take();
    expect(notices.take()).toMatchObject({ message: 'vue.added', values: { product: 'Zirkel', list: 'Liste a' } });
  });

  it('stands where the tab looks, as soon as the page has told the other', () => {
    const jar = createInMemoryCookieJar();
    const notices = createPassedNotices({ cookies: jar });
    for (const message of ['vue.saved', NOT_SEEN]) notices.pass(notice(message));
    const told = readArriving(jar);
    clearShownNotice(jar, told);
    expect([told?.message, readNotice(jar)?.message]).toEqual([NOT_SEEN, 'vue.saved']);
    // The tab has told it and taken it: the next page has nothing to say.
    takeNotice(jar);
    expect(readArriving(jar)).toBeUndefined();
  });

  it('was told by the page that was made when the other one came, and that one is not lost', () => {
    for (const before of [[], ['vue.saved']]) {
      const jar = createInMemoryCookieJar();
      const notices = createPassedNotices({ cookies: jar });
      for (const message of before) notices.pass(notice(message));
      const told = readArriving(jar);
      notices.pass(notice(NOT_SEEN));
      clearShownNotice(jar, told);
      expect([1, 2].map(() => notices.take()?.message)).toEqual([NOT_SEEN, undefined]);
    }
  });

  it('is told by the next page where the tab has told the first', () => {
    const jar = createInMemoryCookieJar();
    const notices = createPassedNotices({ cookies: jar });
    for (const message of ['vue.saved', NOT_SEEN]) notices.pass(notice(message));
    takeNotice(jar);
    expect([notices.take()?.message, notices.take()]).toEqual(['vue.saved', undefined]);
  });

  it('lasts a minute like the first, and comes before the end of a login', () => {
    const written: string[] = [];
    const jar = createInMemoryCookieJar({ ...PASSED, ...ENDED });
    const cookies: typeof jar = {
      ...jar,
      set: (name, value, options) => {
        written.push(`${name}=${value} ${options?.maxAgeSeconds}`);
        jar.set(name, value, options);
      },
    };
    const notices = createPassedNotices({ cookies });
    notices.pass(notice(NOT_SEEN));
    expect([1, 2, 3, 4].map(() => notices.take()?.message)).toEqual([NOT_SEEN, 'vue.saved', ENDED_KEY, undefined]);
    expect(written).toEqual(['notice2=info:vue.saved 60', `notice=warning:${NOT_SEEN} 60`, 'notice=info:vue.saved 60']);
  });

  it('is none where its cookie was tampered with', () => {
    const jar = createInMemoryCookieJar({ ...PASSED, notice2: 'loud:none' });
    expect([takeArriving(jar)?.message, takeArriving(jar)]).toEqual(['vue.saved', undefined]);
    expect([jar.get('notice'), jar.get('notice2')]).toEqual([undefined, undefined]);
  });
});
