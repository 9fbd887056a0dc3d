// What is paid back for a return, in cents: the goods as they were paid, savings taken off, tax included; and where the law wants it, the way here once
// everything of the order has come back (§ 357 BGB).

import { allocate, type CurrencyCode, grossOf, money } from '@tornister/domain/money';
import { partRefundCents, refundCents } from '@tornister/domain/returns';
import { parseStore, profileOf, type StoreCode, tradingTermsOf } from '@tornister/domain/storefront';
import type { Transaction } from '../database/database.ts';
import type { OrderRow } from '../orders/advance-order.ts';
import { linesOf, type OrderLineRow } from '../orders/read-order.ts';
import { type ReturnItemRow, returnedPieces, returnsOf, type WrittenReturn } from './read-returns.ts';
import { isGift } from './returnable-pieces.ts';
import { partCountOf } from './show-return-order.ts';

/** The amount for one return. Returns that were announced before it have had their pieces paid back. */
export const amountOf = async (transaction: Transaction, order: OrderRow, wanted: WrittenReturn): Promise<number> => {
  const lines = (await linesOf(transaction, [order.id])).filter((line) => !isGift(line));
  const all = await returnsOf(transaction, [order.id]);
  const before = returnedPieces(all.filter(({ row }) => row.number < wanted.row.number));
  const paid = paidPerLine(order, lines);
  let cents = 0;
  for (const item of wanted.items) {
    const index = lines.findIndex(({ id }) => id === item.order_line_id);
    const line = lines[index];
    if (line !== undefined)
      cents += await shareOf(transaction, line, item, {
        totalCents: paid[index] ?? 0,
        returnedBefore: before.get(line.id) ?? 0,
      });
  }
  const hasLaw = tradingTermsOf(order.store as StoreCode).withdrawal !== 'none';
  return cents + (hasLaw && isAllBack(lines, before, wanted) ? order.totals.shippingCost.cents : 0);
};

type Paid = { readonly totalCents: number; readonly returnedBefore: number };

const shareOf = async (
  transaction: Transaction,
  line: OrderLineRow,
  item: ReturnItemRow,
  paid: Paid,
): Promise<number> => {
  const whole = refundCents({ quantity: line.quantity, ...paid }, item.quantity);
  return item.component_sku === null ? whole : partRefundCents(whole, await partCountOf(transaction, line.item_id));
};

/** What was paid for each line: its price with tax, without its share of what the whole order saved. */
const paidPerLine = (order: OrderRow, lines: readonly OrderLineRow[]): readonly number[] => {
  const store = parseStore(order.store);
  const isNet = store !== undefined && profileOf(store).edition.priceDisplay === 'net';
  const currency = order.currency as CurrencyCode;
  const totals = lines.map((line) => line.total_cents);
  const savings = allocate(money(order.totals.promotionsSaving.cents, currency), totals).unwrapOr([]);
  return lines.map((line, index) => {
    const paid = money(line.total_cents - (savings[index]?.cents ?? 0), currency);
    return isNet ? grossOf(paid, line.tax_permille).cents : paid.cents;
  });
};

/** Whether with this return every piece of the order has come back, parts of sets not counted. */
const isAllBack = (
  lines: readonly OrderLineRow[],
  before: ReadonlyMap<string, number>,
  { items }: WrittenReturn,
): boolean =>
  items.every(({ component_sku }) => component_sku === null) &&
  lines.every(({ id, quantity }) => {
    const now = items.find(({ order_line_id }) => order_line_id === id)?.quantity ?? 0;
    return (before.get(id) ?? 0) + now >= quantity;
  }) &&
  items.length > 0;
