// Which part of the shop a page belongs to, for tracking. Source: spec 1 §7 "Page-area recognition by path substring".

import { pathOf, segmentsOf } from './path.ts';

export type PageArea =
  | 'home'
  | 'category listing'
  | 'product detail'
  | 'account'
  | 'checkout'
  | 'search'
  | 'brands'
  | 'campaigns'
  | 'sweepstakes'
  | 'inspiration'
  | 'advisory'
  | 'product listing'
  | '404'
  | 'others';

/** What an address must contain; the first match counts. */
const AREA_BY_SUBSTRING: readonly (readonly [string, PageArea])[] = [
  ['/cat/', 'category listing'],
  ['/prod/', 'product detail'],
  ['/myaccount/', 'account'],
  ['/checkout/', 'checkout'],
  ['/search/', 'search'],
  ['/brands/', 'brands'],
  ['/campaigns/', 'campaigns'],
  ['/gewinnspiele/', 'sweepstakes'],
  ['/inspiration/', 'inspiration'],
  ['/beratung/', 'advisory'],
];

export type PageAreaInput = {
  readonly path: string;
  readonly isError?: boolean;
  /** True when the page is a category that lists products. */
  readonly isListingCategory?: boolean;
  /** Two categories of the shop are its home page; which ones is configuration. */
  readonly categoryId?: string;
  readonly homeCategoryIds?: readonly string[];
};

/** The area of a page; an error is a 404 wherever it happens, and what is recognised by nothing is `others`. */
export const pageAreaOf = ({
  path,
  isError = false,
  isListingCategory = false,
  categoryId,
  homeCategoryIds = [],
}: PageAreaInput): PageArea => {
  if (isError) return '404';
  const segments = segmentsOf(pathOf(path));
  const isHomeCategory = categoryId !== undefined && homeCategoryIds.includes(categoryId);
  if (segments.length === 0 || isHomeCategory) return 'home';
  const slashed = `/${segments.join('/')}/`;
  const recognised = AREA_BY_SUBSTRING.find(([part]) => slashed.includes(part));
  return recognised?.[1] ?? (isListingCategory ? 'product listing' : 'others');
};
