// The list of a member's orders with the periods to choose from. Source: spec 2 §2 "/myaccount/orders", §9.

import {
  fromBackendPage,
  type OrderListQuery,
  type OrderPage,
  type OrderPeriod,
  orderPeriods,
} from '@tornister/domain/orders';
import { ResultAsync } from 'neverthrow';
import type { GatewayError, OrdersGateway } from '../ports/index.ts';

export type OpenedOrders = {
  /** As it was asked, with the page that there is: beyond the last one it is the last. */
  readonly query: OrderListQuery;
  readonly page: OrderPage;
  readonly periods: readonly OrderPeriod[];
};

export type OpenOrders = (query: OrderListQuery) => ResultAsync<OpenedOrders, GatewayError>;

/** Makes the question with which the list of orders is opened. */
export const createOpenOrders =
  ({ orders }: { readonly orders: Pick<OrdersGateway, 'orders' | 'orderYears'> }): OpenOrders =>
  (query) =>
    ResultAsync.combine([orders.orders(query), orders.orderYears()]).map(([page, years]) => ({
      query: { ...query, page: fromBackendPage(page.pageInfo.currentPage) },
      page,
      periods: orderPeriods(years),
    }));
