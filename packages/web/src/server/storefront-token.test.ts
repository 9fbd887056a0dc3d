// @vitest-environment node

import { decodeJwt } from 'jose';
import { afterEach, expect, it } from 'vitest';
import { type OpenHost, openHost } from '../../test/open-host.ts';
import { createStorefrontTokens } from './storefront-token.ts';

it('is good for ten minutes, in this shop, and says nothing of whom it was given to', async () => {
  const { token } = await createStorefrontTokens(() => 1_000_999).issue();
  expect(decodeJwt(token)).toEqual({ scope: 'storefront', aud: 'storefront', iat: 1_000, exp: 1_600 });
});

let host: OpenHost | undefined;
afterEach(() => host?.close());

it('comes in a cookie that no script reads, and ends before the token does', async () => {
  host = await openHost();
  const answer = await host.get('/api/token/');
  const { token } = (await answer.json()) as { readonly token: string };
  expect([answer.status, decodeJwt(token).scope]).toEqual([200, 'storefront']);
  const [cookie] = answer.headers.getSetCookie();
  expect(cookie).toContain(`=${token};`);
  expect(cookie).toContain('HttpOnly');
  const life = Number(/Max-Age=(\d+)/.exec(cookie ?? '')?.[1]);
  expect(life).toBeGreaterThan(0);
  expect(life).toBeLessThan(600);
});
