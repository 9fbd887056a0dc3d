// Renews the login of a visitor before a call leaves for the backend: when the JWT has a minute or less to live, its refresh token is exchanged
// for the next two. Source: ADR 0020.

import type { RefreshedLogin } from '@tornister/adapters-graphql/session';
import type { GatewayError } from '@tornister/application/ports';
import { COOKIES, isAccessTokenDue, REFRESH_TOKEN_COOKIE } from '@tornister/domain/session';
import { type Instant, instantOf, SECOND_MS } from '@tornister/domain/shared';
import type { ResultAsync } from 'neverthrow';
import { z } from 'zod';
import { endLogin } from './ended-login.ts';
import { parsedJson } from './json-text.ts';
import { setTokens } from './session-cookies.ts';
import type { Visit } from './visitor.ts';

const CLAIMS = z.object({ exp: z.number() });

/** When a JWT ends, as it says itself; nothing for one that is cut or garbled. Whether it is good is the backend's business. */
export const endOfToken = (jwt: string | undefined): Instant | undefined => {
  const claims = Buffer.from(jwt?.split('.')[1] ?? '', 'base64url').toString();
  const read = CLAIMS.safeParse(parsedJson(claims));
  return read.success ? instantOf(read.data.exp * SECOND_MS) : undefined;
};

/** Exchanges a refresh token at the backend. */
export type Exchange = (refreshToken: string) => ResultAsync<RefreshedLogin, GatewayError>;

/** Sees to it that the visitor's JWT is good for this call. Throws when that could not be found out, as a call does that is not answered. */
export type FreshLogin = (visit: Visit, exchange: Exchange) => Promise<void>;

/** One exchange of a token at a time, however many requests bring it. */
export const createFreshLogin = (now: () => Instant): FreshLogin => {
  const underWay = new Map<string, ResultAsync<RefreshedLogin, GatewayError>>();

  const exchanged = (refreshToken: string, exchange: Exchange): ResultAsync<RefreshedLogin, GatewayError> => {
    const known = underWay.get(refreshToken);
    if (known !== undefined) return known;
    const forget = (): boolean => underWay.delete(refreshToken);
    const exchanging = exchange(refreshToken).andTee(forget).orTee(forget);
    underWay.set(refreshToken, exchanging);
    return exchanging;
  };

  /**
   * A login that has ended is told by the answer to the call itself, which also says whether the next one has overtaken it; without a JWT nothing would
   * tell it.
   */
  const refuse = (visit: Visit): void => {
    if (visit.cookies.get(COOKIES.jwt) !== undefined) return;
    visit.cookies.remove(REFRESH_TOKEN_COOKIE);
    endLogin(visit);
  };

  return async (visit, exchange) => {
    const refreshToken = visit.cookies.get(REFRESH_TOKEN_COOKIE);
    if (refreshToken === undefined) return;
    const endsAt = endOfToken(visit.cookies.get(COOKIES.jwt));
    if (!isAccessTokenDue(endsAt, now())) return;
    const result = await exchanged(refreshToken, exchange);
    if (result.isOk()) return setTokens(visit.cookies, result.value);
    if (result.error.kind === 'gateway.unauthenticated') return refuse(visit);
    // The backend is away. With a JWT that still lives the call may succeed; an expired one would end the login for nothing.
    if (endsAt === undefined || endsAt <= now())
      throw new Error('The login could not be renewed', { cause: result.error });
  };
};
