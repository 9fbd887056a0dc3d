// What search engines may do with a page. Source: spec 1 §5 "Robots rule".

import { pathOf } from '../routing/path.ts';
import { matchRoute, type RouteMatch } from '../routing/routes.ts';

export const INDEX = 'index,follow';
export const NO_INDEX = 'noindex,follow';
/** An address of an order form or offer that is meant for one reader; spec 1 §5. */
export const ORDER_ADDRESS = '/?order=';

const HIDDEN_ACCOUNT_PAGES: readonly string[] = ['password', 'newpassword', 'resetpassword', 'wishlist', 'register'];
const HIDDEN_SERVICE_PAGES: readonly string[] = ['newsletter-success', 'newsletter-unsubscribe', 'stock-alert'];
const HIDDEN_ROUTES: readonly string[] = ['login', 'search', 'rating', 'prime-checkout', 'class-list'];

const isHidden = (route: RouteMatch): boolean => {
  switch (route.kind) {
    case 'account':
      return HIDDEN_ACCOUNT_PAGES.includes(route.page);
    case 'checkout':
      return route.page === 'basket' || route.page === 'login';
    case 'service':
      return HIDDEN_SERVICE_PAGES.includes(route.page);
    default:
      return HIDDEN_ROUTES.includes(route.kind);
  }
};

export type RobotsInput = {
  /** Path and query of the page. */
  readonly address: string;
  /** What the page itself says. */
  readonly explicit?: string | undefined;
  /** True for not-found pages and for the error page. */
  readonly isError?: boolean;
};

/**
 * An explicit value wins. Otherwise noindex,follow for not-found and error pages, for newsletter unsubscribe and success, stock alert, basket,
 * both logins, password, new and reset password, wishlist, register, search, rating, prime checkout and class lists, and when the address
 * contains /?order=, wherever it stands; otherwise index,follow. Paths are compared as they are written: `/Login/` is no page of the shop.
 */
export const robotsOf = ({ address, explicit, isError = false }: RobotsInput): string => {
  if (explicit) return explicit;
  const hidden = isError || address.includes(ORDER_ADDRESS) || isHidden(matchRoute(pathOf(address)));
  return hidden ? NO_INDEX : INDEX;
};
