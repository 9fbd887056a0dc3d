// What a shopper is told after a curated list went onto a list.

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
