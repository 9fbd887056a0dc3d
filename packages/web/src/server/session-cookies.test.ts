// @vitest-environment node

import { createRequestCookieJar } from '@tornister/adapters-browser/cookies';
import { cartReference } from '@tornister/process/cart-reference';
import { describe, expect, it } from 'vitest';
import { createSessionCookies } from './session-cookies.ts';

const DAY_S = 86_400;
const T = { jwt: 't', refreshToken: 'r' };
const open = (header = '') => {
  const jar = createRequestCookieJar(header, { secure: true });
  const written = (name: string): string | undefined => jar.headers().find((line) => line.startsWith(`${name}=`));
  return { jar, written, session: createSessionCookies(jar) };
};

describe('the ids of a visitor', () => {
  it('stay for 30 days, out of reach for scripts; what a script reads is a reference that does not tell the id', () => {
    const { session, jar, written } = open();
    session.setIds({ cartId: 'cart-1', userId: 'user-1' });
    expect(session.cartId()).toBe('cart-1');
    expect(written('X-iSHOP-API-USERID')).toMatch(/user-1.*HttpOnly/);
    expect(written('X-iSHOP-API-USERID')).toContain(`Max-Age=${30 * DAY_S}`);
    expect(written('cartId')).toMatch(/cart-1.*HttpOnly/);
    expect(written('cartReference')).not.toMatch(/HttpOnly|cart-1/);
    expect(jar.get('cartReference')).toBe(cartReference('cart-1'));
    for (const name of ['cartId', 'cartReference']) expect(written(name)).toContain(`Max-Age=${30 * DAY_S}`);
  });

  it('change one by one', () => {
    const { session, jar, written } = open('cartId=cart-1; X-iSHOP-API-USERID=user-1');
    session.setCart('cart-2');
    expect([session.cartId(), jar.get('X-iSHOP-API-USERID')]).toEqual(['cart-2', 'user-1']);
    expect(jar.get('cartReference')).toBe(cartReference('cart-2'));
    session.setUser('user-2');
    expect([session.cartId(), written('X-iSHOP-API-USERID')]).toEqual(['cart-2', expect.stringContaining('HttpOnly')]);
  });

  it('are forgotten together, and the login stays', () => {
    const { session, jar } = open('cartId=cart-1; cartReference=r; X-iSHOP-API-USERID=user-1; X-JWT=t');
    session.clearIds();
    expect([session.cartId(), jar.get('cartReference')]).toEqual([undefined, undefined]);
    expect([jar.get('X-iSHOP-API-USERID'), jar.get('X-JWT')]).toEqual([undefined, 't']);
  });
});

describe('a login', () => {
  it('ends with the browser, unless the visitor wants to stay: then after 30 days', () => {
    const { session, written } = open();
    session.setLogin({ tokens: T, kind: 'member', stay: false });
    expect(written('X-JWT')).toMatch(/t;.*HttpOnly/);
    expect(written('X-JWT-REFRESH')).toMatch(/r;.*HttpOnly/);
    expect(['X-JWT', 'X-JWT-REFRESH', 'X-JWT-exist'].map(written).join()).not.toContain('Max-Age');
    const staying = open();
    staying.session.setLogin({ tokens: T, kind: 'member', stay: true });
    for (const name of ['X-JWT', 'X-JWT-REFRESH', 'X-JWT-exist'])
      expect(staying.written(name)).toContain(`Max-Age=${30 * DAY_S}`);
  });

  it('lasts as long on a computer whose clock is wrong by a day: cookies have a duration, never a date', () => {
    const { session, jar } = open();
    session.setIds({ cartId: 'cart-1', userId: 'user-1' });
    session.setLogin({ tokens: T, kind: 'member', stay: true, device: 'd' });
    expect(jar.headers().join('\n')).toContain('Max-Age');
    session.clearLogin();
    session.clearIds();
    expect(jar.headers().join('\n')).not.toMatch(/expires/i);
  });

  it('tells scripts by a mark whether it is the same person as before, and no id', () => {
    const { session, jar } = open();
    const markOf = (claims: object): string | undefined => {
      const jwt = `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
      session.setLogin({ tokens: { ...T, jwt }, kind: 'member', stay: false });
      return jar.get('X-JWT-exist');
    };
    const [mia, again, paul] = [{ sub: 'mia', jti: '1' }, { sub: 'mia', jti: '2' }, { sub: 'paul' }].map(markOf);
    expect(mia).toMatch(/^[0-9a-f]{16}$/);
    expect([again === mia, paul === mia, markOf({})]).toEqual([true, false, '1']);
  });

  it('says that somebody is logged in, and whether it is a guest, and nothing else that scripts can read', () => {
    const { session, jar, written } = open();
    session.setLogin({ tokens: T, kind: 'guest', stay: false });
    expect([jar.get('X-JWT-exist'), jar.get('X-JWT-guest')]).toEqual(['1', '1']);
    expect(written('X-JWT-guest')).not.toContain('HttpOnly');
    session.setLogin({ tokens: { jwt: 't2', refreshToken: 'r2' }, kind: 'member', stay: false });
    expect([jar.get('X-JWT'), jar.get('X-JWT-guest')]).toEqual(['t2', undefined]);
  });

  it.each([
    ['of a member opens the account', 'X-JWT-exist=1', true],
    ['of a guest opens none', 'X-JWT-exist=1; X-JWT-guest=1', false],
    ['that is not there opens none', '', false],
  ])('%s', (_, header, opens) => {
    expect(open(header).session.isMember()).toBe(opens);
  });

  it("makes no use of what a guest's order has left behind, and leaves no device where none was told", () => {
    const { session, written } = open('guestToken=token');
    expect(session.guestToken()).toBe('token');
    session.setLogin({ tokens: T, kind: 'member', stay: false });
    expect(session.guestToken()).toBeUndefined();
    expect(written('X-DEVICE')).toBeUndefined();
  });

  it('takes back that the one before has ended', () => {
    const { session, jar } = open('securityLogout=1');
    session.setLogin({ tokens: T, kind: 'member', stay: false });
    expect(jar.get('securityLogout')).toBeUndefined();
  });

  it('takes that back also where another answer has told it meanwhile', () => {
    const { session, written } = open('');
    session.setLogin({ tokens: T, kind: 'member', stay: false });
    expect(written('securityLogout')).toMatch(/^securityLogout=;.*Max-Age=0/);
  });

  it('is forgotten with its flags; the browser stays known for 180 days', () => {
    const { session, jar, written } = open('cartId=cart-1');
    session.setLogin({ tokens: T, kind: 'member', stay: false, device: 'd' });
    expect(written('X-DEVICE')).toMatch(/d;.*HttpOnly/);
    expect(written('X-DEVICE')).toContain(`Max-Age=${180 * DAY_S}`);
    session.clearLogin();
    expect(['X-JWT', 'X-JWT-REFRESH', 'X-JWT-exist', 'X-JWT-guest', 'X-DEVICE', 'cartId'].map(jar.get)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      'd',
      'cart-1',
    ]);
  });
});
