// The order that this browser remembers, for a confirmation whose address names none. Source: spec 2 §2 "Confirmation".

import { brandId, type OrderId } from '@tornister/domain/shared';
import type { CookieJar } from '../ports/index.ts';
import { pendingOrders } from './pending-orders.ts';
import { CONFIRMED_ORDER_COOKIE } from './seen-order.ts';

/** The id of the order that waits for its payment, of several the latest, else of a guest's that was confirmed; it only says which one is meant. */
export type StoredOrder = () => OrderId | undefined;

/** Makes the question; nothing is asked of the backend, which gives an order to nobody but the one who placed it. */
export const createStoredOrder =
  ({ cookies }: { readonly cookies: Pick<CookieJar, 'get'> }): StoredOrder =>
  () => {
    const [confirmed] = cookies.get(CONFIRMED_ORDER_COOKIE)?.split(':') ?? [];
    const stored = pendingOrders(cookies)[0] ?? confirmed;
    return stored ? brandId<OrderId>(stored) : undefined;
  };
