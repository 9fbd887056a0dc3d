// Who may open which page of the account, the login and the logout. Source: spec 1 §2 "Guards and redirects", spec 2 §2.

import { addressWith, type QueryEntries } from '@tornister/domain/listing';
import {
  accountGuard,
  type GuardDecision,
  goTo,
  logoutErrorGuard,
  matchRoute,
  newPasswordGuard,
  ORDER_TOKEN_PARAMETER,
  PATHS,
  ROUTE_PARAMETERS,
  registerGuard,
  resetPasswordGuard,
  STAY,
} from '@tornister/domain/routing';
import { isLoggedIn, type LoginState, loginStateOf, VALID_TOKEN_REQUIRED } from '@tornister/domain/session';
import type { CookieJar } from '../ports/index.ts';
import { keepWanted } from './keep-interrupted.ts';
import { keepRedirect } from './stored-redirect.ts';

type AccountAddress = { readonly path: string; readonly query: QueryEntries };

/** What the guard of a page says to the one who asks for it. The backend looks again: these flags are for display. */
export type EnterAccountPage = (address: AccountAddress) => GuardDecision;

export type EnterAccountPagePorts = {
  readonly cookies: Pick<CookieJar, 'get' | 'set'>;
  readonly isB2b: boolean;
};

const onlyValue = (query: QueryEntries, name: string): unknown => {
  const values = query.filter(([key]) => key === name).map(([, value]) => value);
  return values.length === 1 ? values[0] : undefined;
};

const decide = ({ path, query }: AccountAddress, login: LoginState): GuardDecision => {
  const route = matchRoute(path);
  // A member has nothing to do at the login; where nobody is logged in there is nothing to log out of.
  if (route.kind === 'login') return login === 'member' ? goTo(PATHS.account) : STAY;
  if (route.kind === 'logout') return isLoggedIn(login) ? STAY : logoutErrorGuard({ message: VALID_TOKEN_REQUIRED });
  if (route.kind !== 'account') return accountGuard(route, login, query);
  switch (route.page) {
    case 'register':
      return registerGuard(login, query);
    case 'newpassword':
      return newPasswordGuard(onlyValue(query, ROUTE_PARAMETERS.passwordToken));
    case 'resetpassword':
      return resetPasswordGuard(login);
    case 'orderdetail':
      // The link in a guest's mail: the backend says whether its token is good.
      return onlyValue(query, ORDER_TOKEN_PARAMETER) ? STAY : accountGuard(route, login, query);
    default:
      return accountGuard(route, login, query);
  }
};

/** Makes the guard of the account's pages; it stores the page that was asked for, so that the login leads back to it. */
export const createEnterAccountPage =
  ({ cookies, isB2b }: EnterAccountPagePorts): EnterAccountPage =>
  (address) => {
    const login = loginStateOf((name) => cookies.get(name) !== undefined);
    const decision = decide(address, login);
    if (decision.kind !== 'go' || decision.to !== PATHS.login) return decision;
    const target = addressWith(address.path, address.query);
    if (isB2b) keepRedirect(cookies, { kind: 'business', target });
    else keepWanted(cookies, target);
    return decision;
  };
