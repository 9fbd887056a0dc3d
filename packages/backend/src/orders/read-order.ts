// An order as it was written, for its pages and mails.

import { productLink } from '@tornister/domain/catalogue';
import { goodsName } from '@tornister/domain/orders';
import { brandId, type ItemId } from '@tornister/domain/shared';
import type { Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { OrderLinesTable } from '../database/order-tables.ts';
import type { OrderRow } from './advance-order.ts';

export type OrderLineRow = Selectable<OrderLinesTable>;
export type WrittenOrder = { readonly order: OrderRow; readonly lines: readonly OrderLineRow[] };

/** The goods of a line by name and variant, as they were ordered. */
export const lineName = ({ snapshot: { name, variantInfoList } }: Pick<OrderLineRow, 'snapshot'>): string =>
  goodsName(name, variantInfoList);

/** The page of a line's goods, with the variant that was ordered where there was one to choose. Source: spec 3 §2. */
export const linePath = ({ item_id, snapshot: { path, variantInfoList } }: LinkedLine): string =>
  productLink(path, { itemId: brandId<ItemId>(item_id), hasVariantInfo: variantInfoList.length > 0 });
type LinkedLine = Pick<OrderLineRow, 'item_id' | 'snapshot'>;

/** An order with its lines in their order. */
export const readOrder = async (database: Database, orderId: string): Promise<WrittenOrder | undefined> => {
  const order = await database.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst();
  if (order === undefined) return undefined;
  return { order, lines: await linesOf(database, [orderId]) };
};

/** The lines of orders, each order's in their order. */
export const linesOf = async (database: Database, orderIds: readonly string[]): Promise<readonly OrderLineRow[]> =>
  orderIds.length === 0
    ? []
    : database
        .selectFrom('order_lines')
        .selectAll()
        .where('order_id', 'in', [...orderIds])
        .orderBy('order_id')
        .orderBy('position')
        .execute();
