// The sentence about all rows of a class list that were to go into the basket. Apart from the notes beside them, which only forms make.

import type { OrderReport } from './row-notes.ts';

/** The sentence about all of it: how many articles, none of those that were wanted, or that nothing was wanting. */
export const reportText = ({ added, asked }: Pick<OrderReport, 'added' | 'asked'>): string => {
  if (added > 0) return 'vue.classList.basket.added';
  return asked > 0 ? 'vue.classList.basket.nothing' : 'vue.classList.basket.none';
};
