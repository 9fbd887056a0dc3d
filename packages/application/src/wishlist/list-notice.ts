// What a shopper is told after a change of a list, as a notice.

import { type WishlistEvent, wishlistToast } from '@tornister/domain/wishlist';
import type { Notice } from '../ports/index.ts';

/** The notice of an event. */
export const listNotice = (event: WishlistEvent): Notice => {
  const { id, kind, text } = wishlistToast(event);
  return {
    id: id ?? text.key,
    tone: kind,
    message: text.key,
    ...(text.values === undefined ? {} : { values: text.values }),
  };
};
