// Pages of a listing. Source: spec 1 §3 "Listing state", §4, §9 "Products per page 60".

import { PRODUCTS_PER_PAGE } from './listing.ts';
import { pageWithin } from './page-number.ts';

/** What the backend is asked for. */
export type Paging = { readonly offset: number; readonly limit: number };

/** The part of a list that a page shows; 60 products (spec 1 §9). */
export const pagingOf = (page: number, perPage: number = PRODUCTS_PER_PAGE): Paging => ({
  offset: (Math.max(1, page) - 1) * perPage,
  limit: perPage,
});

/** Number of pages; an empty list has one. */
export const totalPages = (totalCount: number, perPage: number = PRODUCTS_PER_PAGE): number =>
  Math.max(1, Math.ceil(totalCount / perPage));

export type PageLink =
  | { readonly kind: 'page'; readonly page: number; readonly isCurrent: boolean }
  /** Pages left out between two links: always two or more. */
  | { readonly kind: 'gap'; readonly after: number };

/** The current page has this many neighbours on each side. */
const NEIGHBOURS = 1;

/**
 * Links to the first, the last and the current page with its neighbours. A gap stands for two or more pages: one missing
 * page is shown, it takes no more room than the gap. A current page outside the list counts as the nearest one in it.
 */
export const pageLinks = (currentPage: number, total: number): readonly PageLink[] => {
  const last = Math.max(1, total);
  const current = pageWithin(currentPage, last);
  // In this order they rise by themselves.
  const wanted = new Set([1, current - NEIGHBOURS, current, current + NEIGHBOURS, last]);
  const shown = [...wanted].filter((page) => page >= 1 && page <= last);
  return shown.flatMap((page, at): readonly PageLink[] => {
    const before = shown[at - 1] ?? 0;
    const link: PageLink = { kind: 'page', page, isCurrent: page === current };
    if (page - before === 1) return [link];
    return page - before === 2
      ? [{ kind: 'page', page: page - 1, isCurrent: false }, link]
      : [{ kind: 'gap', after: before }, link];
  });
};
