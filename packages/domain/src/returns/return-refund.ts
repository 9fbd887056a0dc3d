// What goes back for a return, in cents: the goods as they were paid, with tax, and the way here once everything of the order has come back.
// Source: spec 2 §4 "Returns flow"; § 357 (1), (2) BGB; §§ 3, 5 BuchPrG.

import { type DiscountableLine, spreadDiscount } from '../money/discount.ts';
import { type Money, money } from '../money/money.ts';
import { type RatePermille, type TaxBasis, taxed } from '../money/tax.ts';
import { type RegulationCode, refundCents } from './return-offers.ts';
import type { ReturnOutcome, ReturnTimes } from './return-state.ts';
import { isAllReturned, type ReturnedPieces, returnedGoods, returnedParts } from './returned-goods.ts';

/** An ordered line with what it cost before the order's saving. */
export type OrderedPrice = DiscountableLine & { readonly ratePermille: RatePermille };

/** What was paid for each line, with tax: its price without its share of what the order saved, which is shared as in the cart. */
export const paidForLines = (saving: Money, lines: readonly OrderedPrice[], basis: TaxBasis): readonly Money[] => {
  const shares = spreadDiscount(saving, lines);
  return lines.map(({ amount, ratePermille }, index) => {
    const paid = money(amount - (shares[index]?.cents ?? 0), saving.currency);
    return taxed(paid, ratePermille, basis).gross;
  });
};

/** Whether the goods of a return were paid back: it is settled, and they were not sent anew. Where the outcome was not kept the regulation says which. */
export const isPaidBack = (
  times: ReturnTimes,
  regulation: RegulationCode,
  outcome: ReturnOutcome = regulation === 'replacement' ? 'replaced' : 'refunded',
): boolean => times.settled !== undefined && outcome !== 'replaced';

/** Whether goods were to be sent anew and could not be, so that their money goes back. Not known of a return whose outcome was not kept. */
export const isReplacementShort = (regulation: RegulationCode, outcome: ReturnOutcome | undefined): boolean =>
  regulation === 'replacement' && outcome !== undefined && outcome !== 'replaced';

/** A line that cost something; gifts are none. */
export type RefundableLine = {
  readonly id: string;
  readonly quantity: number;
  /** Of a set; 1 of goods that are none. */
  readonly partCount: number;
  /** For all its pieces. */
  readonly paidCents: number;
};

export type ReturnedItem = ReturnedPieces & { readonly lineId: string };

export type RefundableOrder = {
  readonly lines: readonly RefundableLine[];
  /** What was paid back before. Goods that were sent anew were not: who has their replacement has still paid for it. */
  readonly paidBack: readonly ReturnedItem[];
  /** What the way here cost; 0 where it is not paid back. */
  readonly shippingCents: number;
  /** What was paid and has not gone back yet. */
  readonly leftCents: number;
};

/**
 * What goes back for the goods of one return: for each piece its share of what its line cost, for one part of a set an equal share of a piece's. With
 * the last part of the last piece the way here goes back, too. Never more than is left of what was paid.
 */
export const returnRefundCents = (order: RefundableOrder, items: readonly ReturnedItem[]): number => {
  const lines = order.lines.map((line) => {
    const ofLine = ({ lineId }: ReturnedItem): boolean => lineId === line.id;
    const before = order.paidBack.filter(ofLine);
    return { line, before: returnedGoods(before), after: returnedGoods([...before, ...items.filter(ofLine)]) };
  });
  const goods = lines.reduce((sum, { line: { quantity, partCount, paidCents: totalCents }, before, after }) => {
    const returnedBefore = returnedParts(before, partCount);
    const now = returnedParts(after, partCount) - returnedBefore;
    return sum + refundCents({ quantity: quantity * partCount, totalCents, returnedBefore }, now);
  }, 0);
  const isAll = (at: 'before' | 'after'): boolean =>
    lines.every((each) => isAllReturned(each.line.quantity, each[at], each.line.partCount));
  const shipping = isAll('after') && !isAll('before') ? order.shippingCents : 0;
  return Math.max(0, Math.min(goods + shipping, order.leftCents));
};
