// What a cart costs: lines at their price or deal price, the voucher's saving spread over the goods that may get cheaper, shipping by
// what the goods are then worth, and the tax of each rate. The same goods and lines always cost the same, in every channel.
// Source: spec 2 §3 "Cart"; docs/adr/0009 "Money, time, numbers".

import { err, ok } from 'neverthrow';
import { dealTotals } from '../deals/deal-quantity.ts';
import { allocate } from '../money/allocation.ts';
import { type DiscountableLine, specialPriceOf, spreadDiscount } from '../money/discount.ts';
import { type CurrencyCode, cents, DEFAULT_CURRENCY, type Money, money } from '../money/money.ts';
import { type TaxableLine, type TaxBasis, taxTotals } from '../money/tax.ts';
import type { Instant } from '../shared/instant.ts';
import { requirePieces } from '../shared/pieces.ts';
import { isFreeShippingPossible, missingToFreeShipping, type ShippingQuestion } from './attainable.ts';
import type { CartTotals } from './cart.ts';
import { requireCurrency } from './one-currency.ts';
import { redeemVoucher, type Voucher, type VoucherError } from './voucher.ts';

/** One line as far as its price goes. */
export type PriceableLine = {
  readonly quantity: number;
  /** Pieces of it at the deal's price. */
  readonly quantityLightning: number;
  readonly unitPrice: Money;
  readonly lightningPrice?: Money;
  readonly ratePermille: number;
  readonly hasFixedPrice: boolean;
  /** Gifts cost nothing. */
  readonly isFree: boolean;
  /** The cart's voucher is not for these goods: they neither count for it nor get cheaper. */
  readonly isOutsideVoucher?: boolean;
};

export type LineTotal = { readonly total: Money; readonly dealSaving: Money };

/**
 * What a line costs before the voucher, and what its deal saves. A deal's price counts for no more pieces than the line has, never for goods with a
 * fixed price, and only where it is lower. Throws where the pieces are no whole number from 0 on.
 */
export const lineTotalOf = (line: PriceableLine): LineTotal => {
  const nothing = money(0, line.unitPrice.currency);
  const lightning = Math.min(Math.max(line.quantityLightning, 0), line.quantity);
  requirePieces([line.quantity, lightning]);
  if (line.isFree) return { total: nothing, dealSaving: nothing };
  const { unitPrice: price, hasFixedPrice, lightningPrice = price } = line;
  const special = specialPriceOf({ price, hasFixedPrice }, lightningPrice) ?? price;
  const { total, saving } = dealTotals({ lightning, normal: line.quantity - lightning }, price, special);
  return { total, dealSaving: saving };
};

/** The lines as a discount sees them. */
export const discountableLines = (lines: readonly PriceableLine[]): readonly DiscountableLine[] =>
  lines.map((line) => ({
    amount: cents(lineTotalOf(line).total.cents),
    hasFixedPrice: line.hasFixedPrice,
    ...(line.isOutsideVoucher === true ? { isOutsideVoucher: true } : {}),
  }));

/** What the goods cost after a saving; throws where a line is in another currency than the saving. */
export const goodsValue = (lines: readonly PriceableLine[], saving: Money): Money => {
  requireCurrency(
    saving.currency,
    lines.map(({ unitPrice }) => unitPrice),
  );
  const subtotal = discountableLines(lines).reduce((sum, { amount }) => sum + amount, 0);
  return money(Math.max(0, subtotal - saving.cents), saving.currency);
};

export type CartToPrice<Shipping extends { readonly cost: Money }> = {
  readonly lines: readonly PriceableLine[];
  /** The voucher in the cart, if there is one; it may no longer hold. */
  readonly voucher?: Voucher;
  /**
   * What shipping costs, with whatever else the channel knows of it: `parcelCost` of the question for parcels, the whole rate for freight. It is
   * asked for an empty cart too, whose shipping costs nothing whatever it says.
   */
  readonly shippingFor: (question: ShippingQuestion) => Shipping;
  /** From this value on parcels are free; absent when they never can be. */
  readonly freeShippingFrom?: Money;
  /** Something of it goes as freight, which no value of the goods and no voucher makes free. */
  readonly isFreight?: boolean;
  /** The buyer is a prime member: `shippingFor` is asked with `isFree`. */
  readonly isPrime?: boolean;
  /** Whether prices hold the tax. */
  readonly basis: TaxBasis;
  /** The rate of shipping when there are no goods that cost anything. */
  readonly standardRatePermille: number;
  readonly currency?: CurrencyCode;
};

export type PricedCart<Shipping> = {
  readonly saving: Money;
  /** Why the voucher saves nothing now. */
  readonly refusal?: VoucherError;
  readonly shipping: Shipping;
  readonly totals: CartTotals;
  /** What the same cart comes to where its shipping costs another amount, as with another shipper or to another country. */
  readonly totalsWith: (shippingCost: Money) => CartTotals;
  /** Whether there is a value of the goods from which shipping costs nothing. */
  readonly isFreeShippingPossible: boolean;
};

/**
 * Prices a cart: first the lines, then the voucher on what may get cheaper, then shipping by what the goods are worth after it, last the tax
 * of each rate. A voucher that does not hold saves nothing and says why; one for free shipping does not where goods go as freight, nor where their shipping is free
 * without it: it is kept for another order. Shipping is
 * taxed like the goods it brings, in proportion to what they cost. An empty cart costs nothing. Throws where lines, shipping or the value for
 * free shipping are in another currency than the cart, and where the pieces of a line are no whole number from 0 on.
 */
export const priceCart = <Shipping extends { readonly cost: Money }>(
  cart: CartToPrice<Shipping>,
  now: Instant,
): PricedCart<Shipping> => {
  const { lines, voucher, shippingFor, currency = DEFAULT_CURRENCY } = cart;
  const nothing = money(0, currency);
  requireCurrency(currency, [cart.freeShippingFrom, ...lines.flatMap((line) => [line.unitPrice, line.lightningPrice])]);
  const redeemed =
    voucher &&
    redeemVoucher(voucher, { lines: discountableLines(lines), currency }, now).andThen((saved) =>
      voucher.benefit.kind === 'free-shipping' && (cart.isFreight === true || isFreeAnyway(cart, nothing))
        ? err(NOTHING_TO_LOWER)
        : ok(saved),
    );
  const saving = redeemed?.unwrapOr(nothing) ?? nothing;
  const isFree = cart.isPrime === true || (redeemed?.isOk() === true && voucher?.benefit.kind === 'free-shipping');
  const shipping = shippingFor({ worth: goodsValue(lines, saving), isFree });
  const threshold = reachableThreshold(cart);
  const totalsWith = (cost: Money): CartTotals =>
    totalsOf(
      cart,
      // What is free already is missing nothing.
      isFree && cost.cents === 0 ? undefined : threshold,
      saving,
      lines.length === 0 ? nothing : cost,
      currency,
    );
  return {
    saving,
    shipping,
    totals: totalsWith(shipping.cost),
    totalsWith,
    isFreeShippingPossible: isFreeShippingPossible(threshold),
    ...(redeemed?.isErr() ? { refusal: redeemed.error } : {}),
  };
};

/** The value from which the cart's shipping becomes free: none where goods go as freight, nor for a prime member, who pays for no parcel anyway. */
const reachableThreshold = ({ freeShippingFrom, isFreight, isPrime }: Reaching): Money | undefined =>
  isFreight === true || isPrime === true ? undefined : freeShippingFrom;

/** Whether the goods are shipped for nothing without any voucher: to a prime member, or by what they are worth. */
const isFreeAnyway = (cart: Reaching & Pick<CartToPrice<never>, 'lines'>, nothing: Money): boolean =>
  cart.isPrime === true ||
  (cart.freeShippingFrom !== undefined &&
    missingToFreeShipping(goodsValue(cart.lines, nothing), cart.freeShippingFrom) === undefined);

type Reaching = Pick<CartToPrice<never>, 'freeShippingFrom' | 'isFreight' | 'isPrime'>;

const NOTHING_TO_LOWER = { kind: 'voucher.nothing-discountable' } as const;

type Taxed = Pick<CartToPrice<never>, 'lines' | 'isPrime' | 'basis' | 'standardRatePermille'>;

const totalsOf = (
  cart: Taxed,
  threshold: Money | undefined,
  saving: Money,
  shippingCost: Money,
  currency: CurrencyCode,
): CartTotals => {
  const amounts = discountableLines(cart.lines);
  const { shares, goods, shipping } = taxableAmounts({
    lines: cart.lines.map(({ ratePermille }, index) => ({ ...(amounts[index] as DiscountableLine), ratePermille })),
    saving,
    shippingCost,
    standardRatePermille: cart.standardRatePermille,
  });
  const taxes = taxTotals([...goods, ...shipping], cart.basis, currency);
  const subtotal = money(
    amounts.reduce((total, { amount }) => total + amount, 0),
    currency,
  );
  const promotionsSaving = money(
    shares.reduce((total, share) => total + share.cents, 0),
    currency,
  );
  const basketValue = money(subtotal.cents - promotionsSaving.cents, currency);
  const missing = cart.lines.length === 0 ? undefined : missingToFreeShipping(basketValue, threshold);
  return {
    subtotal,
    shippingCost,
    basketValue,
    promotionsSaving,
    net: taxes.net,
    taxes: taxes.groups,
    grandTotal: taxes.gross,
    ...(missing === undefined ? {} : { missingToFreeShipping: missing }),
    ...(cart.isPrime === true ? { isPrime: true } : {}),
  };
};

export type AmountsToTax = {
  /** What each line costs before the voucher. */
  readonly lines: readonly (DiscountableLine & { readonly ratePermille: number })[];
  readonly saving: Money;
  readonly shippingCost: Money;
  /** The rate of shipping when there are no goods that cost anything. */
  readonly standardRatePermille: number;
};

export type TaxableAmounts = {
  /** What the voucher takes off each line. */
  readonly shares: readonly Money[];
  /** What each line costs after it. */
  readonly goods: readonly TaxableLine[];
  /** What of the shipping comes to the goods of each rate, one amount for each: its tax is rounded once, however many lines there are. */
  readonly shipping: readonly TaxableLine[];
};

/**
 * What is taxed: the lines after the voucher, and shipping in proportion to what the goods of each rate cost. Throws where saving and shipping are
 * in two currencies.
 */
export const taxableAmounts = ({ lines, saving, shippingCost, standardRatePermille }: AmountsToTax): TaxableAmounts => {
  requireCurrency(saving.currency, [shippingCost]);
  const shares = spreadDiscount(saving, lines);
  const goods = lines.map(
    ({ amount, ratePermille }, index): TaxableLine => ({
      amount: cents(amount - (shares[index]?.cents ?? 0)),
      ratePermille,
    }),
  );
  return { shares, goods, shipping: shippingByRate(shippingCost, goods, standardRatePermille) };
};

const shippingByRate = (
  shippingCost: Money,
  goods: readonly TaxableLine[],
  standardRatePermille: number,
): readonly TaxableLine[] => {
  if (shippingCost.cents === 0) return [];
  const worth = new Map<number, number>();
  for (const { amount, ratePermille } of goods) worth.set(ratePermille, (worth.get(ratePermille) ?? 0) + amount);
  const rates = [...worth.keys()];
  return allocate(shippingCost, [...worth.values()])
    .map((parts) =>
      parts.map((part, index) => ({ amount: part.cents, ratePermille: rates[index] ?? standardRatePermille })),
    )
    .unwrapOr([{ amount: shippingCost.cents, ratePermille: standardRatePermille }]);
};
