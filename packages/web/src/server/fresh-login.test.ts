// @vitest-environment node

import { instantOf, MINUTE_MS } from '@tornister/domain/shared';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { afterEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost, type Says } from '../../test/open-host.ts';
import { publishedText } from '../../test/published-text.ts';
import { createFreshLogin, type Exchange, endOfToken } from './fresh-login.ts';
import { readSettings } from './settings.ts';
import { visitOf } from './visitor.ts';

const NOW = instantOf(Date.UTC(2026, 10, 22, 10));
const DAY_MS = 86_400_000;

/** A JWT as the backend makes them, but for the signature, which only the backend reads. */
const jwtUntil = (end: number): string =>
  ['{"alg":"HS256"}', JSON.stringify({ exp: Math.floor(end / 1_000) }), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
const NEXT = { jwt: jwtUntil(NOW + 15 * MINUTE_MS), refreshToken: 'r2' };

const visitWith = (cookie: string) =>
  visitOf({ host: 'de.localhost', cookie, acceptLanguage: '', userAgent: '', clientAddress: '::1' }, readSettings({}));
const loggedIn = (end: number, refreshToken = 'r1') =>
  visitWith(`X-JWT=${jwtUntil(end)}; X-JWT-REFRESH=${refreshToken}; X-JWT-exist=1`);

describe('the login of a visitor whose call is about to leave', () => {
  const asked: string[] = [];
  const exchange: Exchange = (token) => {
    asked.push(token);
    return okAsync(NEXT);
  };
  const fresh = createFreshLogin(() => NOW);
  afterEach(() => asked.splice(0));

  it.each([
    [MINUTE_MS + 1_000, []],
    [MINUTE_MS, ['r1']],
    [1_000, ['r1']],
    [-DAY_MS, ['r1']],
  ])('with %i ms to live exchanges %j', async (left, exchanged) => {
    const visit = loggedIn(NOW + left);
    await fresh(visit, exchange);
    expect(asked).toEqual(exchanged);
    expect(visit.cookies.get('X-JWT-REFRESH')).toBe(exchanged.length === 0 ? 'r1' : 'r2');
  });

  it.each(['', 'X-JWT=cut; ', `X-JWT=a.${Buffer.from('[[').toString('base64url')}.c; `])(
    'is renewed when its JWT is gone or cannot be read: %j',
    async (jwt) => {
      const visit = visitWith(`${jwt}X-JWT-REFRESH=r1`);
      await fresh(visit, exchange);
      expect(visit.cookies.get('X-JWT')).toBe(NEXT.jwt);
    },
  );

  it('is left alone without a refresh token', async () => {
    for (const cookie of ['', `X-JWT=${jwtUntil(0)}; X-JWT-exist=1`]) await fresh(visitWith(cookie), exchange);
    expect(asked).toEqual([]);
  });

  it('is kept out of reach for scripts, as long as it lasts, by lengths and not by dates', async () => {
    const visit = loggedIn(NOW);
    await fresh(visit, () => okAsync({ ...NEXT, stayS: 1_234 }));
    const written = visit.cookies.headers().filter((line) => /^X-JWT(?:-REFRESH)?=/.test(line));
    expect(written).toHaveLength(2);
    for (const line of written) expect(line).toMatch(/Max-Age=1234; HttpOnly/);
    expect(written.join()).not.toMatch(/expires/i);
  });

  it('is renewed once for 20 requests at the same time, and again for the next', async () => {
    const visits = Array.from({ length: 20 }, () => loggedIn(NOW));
    const slow: Exchange = (token) => ResultAsync.fromSafePromise(Promise.resolve()).andThen(() => exchange(token));
    await Promise.all(visits.map((visit) => fresh(visit, slow)));
    expect(asked).toEqual(['r1']);
    expect(new Set(visits.map(({ cookies }) => cookies.get('X-JWT-REFRESH')))).toEqual(new Set(['r2']));
    await fresh(loggedIn(NOW), exchange);
    expect(asked).toEqual(['r1', 'r1']);
  });

  it('is told by the answer to the call that it has ended; without a JWT at once', async () => {
    const refused: Exchange = () => errAsync({ kind: 'gateway.unauthenticated', revoked: true });
    const visit = loggedIn(NOW);
    await fresh(visit, refused);
    expect(['X-JWT-REFRESH', 'X-JWT-exist', 'securityLogout'].map(visit.cookies.get)).toEqual(['r1', '1', undefined]);
    const without = visitWith('X-JWT-REFRESH=r1; X-JWT-exist=1');
    await fresh(without, refused);
    expect(['X-JWT-REFRESH', 'X-JWT-exist', 'securityLogout'].map(without.cookies.get)).toEqual([
      undefined,
      undefined,
      'member 1',
    ]);
  });

  it('does not end because the backend is away: the call is tried with what lives, and fails with what does not', async () => {
    const away: Exchange = () => errAsync({ kind: 'gateway.unreachable' });
    const living = loggedIn(NOW + 1_000);
    await fresh(living, away);
    expect(living.cookies.headers()).toEqual([]);
    const expired = loggedIn(NOW);
    await expect(fresh(expired, away)).rejects.toThrow('could not be renewed');
    expect(expired.cookies.headers()).toEqual([]);
  });

  it('ends when its token says so', () => {
    expect(endOfToken(jwtUntil(NOW))).toBe(NOW);
    expect(
      [undefined, '', 'a.b', '..', `a.${Buffer.from('{"exp":"1"}').toString('base64url')}.c`].map(endOfToken),
    ).toEqual(Array(5).fill(undefined));
  });
});

describe('a renewed login on its way to the browser', () => {
  let host: OpenHost;
  afterEach(() => host.close());

  const cookie = `X-JWT=${jwtUntil(0)}; X-JWT-REFRESH=r1; X-JWT-exist=1; cartId=${'c'.repeat(24)}; X-iSHOP-API-USERID=u`;
  const says: Says = {
    refreshLogin: () => ({ data: { refreshLogin: { ...NEXT, isLong: true, secondsLeft: 1_000 } } }),
    logout: () => ({ data: { logout: true } }),
    shop_findCart: () => ({ errors: [{ message: 'CART_NOT_FOUND', extensions: { code: 'CART_NOT_FOUND' } }] }),
  };
  const hasNext = (answer: Response): boolean =>
    answer.headers.getSetCookie().some((line) => line.startsWith('X-JWT-REFRESH=r2;'));

  it('comes with a page, or with the redirect in its place', async () => {
    host = await openHost(says);
    const answer = await host.get('/checkout/shipping/', { cookie });
    expect(host.asked).toContain('refreshLogin');
    expect([answer.status < 600, hasNext(answer)]).toEqual([true, true]);
  });

  it('comes with what a tab asks, whose call leaves with the new JWT', async () => {
    host = await openHost(says);
    const answer = await host.send('/api/shop/', { query: publishedText('logout') }, cookie);
    expect([answer.status, hasNext(answer)]).toEqual([200, true]);
    expect(await answer.text()).not.toContain('r2');
    expect(host.asked).toEqual(['refreshLogin', 'logout']);
    const graphql = host.heard.filter(({ authorization }) => authorization !== undefined);
    expect(graphql.map((headers) => headers['x-jwt'])).toEqual([undefined, NEXT.jwt]);
  });

  it('is not lost with an answer that says that something went wrong', async () => {
    host = await openHost({
      ...says,
      logout: () => ({ errors: [{ message: 'x', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] }),
    });
    const answer = await host.send('/api/shop/', { query: publishedText('logout') }, cookie);
    expect(hasNext(answer)).toBe(true);
  });

  it('asks nothing for pages that are the same for everyone', async () => {
    host = await openHost(says);
    await host.get('/', { cookie });
    expect(host.asked).not.toContain('refreshLogin');
  });
});
