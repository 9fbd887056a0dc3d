// Tidying up after an order: what is cleared, called and fetched again on the confirmation page. Source: spec 2 §4 "Confirmation
// cleanup".

import { LAST_3_MONTHS } from '../orders/order-list.ts';
import { SESSION_STORAGE_KEYS } from '../shared/session-storage.ts';

/** Items of the session storage that the confirmation removes (spec 2 §3 "Session storage"). */
export const CONFIRMATION_STORAGE_KEYS = [
  SESSION_STORAGE_KEYS.checkout,
  SESSION_STORAGE_KEYS.user,
  SESSION_STORAGE_KEYS.productRatingMailConsent,
] as const;

export type CleanupStep =
  | { readonly kind: 'clear-order-and-new-cart-id' }
  | { readonly kind: 'clear-prime-flag' }
  | { readonly kind: 'call-cleanup-and-take-new-cart' }
  | { readonly kind: 'remove-from-session-storage'; readonly keys: readonly string[] }
  | { readonly kind: 'refetch-orders'; readonly period: typeof LAST_3_MONTHS }
  | { readonly kind: 'reset-guest' }
  | { readonly kind: 'reset-checkout' };

/**
 * The steps in their order. A prime checkout only clears its flag where any other calls the cleanup and takes the new cart; recent orders
 * are fetched again for members.
 */
export const confirmationCleanup = (order: {
  readonly isPrimeCheckout: boolean;
  readonly isMember: boolean;
}): readonly CleanupStep[] => [
  { kind: 'clear-order-and-new-cart-id' },
  { kind: order.isPrimeCheckout ? 'clear-prime-flag' : 'call-cleanup-and-take-new-cart' },
  { kind: 'remove-from-session-storage', keys: CONFIRMATION_STORAGE_KEYS },
  ...(order.isMember ? [{ kind: 'refetch-orders', period: LAST_3_MONTHS } as const] : []),
  { kind: 'reset-guest' },
  { kind: 'reset-checkout' },
];

/** When a step of the cleanup fails, the shopper is logged out and the failure is thrown on. Source: spec 2 §4. */
export const afterCleanupFailure = { logsOut: true, rethrows: true } as const;
