// What the shopper hears after a change of a list. Source: spec 3 §4, §8 "error catalogue".

import { QUANTITY_NO_NUMBER_MESSAGE } from '../catalogue/no-number-message.ts';
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
  /** The entry has `amount` pieces, the most or the least that it may have, instead of those that were wanted. */
  | { readonly kind: 'above-limit' | 'below-minimum'; readonly amount: number }
  /** What was typed is no whole number: the entry has `amount` pieces, the least that it may have. */
  | { readonly kind: 'no-number'; readonly amount: number };

type ListToast = ToastDraft & { readonly text: Extract<ToastDraft['text'], { readonly kind: 'key' }> };

/**
 * Typing above the maximum gives the maximum, below the minimum the minimum, and either is told; so is that what was typed is no number (spec 3 §4
 * "Quantity field", §8).
 *
 * @param wanted pieces that were asked for; 0 takes the entry off its list, of which nothing is told; undefined where no whole number was typed
 * @param has pieces that the entry has after the change; undefined where it is not there any more
 * @returns what there is to tell; undefined where the entry has what was wanted
 */
export const quantityLimited = (wanted: number | undefined, has: number | undefined): WishlistEvent | undefined => {
  if (wanted === 0 || has === undefined || has === wanted) return undefined;
  if (wanted === undefined) return { kind: 'no-number', amount: has };
  return { kind: has < wanted ? 'above-limit' : 'below-minimum', amount: has };
};

/** The toast of an event; a removal names the product and the list. What a failed call is told as is no matter of lists. */
export const wishlistToast = (event: WishlistEvent): ListToast => {
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
        text: { kind: 'key', key: QUANTITY_LIMIT_MESSAGE, values: { amount: event.amount } },
      };
    case 'below-minimum':
      return {
        kind: 'warning',
        text: { kind: 'key', key: QUANTITY_MINIMUM_MESSAGE, values: { amount: event.amount } },
      };
    case 'no-number':
      return {
        kind: 'warning',
        text: { kind: 'key', key: QUANTITY_NO_NUMBER_MESSAGE, values: { amount: event.amount } },
      };
  }
};

/** Two changes of two products are two toasts: the id carries the names. */
const success = (key: string, values: Readonly<Record<string, string>> = {}): ListToast => ({
  id: [key, ...Object.values(values)].join('|'),
  kind: 'success',
  text: { kind: 'key', key, values },
});
