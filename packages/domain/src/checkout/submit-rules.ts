// Whether a cart may be submitted as the shopper saw it, and what the shop does with each outcome.
// Source: spec 2 §4 "Submit", §8, §9.

import { UNREADABLE_ERROR_TEXT } from '../session/failure.ts';
import type { SeenCart, SeenChoices, SubmitOutcome, SubmitRefusal } from './submission.ts';

/** Wait before the browser follows the redirect of a payment provider (spec 2 §9). */
export const SUBMIT_REDIRECT_DELAY_MS = 100;

/** Keys of the notices (spec 2 §4, §8). */
export const ALREADY_SUBMITTED_MESSAGE = 'vue.checkout.error.orderAlreadySubmitted';
/** Not in the specification, which knows no order that is not paid: the cart became an order that was cancelled, or that still waits for its payment. */
export const ORDER_CANCELLED_MESSAGE = 'vue.checkout.error.orderCancelled';
export const ORDER_WAITS_MESSAGE = 'vue.checkout.error.orderWaits';
export const CART_CHANGED_MESSAGE = 'vue.checkout.summaryStep.notification.cartChanged';
export const CHOICES_CHANGED_MESSAGE = 'vue.checkout.summaryStep.notification.choicesChanged';
export const PAYMENT_ERROR_MESSAGE = 'vue.checkout.payment.error';
export const CART_ERROR_MESSAGE = 'vue.cart.error.somethingWentWrong';

/** Shown when an error message of the submission cannot be read (spec 2 §8). */
export const UNREADABLE_SUBMIT_ERROR = UNREADABLE_ERROR_TEXT;

/** What a page may say of what is chosen, by the names of its fields. */
export const CHOICES = [
  'billingAddressId',
  'shippingAddressId',
  'paymentId',
  'shipperCode',
] as const satisfies (keyof SeenChoices)[];

type Counted = {
  readonly itemsCount: number;
  readonly productsCount: number;
  readonly totals: { readonly grandTotal: { readonly cents: number } };
};

/** What of a cart the shopper has seen when the order button is pressed. */
export const seenCart = (cart: Counted): SeenCart => ({
  grandTotalCents: cart.totals.grandTotal.cents,
  productsCount: cart.productsCount,
  itemsCount: cart.itemsCount,
});

type Addressed = { readonly addressId: string };

/** Where bill and goods of a cart go, as a page says it when its button is pressed. A changed address has an id of its own. */
export const seenAddresses = (
  billing: Addressed | undefined,
  shipping: Addressed | undefined,
): Pick<SeenChoices, 'billingAddressId' | 'shippingAddressId'> => ({
  billingAddressId: billing?.addressId ?? '',
  shippingAddressId: shipping?.addressId ?? '',
});

/**
 * Whether something of what is chosen now is not what was seen; what a page does not say is not compared. Not in the specification: without it
 * an address, a shipper or a payment method that another tab changes would make an order that the summary does not show.
 */
export const haveChoicesChanged = (seen: Partial<SeenCart>, now: Partial<SeenChoices>): boolean =>
  CHOICES.some((choice) => seen[choice] != null && now[choice] != null && seen[choice] !== now[choice]);

type Ordered = {
  readonly id: string;
  readonly lines: readonly {
    readonly itemId: string;
    readonly quantity: number;
    readonly positionTotal: { readonly cents: number };
  }[];
};

/**
 * Whether a cart is still the one that was seen, with the same goods at the same prices in any order. Shipping does not count: not every view
 * of a cart has it.
 */
export const isOrderedAlike = (seen: Ordered, now: Ordered | undefined): boolean => {
  const goodsOf = ({ lines }: Ordered): string =>
    lines
      .map(({ itemId, quantity, positionTotal }) => `${itemId} ${quantity} ${positionTotal.cents}`)
      .toSorted()
      .join();
  return now !== undefined && now.id === seen.id && goodsOf(now) === goodsOf(seen);
};

/** A cart has changed when its grand total, its product count or its item count differs. */
export const hasCartChanged = (seen: SeenCart, cart: Counted): boolean =>
  seen.grandTotalCents !== cart.totals.grandTotal.cents ||
  seen.productsCount !== cart.productsCount ||
  seen.itemsCount !== cart.itemsCount;

/** Whether a cart may be submitted: not when it already was, nor when it or what was chosen for it changed. An already submitted one is told first. */
export const submissionVerdict = (
  seen: SeenCart,
  cart: Counted & { readonly isSubmitted: boolean; readonly choices: SeenChoices },
): 'submit' | 'already-submitted' | 'cart-changed' | 'choices-changed' => {
  if (cart.isSubmitted) return 'already-submitted';
  if (hasCartChanged(seen, cart)) return 'cart-changed';
  return haveChoicesChanged(seen, cart.choices) ? 'choices-changed' : 'submit';
};

/** What the shop does after a submission. */
export type AfterSubmit =
  | { readonly kind: 'confirm'; readonly orderId: string; readonly newCartId: string }
  | { readonly kind: 'post-card-form'; readonly action: string; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'leave-for'; readonly url: string; readonly afterMs: number }
  | { readonly kind: 'go-to-start'; readonly level: 'error'; readonly message: string; readonly newCartId?: string }
  | { readonly kind: 'go-to-start-and-refetch'; readonly level: 'warning'; readonly message: string }
  | { readonly kind: 'go-to-basket'; readonly level: 'warning'; readonly message: string }
  | { readonly kind: 'show-summary-anew'; readonly level: 'warning' | 'error'; readonly message: string }
  | { readonly kind: 'show-in-summary'; readonly message: string };

/** Card data lead to a payment form, an address leads away after 100 ms, otherwise the order is placed. */
export const afterOutcome = (outcome: SubmitOutcome): AfterSubmit => {
  switch (outcome.kind) {
    case 'placed':
      return { kind: 'confirm', orderId: outcome.orderId, newCartId: outcome.newCartId };
    case 'card-form':
      return { kind: 'post-card-form', action: outcome.form.action, fields: outcome.form.fields };
    case 'redirect':
      return { kind: 'leave-for', url: outcome.url, afterMs: SUBMIT_REDIRECT_DELAY_MS };
  }
};

/**
 * A duplicate goes to the start page with a new cart, a changed cart with a warning. An order that was cancelled, or that waits for its payment,
 * is told in the basket. Changed choices are shown in a new summary, and so is an error message that came with another cart; any other in this one.
 */
export const afterRefusal = (refusal: SubmitRefusal): AfterSubmit => {
  switch (refusal.kind) {
    case 'submission.already-submitted':
      return {
        kind: 'go-to-start',
        level: 'error',
        message: ALREADY_SUBMITTED_MESSAGE,
        newCartId: refusal.newCartId,
      };
    case 'submission.cart-changed':
      return { kind: 'go-to-start-and-refetch', level: 'warning', message: CART_CHANGED_MESSAGE };
    case 'submission.order-cancelled':
      return { kind: 'go-to-basket', level: 'warning', message: ORDER_CANCELLED_MESSAGE };
    case 'submission.order-waits':
      return { kind: 'go-to-basket', level: 'warning', message: ORDER_WAITS_MESSAGE };
    case 'submission.choices-changed':
      return { kind: 'show-summary-anew', level: 'warning', message: CHOICES_CHANGED_MESSAGE };
    case 'submission.refused': {
      const message = refusal.message.trim() || UNREADABLE_SUBMIT_ERROR;
      return refusal.newCartId === undefined
        ? { kind: 'show-in-summary', message }
        : { kind: 'show-summary-anew', level: 'error', message };
    }
  }
};
