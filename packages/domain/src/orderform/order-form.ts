// The order form: rows that were typed or read from a text, and what the shop says about each. Source: spec 2 §1 "an order form
// (Bestellschein) for quick entry of order numbers", §7 "validateBestellschein".

import { type Orderable, orderable } from '../catalogue/quantity-rules.ts';
import { ORDER_ENTRY_MAX_LINES, ORDER_ENTRY_MAX_QUANTITY, typedQuantityProblem } from './entry-limits.ts';
import { formatOrderEntry, type OrderEntryProblem, type OrderPosition, parseOrderEntry } from './order-entry.ts';
import { parseOrderNumber } from './order-number.ts';

/** A row as it stands in the form. */
export type TypedOrderRow = { readonly number: string; readonly quantity: string };

export type OrderRow =
  | ({ readonly kind: 'entry' } & OrderPosition)
  | { readonly kind: 'problem'; readonly typed: TypedOrderRow; readonly problem: OrderEntryProblem };

/** The rows of a form, and the text of those that are too many for it at once. */
export type OrderRows = { readonly rows: readonly OrderRow[]; readonly rest: string };

/**
 * The rows of a form: those that were typed, then those of its text. A row that holds a whole line of a list is read as one, an empty row is
 * none, and an order number stands there once, with all its pieces. More than 500 rows are left as text for the next time.
 */
export const readOrderRows = (typed: readonly TypedOrderRow[], text: string): OrderRows => {
  const all = summed([...typed.flatMap(readTyped), ...readText(text)]);
  return { rows: all.slice(0, ORDER_ENTRY_MAX_LINES), rest: all.slice(ORDER_ENTRY_MAX_LINES).map(writeRow).join('\n') };
};

const readText = (text: string): readonly OrderRow[] =>
  parseOrderEntry(text).verdicts.map((verdict): OrderRow => {
    if (verdict.kind === 'problem')
      return {
        kind: 'problem',
        typed: verdict.cells ?? { number: verdict.text, quantity: '' },
        problem: verdict.problem,
      };
    return { kind: 'entry', orderNumber: verdict.orderNumber, quantity: verdict.quantity };
  });

const readTyped = ({ number, quantity }: TypedOrderRow): readonly OrderRow[] => {
  const typed = { number: number.trim(), quantity: quantity.trim() };
  if (typed.number === '') return typed.quantity === '' ? [] : [{ kind: 'problem', typed, problem: 'no-order-number' }];
  const single = parseOrderNumber(typed.number);
  const read: readonly OrderRow[] =
    single === undefined ? readText(typed.number) : [{ kind: 'entry', orderNumber: single, quantity: 1 }];
  if (typed.quantity === '' && read.length > 0) return read;
  const [row] = read;
  if (row?.kind !== 'entry' || read.length > 1) return [{ kind: 'problem', typed, problem: 'no-order-number' }];
  const problem = typedQuantityProblem(typed.quantity);
  return [problem === undefined ? { ...row, quantity: Number(typed.quantity) } : { kind: 'problem', typed, problem }];
};

/** One row for each order number; the one that brings it above the highest quantity stays a problem of its own. */
const summed = (rows: readonly OrderRow[]): readonly OrderRow[] => {
  const totals = new Map<string, number>();
  const kept: OrderRow[] = [];
  for (const row of rows) {
    if (row.kind === 'problem') {
      kept.push(row);
      continue;
    }
    const before = totals.get(row.orderNumber);
    if ((before ?? 0) + row.quantity > ORDER_ENTRY_MAX_QUANTITY)
      kept.push({ kind: 'problem', typed: typedRowOf(row), problem: 'quantity-too-high' });
    else {
      totals.set(row.orderNumber, (before ?? 0) + row.quantity);
      if (before === undefined) kept.push(row);
    }
  }
  return kept.map((row) =>
    row.kind === 'entry' ? { ...row, quantity: totals.get(row.orderNumber) ?? row.quantity } : row,
  );
};

/** A row as it stands in the form again. */
export const typedRowOf = (row: OrderRow): TypedOrderRow =>
  row.kind === 'problem' ? row.typed : { number: row.orderNumber, quantity: String(row.quantity) };

const writeRow = (row: OrderRow): string =>
  row.kind === 'entry' ? formatOrderEntry([row]) : `${row.typed.number} ${row.typed.quantity}`.trim();

/** What the shop says about an order number and the quantity that is wanted of it. */
export type OrderNumberVerdict<Item> =
  | { readonly kind: 'found'; readonly item: Item; readonly quantity: number }
  /** Below the minimum order quantity the minimum is ordered. */
  | { readonly kind: 'raised'; readonly item: Item; readonly quantity: number }
  /** More than there is, or than one order may have. */
  | { readonly kind: 'lowered'; readonly item: Item; readonly quantity: number }
  /** No longer sold, but something else in its place, which is ordered only when the shopper says so. */
  | { readonly kind: 'replaced'; readonly by: Item; readonly quantity: number }
  | { readonly kind: 'not-for-sale'; readonly item: Item }
  /** The cart takes no more lines. */
  | { readonly kind: 'cart-full'; readonly item: Item }
  /** Numbers that are one slip away. */
  | { readonly kind: 'unknown'; readonly suggestions: readonly Item[] };

/** What must be known of an item to say how many of it can be ordered. */
export type OrderableItem = {
  readonly minimumOrderQuantity: number;
  readonly maxQuantity: number;
  readonly isForSale: boolean;
};

/** What was found for an order number. */
export type FoundForNumber<Item> = {
  readonly item?: Item | undefined;
  readonly replacement?: Item | undefined;
  readonly similar?: readonly Item[];
};

/** The verdict on an order number: the same quantities as when the item is put into the cart, and nothing for something else in silence. */
export const orderNumberVerdict = <Item extends OrderableItem>(
  wanted: number,
  { item, replacement, similar = [] }: FoundForNumber<Item>,
): OrderNumberVerdict<Item> => {
  if (item === undefined) return { kind: 'unknown', suggestions: similar };
  const own = orderableOf(wanted, item);
  if (own.kind !== 'not-for-sale') return { ...own, kind: own.kind === 'as-wanted' ? 'found' : own.kind, item };
  const other = orderableOf(wanted, replacement);
  return replacement === undefined || other.kind === 'not-for-sale'
    ? { kind: 'not-for-sale', item }
    : { kind: 'replaced', by: replacement, quantity: other.quantity };
};

const orderableOf = (wanted: number, item: OrderableItem | undefined): Orderable =>
  item?.isForSale === true ? orderable(wanted, item) : { kind: 'not-for-sale' };

/** Whether a row with this verdict can be put into the cart as it is. */
export const isOrderable = <Item>(
  verdict: OrderNumberVerdict<Item>,
): verdict is Extract<OrderNumberVerdict<Item>, { readonly kind: 'found' | 'raised' | 'lowered' }> =>
  verdict.kind === 'found' || verdict.kind === 'raised' || verdict.kind === 'lowered';
