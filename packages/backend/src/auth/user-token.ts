// The JWT of a guest or member, good for some minutes. It only names a row of the session table; the row decides, so that a logout holds
// at once.
// Source: spec 2 §6, §8; ASVS 9.1, 7.4.

import { brandId, type Instant, SECOND_MS, type UserId } from '@tornister/domain/shared';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Database } from '../database/database.ts';
import type { LoggedIn } from '../graphql/context.ts';
import type { Secrets } from '../server/secrets.ts';

const ISSUER = 'shop-backend';
const AUDIENCE = 'shop-visitor';
const PURPOSE = 'login';
const ALGORITHM = 'HS256';

export type NamedSession = {
  readonly id: string;
  readonly userId: UserId;
  /** When the session ends; no token of it lives longer. */
  readonly endsAt: Instant;
};

/** The token of a session for the next minutes. */
export const signUserToken = (
  secrets: Secrets,
  { id, userId, endsAt }: NamedSession,
  { now, seconds }: { readonly now: Instant; readonly seconds: number },
): Promise<string> => {
  const issuedAt = Math.floor(now / SECOND_MS);
  return new SignJWT({ purpose: PURPOSE })
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(userId)
    .setJti(id)
    .setIssuedAt(issuedAt)
    .setExpirationTime(Math.min(issuedAt + seconds, Math.floor(endsAt / SECOND_MS)))
    .sign(keyOf(secrets));
};

export type TokenVerdict =
  | { readonly kind: 'good'; readonly login: LoggedIn }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'revoked' }
  | { readonly kind: 'logged-out' }
  | { readonly kind: 'left-just-now' };

/** So long an answer may be under way that was asked for with a token from before a logout, or before the next login. */
export const UNDER_WAY_MS = 30 * SECOND_MS;

/** Who a token stands for, asked of the session table. */
export const verifyUserToken = async (
  database: Database,
  secrets: Secrets,
  token: string,
  now: Instant,
): Promise<TokenVerdict> => {
  const read = await readToken(secrets, token, now);
  if (read === undefined) return { kind: 'invalid' };
  const { sessionId, hasExpired } = read;
  const row = await database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('accounts', 'accounts.id', 'users.account_id')
    .where('sessions.id', '=', sessionId)
    .select([
      'sessions.user_id',
      'sessions.kind',
      'sessions.expires_at',
      'sessions.revoked_at',
      'sessions.is_logged_out',
    ])
    .select(['users.account_id', 'accounts.kind as account_kind'])
    .executeTakeFirst();
  if (row === undefined) return { kind: 'invalid' };
  if (row.revoked_at !== null && !row.is_logged_out) return { kind: 'revoked' };
  if (row.revoked_at !== null) return { kind: now - row.revoked_at < UNDER_WAY_MS ? 'left-just-now' : 'logged-out' };
  if (hasExpired || row.expires_at <= now) return { kind: 'invalid' };
  const login: LoggedIn = {
    sessionId,
    userId: brandId<UserId>(row.user_id),
    kind: row.kind,
    ...(row.account_id === null ? {} : { accountId: row.account_id }),
    ...(row.account_kind === null ? {} : { accountKind: row.account_kind }),
  };
  return { kind: 'good', login };
};

/** Ends a session; its token is refused from now on. */
export const revokeSession = async (database: Database, sessionId: string, now: Instant): Promise<void> => {
  await database
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
};

/**
 * Ends a session by its own token, at a logout or because the next login takes its place. What was asked with that token a moment before and is
 * looked at after is no reason to warn its owner.
 */
export const logOutSession = async (database: Database, sessionId: string, now: Instant): Promise<void> => {
  await database
    .updateTable('sessions')
    .set({ revoked_at: now, is_logged_out: true })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
};

/** Ends every session of an account but one; answers how many. */
export const revokeSessionsOf = async (
  database: Database,
  accountId: string,
  { now, exceptId }: { readonly now: Instant; readonly exceptId?: string | undefined },
): Promise<number> => {
  const ended = await database
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('revoked_at', 'is', null)
    .where('id', '<>', exceptId ?? '')
    .where('user_id', 'in', (query) => query.selectFrom('users').select('id').where('account_id', '=', accountId))
    .returning('id')
    .execute();
  return ended.length;
};

type ReadToken = { readonly sessionId: string; readonly hasExpired: boolean };

/** Reads a token that this shop has signed. One that has expired still names its session, which may have been called back meanwhile. */
const readToken = async (secrets: Secrets, token: string, now: Instant): Promise<ReadToken | undefined> => {
  const named = ({ purpose, jti }: JWTPayload, hasExpired: boolean): ReadToken | undefined =>
    purpose === PURPOSE && jti !== undefined ? { sessionId: jti, hasExpired } : undefined;
  try {
    const { payload } = await jwtVerify(token, keyOf(secrets), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: new Date(now),
    });
    return named(payload, false);
  } catch (error) {
    if (error instanceof errors.JWTExpired) return named(error.payload, true);
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
};

const keyOf = (secrets: Secrets): Uint8Array => new TextEncoder().encode(secrets.jwt);
