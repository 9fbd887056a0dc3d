// What a cart can still reach: free shipping, a free article. And what it has saved. Source: spec 2 §3 "attainableInfos",
// "freeArticleMinPrice", "deliveryFreeMessage", "undiscountsTotalSum", "totalBasketSavingWithoutPromotions".

import { type Cents, cents, type Money, money } from '../money/money.ts';
import type { CartLine } from './cart.ts';
import { requireCurrency } from './one-currency.ts';

/** A value that the basket has reached, or what is missing to it. */
export type Attainable = { readonly kind: 'reached' } | { readonly kind: 'missing'; readonly amount: Money };

/** Reached when the basket is worth as much or more; throws where the two are in different currencies. */
export const attainableFrom = (basketValue: Money, threshold: Money): Attainable => {
  requireCurrency(basketValue.currency, [threshold]);
  return basketValue.cents >= threshold.cents
    ? { kind: 'reached' }
    : { kind: 'missing', amount: money(threshold.cents - basketValue.cents, basketValue.currency) };
};

/** The amount that is missing to the value from which shipping is free; absent once it is reached, or where there is none. Goods that cost nothing do not make it free. */
export const missingToFreeShipping = (basketValue: Money, threshold: Money | undefined): Money | undefined => {
  if (threshold === undefined) return undefined;
  const attainable = attainableFrom(basketValue, threshold);
  return attainable.kind === 'missing' ? attainable.amount : undefined;
};

/** Free shipping is possible where there is a value from which it is granted. Source: spec 2 §3 "freeShippingPossible". */
export const isFreeShippingPossible = (threshold: Money | undefined): boolean => threshold !== undefined;

/** What the shipping of the goods depends on. */
export type ShippingQuestion = {
  /** What the goods cost after the voucher. */
  readonly worth: Money;
  /** Parcels cost nothing whatever the goods are worth: a voucher gives free shipping, or the buyer is a prime member. */
  readonly isFree: boolean;
};

/**
 * What parcels cost: nothing where a voucher or a membership makes them free, nor from the threshold on, otherwise what the shipper usually takes.
 * Freight is not asked for here: nothing makes it free. Throws where the goods and the threshold are in different currencies.
 */
export const parcelCost = ({ worth, isFree }: ShippingQuestion, usual: Money, threshold: Money | undefined): Money =>
  isFree || (threshold !== undefined && attainableFrom(worth, threshold).kind === 'reached')
    ? money(0, usual.currency)
    : usual;

/** Whether the shopper has chosen this gift; one that came with a voucher is none of the choice, and leaves it open. */
export const isChosenGift = ({ kind }: Pick<CartLine, 'kind'>): boolean =>
  kind.kind === 'free-gift' && kind.relatedVoucherCode === undefined;

/** A free article may be chosen when there are some, none was chosen before, and the basket is worth enough. */
export const canChooseFreeArticle = (cart: {
  readonly lines: readonly Pick<CartLine, 'kind'>[];
  readonly freeArticles: readonly unknown[];
  readonly basketValue: Money;
  readonly freeArticleMinPrice?: Money;
}): boolean =>
  cart.freeArticles.length > 0 &&
  !cart.lines.some(isChosenGift) &&
  (cart.freeArticleMinPrice === undefined ||
    attainableFrom(cart.basketValue, cart.freeArticleMinPrice).kind === 'reached');

type PricedLine = Pick<CartLine, 'unitPrice' | 'strikePrice' | 'quantity' | 'positionTotal'>;

/** What a line would cost without any reduction, in cents: the struck price of every piece, or its price. */
const undiscounted = ({ strikePrice, unitPrice, quantity }: PricedLine): number =>
  Math.max(strikePrice?.cents ?? 0, unitPrice.cents) * quantity;

/** What the lines would cost without any reduction. */
export const undiscountedSum = (lines: readonly PricedLine[]): Cents =>
  cents(lines.reduce((all, line) => all + undiscounted(line), 0));

/** What a line saves before promotions, by its struck price and by a deal: nothing where it costs no less than without any reduction. */
export const lineSaving = (line: PricedLine): Money | undefined => {
  const saved = undiscounted(line) - line.positionTotal.cents;
  return saved > 0 ? money(saved, line.positionTotal.currency) : undefined;
};

/** What the lines save before promotions: what each of them saves, together. */
export const savingWithoutPromotions = (lines: readonly PricedLine[]): Cents =>
  cents(lines.reduce((all, line) => all + (lineSaving(line)?.cents ?? 0), 0));
