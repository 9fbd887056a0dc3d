// Savings, and who may have them: goods with a fixed price, as books have in some countries (`hasFixedPrice` of the storefronts), keep it, whatever
// voucher, deal, prime or educational discount there is.
// Source: §§ 3, 5 BuchPrG, BGH I ZR 83/14; spec 2 §3 "position total with savings", spec 1 §3 "isBook".

import { allocate } from './allocation.ts';
import { type Cents, cents, type Money, money } from './money.ts';

/** What a discount needs to know of the goods. */
export type Priced = { readonly price: Money; readonly hasFixedPrice: boolean };

export type DiscountableLine = {
  readonly amount: Cents;
  readonly hasFixedPrice: boolean;
  /** Goods that the voucher is not for, as with one for a single category. */
  readonly isOutsideVoucher?: boolean;
};

/** No discount, wherever it comes from, may touch goods with a fixed price. */
export const isDiscountAllowed = (goods: { readonly hasFixedPrice: boolean }): boolean => !goods.hasFixedPrice;

/** The special price of goods, like that of a deal; none for goods with a fixed price, and none that is not lower than theirs. */
export const specialPriceOf = (goods: Priced, special: Money): Money | undefined =>
  isDiscountAllowed(goods) && special.currency === goods.price.currency && special.cents < goods.price.cents
    ? special
    : undefined;

/** What so many pieces save against the struck price; never below zero. */
export const savingsOf = (strikePrice: Money, unitPrice: Money, quantity: number): Money =>
  money(
    strikePrice.currency === unitPrice.currency ? Math.max(0, (strikePrice.cents - unitPrice.cents) * quantity) : 0,
    unitPrice.currency,
  );

const mayGetCheaper = (line: DiscountableLine): boolean => isDiscountAllowed(line) && line.isOutsideVoucher !== true;

/** What a discount can be taken from: all lines that it is for and whose price is not fixed, together. */
export const discountableSum = (lines: readonly DiscountableLine[]): Cents =>
  cents(lines.reduce((total, line) => total + (mayGetCheaper(line) ? line.amount : 0), 0));

/**
 * Spreads a discount over the lines in proportion to what they cost. Lines with a fixed price and those that it is not for get none of
 * it, and no line gets more than it costs. The shares, in the order of the lines, add up to the discount or, when that is smaller, to the discountable sum.
 */
export const spreadDiscount = (discount: Money, lines: readonly DiscountableLine[]): readonly Money[] => {
  const weights = lines.map((line) => (mayGetCheaper(line) ? Math.max(0, line.amount) : 0));
  const most = weights.reduce((total, weight) => total + weight, 0);
  const effective = money(Math.min(Math.max(0, discount.cents), most), discount.currency);
  return allocate(effective, weights).unwrapOr(lines.map(() => money(0, discount.currency)));
};
