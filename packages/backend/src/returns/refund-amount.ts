// What is paid back for a return, in cents, by what its order and the returns before it have kept. The rule is `returnRefundCents`.

import { type CurrencyCode, cents, type Money, money } from '@tornister/domain/money';
import { isPaidBack, paidForLines, returnRefundCents } from '@tornister/domain/returns';
import { parseStore, profileOf, type StoreCode, tradingTermsOf } from '@tornister/domain/storefront';
import type { Transaction } from '../database/database.ts';
import type { OrderRow } from '../orders/advance-order.ts';
import { linesOf, type OrderLineRow } from '../orders/read-order.ts';
import { returnedItems, returnsOf, returnTimesOf, type WrittenReturn } from './read-returns.ts';
import { isGift } from './returnable-pieces.ts';
import { readSetParts } from './set-parts.ts';

/** The amount for one return. The order is locked: what is settled before has had its money, what is settled later gets the rest. */
export const amountOf = async (transaction: Transaction, order: OrderRow, wanted: WrittenReturn): Promise<number> => {
  const lines = await linesOf(transaction, [order.id]);
  const parts = await readSetParts(transaction, lines);
  const paid = paidPerLine(order, lines);
  const paidBack = (await returnsOf(transaction, [order.id])).filter(
    ({ row }) => row.id !== wanted.row.id && isPaidBack(returnTimesOf(row), row.regulation, row.outcome ?? undefined),
  );
  const hasLaw = tradingTermsOf(order.store as StoreCode).withdrawal !== 'none';
  return returnRefundCents(
    {
      lines: lines.flatMap((line, index) => {
        const partCount = Math.max(1, parts.get(line.id)?.length ?? 0);
        const { id, quantity } = line;
        return isGift(line) ? [] : [{ id, quantity, partCount, paidCents: paid[index]?.cents ?? 0 }];
      }),
      paidBack: returnedItems(paidBack),
      shippingCents: hasLaw ? order.totals.shippingCost.cents : 0,
      leftCents: paidBack.reduce((left, { row }) => left - (row.outcome_cents ?? 0), order.total_cents),
    },
    returnedItems([wanted]),
  );
};

/** What was paid for each line. Orders from before it was kept which prices are fixed share what they saved over all lines. */
const paidPerLine = (order: OrderRow, lines: readonly OrderLineRow[]): readonly Money[] => {
  const store = parseStore(order.store);
  const basis = store === undefined ? 'gross' : profileOf(store).edition.priceDisplay;
  const prices = lines.map((line) => ({
    amount: cents(line.total_cents),
    hasFixedPrice: line.has_fixed_price ?? false,
    isOutsideVoucher: line.is_outside_voucher,
    ratePermille: line.tax_permille,
  }));
  return paidForLines(money(order.totals.promotionsSaving.cents, order.currency as CurrencyCode), prices, basis);
};
