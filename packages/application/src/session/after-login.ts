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
import { dropOfOthers, dropWanted, readInterrupted } from './interrupted-form.ts';
import { takeRedirect } from './stored-redirect.ts';

export type AfterLogin = {
  readonly cookies: Pick<CookieJar, 'get' | 'remove'>;
  readonly isB2b: boolean;
  /** Hosts that a stored target may lead to. */
  readonly ownHosts: readonly string[];
};

/**
 * The path that a login on this page leads to; the page is a path, with its query. The checkout goes on; the page of the account that was
 * asked for without a login, or that the end of one interrupted, is opened, and so are a page of a return, which shows its buyer more than others, and a
 * form of the service that somebody had typed into; all else is said by `postLoginTarget`. A stored target is followed once.
 */
export const pathAfterLogin = ({ cookies, isB2b, ownHosts }: AfterLogin, currentPath: string): string => {
  dropOfOthers(cookies);
  const interrupted = readInterrupted(cookies);
  if (currentPath === PATHS.checkoutLogin) return stepAfterLogin(interrupted?.path);
  const wanted = safeTarget(interrupted?.path, ownHosts);
  const isTypedInto = Object.keys(interrupted?.typed ?? {}).length > 0;
  if (wanted !== undefined && isGoneBackTo(matchRoute(pathOf(wanted)), isTypedInto)) {
    dropWanted(cookies);
    return wanted;
  }
  const stored = takeRedirect(cookies);
  const next = postLoginTarget({
    isB2b,
    ownHosts,
    currentPath: pathOf(currentPath),
    ...(stored === undefined ? {} : { stored }),
  });
  // The page says itself which one it is, so it is believed as little as a stored target.
  return next.kind === 'go' ? next.target : (safeTarget(currentPath, ownHosts) ?? ACCOUNT_PATH);
};

const isGoneBackTo = (route: RouteMatch, isTypedInto: boolean): boolean =>
  needsLogin(route) || route.kind === 'returns' || (route.kind === 'service' && isTypedInto);

/**
 * The path that a registration leads to: back to where somebody came from to register, the checkout or the wishlist, and otherwise to where
 * a login on the login page would have led.
 */
export const pathAfterRegistration = (after: AfterLogin, origin: string | undefined): string => {
  if (origin === REGISTRATION_ORIGINS.checkout) return stepAfterLogin(readInterrupted(after.cookies)?.path);
  return origin === REGISTRATION_ORIGINS.wishlist ? PATHS.wishlist : pathAfterLogin(after, PATHS.login);
};
