// The member's logins, to look at and to end. Source: ASVS 5.0 7.5.2.

import { createHash } from 'node:crypto';
import { ok, type ResultAsync, safeTry } from 'neverthrow';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { requireMember } from '../visitor/require-visitor.ts';
import { deviceNameOf } from './device-name.ts';
import { revokeSession, revokeSessionsOf } from './user-token.ts';

/** The name of a login that its owner may see: the session's own id never leaves the token. */
const shownId = (sessionId: string): string => createHash('sha256').update(sessionId).digest('base64url');

const goodSessions = ({ database, now }: RequestContext, accountId: string) =>
  database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.created_at', 'sessions.expires_at', 'sessions.user_agent'])
    .where('users.account_id', '=', accountId)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', now())
    .orderBy('sessions.created_at', 'desc')
    .execute();

/** The logins of the account that are still good, the newest first. */
export const listLogins = (context: RequestContext): ResultAsync<readonly Answer<'LoginSession'>[], Refusal> =>
  safeTry(async function* () {
    const { accountId, sessionId } = yield* requireMember(context);
    const sessions = await goodSessions(context, accountId);
    return ok(
      sessions.map(({ id, created_at, expires_at, user_agent }) => ({
        id: shownId(id),
        startedAt: created_at,
        endsAt: expires_at,
        device: deviceNameOf(user_agent ?? ''),
        isCurrent: id === sessionId,
      })),
    );
  });

/** Ends one login of the account, or all but the one that asks. */
export const endLogins = (
  context: RequestContext,
  id: string | null | undefined,
): ResultAsync<Answer<'MutationResult'>, Refusal> =>
  safeTry(async function* () {
    const { accountId, sessionId } = yield* requireMember(context);
    const { database, now, log } = context;
    if (id) {
      const chosen = (await goodSessions(context, accountId)).find((session) => shownId(session.id) === id);
      if (chosen !== undefined) await revokeSession(database, chosen.id, now());
    } else {
      await revokeSessionsOf(database, accountId, { now: now(), exceptId: sessionId });
    }
    log.info({ event: 'session_revoked', accountId, all: !id }, 'logins ended');
    return ok({ successful: true, fieldErrors: [] });
  });
