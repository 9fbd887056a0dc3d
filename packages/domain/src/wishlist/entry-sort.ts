// The orders in which the entries of a list are shown. The specification's table has no order of its own. Source: spec 3 §2 "Wishlist table".

import type { WishlistTable } from './entry-list.ts';

export const LIST_SORTS = ['added', 'name', 'price-asc', 'price-desc'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** The sort that an address names; any other text is the order in which the entries were added. */
export const parseListSort = (text: string | null | undefined): ListSort =>
  LIST_SORTS.find((sort) => sort === text) ?? 'added';

/** The rows in that order; what is equal keeps the order in which it was added. Undo rows stand where their entry stood. */
export const sortTable = (table: WishlistTable, sort: ListSort, language: string): WishlistTable => {
  const { compare } = new Intl.Collator(language, { numeric: true });
  switch (sort) {
    case 'added':
      return table;
    case 'name':
      return table.toSorted((one, other) => compare(one.entry.item.name, other.entry.item.name));
    case 'price-asc':
    case 'price-desc': {
      const sign = sort === 'price-asc' ? 1 : -1;
      return table.toSorted(
        (one, other) => sign * (one.entry.item.prices.current.cents - other.entry.item.prices.current.cents),
      );
    }
  }
};
