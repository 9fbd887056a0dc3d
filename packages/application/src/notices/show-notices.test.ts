import { describe, expect, it } from 'vitest';
import { createHandDrivenClock, createInMemoryCookieJar } from '../../testing/index.ts';
import { createScope } from '../kernel/index.ts';
import type { Notice } from '../ports/index.ts';
import { passNotice, takeNotice } from './passed-notice.ts';
import { createShowNotices } from './show-notices.ts';

const NOTICE: Notice = { id: 'saved', tone: 'success', message: 'vue.wishlist.saved' };

describe('notices (spec 3 §4 "Toast", §9)', () => {
  it('go after 10 s, and not a moment before', () => {
    const { notices, clock } = open();
    notices.notify(NOTICE);
    clock.pass(9_999);
    expect(notices.state$.value).toHaveLength(1);
    clock.pass(1);
    expect(notices.state$.value).toEqual([]);
  });

  it('show once although they are told twice', () => {
    const { notices } = open();
    notices.notify(NOTICE);
    notices.notify(NOTICE);
    expect(notices.state$.value).toHaveLength(1);
  });

  it('wait while one of them is looked at', () => {
    const { notices, clock } = open();
    notices.notify(NOTICE);
    clock.pass(9_000);
    notices.hold();
    clock.pass(60_000);
    expect(notices.state$.value).toHaveLength(1);
    notices.release();
    clock.pass(999);
    expect(notices.state$.value).toHaveLength(1);
    clock.pass(1);
    expect(notices.state$.value).toEqual([]);
  });

  it('go by themselves again after the one that was looked at was dismissed, and nobody has looked away', () => {
    const { notices, clock } = open();
    notices.notify(NOTICE);
    notices.hold();
    notices.dismiss('saved');
    notices.notify({ ...NOTICE, id: 'later' });
    clock.pass(9_999);
    expect(notices.state$.value).toHaveLength(1);
    clock.pass(1);
    expect(notices.state$.value).toEqual([]);
  });

  it('wait on while another one that is looked at is left', () => {
    const { notices, clock } = open();
    notices.notify(NOTICE);
    notices.notify({ ...NOTICE, id: 'other' });
    notices.hold();
    notices.dismiss('saved');
    clock.pass(60_000);
    expect(notices.state$.value).toMatchObject([{ id: 'other' }]);
  });

  it('can be dismissed and told again', () => {
    const { notices } = open();
    notices.notify(NOTICE);
    notices.dismiss('saved');
    expect(notices.state$.value).toEqual([]);
    notices.notify(NOTICE);
    expect(notices.state$.value).toHaveLength(1);
  });

  it('tell a sentence of the server as it is and a key as a key', () => {
    const { notices } = open();
    notices.notify({ id: 'a', tone: 'error', message: 'Der Warenkorb ist voll.' });
    notices.notify({ id: 'b', tone: 'error', message: 'gateway.timed-out' });
    expect(notices.state$.value.map(({ text }) => text.kind)).toEqual(['server', 'key']);
  });
});

describe('a notice that comes over a redirect', () => {
  it('is shown once by the page that it was given to', () => {
    const cookies = createInMemoryCookieJar();
    passNotice(cookies, { ...NOTICE, values: { amount: 5 } });
    expect(takeNotice(cookies)).toMatchObject({
      tone: 'success',
      message: 'vue.wishlist.saved',
      values: { amount: '5' },
    });
    expect(takeNotice(cookies)).toBeUndefined();
  });

  it('brings the number of an order along', () => {
    const cookies = createInMemoryCookieJar();
    passNotice(cookies, { ...NOTICE, values: { number: '2600017' } });
    expect(takeNotice(cookies)).toMatchObject({ values: { number: '2600017' } });
  });

  it('keeps a sentence of the server as it is, spaces, umlauts, colons and numbers included', () => {
    const sentences = [
      'Zurzeit nicht lieferbar.',
      'Lieferbar ab Montag 12:30',
      'Höchstmenge: 6',
      'Großer Andrang – später',
    ];
    for (const message of sentences) {
      const cookies = createInMemoryCookieJar();
      passNotice(cookies, { id: message, tone: 'error', message });
      expect(takeNotice(cookies)).toEqual({ id: message, tone: 'error', message });
    }
  });

  it.each([299, 300, 301])('carries at most 300 characters of a sentence of %i', (length) => {
    const cookies = createInMemoryCookieJar();
    passNotice(cookies, { id: 'long', tone: 'error', message: 'ä '.repeat(200).slice(0, length) });
    expect(takeNotice(cookies)?.message).toHaveLength(Math.min(300, length));
  });

  it.each(['shout:<b>', 'error:', 'error:two\nlines', 'error', `error:${'a b'.repeat(101)}`])(
    'shows nothing when its cookie was tampered with: %j',
    (notice) => {
      expect(takeNotice(createInMemoryCookieJar({ notice }))).toBeUndefined();
    },
  );

  it('appears once the page is there', () => {
    const { notices, clock } = open({ notice: 'warning:vue.checkout.message.sessionExpired' });
    clock.pass(100);
    expect(notices.state$.value).toMatchObject([{ kind: 'warning' }]);
  });

  it('is left for the next page when it is passed by one that is leaving', () => {
    const { notices, clock, cookies } = open();
    clock.pass(0);
    passNotice(cookies, NOTICE);
    clock.pass(1_000);
    expect(notices.state$.value).toEqual([]);
    expect(takeNotice(cookies)).toMatchObject({ message: NOTICE.message });
  });
});

const open = (cookiesBefore: Readonly<Record<string, string>> = {}) => {
  const clock = createHandDrivenClock();
  const cookies = createInMemoryCookieJar(cookiesBefore);
  return { notices: createShowNotices(createScope(), { clock, cookies }), clock, cookies };
};
