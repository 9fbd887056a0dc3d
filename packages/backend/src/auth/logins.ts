// The member's logins, to look at and to end. Source: ASVS 5.0 7.5.2.

import { createHash } from 'node:crypto';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import { refusal } from '../graphql/refusal.ts';
import { requireLogin } from '../visitor/require-visitor.ts';
import { deviceNameOf } from './device-name.ts';
import { revokeSession, revokeSessionsOf } from './user-token.ts';

/** The name of a login that its owner may see: the session's own id never leaves the token. */
const shownId = (sessionId: string): string => createHash('sha256').update(sessionId).digest('base64url');

const requireMember = (context: RequestContext): { readonly accountId: string; readonly sessionId: string } => {
  const { accountId, sessionId } = requireLogin(context);
  if (accountId === undefined) throw refusal('VALID_TOKEN_REQUIRED');
  return { accountId, sessionId };
};

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
export const listLogins = async (context: RequestContext): Promise<readonly Answer<'LoginSession'>[]> => {
  const { accountId, sessionId } = requireMember(context);
  const sessions = await goodSessions(context, accountId);
  return sessions.map(({ id, created_at, expires_at, user_agent }) => ({
    id: shownId(id),
    startedAt: created_at,
    endsAt: expires_at,
    device: deviceNameOf(user_agent ?? ''),
    isCurrent: id === sessionId,
  }));
};

/** Ends one login of the account, or all but the one that asks. */
export const endLogins = async (
  context: RequestContext,
  id: string | null | undefined,
): Promise<Answer<'MutationResult'>> => {
  const { accountId, sessionId } = requireMember(context);
  const { database, now, log } = context;
  if (id) {
    const chosen = (await goodSessions(context, accountId)).find((session) => shownId(session.id) === id);
    if (chosen !== undefined) await revokeSession(database, chosen.id, now());
  } else {
    await revokeSessionsOf(database, accountId, { now: now(), exceptId: sessionId });
  }
  log.info({ event: 'session_revoked', accountId, all: !id }, 'logins ended');
  return { successful: true, fieldErrors: [] };
};
