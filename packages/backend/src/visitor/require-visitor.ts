// What an operation asks of who calls it. Source: spec 2 §6, §8.

import type { UserId } from '@tornister/domain/shared';
import type { LoggedIn, RequestContext } from '../graphql/context.ts';
import { refusal } from '../graphql/refusal.ts';

/** A token that is no longer good is told, and never taken for none: its bearer would see an empty cart in the place of their own. */
const refuseEndedLogin = ({ refusedToken }: RequestContext['visitor']): void => {
  if (refusedToken === 'revoked') throw refusal('REVOKED_TOKEN');
  if (refusedToken === 'invalid') throw refusal('INVALID_TOKEN');
};

/** The visitor's id; without one the shop host fetches new ids and repeats the call once. */
export const requireUserId = ({ visitor }: Pick<RequestContext, 'visitor'>): UserId => {
  refuseEndedLogin(visitor);
  if (visitor.userId === undefined) throw refusal('USER_ID_REQUIRED');
  return visitor.userId;
};

/** The login of a guest or member; a token that is no longer good is told apart from none. */
export const requireLogin = ({ visitor }: Pick<RequestContext, 'visitor'>): LoggedIn => {
  if (visitor.login !== undefined) return visitor.login;
  refuseEndedLogin(visitor);
  throw refusal('VALID_TOKEN_REQUIRED');
};
