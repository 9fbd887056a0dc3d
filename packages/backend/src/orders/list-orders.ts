// The orders of a member in one store: by period and search text, five at a time, the newest first. Source: spec 2 §3 "Order list page info",
// §7 `getOrdersV2`, `getOrderYears`, §9.

import {
  fromBackendPage,
  ORDER_SEARCH_MAX_LENGTH,
  ORDERS_PER_PAGE,
  type OrderPageInfo,
  orderPageInfo,
  orderSpan,
  parseOrderPeriod,
} from '@tornister/domain/orders';
import { type Instant, instantOf, shopDay, type UserId } from '@tornister/domain/shared';
import type { StoreCode } from '@tornister/domain/storefront';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { OrderRow } from './advance-order.ts';
import { startOfShopDay } from './shop-calendar.ts';

export type OrdersOf = { readonly userId: UserId; readonly store: StoreCode; readonly now: Instant };
export type OrdersWanted = {
  /** Counted from 0. */
  readonly page: number;
  readonly searchText: string;
  readonly dateFilter: string | null | undefined;
};
export type FoundOrders = { readonly orders: readonly OrderRow[]; readonly pageInfo: OrderPageInfo };

/** One page of the orders that were placed in a period and that the search text finds by number, reference or what was ordered. */
export const listOrders = async (database: Database, of: OrdersOf, wanted: OrdersWanted): Promise<FoundOrders> => {
  const period = parseOrderPeriod(wanted.dateFilter);
  const span = orderSpan(period, { ...shopDay(of.now), instant: of.now }, startOfShopDay);
  const found = database
    .selectFrom('orders')
    .where('user_id', '=', of.userId)
    .where('store', '=', of.store)
    .where('ordered_at', '>=', span.from)
    .where('ordered_at', '<', span.to)
    .where((builder) => searched(builder, wanted.searchText.trim().slice(0, ORDER_SEARCH_MAX_LENGTH)));
  const { total } = await found
    .select(({ fn }) => fn.countAll<string | number>().as('total'))
    .executeTakeFirstOrThrow();
  const pageInfo = orderPageInfo(Number(total), fromBackendPage(wanted.page));
  const orders = await found
    .selectAll()
    .orderBy('ordered_at', 'desc')
    .orderBy('number', 'desc')
    .limit(ORDERS_PER_PAGE)
    .offset(pageInfo.currentPage * ORDERS_PER_PAGE)
    .execute();
  return { orders, pageInfo };
};

/** `%` and `_` mean themselves in what somebody types. */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

const searched = (builder: ExpressionBuilder<Tables, 'orders'>, text: string) => {
  if (text === '') return builder.lit(true);
  const pattern = containing(text);
  return builder.or([
    sql<boolean>`orders.number::text like ${pattern}`,
    builder('order_reference', 'ilike', pattern),
    builder.exists(
      builder
        .selectFrom('order_lines')
        .select('order_lines.id')
        .whereRef('order_lines.order_id', '=', 'orders.id')
        .where(
          sql<boolean>`(order_lines.snapshot ->> 'name' ilike ${pattern} or order_lines.snapshot ->> 'orderNumber' ilike ${pattern})`,
        ),
    ),
  ]);
};

/** The years in which the member has ordered, the newest first. */
export const orderYears = async (
  database: Database,
  { userId, store }: Pick<OrdersOf, 'userId' | 'store'>,
): Promise<readonly number[]> => {
  const rows = await database
    .selectFrom('orders')
    .select('ordered_at')
    .where('user_id', '=', userId)
    .where('store', '=', store)
    .orderBy('ordered_at', 'desc')
    .execute();
  return [...new Set(rows.map(({ ordered_at }) => shopDay(instantOf(ordered_at)).year))];
};
