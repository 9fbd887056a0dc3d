// What comes of submitting a cart. Source: spec 2 §3 "Submit result", §4 "Submit".

import type { CartId, OrderId } from '../shared/brand.ts';

/** A form that the browser posts to the card provider. */
export type PaymentForm = { readonly action: string; readonly fields: Readonly<Record<string, string>> };

export type SubmitOutcome =
  | { readonly kind: 'placed'; readonly orderId: OrderId; readonly newCartId: CartId }
  | { readonly kind: 'card-form'; readonly orderId: OrderId; readonly newCartId: CartId; readonly form: PaymentForm }
  | { readonly kind: 'redirect'; readonly orderId: OrderId; readonly newCartId: CartId; readonly url: string };

/** What was chosen on the way to the summary; empty where nothing is. */
export type SeenChoices = {
  readonly billingAddressId: string;
  /** Empty where the goods go with the bill. */
  readonly shippingAddressId: string;
  readonly paymentId: string;
  /** Who brings the goods. */
  readonly shipperCode: string;
};

/** What the shopper saw when the order button was pressed: the totals of the cart, and what was chosen. The cart must still have them. */
export type SeenCart = {
  readonly grandTotalCents: number;
  readonly productsCount: number;
  readonly itemsCount: number;
} & {
  /** Absent where a summary does not say it. */
  readonly [Choice in keyof SeenChoices]?: SeenChoices[Choice] | null | undefined;
};

export type SubmitRefusal =
  | { readonly kind: 'submission.already-submitted'; readonly newCartId: CartId }
  /** The cart became an order that was cancelled: its goods are in this cart. */
  | { readonly kind: 'submission.order-cancelled'; readonly newCartId: CartId }
  /** The cart became an order that waits for its payment. */
  | { readonly kind: 'submission.order-waits'; readonly orderId: OrderId; readonly newCartId: CartId }
  | { readonly kind: 'submission.cart-changed' }
  | { readonly kind: 'submission.choices-changed' }
  /** With the cart that has the goods, where the one that was submitted has them no more. */
  | { readonly kind: 'submission.refused'; readonly message: string; readonly newCartId?: CartId };
