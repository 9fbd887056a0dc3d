// The port `OrdersGateway`, on GraphQL.

import type { OrdersGateway } from '@tornister/application/ports';
import { toBackendPage, writeOrderPeriod } from '@tornister/domain/orders';
import {
  cancelOrder,
  getInvoice,
  getOrderDetailsV2,
  getOrdersV2,
  getOrderYears,
} from '../generated/operations/orders.ts';
import type { GraphqlTransport } from '../transport/graphql-transport.ts';
import { CANCEL_OUTCOMES, toAskedFormat, toOrderPage, toShownOrder } from './orders-mapper.ts';

/** The customer's orders; the backend counts pages from 0. */
export const createGraphqlOrdersGateway = (transport: GraphqlTransport): OrdersGateway => ({
  orders: ({ page, searchText, period }) =>
    transport.run(
      getOrdersV2,
      { page: toBackendPage(page), searchText: searchText || null, dateFilter: writeOrderPeriod(period) },
      toOrderPage,
    ),
  orderYears: () => transport.run(getOrderYears, {}, (answer) => answer.getOrderYears),
  order: ({ orderId, token }) => transport.run(getOrderDetailsV2, { orderId, token: token ?? null }, toShownOrder),
  invoice: ({ orderId, token }, format) =>
    transport.run(
      getInvoice,
      { orderId, token: token ?? null, format: toAskedFormat(format) },
      (answer) => answer.getInvoice ?? undefined,
    ),
  cancelOrder: ({ orderId, token }) =>
    transport.run(cancelOrder, { orderId, token: token ?? null }, ({ cancelOrder: outcome }) =>
      outcome === null ? undefined : CANCEL_OUTCOMES[outcome],
    ),
});
