// How an order that was submitted goes on: it is placed, or its payment leads away first. Source: spec 2 §4 "Submit".

import type { PaymentForm } from '@tornister/domain/checkout';
import type { SubmitPartsFragment } from '../generated/operations.ts';

/** Card data lead to a form, an address away, an order id alone is an order. */
export type SubmittedOrder<Order> =
  | (Order & { readonly kind: 'placed' })
  | (Order & { readonly kind: 'card-form'; readonly form: PaymentForm })
  | (Order & { readonly kind: 'redirect'; readonly url: string });

/** @param order what names the order */
export const toSubmittedOrder = <Order extends object>(
  { computopData, redirectUrl }: Pick<SubmitPartsFragment, 'computopData' | 'redirectUrl'>,
  order: Order,
): SubmittedOrder<Order> => {
  if (computopData !== null) {
    const fields = Object.fromEntries(computopData.fields.map(({ name, value }) => [name, value]));
    return { kind: 'card-form', ...order, form: { action: computopData.action, fields } };
  }
  return redirectUrl === null ? { kind: 'placed', ...order } : { kind: 'redirect', ...order, url: redirectUrl };
};
