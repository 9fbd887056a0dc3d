// What a shopper is told after a curated list went onto a list, or chosen variants into the basket.

import type { Notice } from '@tornister/application/ports';
import type { TakenList } from '@tornister/application/teaser-list';

/** How much of the list is on the list now; entries whose variant is open are left out. */
export const takenNotice = (
  { list, count }: Extract<TakenList, { readonly kind: 'taken' }>,
  wanted: number,
): Notice => {
  const message = `vue.teaserList.taken.${count === 0 ? 'none' : count === wanted ? 'all' : 'some'}`;
  return { id: message, tone: count === wanted ? 'success' : 'warning', message, values: { count, list } };
};

/** Whether what was chosen in a follow-up is in the basket. */
export const resolvedNotice = ({ wanted, added }: { readonly wanted: number; readonly added: number }): Notice => {
  const message = `vue.wishlist.toBasket.${added === 0 ? 'none' : added === wanted ? 'all' : 'some'}`;
  return {
    id: message,
    tone: added === wanted && added > 0 ? 'success' : 'warning',
    message,
    values: { count: added },
  };
};
