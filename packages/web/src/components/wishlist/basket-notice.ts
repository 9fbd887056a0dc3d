// What a shopper is told after many articles went into the basket at once.

import type { Notice } from '@tornister/application/ports';
import type { ListAdded } from '@tornister/application/wishlist';

/** Whether all of them are in the basket. */
export const basketNotice = ({ wanted, added }: ListAdded): Notice => {
  const key = added === 0 ? 'none' : added === wanted ? 'all' : 'some';
  const message = `vue.wishlist.toBasket.${key}`;
  return { id: message, tone: key === 'all' ? 'success' : 'warning', message };
};
