// The names (tokens) of the use cases of a customer's orders.

import type { OpenOrders, Reorder } from '@tornister/application/orders';
import type { OrdersGateway } from '@tornister/application/ports';
import { token } from './tokens.ts';

/** The orders that a customer has placed. */
export const ordersUseCases = {
  openOrders: token<OpenOrders>('openOrders'),
  openOrder: token<OrdersGateway['order']>('openOrder'),
  cancelOrder: token<OrdersGateway['cancelOrder']>('cancelOrder'),
  reorder: token<Reorder>('reorder'),
} as const;
