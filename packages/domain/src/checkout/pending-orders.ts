// Which orders of a browser wait for their payment, as a cookie names them. Source: spec 2 §2 "Checkout payment".

import { brandId, type OrderId } from '../shared/brand.ts';

/** Orders that are kept in mind; one more takes the place of the oldest. */
export const PENDING_ORDERS_MAX = 5;

/** No id of an order has it. */
const BETWEEN = '.';

/** The orders that are named, the latest first. */
export const parsePendingOrders = (written: string | undefined): readonly OrderId[] =>
  (written ?? '')
    .split(BETWEEN)
    .filter((id) => id !== '')
    .slice(0, PENDING_ORDERS_MAX)
    .map((id) => brandId<OrderId>(id));

/** How they are written. */
export const formatPendingOrders = (orders: readonly OrderId[]): string => orders.join(BETWEEN);

/** The orders with one more, which is the latest now. */
export const withPendingOrder = (orders: readonly OrderId[], order: OrderId): readonly OrderId[] =>
  [order, ...withoutPendingOrder(orders, order)].slice(0, PENDING_ORDERS_MAX);

/** The orders without one whose payment is decided. */
export const withoutPendingOrder = (orders: readonly OrderId[], order: OrderId): readonly OrderId[] =>
  orders.filter((one) => one !== order);
