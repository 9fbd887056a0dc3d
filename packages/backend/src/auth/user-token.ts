// The JWT of a guest or member. It only names a row of the session table; the row decides, so that a logout holds at once.
// Source: spec 2 §6, §8; ASVS 9.1, 7.4.

import { brandId, type Instant, type UserId } from '@tornister/domain/shared';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Database } from '../database/database.ts';
import type { LoggedIn } from '../graphql/context.ts';
import { unguessableId } from '../server/ids.ts';
import type { Secrets } from '../server/secrets.ts';

const ISSUER = 'shop-backend';
const AUDIENCE = 'shop-visitor';
const PURPOSE = 'login';
const ALGORITHM = 'HS256';
const HOUR_MS = 3_600_000;

/** Eight hours, or 30 days for who wants to stay logged in. */
const SESSION_MS = 8 * HOUR_MS;
const LONG_SESSION_MS = 30 * 24 * HOUR_MS;

export type NewSession = {
  readonly userId: UserId;
  readonly kind: LoggedIn['kind'];
  readonly isLong?: boolean;
  readonly userAgent?: string | undefined;
  readonly now: Instant;
};

/** Opens a session and answers its token. */
export const openSession = async (
  database: Database,
  secrets: Secrets,
  { userId, kind, isLong = false, userAgent, now }: NewSession,
): Promise<string> => {
  const id = unguessableId();
  const expiresAt = now + (isLong ? LONG_SESSION_MS : SESSION_MS);
  await database
    .insertInto('sessions')
    .values({
      id,
      user_id: userId,
      kind,
      created_at: now,
      expires_at: expiresAt,
      revoked_at: null,
      user_agent: userAgent ?? null,
    })
    .execute();
  return new SignJWT({ purpose: PURPOSE })
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(userId)
    .setJti(id)
    .setIssuedAt(Math.floor(now / 1_000))
    .setExpirationTime(Math.floor(expiresAt / 1_000))
    .sign(keyOf(secrets));
};

export type TokenVerdict =
  | { readonly kind: 'good'; readonly login: LoggedIn }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'revoked' };

/** Who a token stands for, asked of the session table. */
export const verifyUserToken = async (
  database: Database,
  secrets: Secrets,
  token: string,
  now: Instant,
): Promise<TokenVerdict> => {
  const sessionId = await sessionIdOf(secrets, token, now);
  if (sessionId === undefined) return { kind: 'invalid' };
  const row = await database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('accounts', 'accounts.id', 'users.account_id')
    .where('sessions.id', '=', sessionId)
    .select(['sessions.user_id', 'sessions.kind', 'sessions.expires_at', 'sessions.revoked_at', 'users.account_id'])
    .select('accounts.kind as account_kind')
    .executeTakeFirst();
  if (row === undefined || row.expires_at <= now) return { kind: 'invalid' };
  if (row.revoked_at !== null) return { kind: 'revoked' };
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

const sessionIdOf = async (secrets: Secrets, token: string, now: Instant): Promise<string | undefined> => {
  try {
    const { payload } = await jwtVerify(token, keyOf(secrets), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: new Date(now),
    });
    return payload.purpose === PURPOSE ? payload.jti : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
};

const keyOf = (secrets: Secrets): Uint8Array => new TextEncoder().encode(secrets.jwt);
