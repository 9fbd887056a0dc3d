// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { endLogin, endOfLoginIn, hasLogin, withoutEndedLogin } from './ended-login.ts';
import { readSettings } from './settings.ts';
import { visitOf } from './visitor.ts';

const refused = (code: string) => ({ data: null, errors: [{ message: code, extensions: { code } }] });
const FINE = { data: { cart: 'INVALID_TOKEN is no word of mine' } };

const visitWith = (cookie: string) =>
  visitOf({ host: 'de.localhost', cookie, acceptLanguage: '', userAgent: '', clientAddress: '::1' }, readSettings({}));

describe('an answer that ends a login (spec 2 §8)', () => {
  it.each(['INVALID_TOKEN', 'REVOKED_TOKEN', 'VALID_TOKEN_REQUIRED'])(
    'is a refusal by %s, alone or in a batch',
    (code) => {
      const message = {
        INVALID_TOKEN: 'ishop.api.error.invalid_token',
        REVOKED_TOKEN: 'ishop.api.error.revoked_token',
      };
      const body = {
        errors: [
          {
            message: { ...message, VALID_TOKEN_REQUIRED: 'vue.error.security.valid_token_required' }[code],
            extensions: { code },
          },
        ],
      };
      expect(endOfLoginIn(JSON.stringify(body))).toBe('by-others');
      expect(endOfLoginIn(JSON.stringify([FINE, body]))).toBe('by-others');
    },
  );

  it.each([FINE, [FINE], refused('CART_NOT_FOUND'), [], null, 'INVALID_TOKEN'])('is no other answer: %j', (body) => {
    expect(endOfLoginIn(JSON.stringify(body))).toBeUndefined();
  });

  it('is no answer that cannot be read', () => {
    expect(endOfLoginIn('<html>INVALID_TOKEN')).toBeUndefined();
  });

  it('is not one that wants a member where a guest is logged in: the guest stays logged in (spec 3 §6)', async () => {
    const message = 'vue.error.security.valid_token_required';
    const refusal = (details: object) =>
      JSON.stringify([FINE, { errors: [{ message, extensions: { code: 'VALID_TOKEN_REQUIRED', ...details } }] }]);
    expect(endOfLoginIn(refusal({ isGuest: true }))).toBeUndefined();
    const left = async (details: object) => {
      const visit = visitWith('X-JWT=a; X-JWT-exist=1; X-JWT-guest=1');
      const answer = await withoutEndedLogin(visit, new Response(refusal(details)), 'tab');
      expect(await answer.text()).toBe(refusal(details));
      return ['X-JWT', 'X-JWT-exist', 'X-JWT-guest', 'securityLogout'].map((name) => visit.cookies.get(name));
    };
    expect(await left({ isGuest: true })).toEqual(['a', '1', '1', undefined]);
    expect(await left({})).toEqual([undefined, undefined, undefined, 'guest']);
  });

  it('says when the visitor has ended it', () => {
    const extensions = { code: 'REVOKED_TOKEN', isLoggedOut: true };
    const body = { errors: [{ message: 'ishop.api.error.revoked_token', extensions }] };
    expect(endOfLoginIn(JSON.stringify([FINE, body]))).toBe('by-visitor');
  });
});

describe('a login that has ended', () => {
  it('is one by its token or by the flag for display', () => {
    expect(['X-JWT=a', 'X-JWT-exist=1', 'cartId=c', ''].map((cookie) => hasLogin(visitWith(cookie)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('is forgotten with its flags; the cart stays, and the browser knows for a while', () => {
    const visit = visitWith('X-JWT=a; X-JWT-exist=1; X-JWT-guest=1; cartId=c; X-iSHOP-API-USERID=u');
    endLogin(visit);
    const left = ['X-JWT', 'X-JWT-exist', 'X-JWT-guest', 'cartId', 'X-iSHOP-API-USERID', 'securityLogout'];
    expect(left.map((name) => visit.cookies.get(name))).toEqual([undefined, undefined, undefined, 'c', 'u', 'guest']);
    expect(visit.cookies.headers().join('\n')).toContain('securityLogout=guest; Path=/; SameSite=Lax; Max-Age=900');
  });

  it('leaves the mark of the member whose it was, for whom what was typed waits', () => {
    const visit = visitWith('X-JWT=a; X-JWT-exist=mia');
    endLogin(visit);
    expect(visit.cookies.get('securityLogout')).toBe('member mia');
  });

  it('is one that the next login has replaced a moment ago: an answer to a tab leaves the cookies of that login alone', async () => {
    const extensions = { code: 'REVOKED_TOKEN', isLoggedOut: true, isJustNow: true };
    const body = JSON.stringify({ errors: [{ message: 'ishop.api.error.revoked_token', extensions }] });
    const answerTo = async (to: 'page' | 'tab') => {
      const visit = visitWith('X-JWT=a; X-JWT-exist=1; X-JWT-guest=1');
      expect(await (await withoutEndedLogin(visit, new Response(body), to)).text()).toBe(body);
      return visit.cookies.headers().length;
    };
    expect([await answerTo('tab'), await answerTo('page')]).toEqual([0, 3]);
  });

  it.each([
    ['ended by its owner, who is not warned', { isLoggedOut: true }, undefined],
    ['ended otherwise, and its owner is warned', {}, 'member 1'],
  ])('is one %s', async (_, details, warned) => {
    const error = { message: 'ishop.api.error.revoked_token', extensions: { code: 'REVOKED_TOKEN', ...details } };
    const visit = visitWith('X-JWT=a; X-JWT-exist=1; securityLogout=1');
    await withoutEndedLogin(visit, new Response(JSON.stringify({ errors: [error] })), 'tab');
    expect(hasLogin(visit)).toBe(false);
    expect(visit.cookies.get('securityLogout')).toBe(warned);
  });
});
