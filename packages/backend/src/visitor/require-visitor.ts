// What an operation asks of who calls it. Source: spec 2 §6, §8.

import type { UserId } from '@tornister/domain/shared';
import { ok, type Result } from 'neverthrow';
import type { LoggedIn, RequestContext } from '../graphql/context.ts';
import { type Refusal, refuse } from '../graphql/refusal.ts';

type Calling = Pick<RequestContext, 'visitor'>;

/** A token that is no longer good is told, and never taken for none: its bearer would see an empty cart in the place of their own. */
export const refuseEndedLogin = ({ visitor }: Calling): Result<undefined, Refusal> => {
  if (visitor.refusedToken === 'revoked') return refuse('REVOKED_TOKEN');
  if (visitor.refusedToken === 'logged-out') return refuse('REVOKED_TOKEN', { isLoggedOut: true });
  if (visitor.refusedToken === 'left-just-now') return refuse('REVOKED_TOKEN', { isLoggedOut: true, isJustNow: true });
  if (visitor.refusedToken === 'invalid') return refuse('INVALID_TOKEN');
  return ok(undefined);
};

/** What a visitor without a login that will do is answered. */
export const refuseStranger = (calling: Calling): Result<never, Refusal> =>
  refuseEndedLogin(calling).andThen(() => refuse('VALID_TOKEN_REQUIRED'));

/** The visitor's id; without one the shop host fetches new ids and repeats the call once. */
export const requireUserId = (calling: Calling): Result<UserId, Refusal> =>
  refuseEndedLogin(calling).andThen(() =>
    calling.visitor.userId === undefined ? refuse('USER_ID_REQUIRED') : ok(calling.visitor.userId),
  );

/** The login of a guest or member; a token that is no longer good is told apart from none. */
export const requireLogin = (calling: Calling): Result<LoggedIn, Refusal> =>
  calling.visitor.login === undefined ? refuseStranger(calling) : ok(calling.visitor.login);

/** The login of a member: of who has an account. A guest's login will not do, and is told apart from none: it is still good where a guest may be. */
export const requireMember = (
  calling: Calling,
): Result<{ readonly accountId: string; readonly sessionId: string; readonly userId: UserId }, Refusal> =>
  requireLogin(calling).andThen(({ accountId, sessionId, userId }) =>
    accountId === undefined ? refuse('VALID_TOKEN_REQUIRED', { isGuest: true }) : ok({ accountId, sessionId, userId }),
  );
