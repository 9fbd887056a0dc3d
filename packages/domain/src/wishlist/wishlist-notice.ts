// What the shopper hears after a change of a list. Source: spec 3 §4, §8 "error catalogue".

import {
  QUANTITY_LIMIT_MESSAGE,
  QUANTITY_LIMIT_TOAST_ID,
  QUANTITY_MINIMUM_MESSAGE,
} from '../catalogue/quantity-messages.ts';
import type { ToastDraft } from '../content/toast-queue.ts';

export type WishlistEvent =
  | { readonly kind: 'added'; readonly product: string; readonly list: string }
  | { readonly kind: 'removed'; readonly product: string; readonly list: string }
  | { readonly kind: 'restored'; readonly product: string; readonly list: string }
  | { readonly kind: 'variant-saved' }
  | { readonly kind: 'above-limit'; readonly maximum: number }
  | { readonly kind: 'below-minimum'; readonly minimum: number }
  /** A mutation failed; the server's own words. */
  | { readonly kind: 'failed'; readonly message: string };

/** The toast of an event; a removal names the product and the list, a failure says what the server says. */
export const wishlistToast = (event: WishlistEvent): ToastDraft => {
  switch (event.kind) {
    case 'added':
    case 'restored':
      return success('vue.wishlist.notification.added', { product: event.product, list: event.list });
    case 'removed':
      return success('vue.wishlist.notification.removed', { product: event.product, list: event.list });
    case 'variant-saved':
      return success('vue.wishlist.notification.saved');
    case 'above-limit':
      return {
        id: QUANTITY_LIMIT_TOAST_ID,
        kind: 'warning',
        text: { kind: 'key', key: QUANTITY_LIMIT_MESSAGE, values: { maximum: event.maximum } },
      };
    case 'below-minimum':
      return {
        kind: 'warning',
        text: { kind: 'key', key: QUANTITY_MINIMUM_MESSAGE, values: { minimum: event.minimum } },
      };
    case 'failed':
      return { kind: 'error', text: { kind: 'server', message: event.message } };
  }
};

/** Two changes of two products are two toasts: the id carries the names. */
const success = (key: string, values: Readonly<Record<string, string>> = {}): ToastDraft => ({
  id: [key, ...Object.values(values)].join('|'),
  kind: 'success',
  text: { kind: 'key', key, values },
});
