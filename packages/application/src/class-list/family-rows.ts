// What of a class list goes into the basket of a family, or of the school that orders for everybody. Source: docs/class-lists.md.

import { piecesForClass, piecesForFamily } from '@tornister/domain/classlist';
import { type Money, money, multiply, sum } from '@tornister/domain/money';
import { ORDER_ENTRY_MAX_QUANTITY } from '@tornister/domain/orderform';
import type { ClassListEntry, OrderItem } from '../ports/index.ts';

/** The article that is bought for a row: its own, or what takes the place of one that is gone; undefined where the shop has neither. */
export const articleOf = ({
  item,
  replacement,
}: Pick<ClassListEntry, 'item' | 'replacement'>): OrderItem | undefined =>
  item?.isForSale === true ? item : replacement;

/** A row that goes into the basket. */
export type BasketRow = { readonly entryId: string; readonly item: OrderItem; readonly quantity: number };

const rowsWith = (
  entries: readonly ClassListEntry[],
  piecesOf: (entry: ClassListEntry) => number,
): readonly BasketRow[] =>
  entries.flatMap((entry) => {
    const item = articleOf(entry);
    const quantity = Math.min(piecesOf(entry), ORDER_ENTRY_MAX_QUANTITY);
    return item === undefined || quantity === 0 ? [] : [{ entryId: entry.id, item, quantity }];
  });

/** What a family still buys: everything for its child and what it has promised, without what is there already. */
export const familyRows = (entries: readonly ClassListEntry[], there: readonly string[]): readonly BasketRow[] =>
  rowsWith(entries, (entry) => (there.includes(entry.id) ? 0 : piecesForFamily(entry, entry.promisedHere)));

/** What the school orders for the whole class. */
export const classRows = (entries: readonly ClassListEntry[], children: number): readonly BasketRow[] =>
  rowsWith(entries, (entry) => piecesForClass(entry, children));

/** What rows cost together. */
export const totalOfRows = (rows: readonly BasketRow[]): Money => {
  const prices = rows.map(({ item, quantity }) => multiply(item.unitPrice, quantity));
  return sum(prices, prices[0]?.currency).unwrapOr(money(0));
};
