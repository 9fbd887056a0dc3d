// What a shopper is told after a change of a list, as a notice.

import { type WishlistEvent, wishlistToast } from '@tornister/domain/wishlist';
import type { Notice } from '../ports/index.ts';

/** The notice of an event; a failure says what the server said. */
export const listNotice = (event: WishlistEvent): Notice => {
  const { id, kind, text } = wishlistToast(event);
  return text.kind === 'key'
    ? {
        id: id ?? text.key,
        tone: kind,
        message: text.key,
        ...(text.values === undefined ? {} : { values: text.values }),
      }
    : { id: text.message, tone: kind, message: text.message };
};
