// The orders of this browser that wait for their payment, so that the shopper who comes back finds them.

import {
  formatPendingOrders,
  parsePendingOrders,
  withoutPendingOrder,
  withPendingOrder,
} from '@tornister/domain/checkout';
import type { OrderId } from '@tornister/domain/shared';
import type { CookieJar } from '../ports/index.ts';

export const PENDING_ORDER_COOKIE = 'pendingOrder';
/** Longer no provider keeps a payment open. An order whose money is only reserved may wait longer: the page that waits for it remembers it anew. */
const PENDING_ORDER_SECONDS = 2 * 60 * 60;

/** The orders that wait, the latest first. */
export const pendingOrders = (cookies: Pick<CookieJar, 'get'>): readonly OrderId[] =>
  parsePendingOrders(cookies.get(PENDING_ORDER_COOKIE));

const keep = (cookies: Pick<CookieJar, 'set'>, orders: readonly OrderId[]): void =>
  cookies.set(PENDING_ORDER_COOKIE, formatPendingOrders(orders), { maxAgeSeconds: PENDING_ORDER_SECONDS });

/** Remembers an order that waits for its payment; those that waited before are found again once it does not. */
export const rememberPendingOrder = (cookies: Pick<CookieJar, 'get' | 'set'>, orderId: OrderId): void =>
  keep(cookies, withPendingOrder(pendingOrders(cookies), orderId));

/** Forgets an order that waits no more. */
export const forgetPendingOrder = (cookies: CookieJar, orderId: OrderId): void => {
  const before = pendingOrders(cookies);
  const left = withoutPendingOrder(before, orderId);
  if (left.length === 0 && before.length > 0) cookies.remove(PENDING_ORDER_COOKIE);
  else if (left.length < before.length) keep(cookies, left);
};
