// The shop host's own token: who holds it is believed about store, language and user id. It stands for the shop, not for a person.
// Source: spec 2 §7 "Transport", docs/adr/0009 "Shop host and backend".

import { createHash, timingSafeEqual } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Secrets } from '../server/secrets.ts';

const ISSUER = 'shop-backend';
const AUDIENCE = 'shop-api';
const PURPOSE = 'api';
const ALGORITHM = 'HS256';

/** One hour. */
export const API_TOKEN_SECONDS = 3_600;

/** Whether id and secret are those of the shop host; takes the same time for every wrong answer. */
export const isShopClient = (secrets: Secrets, clientId: string, clientSecret: string): boolean => {
  const isSameId = isSame(clientId, secrets.shopClientId);
  const isSameSecret = isSame(clientSecret, secrets.shopClientSecret);
  return isSameId && isSameSecret;
};

/** A new token for the shop host. */
export const issueApiToken = (secrets: Secrets, nowSeconds: number): Promise<string> =>
  new SignJWT({ purpose: PURPOSE })
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(secrets.shopClientId)
    .setIssuedAt(nowSeconds)
    .setExpirationTime(nowSeconds + API_TOKEN_SECONDS)
    .sign(keyOf(secrets.jwt));

type GoodToken = { readonly token: string; readonly until: number };

const lastGood = new WeakMap<Secrets, GoodToken>();

/**
 * Whether a token is the shop host's and still good. It shows the same one for an hour, so the signature of the last good token is not
 * checked again.
 */
export const isApiToken = async (secrets: Secrets, token: string, nowSeconds: number): Promise<boolean> => {
  const known = lastGood.get(secrets);
  if (known !== undefined && nowSeconds < known.until && isSame(token, known.token)) return true;
  const until = (await goodUntil(secrets.jwt, token, nowSeconds)) ?? (await goodBefore(secrets, token, nowSeconds));
  if (until !== undefined) lastGood.set(secrets, { token, until });
  return until !== undefined;
};

/** While the secret changes, backends that have it already and those that do not yet take each other's tokens. */
const goodBefore = async ({ jwtBefore }: Secrets, token: string, nowSeconds: number): Promise<number | undefined> =>
  jwtBefore === undefined ? undefined : goodUntil(jwtBefore, token, nowSeconds);

/** The second at which a good token ends. */
const goodUntil = async (secret: string, token: string, nowSeconds: number): Promise<number | undefined> => {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: new Date(nowSeconds * 1_000),
    });
    return payload.purpose === PURPOSE ? payload.exp : undefined;
  } catch {
    return undefined;
  }
};

const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(secret);

const isSame = (left: string, right: string): boolean => timingSafeEqual(digest(left), digest(right));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
