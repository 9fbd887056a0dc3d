// What it means for an open tab that somebody logged in or out elsewhere. Source: spec 2 §4 "Login state", §9 "Cookie polling"; spec 1 §6.

import type { RouteMatch } from '../routing/routes.ts';
import type { LoginState } from './login-state.ts';

/** What polling the cookies found: somebody came, somebody went, or another kind of visitor took over. */
export type LoginChange = 'none' | 'logged-in' | 'logged-out';

/** Compares two looks at the cookies; from guest to member is a login. */
export const loginChange = (before: LoginState, after: LoginState): LoginChange => {
  if (before === after) return 'none';
  return after === 'anonymous' ? 'logged-out' : 'logged-in';
};

/** The page that a tab has open while the login changes elsewhere. */
export type OpenPage = {
  readonly isB2b: boolean;
  readonly kind: RouteMatch['kind'];
  /** It may hold names, addresses, orders. The pages on which somebody logs in hold nobody's yet. */
  readonly isPersonal: boolean;
};

/**
 * Whether an open page has to be opened anew once the login has changed in another tab: its guard then says who may see it.
 *
 * A personal page of somebody who has gone, or for whom another person came, is never left standing. Where nobody was logged in, the pages of
 * the login and the account lead a member on; a basket or a page that everyone sees stays, and what is personal about it is asked for again.
 * The business shop shows nearly nothing without a login, so each of its pages changes with it.
 */
export const opensAnew = (change: LoginChange, before: LoginState, { isB2b, kind, isPersonal }: OpenPage): boolean => {
  if (change === 'none') return false;
  if (isB2b || (isPersonal && before !== 'anonymous')) return true;
  return change === 'logged-in' && (kind === 'login' || kind === 'account');
};
