// The tokens of a login: a short JWT, and a refresh token that is exchanged for the next two. A refresh token is made from the secret, the session
// and its generation, so that parallel exchanges of one token answer the same next one; the database keeps only a hash. Source: spec 2 §4, §8;
// ADR 0020; RFC 9700 4.14.2; ASVS 5.0 7.2.4, 7.3.2, 10.4.5.

import { createHash, createHmac } from 'node:crypto';
import { LONG_SESSION_MS, refreshOutcome, SESSION_MS } from '@tornister/domain/session';
import { brandId, instantOf, SECOND_MS, type UserId } from '@tornister/domain/shared';
import { ok, type Result } from 'neverthrow';
import type { Database, Transaction } from '../database/database.ts';
import type { Answer } from '../graphql/answer.ts';
import type { LoggedIn, RequestContext } from '../graphql/context.ts';
import { type Refusal, refuse } from '../graphql/refusal.ts';
import { unguessableId } from '../server/ids.ts';
import type { Secrets } from '../server/secrets.ts';
import { type NamedSession, revokeSession, signUserToken } from './user-token.ts';

const FIRST_GENERATION = 1;

export type LoginTokens = { readonly jwt: string; readonly refreshToken: string };

export type NewSession = {
  readonly userId: UserId;
  readonly kind: LoggedIn['kind'];
  readonly isLong?: boolean;
};

type Issuing = Pick<RequestContext, 'secrets' | 'settings' | 'now'>;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const refreshTokenOf = ({ jwt }: Secrets, sessionId: string, generation: number): string =>
  createHmac('sha256', jwt).update(`refresh ${sessionId} ${generation}`).digest('base64url');

/** Opens a session and answers its first tokens. */
export const openSession = async (
  context: Issuing & Pick<RequestContext, 'userAgent'>,
  database: Database,
  { userId, kind, isLong = false }: NewSession,
): Promise<LoginTokens> => {
  const now = context.now();
  const id = unguessableId();
  const endsAt = instantOf(now + (isLong ? LONG_SESSION_MS : SESSION_MS));
  await database
    .insertInto('sessions')
    .values({
      id,
      user_id: userId,
      kind,
      created_at: now,
      expires_at: endsAt,
      revoked_at: null,
      user_agent: context.userAgent ?? null,
      is_long: isLong,
    })
    .execute();
  const refreshToken = await insertRefreshToken(context, database, id, FIRST_GENERATION);
  return { jwt: await shortToken(context, { id, userId, endsAt }), refreshToken };
};

const insertRefreshToken = async (
  { secrets }: Issuing,
  database: Database,
  sessionId: string,
  generation: number,
): Promise<string> => {
  const token = refreshTokenOf(secrets, sessionId, generation);
  await database
    .insertInto('refresh_tokens')
    .values({ hash: hashOf(token), session_id: sessionId, generation, exchanged_at: null })
    .execute();
  return token;
};

const shortToken = ({ secrets, settings, now }: Issuing, session: NamedSession): Promise<string> =>
  signUserToken(secrets, session, { now: now(), seconds: settings.accessTokenSeconds });

type Exchanged = Answer<'RefreshedLogin'> | 'unknown' | 'ended' | 'reused';

/**
 * The next tokens of a login for its refresh token. Refused as invalid when nobody has such a login any more, as revoked when it was ended or
 * its token was shown by two; in that case it ends for both.
 */
export const refreshLogin = async (
  context: RequestContext,
  token: string,
): Promise<Result<Answer<'RefreshedLogin'>, Refusal>> => {
  const exchanged = await context.database
    .transaction()
    .execute((transaction) => exchange(context, transaction, hashOf(token)));
  if (exchanged === 'unknown') return refuse('INVALID_TOKEN');
  if (exchanged === 'reused')
    context.log.warn({ event: 'authn_token_reuse' }, 'refresh token shown again: login ended');
  if (exchanged === 'ended' || exchanged === 'reused') return refuse('REVOKED_TOKEN');
  return ok(exchanged);
};

/** Of many at the same time one exchanges; the others wait for the session's row and find what came of it. */
const exchange = async (context: Issuing, transaction: Transaction, hash: string): Promise<Exchanged> => {
  const now = context.now();
  const session = await lockSessionOf(transaction, hash);
  if (session === undefined || (session.revoked_at === null && session.expires_at <= now)) return 'unknown';
  if (session.revoked_at !== null) return 'ended';
  const shown = await transaction
    .selectFrom('refresh_tokens')
    .select(['generation', 'exchanged_at'])
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow();
  // Made with another secret: whoever changes the secret ends every login, those of a thief of the old one included.
  if (hashOf(refreshTokenOf(context.secrets, session.id, shown.generation)) !== hash) return 'unknown';
  const outcome = refreshOutcome(shown.exchanged_at === null ? undefined : instantOf(shown.exchanged_at), now);
  if (outcome === 'reused') {
    await revokeSession(transaction, session.id, now);
    return 'reused';
  }
  const refreshToken =
    outcome === 'exchange'
      ? await replace(context, transaction, session.id, shown.generation)
      : await newestOf(context, transaction, session.id);
  const endsAt = instantOf(session.expires_at);
  return {
    jwt: await shortToken(context, { id: session.id, userId: brandId<UserId>(session.user_id), endsAt }),
    refreshToken,
    isLong: session.is_long,
    secondsLeft: Math.floor((endsAt - now) / SECOND_MS),
  };
};

const lockSessionOf = (transaction: Transaction, hash: string) =>
  transaction
    .selectFrom('sessions')
    .select(['id', 'user_id', 'expires_at', 'revoked_at', 'is_long'])
    .where('id', '=', (query) => query.selectFrom('refresh_tokens').select('session_id').where('hash', '=', hash))
    .forUpdate()
    .executeTakeFirst();

const replace = async (
  context: Issuing,
  transaction: Transaction,
  sessionId: string,
  generation: number,
): Promise<string> => {
  await transaction
    .updateTable('refresh_tokens')
    .set({ exchanged_at: context.now() })
    .where('session_id', '=', sessionId)
    .where('generation', '=', generation)
    .execute();
  return insertRefreshToken(context, transaction, sessionId, generation + 1);
};

const newestOf = async ({ secrets }: Issuing, transaction: Transaction, sessionId: string): Promise<string> => {
  const { generation } = await transaction
    .selectFrom('refresh_tokens')
    .select('generation')
    .where('session_id', '=', sessionId)
    .where('exchanged_at', 'is', null)
    .executeTakeFirstOrThrow();
  return refreshTokenOf(secrets, sessionId, generation);
};
