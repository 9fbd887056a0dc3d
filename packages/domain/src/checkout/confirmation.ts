// What the confirmation page shows, and what it clears. Source: spec 2 §2 "Confirmation", §4 "Confirmation cleanup".

import type { PaymentState } from '../orders/order-transition.ts';
import { SESSION_STORAGE_KEYS } from '../shared/session-storage.ts';

/** Items of the session storage that the confirmation removes (spec 2 §3 "Session storage"). */
export const CONFIRMATION_STORAGE_KEYS = [
  SESSION_STORAGE_KEYS.checkout,
  SESSION_STORAGE_KEYS.user,
  SESSION_STORAGE_KEYS.productRatingMailConsent,
] as const;

/** What a shopper who has ordered is shown: the confirmation, a page that waits for the payment, how to pay in another way, or that the order was cancelled. */
export type AfterPayment = 'confirm' | 'wait' | 'pay-again' | 'called-off';

/** How an order stands: its payment, and whether it was cancelled after it had been placed. */
type PaidOrder = { readonly paymentState: PaymentState; readonly isCalledOff: boolean };

const AFTER_PAYMENT: Readonly<Record<PaymentState, AfterPayment>> = {
  'not-required': 'confirm',
  paid: 'confirm',
  pending: 'wait',
  declined: 'pay-again',
  cancelled: 'pay-again',
};

/**
 * Nobody is thanked for an order whose payment is still undecided, and a payment that failed can be made in another way. An order that was placed and
 * cancelled afterwards is no unfinished payment: nobody is asked to pay it, and its goods stay out of the basket.
 */
export const afterPayment = ({ paymentState, isCalledOff }: PaidOrder): AfterPayment =>
  isCalledOff ? 'called-off' : AFTER_PAYMENT[paymentState];

export type CleanupStep = 'forget-order' | 'clear-session-storage' | 'reset-guest';

/**
 * What the confirmation clears, in this order: the order that waited for its payment, the drafts of the session, and the login of a guest. While another
 * order of the guest is not confirmed yet, only that login pays, changes and confirms it: the confirmation of the last one ends it.
 */
export const confirmationCleanup = (visitor: {
  readonly isGuest: boolean;
  readonly hasOtherOrder: boolean;
}): readonly CleanupStep[] => [
  'forget-order',
  'clear-session-storage',
  ...(visitor.isGuest && !visitor.hasOtherOrder ? (['reset-guest'] as const) : []),
];
