// Returns as they are stored: those of an order with their lines, and what of its lines came back.

import { type ReturnedGoods, type ReturnedItem, type ReturnTimes, returnedGoods } from '@tornister/domain/returns';
import { instantOf } from '@tornister/domain/shared';
import type { Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { ReturnItemsTable, ReturnsTable } from '../database/return-tables.ts';
import { lineName, type OrderLineRow } from '../orders/read-order.ts';

export type ReturnRow = Selectable<ReturnsTable>;
type ReturnItemRow = Selectable<ReturnItemsTable>;
export type WrittenReturn = { readonly row: ReturnRow; readonly items: readonly ReturnItemRow[] };

/** What people read. */
export const rmaOf = ({ number }: Pick<ReturnRow, 'number'>): string => `RT${number}`;

/** The goods that a part of a return is of, in words. */
export const goodsOf = (
  lines: readonly OrderLineRow[],
  { order_line_id }: Pick<ReturnItemRow, 'order_line_id'>,
): string => {
  const line = lines.find(({ id }) => id === order_line_id);
  return line === undefined ? '' : lineName(line);
};

/** What comes back of a line, in words: the goods, and of a set the one part. */
export const returnedName = (
  lines: readonly OrderLineRow[],
  item: Pick<ReturnItemRow, 'order_line_id' | 'component_name'>,
): string => [goodsOf(lines, item), item.component_name].filter(Boolean).join(' · ');

/** When a return reached its states. */
export const returnTimesOf = (row: ReturnRow): ReturnTimes => ({
  announced: instantOf(row.announced_at),
  ...(row.arrived_at === null ? {} : { arrived: instantOf(row.arrived_at) }),
  ...(row.settled_at === null ? {} : { settled: instantOf(row.settled_at) }),
});

/** The returns of orders, the latest first. */
export const returnsOf = async (database: Database, orderIds: readonly string[]): Promise<readonly WrittenReturn[]> => {
  if (orderIds.length === 0) return [];
  const rows = await database
    .selectFrom('returns')
    .selectAll()
    .where('order_id', 'in', [...orderIds])
    .orderBy('announced_at', 'desc')
    .orderBy('number', 'desc')
    .execute();
  if (rows.length === 0) return [];
  const items = await database
    .selectFrom('return_items')
    .innerJoin('order_lines', 'order_lines.id', 'return_items.order_line_id')
    .selectAll('return_items')
    .where(
      'return_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('order_lines.position')
    .execute();
  return rows.map((row) => ({ row, items: items.filter(({ return_id }) => return_id === row.id) }));
};

/** The goods of returns, as the domain knows them. */
export const returnedItems = (returns: readonly WrittenReturn[]): readonly ReturnedItem[] =>
  returns
    .flatMap(({ items }) => items)
    .map(({ order_line_id: lineId, quantity, component_sku }) => ({
      lineId,
      quantity,
      ...(component_sku === null ? {} : { componentSku: component_sku }),
    }));

/** What came back or is announced, by order line. */
export const returnedByLine = (returns: readonly WrittenReturn[]): ReadonlyMap<string, ReturnedGoods> => {
  const items = returnedItems(returns);
  const ofLine = (id: string): ReturnedGoods => returnedGoods(items.filter(({ lineId }) => lineId === id));
  return new Map(items.map(({ lineId }) => [lineId, ofLine(lineId)]));
};
