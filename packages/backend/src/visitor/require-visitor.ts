// What an operation asks of who calls it. Source: spec 2 §6, §8.

import type { UserId } from '@tornister/domain/shared';
import type { LoggedIn, RequestContext } from '../graphql/context.ts';
import { refusal } from '../graphql/refusal.ts';

/** The visitor's id; without one the shop host fetches new ids and repeats the call once. */
export const requireUserId = ({ visitor }: Pick<RequestContext, 'visitor'>): UserId => {
  if (visitor.userId === undefined) throw refusal('USER_ID_REQUIRED');
  return visitor.userId;
};

/** The login of a guest or member; a token that is no longer good is told apart from none. */
export const requireLogin = ({ visitor }: Pick<RequestContext, 'visitor'>): LoggedIn => {
  if (visitor.login !== undefined) return visitor.login;
  if (visitor.refusedToken === 'revoked') throw refusal('REVOKED_TOKEN');
  if (visitor.refusedToken === 'invalid') throw refusal('INVALID_TOKEN');
  throw refusal('VALID_TOKEN_REQUIRED');
};
