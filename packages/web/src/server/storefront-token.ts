// The token of GET /api/token: it says that somebody visited this shop, and nothing more. It is not the shop host's own token, which no
// browser ever sees (K9 of the decisions in docs/adr).

import { randomBytes } from 'node:crypto';
import { tokenCookieSeconds } from '@tornister/domain/session';
import { SignJWT } from 'jose';

/** Ten minutes. */
const LIFE_S = 600;

export type StorefrontTokens = { readonly issue: () => Promise<{ readonly token: string; readonly seconds: number }> };

/** Signs with a key of this process; nobody has to check the token, and it opens nothing. */
export const createStorefrontTokens = (now: () => number = Date.now): StorefrontTokens => {
  const key = randomBytes(32);
  return {
    issue: async () => {
      const issuedAt = Math.floor(now() / 1_000);
      const token = await new SignJWT({ scope: 'storefront' })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience('storefront')
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + LIFE_S)
        .sign(key);
      return { token, seconds: tokenCookieSeconds(LIFE_S) };
    },
  };
};
