// What of a class list goes into the basket of a family, or of the school that orders for everybody. Source: docs/class-lists.md.

import { articleOf, piecesForClass, piecesForFamily, piecesInBasket } from '@tornister/domain/classlist';
import { type Money, money, multiply, sum } from '@tornister/domain/money';
import { ORDER_ENTRY_MAX_QUANTITY } from '@tornister/domain/orderform';
import type { Alternative, Alternatives } from '../alternatives/find-alternatives.ts';
import type { FilledOrderForm } from '../order-form/fill-order-form.ts';
import type { ClassListEntry, OrderItem } from '../ports/index.ts';

/** A row that goes into the basket. */
type BasketRow = {
  readonly entryId: string;
  readonly item: OrderItem;
  readonly quantity: number;
  /** More is needed than one order takes. */
  readonly isCapped: boolean;
};

/** Rows that were to go into the basket, and what came of it. */
export type OrderedRows = { readonly rows: readonly BasketRow[]; readonly filled: FilledOrderForm };

/** What a family takes instead of a row's own article, by row. */
export type ChosenAlternatives = ReadonlyMap<string, Alternative>;

/** The alternatives whose order numbers were chosen; what is not offered for a row cannot be. */
export const chosenAlternatives = (
  offered: Alternatives,
  chosen: Readonly<Record<string, string>>,
): ChosenAlternatives =>
  new Map(
    Object.entries(offered).flatMap(([entryId, alternatives]) => {
      const alternative = alternatives.find(({ orderNumber }) => orderNumber === chosen[entryId]);
      return alternative === undefined ? [] : [[entryId, alternative] as const];
    }),
  );

const NONE: ChosenAlternatives = new Map();

const rowsWith = (
  entries: readonly ClassListEntry[],
  piecesOf: (entry: ClassListEntry) => number,
  chosen = NONE,
): readonly BasketRow[] =>
  entries.flatMap((entry) => {
    const other = chosen.get(entry.id);
    const item = other?.item ?? articleOf(entry);
    const needed = piecesOf(entry);
    if (item === undefined || needed === 0) return [];
    const quantity = other?.quantity ?? Math.min(needed, ORDER_ENTRY_MAX_QUANTITY);
    return [{ entryId: entry.id, item, quantity, isCapped: other === undefined && quantity < needed }];
  });

/** What a family still buys: everything for its child and what it has promised, without what is there already; where it has chosen so, another article. */
export const familyRows = (
  entries: readonly ClassListEntry[],
  there: readonly string[],
  chosen?: ChosenAlternatives,
): readonly BasketRow[] =>
  rowsWith(entries, (entry) => (there.includes(entry.id) ? 0 : piecesForFamily(entry, entry.promisedHere)), chosen);

/** What the school orders for the whole class. */
export const classRows = (
  entries: readonly ClassListEntry[],
  children: number,
  chosen?: ChosenAlternatives,
): readonly BasketRow[] => rowsWith(entries, (entry) => piecesForClass(entry, children), chosen);

/** What rows cost together once they are in the basket: of an article that several rows ask for, its least quantity is bought once. */
export const totalOfRows = (rows: readonly BasketRow[]): Money => {
  const lots = new Map<string, Pick<BasketRow, 'item' | 'quantity'>>();
  for (const { item, quantity } of rows) {
    const more = lots.get(item.orderNumber)?.quantity ?? 0;
    lots.set(item.orderNumber, { item, quantity: quantity + more });
  }
  const prices = [...lots.values()].map(({ item, quantity }) =>
    multiply(item.unitPrice, piecesInBasket(quantity, item)),
  );
  return sum(prices, prices[0]?.currency).unwrapOr(money(0));
};
