// The rows of the sums of a cart or an order, from the goods to what is to be paid, wherever they are written. Source: spec 2 §3 "Cart", §1
// "educational edition: net prices"; § 3 PAngV.

import type { Money } from '../money/index.ts';
import type { CartTotals } from './cart.ts';
import { shippingTermOf } from './cart-counts.ts';

export type SumRow =
  | { readonly kind: 'subtotal' | 'saving' | 'net' | 'grand'; readonly amount: Money }
  | { readonly kind: 'shipping'; readonly amount: Money; readonly term: ReturnType<typeof shippingTermOf> }
  | { readonly kind: 'tax'; readonly amount: Money; readonly ratePermille: number };

type Reader = {
  /** Institutions reckon in net amounts. */
  readonly isB2b: boolean;
  /** Nothing is sent of a membership. */
  readonly isSent?: boolean;
};

/**
 * Consumers read gross amounts, and below what is to be paid the tax that is in it; institutions read the net amount, then the tax, then the gross
 * total. A saving stands there where something is saved; its amount is what is taken off.
 */
export const sumRowsOf = (totals: CartTotals, { isB2b, isSent = true }: Reader): readonly SumRow[] => {
  const { subtotal, promotionsSaving, shippingCost, net, grandTotal } = totals;
  const taxes = totals.taxes.map(({ ratePermille, tax }): SumRow => ({ kind: 'tax', amount: tax, ratePermille }));
  const grand: SumRow = { kind: 'grand', amount: grandTotal };
  return [
    { kind: 'subtotal', amount: subtotal },
    ...(promotionsSaving.cents === 0 ? [] : [{ kind: 'saving', amount: promotionsSaving } as const]),
    ...(isSent ? [{ kind: 'shipping', amount: shippingCost, term: shippingTermOf(totals) } as const] : []),
    ...(isB2b ? [{ kind: 'net', amount: net } as const, ...taxes, grand] : [grand, ...taxes]),
  ];
};
