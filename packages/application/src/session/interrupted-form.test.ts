import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createInMemoryCookieJar } from '../../testing/index.ts';
import { dropInterrupted, dropWanted, INTERRUPTED_COOKIE, readInterrupted } from './interrupted-form.ts';
import { createInterruptedForms, keepInterrupted, keepWanted } from './keep-interrupted.ts';

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

  it('leaves out the longest fields that there is no room for, and says so', () => {
    const cookies = createInMemoryCookieJar();
    const kept = { name: 'Klasse 3b', children: '24', note: 'ä'.repeat(200) };
    const path = '/myaccount/classlists/';
    const typed = { text: '2 Hefte grün\n'.repeat(300), more: 'x'.repeat(3_000), ...kept };
    keepInterrupted(cookies, { path, typed });
    expect(readInterrupted(cookies)).toEqual({ path, typed: kept, isCut: true });
    expect(encodeURIComponent(cookies.get(INTERRUPTED_COOKIE) ?? '').length).toBeLessThanOrEqual(3_800);
    expect(createInterruptedForms({ cookies }).of(path)).toEqual({
      typed: kept,
      isCut: true,
    });
  });

  it('fits into a cookie whatever was typed, and leaves out no field that is shorter than one that is kept', () => {
    const field = fc.string({ minLength: 1, maxLength: 2_500, unit: 'grapheme-ascii' });
    fc.assert(
      fc.property(fc.uniqueArray(field, { minLength: 2, maxLength: 6 }), (values) => {
        const cookies = createInMemoryCookieJar();
        keepInterrupted(cookies, {
          path: '/',
          typed: Object.fromEntries(values.map((value, at) => [`f${at}`, value])),
        });
        expect(encodeURIComponent(cookies.get(INTERRUPTED_COOKIE) ?? '').length).toBeLessThanOrEqual(3_800);
        const waiting = readInterrupted(cookies);
        const lengthOf = (value: string) => encodeURIComponent(JSON.stringify(value)).length;
        const kept = Object.values(waiting?.typed ?? {});
        const lost = values.filter((value) => !kept.includes(value));
        expect(waiting?.isCut ?? false).toBe(lost.length > 0);
        expect(Math.max(...kept.map(lengthOf), 0)).toBeLessThanOrEqual(Math.min(...lost.map(lengthOf), 3_800));
      }),
    );
  });

  it('whose only field was too long is a form all the same, for the page that is wanted next and for the login', () => {
    const cookies = createInMemoryCookieJar();
    const path = '/service/materiallist/';
    keepInterrupted(cookies, { path, typed: { text: 'x'.repeat(4_000) } });
    keepWanted(cookies, '/myaccount/orders/');
    dropWanted(cookies);
    expect(readInterrupted(cookies)).toEqual({ path, typed: {}, isCut: true });
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
    expect(forms.of('/checkout/shipping/')).toEqual({ typed: { city: 'Aalen' } });
    expect(forms.of('/checkout/summary/')).toBeUndefined();
    forms.want('/checkout/shipping/');
    expect(forms.of('/checkout/shipping/')).toEqual({ typed: { city: 'Aalen' } });
    forms.drop();
    expect(forms.of('/checkout/shipping/')).toBeUndefined();
    forms.want('/prime/checkout/');
    expect(forms.of('/prime/checkout/')).toEqual({ typed: {} });
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
      const found = createInterruptedForms({ cookies }).of(PATH)?.typed;
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
