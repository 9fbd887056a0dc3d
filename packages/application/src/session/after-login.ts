// Where a login leads, by the page on which it was made. Source: spec 2 §4 "Checkout order", spec 3 §4 "Login".

import {
  matchRoute,
  needsLogin,
  PATHS,
  pathOf,
  REGISTRATION_ORIGINS,
  type RouteMatch,
  safeTarget,
  stepAfterLogin,
} from '@tornister/domain/routing';
import { ACCOUNT_PATH, postLoginTarget } from '@tornister/domain/session';
import type { CookieJar } from '../ports/index.ts';
import { dropOfOthers, dropWanted, isTypedInto, readInterrupted } from './interrupted-form.ts';
import { takeRedirect } from './stored-redirect.ts';

export type AfterLogin = {
  readonly cookies: Pick<CookieJar, 'get' | 'remove'>;
  readonly isB2b: boolean;
  /** Hosts that a stored target may lead to. */
  readonly ownHosts: readonly string[];
};

/**
 * The path that a login on this page leads to; the page is a path, with its query. The checkout goes on, or shows the order that was asked for. What
 * `isGoneBackTo` names is opened: a page that was only asked for by a login on the login page, a form that somebody had typed into by every login. All
 * else is said by `postLoginTarget`. A page and a stored target wait for one login, wherever it is made but in the checkout.
 */
export const pathAfterLogin = ({ cookies, isB2b, ownHosts }: AfterLogin, currentPath: string): string => {
  dropOfOthers(cookies);
  const interrupted = readInterrupted(cookies);
  const page = pathOf(currentPath);
  const route = matchRoute(page);
  const wanted = safeTarget(interrupted?.path, ownHosts);
  if (route.kind === 'checkout' && route.page === 'login') {
    if (wanted === undefined || !isOfOrder(matchRoute(pathOf(wanted)))) return stepAfterLogin(interrupted?.path);
    dropWanted(cookies);
    return wanted;
  }
  const wasTypedInto = interrupted !== undefined && isTypedInto(interrupted);
  const isFollowed = wasTypedInto || route.kind === 'login';
  const stored = takeRedirect(cookies);
  dropWanted(cookies);
  if (wanted !== undefined && isFollowed && isGoneBackTo(matchRoute(pathOf(wanted)), wasTypedInto, isB2b))
    return wanted;
  const next = postLoginTarget({
    isB2b,
    ownHosts,
    currentPath: page,
    ...(stored === undefined ? {} : { stored }),
  });
  // The page says itself which one it is, so it is believed as little as a stored target.
  return next.kind === 'go' ? next.target : (safeTarget(currentPath, ownHosts) ?? ACCOUNT_PATH);
};

/** Whether an order is what a login was asked for. */
export const isOrderWanted = (cookies: Pick<CookieJar, 'get'>): boolean => {
  const path = readInterrupted(cookies)?.path;
  return path !== undefined && isOfOrder(matchRoute(pathOf(path)));
};

/** The confirmation of an order, and the page that its payment leads back to: they show it to the login that placed it. */
const isOfOrder = (route: RouteMatch): boolean =>
  route.kind === 'card-payment-return' || (route.kind === 'checkout' && route.page === 'confirmation');

/**
 * The pages of the account and the prime checkout, which need a login; those of an order that was just placed; the lists and the pages of a return,
 * which show more to whose they are; a form of the service that somebody had typed into; and in the business shop, where one login is for everything,
 * those of the checkout.
 */
const isGoneBackTo = (route: RouteMatch, wasTypedInto: boolean, isB2b: boolean): boolean =>
  needsLogin(route) ||
  (isB2b && route.kind === 'checkout') ||
  isOfOrder(route) ||
  route.kind === 'prime-checkout' ||
  (route.kind === 'account' && route.page === 'wishlist') ||
  route.kind === 'returns' ||
  (route.kind === 'service' && wasTypedInto);

/**
 * The path that a registration leads to: back to where somebody came from to register, the checkout or the wishlist, and otherwise to where
 * a login on the login page would have led.
 */
export const pathAfterRegistration = (after: AfterLogin, origin: string | undefined): string => {
  if (origin === REGISTRATION_ORIGINS.checkout) return stepAfterLogin(readInterrupted(after.cookies)?.path);
  return origin === REGISTRATION_ORIGINS.wishlist ? PATHS.wishlist : pathAfterLogin(after, PATHS.login);
};
