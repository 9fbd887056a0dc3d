// What a cart costs: lines at their price or deal price, the voucher's saving spread over the goods that may get cheaper, shipping,
// and the tax of each rate. Pure: the same goods and lines always cost the same. Source: spec 2 §3 "Cart"; docs/adr/0009 "Money, time, numbers".

import type { CartTotals } from '@tornister/domain/cart';
import { dealTotals } from '@tornister/domain/deals';
import {
  allocate,
  cents,
  type DiscountableLine,
  type Money,
  money,
  spreadDiscount,
  type TaxableLine,
  type TaxBasis,
  taxTotals,
} from '@tornister/domain/money';

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
};

export type LineTotal = { readonly total: Money; readonly dealSaving: Money };

/** What a line costs before the voucher, and what its deal saves. */
export const lineTotalOf = (line: PriceableLine): LineTotal => {
  if (line.isFree) return { total: money(0), dealSaving: money(0) };
  const split = { lightning: line.quantityLightning, normal: line.quantity - line.quantityLightning };
  const { total, saving } = dealTotals(split, line.unitPrice, line.lightningPrice ?? line.unitPrice);
  return { total, dealSaving: saving };
};

/** The lines as a discount sees them. */
export const discountableLines = (lines: readonly PriceableLine[]): readonly DiscountableLine[] =>
  lines.map((line) => ({ amount: cents(lineTotalOf(line).total.cents), hasFixedPrice: line.hasFixedPrice }));

export type CartPrice = {
  readonly lines: readonly PriceableLine[];
  readonly saving: Money;
  readonly shippingCost: Money;
  /** From this value on shipping is free; absent when it never can be. */
  readonly freeShippingFrom?: Money;
  readonly basis: TaxBasis;
  /** The rate of shipping when there are no goods that cost anything. */
  readonly standardRatePermille: number;
};

/** The totals of a cart. Shipping is taxed like the goods it brings, in proportion to what they cost. */
export const cartTotalsOf = (cart: CartPrice): CartTotals => {
  const amounts = discountableLines(cart.lines);
  const shares = spreadDiscount(cart.saving, amounts);
  const goods = cart.lines.map(
    (line, index): TaxableLine => ({
      amount: cents((amounts[index]?.amount ?? 0) - (shares[index]?.cents ?? 0)),
      ratePermille: line.ratePermille,
    }),
  );
  const taxes = taxTotals([...goods, ...shippingLines(cart, goods)], cart.basis);
  const subtotal = money(amounts.reduce((total, { amount }) => total + amount, 0));
  const promotionsSaving = money(shares.reduce((total, share) => total + share.cents, 0));
  const basketValue = money(subtotal.cents - promotionsSaving.cents);
  const missing = (cart.freeShippingFrom?.cents ?? 0) - basketValue.cents;
  return {
    subtotal,
    shippingCost: cart.shippingCost,
    basketValue,
    promotionsSaving,
    net: taxes.net,
    taxes: taxes.groups,
    grandTotal: taxes.gross,
    ...(missing > 0 && cart.lines.length > 0 ? { missingToFreeShipping: money(missing) } : {}),
  };
};

const shippingLines = (cart: CartPrice, goods: readonly TaxableLine[]): readonly TaxableLine[] => {
  const { shippingCost, standardRatePermille } = cart;
  if (shippingCost.cents === 0) return [];
  return allocate(
    shippingCost,
    goods.map(({ amount }) => amount),
  )
    .map((parts) =>
      parts.map((part, index) => ({
        amount: part.cents,
        ratePermille: goods[index]?.ratePermille ?? standardRatePermille,
      })),
    )
    .unwrapOr([{ amount: shippingCost.cents, ratePermille: standardRatePermille }]);
};
