// What is counted in a cart, and what the counts decide. Source: spec 2 §3 "Cart".

import type { Cart, CartLine, CartTotals, VoucherState } from './cart.ts';

/** Different lines of one cart: more than a school orders at once, and few enough to be shown and priced while somebody waits. */
export const CART_MAX_LINES = 1_000;

/** A cart is payless when it has items and nothing is to be paid, shipping included. */
export const isPayless = (cart: {
  readonly lines: readonly unknown[];
  readonly totals: Pick<CartTotals, 'grandTotal'>;
}): boolean => cart.lines.length > 0 && cart.totals.grandTotal.cents === 0;

/** Whether the cart has no lines at all; gifts and free items are lines, too. */
export const isEmptyCart = (cart: Pick<Cart, 'lines'>): boolean => cart.lines.length === 0;

/** Number of pieces. */
export const countItems = (lines: readonly Pick<CartLine, 'quantity'>[]): number =>
  lines.reduce((total, { quantity }) => total + quantity, 0);

/** Number of different products. */
export const countProducts = (lines: readonly Pick<CartLine, 'productId'>[]): number =>
  new Set(lines.map(({ productId }) => productId)).size;

/** How the shipping of these sums reads: prime members see that they owe it to prime (spec 3 §6). */
export const shippingTermOf = ({
  shippingCost,
  isPrime = false,
}: Pick<CartTotals, 'shippingCost' | 'isPrime'>): 'charged' | 'free' | 'free-by-prime' => {
  if (shippingCost.cents > 0) return 'charged';
  return isPrime ? 'free-by-prime' : 'free';
};

/** What the sums call the voucher that is taken off them, as an order and its mails do; nothing for one that takes nothing off. */
export const redeemedVoucherCode = (voucher: VoucherState): string | undefined =>
  voucher.kind === 'redeemed' ? voucher.code : undefined;

/** Whether a line shows the prime note: members see it at goods that prime delivers. Source: spec 2 §3 `primeFaehig`, spec 3 §6. */
export const showsPrimeNote = (
  { isPrimeEligible }: Pick<CartLine, 'isPrimeEligible'>,
  { isPrime = false }: Pick<CartTotals, 'isPrime'>,
): boolean => isPrime && isPrimeEligible;
