// Addresses of the pages of orders and of their invoices.

import type { InvoiceFormat } from '@tornister/application/ports';
import { type OrderListQuery, writeOrderListQuery } from '@tornister/domain/orders';
import { ORDER_TOKEN_PARAMETER, PATHS, ROUTE_PARAMETERS } from '@tornister/domain/routing';

/** Where an invoice is downloaded; the shop host's own endpoint. */
export const INVOICE_PATH = '/api/invoice/';
export const INVOICE_FORMAT_PARAMETER = 'format';

const withQuery = (path: string, parameters: readonly (readonly [string, string])[]): string =>
  parameters.length === 0 ? path : `${path}?${new URLSearchParams(parameters.map(([name, value]) => [name, value]))}`;

/** The list for a search, a period and a page. */
export const ordersHref = (query: OrderListQuery): string => withQuery(PATHS.orders, writeOrderListQuery(query));

type Named = { readonly orderId: string; readonly token?: string | undefined };

const named = ({ orderId, token }: Named): readonly (readonly [string, string])[] => [
  [ROUTE_PARAMETERS.orderId, orderId],
  ...(token === undefined ? [] : [[ORDER_TOKEN_PARAMETER, token] as const]),
];

/** The page of an order; a guest's is opened by its token. */
export const orderHref = (order: Named): string => withQuery(PATHS.orderDetail, named(order));

/** Where one withdraws from an order, with what is known of it. */
export const withdrawHref = (order: Named): string => withQuery(PATHS.withdraw, named(order));

export const invoiceHref = (order: Named, format: InvoiceFormat): string =>
  withQuery(INVOICE_PATH, [...named(order), [INVOICE_FORMAT_PARAMETER, format]]);
