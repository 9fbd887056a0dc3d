import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createInMemoryCookieJar } from '../../testing/index.ts';
import {
  createInterruptedForms,
  dropInterrupted,
  INTERRUPTED_COOKIE,
  keepInterrupted,
  keepWanted,
  readInterrupted,
} from './interrupted-form.ts';

describe('a form that the end of a login interrupted', () => {
  it('is there again as it was typed', () => {
    const field = fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' });
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ maxLength: 20 }), field, { maxKeys: 6, noNullPrototype: true }),
        (typed) => {
          const cookies = createInMemoryCookieJar();
          keepInterrupted(cookies, { path: '/checkout/shipping/', typed });
          expect(readInterrupted(cookies)).toEqual({ path: '/checkout/shipping/', typed });
        },
      ),
    );
  });

  it('leaves out what was left empty', () => {
    const cookies = createInMemoryCookieJar();
    keepInterrupted(cookies, { path: '/checkout/shipping/', typed: { city: 'Aalen', addition: '' } });
    expect(readInterrupted(cookies)?.typed).toEqual({ city: 'Aalen' });
  });

  it('holds a comment of the greatest length', () => {
    const cookies = createInMemoryCookieJar();
    const typed = { orderComment: 'Bitte läuten, wir hören Sie! '.repeat(18).slice(0, 500) };
    keepInterrupted(cookies, { path: '/checkout/summary/', typed });
    expect(readInterrupted(cookies)?.typed).toEqual(typed);
  });

  it('fits into a cookie, and keeps at least the page', () => {
    const lengthWith = (count: number) => {
      const cookies = createInMemoryCookieJar();
      keepInterrupted(cookies, { path: '/checkout/summary/', typed: { a: 'x'.repeat(count) } });
      return [
        encodeURIComponent(cookies.get(INTERRUPTED_COOKIE) ?? '').length,
        readInterrupted(cookies)?.typed.a?.length,
      ];
    };
    const frame = (lengthWith(1)[0] ?? 0) - 1;
    expect(lengthWith(3_800 - frame - 1)).toEqual([3_799, 3_800 - frame - 1]);
    expect(lengthWith(3_800 - frame)).toEqual([3_800, 3_800 - frame]);
    expect(lengthWith(3_801 - frame)[1]).toBeUndefined();
  });

  it.each(['', 'no json', 'null', '"text"', '{"path":1,"typed":{}}', '{"path":"/","typed":{"a":1}}', '{"path":"/"}'])(
    'is nothing when the cookie is not ours: %j',
    (written) => {
      expect(readInterrupted(createInMemoryCookieJar({ [INTERRUPTED_COOKIE]: written }))).toBeUndefined();
    },
  );

  it('is forgotten when it is saved', () => {
    const cookies = createInMemoryCookieJar();
    keepInterrupted(cookies, { path: '/checkout/payment/', typed: {} });
    dropInterrupted(cookies);
    expect(readInterrupted(cookies)).toBeUndefined();
  });

  it('belongs to its page and to no other', () => {
    const cookies = createInMemoryCookieJar();
    const forms = createInterruptedForms({ cookies });
    forms.keep({ path: '/checkout/shipping/', typed: { city: 'Aalen' } });
    expect(forms.of('/checkout/shipping/')).toEqual({ city: 'Aalen' });
    expect(forms.of('/checkout/summary/')).toBeUndefined();
    forms.want('/checkout/shipping/');
    expect(forms.of('/checkout/shipping/')).toEqual({ city: 'Aalen' });
    forms.drop();
    expect(forms.of('/checkout/shipping/')).toBeUndefined();
    forms.want('/prime/checkout/');
    expect(forms.of('/prime/checkout/')).toEqual({});
  });

  describe('and who logs in then', () => {
    const PATH = '/myaccount/contact/';
    const typed = { lastname: 'Neu' };
    /** The browser after a login has ended, and what came of its form for who is there then. */
    const after = (ended: Readonly<Record<string, string>>, next: Readonly<Record<string, string>>) => {
      const before = createInMemoryCookieJar(ended);
      keepInterrupted(before, { path: PATH, typed });
      const interrupted = before.get(INTERRUPTED_COOKIE) ?? '';
      const cookies = createInMemoryCookieJar({ [INTERRUPTED_COOKIE]: interrupted, ...next });
      const found = createInterruptedForms({ cookies }).of(PATH);
      return [found, cookies.get(INTERRUPTED_COOKIE) !== undefined];
    };
    const MIA = { 'X-JWT-exist': 'mia' };
    const ENDED = { securityLogout: 'member mia' };

    it.each([
      ['the same member', MIA, MIA, typed, true],
      ['the same member, whose login is forgotten already', ENDED, MIA, typed, true],
      ['another member', ENDED, { 'X-JWT-exist': 'paul' }, undefined, false],
      ['a guest', ENDED, { 'X-JWT-exist': 'gesa', 'X-JWT-guest': '1' }, undefined, false],
      ['nobody, and waits on', ENDED, {}, undefined, true],
    ])('of a member: is there again for %s', (_who, ended, next, found, waits) => {
      expect(after(ended, next)).toEqual([found, waits]);
    });

    it('goes on with the next login where nobody knows who it was', () => {
      expect([after({}, MIA), after({ securityLogout: 'anonymous' }, MIA)]).toEqual([
        [typed, true],
        [typed, true],
      ]);
    });

    it.each([
      ['another guest, who may be the same', { 'X-JWT-exist': 'otto', 'X-JWT-guest': '1' }, [typed, true]],
      ['a member', MIA, [undefined, false]],
    ])('of a guest waits for %s: %j', (_who, next, expected) => {
      const guest = { 'X-JWT-exist': 'gesa', 'X-JWT-guest': '1' };
      expect([after(guest, next), after({ securityLogout: 'guest' }, next)]).toEqual([expected, expected]);
    });

    it('waits on when a page is asked for without a login', () => {
      const cookies = createInMemoryCookieJar(ENDED);
      keepInterrupted(cookies, { path: PATH, typed });
      keepWanted(cookies, '/myaccount/orders/');
      cookies.set('X-JWT-exist', 'mia', {});
      expect(readInterrupted(cookies)).toEqual({ path: PATH, typed });
    });
  });
});
