// Who may be on which page of the account, the catalogue order, the review and the returns. Source: spec 1 §2 "Guards and redirects".

import { firstValue, type QueryEntries } from '../listing/query-string.ts';
import type { ReturnDecision } from '../returns/return-guards.ts';
import { isAlreadyLoggedOut, type ServerFailure } from '../session/failure.ts';
import { canOpenAccount, isLoggedIn, type LoginState } from '../session/login-state.ts';
import { assertNever } from '../shared/assert-never.ts';
import { printedCataloguesOf } from '../storefront/shop-traits.ts';
import type { Storefront } from '../storefront/storefront.ts';
import { type GuardDecision, goTo, goWith, NOT_FOUND_DECISION, NOTICES, type Notice, STAY } from './guard-decision.ts';
import { EMAIL_TOKEN_PARAMETER, REGISTRATION_ORIGINS, ROUTE_PARAMETERS } from './route-parameters.ts';
import { PATHS, type RouteMatch } from './routes.ts';

/** Pages below /myaccount/ that need no login: how to get one, and the list, which everybody keeps (spec 3 §6). */
const OPEN_ACCOUNT_PAGES: readonly string[] = [
  'register',
  'newpassword',
  'resetpassword',
  'customernumber',
  'wishlist',
];

/** True for the pages that only members open. */
export const needsLogin = (route: RouteMatch): boolean =>
  route.kind === 'address-book' || (route.kind === 'account' && !OPEN_ACCOUNT_PAGES.includes(route.page));

/** Who follows the link that confirms a new e-mail address without a login is told what the login is for; nobody else is surprised by it. */
export const loginReasonOf = (route: RouteMatch, query: QueryEntries): Notice | undefined =>
  route.kind === 'account' && route.page === 'contact-details' && firstValue(query, EMAIL_TOKEN_PARAMETER)
    ? NOTICES.confirmEmailLogin
    : undefined;

/** Account pages require login; /myaccount leads to the contact details and /myaccount/addresses to the billing ones. */
export const accountGuard = (route: RouteMatch, login: LoginState, query: QueryEntries = []): GuardDecision => {
  if (needsLogin(route) && !canOpenAccount(login)) return goTo(PATHS.login, loginReasonOf(route, query));
  if (route.kind === 'account' && route.page === 'start') return goTo(PATHS.contactDetails);
  return route.kind === 'account' && route.page === 'addresses' ? goTo(PATHS.billingAddresses) : STAY;
};

/** A member has an account already and goes to the wishlist (`origin=wishlist`) or to the account. */
export const registerGuard = (login: LoginState, query: QueryEntries): GuardDecision => {
  if (login !== 'member') return STAY;
  const isFromWishlist = firstValue(query, ROUTE_PARAMETERS.origin) === REGISTRATION_ORIGINS.wishlist;
  return goTo(isFromWishlist ? PATHS.wishlist : PATHS.account, NOTICES.alreadyLoggedIn);
};

/** A new password needs a token, one non-empty string; otherwise the reset begins again. */
export const newPasswordGuard = (token: unknown): GuardDecision =>
  typeof token === 'string' && token !== '' ? STAY : goTo(PATHS.resetPassword);

/** A member changes the password instead of resetting it. */
export const resetPasswordGuard = (login: LoginState): GuardDecision =>
  login === 'member' ? goTo(PATHS.password) : STAY;

/** Katalog is for German editions, catalogue for English ones; a business customer logs in first. The consumer shop has katalog alone. */
export const catalogueGuard = (
  page: 'katalog' | 'catalogue',
  shop: Pick<Storefront, 'store' | 'isB2b' | 'language'>,
  login: LoginState,
): GuardDecision => {
  if (shop.isB2b && !isLoggedIn(login)) return goTo(PATHS.login);
  const right = printedCataloguesOf(shop).edition;
  return page === right ? STAY : goTo(PATHS[right]);
};

/** A review page whose blob decrypts to nothing is not found. */
export const ratingGuard = (isDecrypted: boolean): GuardDecision => (isDecrypted ? STAY : NOT_FOUND_DECISION);

/** What the rules of the return flow decided, as addresses. */
export const returnGuard = (decision: ReturnDecision): GuardDecision => {
  switch (decision.kind) {
    case 'stay':
      return STAY;
    case 'not-found':
      return NOT_FOUND_DECISION;
    case 'go-to-orders':
      return goTo(PATHS.orders);
    case 'go-to-start':
      return goTo(PATHS.returns);
    case 'go-to-selection':
      return goWith(PATHS.productSelection, [[ROUTE_PARAMETERS.returnOrder, decision.order]]);
    default:
      return assertNever(decision);
  }
};

/** The logout page goes home when the server says that no valid token is left. Source: spec 2 §8. */
export const logoutErrorGuard = (failure: ServerFailure): GuardDecision =>
  isAlreadyLoggedOut(failure) ? goTo(PATHS.home) : STAY;
