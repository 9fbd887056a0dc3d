// Savings, and who may have them: books with a fixed price keep it, whatever voucher, deal, prime or educational discount there is.
// Source: §§ 3, 5 BuchPrG, BGH I ZR 83/14; spec 2 §3 "position total with savings", spec 1 §3 "isBook".

import { allocate } from './allocation.ts';
import { type Cents, cents, type Money, money } from './money.ts';
import { reduceByPercent } from './percentage.ts';

export type DiscountSource = 'voucher' | 'promotion' | 'lightning' | 'prime' | 'educational';

/** What a discount needs to know of the goods: books and the like have a fixed price. */
export type Priced = { readonly price: Money; readonly hasFixedPrice: boolean };

export type DiscountableLine = { readonly amount: Cents; readonly hasFixedPrice: boolean };

/** No discount of any source may touch goods with a fixed price. */
export const isDiscountAllowed = (goods: { readonly hasFixedPrice: boolean }, _source: DiscountSource): boolean =>
  !goods.hasFixedPrice;

/** The price after a discount in percent; goods with a fixed price keep theirs. */
export const discounted = (goods: Priced, percent: number, source: DiscountSource): Money =>
  isDiscountAllowed(goods, source) ? reduceByPercent(goods.price, percent) : goods.price;

/** The special price of a source, unless the goods have a fixed price or the special price is not lower. */
export const specialPriceOf = (goods: Priced, special: Money, source: DiscountSource): Money =>
  isDiscountAllowed(goods, source) && special.currency === goods.price.currency && special.cents < goods.price.cents
    ? special
    : goods.price;

/** What so many pieces save against the struck price; never below zero. */
export const savingsOf = (strikePrice: Money, unitPrice: Money, quantity: number): Money =>
  money(
    strikePrice.currency === unitPrice.currency ? Math.max(0, (strikePrice.cents - unitPrice.cents) * quantity) : 0,
    unitPrice.currency,
  );

/** What a discount can be taken from: all lines without a fixed price, together. */
export const discountableSum = (lines: readonly DiscountableLine[]): Cents =>
  cents(lines.reduce((total, line) => total + (line.hasFixedPrice ? 0 : line.amount), 0));

/**
 * Spreads a discount over the lines in proportion to what they cost. Lines with a fixed price get none of it, and no line gets more
 * than it costs. The shares, in the order of the lines, add up to the discount or, when that is smaller, to the discountable sum.
 */
export const spreadDiscount = (discount: Money, lines: readonly DiscountableLine[]): readonly Money[] => {
  const weights = lines.map((line) => (line.hasFixedPrice ? 0 : Math.max(0, line.amount)));
  const most = weights.reduce((total, weight) => total + weight, 0);
  const effective = money(Math.min(Math.max(0, discount.cents), most), discount.currency);
  return allocate(effective, weights).unwrapOr(lines.map(() => money(0, discount.currency)));
};
