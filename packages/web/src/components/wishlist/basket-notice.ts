// What a shopper is told, where no success flyout opens, after many articles went into the basket at once.

import type { Notice } from '@tornister/application/ports';
import type { ListAdded } from '@tornister/application/wishlist';
import { listShare } from '@tornister/domain/wishlist';

/** Whether all of them are in the basket. */
export const basketNotice = (added: ListAdded): Notice => {
  const share = listShare(added);
  const message = `vue.wishlist.toBasket.${share}`;
  return { id: message, tone: share === 'all' ? 'success' : 'warning', message };
};
