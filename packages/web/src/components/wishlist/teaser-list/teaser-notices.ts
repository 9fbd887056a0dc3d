// What a shopper is told after a curated list went onto a list, or variants of it into the basket.

import type { Notice } from '@tornister/application/ports';
import type { TakenList } from '@tornister/application/teaser-list';
import { listShare } from '@tornister/domain/wishlist';

/** How much of the list is on the list now; entries whose variant is open are left out. */
export const takenNotice = (
  { list, count }: Extract<TakenList, { readonly kind: 'taken' }>,
  wanted: number,
): Notice => {
  const message = `vue.teaserList.taken.${count === 0 ? 'none' : count === wanted ? 'all' : 'some'}`;
  return { id: message, tone: count === wanted ? 'success' : 'warning', message, values: { count, list } };
};

/** How many of the variants that were chosen in a follow-up are in the basket; what went in before was told then. */
export const resolvedNotice = (resolved: Parameters<typeof listShare>[0]): Notice => {
  const share = listShare(resolved);
  const message = `vue.teaserList.resolved.${share}`;
  return { id: message, tone: share === 'all' ? 'success' : 'warning', message };
};
