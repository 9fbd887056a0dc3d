// What a shopper is told after a change of a list, as a notice.

import { quantityLimited, type WishlistEvent, wishlistToast } from '@tornister/domain/wishlist';
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

/** What is told where an entry has other pieces than were asked for; nothing where it has these. */
export const quantityNotice = (...pieces: Parameters<typeof quantityLimited>): Notice | undefined => {
  const limited = quantityLimited(...pieces);
  return limited && listNotice(limited);
};
