// What is chosen in a listing, as chips that can be removed one by one. Source: spec 1 §4 "Listing".

import {
  chooseCategory,
  type FilterOptions,
  type ListingQuery,
  type ListingResult,
  RANGE_BOUND_MAX,
  type RangeFilterOptions,
  removeFilterValue,
  removeRange,
} from '@tornister/domain/listing';
import { type ListingSource, listingHref } from './listing-address.ts';

/** One choice; `href` leads to the listing without it. Words for a range are the view's business. */
export type ListingChip = { readonly key: string; readonly filterName: string; readonly href: string } & (
  | { readonly kind: 'value'; readonly label: string }
  | {
      readonly kind: 'range';
      readonly unit: RangeFilterOptions['kind'];
      readonly from: number;
      /** Absent when there is no upper bound. */
      readonly to?: number;
    }
);

const enumChips = (filter: FilterOptions, source: ListingSource, query: ListingQuery): readonly ListingChip[] =>
  filter.kind === 'enum'
    ? (query.enumFilters.find(({ id }) => id === filter.id)?.values ?? []).map((value) => ({
        kind: 'value',
        key: `${filter.id}=${value}`,
        filterName: filter.displayName,
        label: filter.values.find(({ id }) => id === value)?.displayValue ?? value,
        href: listingHref(source, removeFilterValue(query, filter.id, value)),
      }))
    : [];

/** Whether nothing is above a range. Where no product is left, what stands for the dearest is only what was asked for. */
const isOpenAbove = (to: number, { kind, max }: RangeFilterOptions, totalCount: number): boolean =>
  to >= RANGE_BOUND_MAX || (to >= max && (kind === 'rating' || totalCount > 0));

const rangeChips = (
  filter: FilterOptions,
  source: ListingSource,
  query: ListingQuery,
  totalCount: number,
): readonly ListingChip[] =>
  filter.kind === 'enum'
    ? []
    : query.rangeFilters
        .filter(({ id }) => id === filter.id)
        .map(({ id, from, to }) => ({
          kind: 'range',
          key: id,
          filterName: filter.displayName,
          unit: filter.kind,
          from,
          ...(isOpenAbove(to, filter, totalCount) ? {} : { to }),
          href: listingHref(source, removeRange(query, id)),
        }));

const categoryChips = (result: ListingResult, source: ListingSource, query: ListingQuery): readonly ListingChip[] => {
  const chosen = result.categoryOptions.find(({ id }) => id === query.searchInCategoryId);
  if (chosen === undefined) return [];
  const href = listingHref(source, chooseCategory(query, undefined));
  return [{ kind: 'value', key: 'category', filterName: '', label: chosen.name, href }];
};

/** Every choice that narrows the listing, the category first, then in the order of the filters. */
export const listingChips = (
  result: ListingResult,
  source: ListingSource,
  query: ListingQuery,
): readonly ListingChip[] => [
  ...categoryChips(result, source, query),
  ...result.filters.flatMap((filter) => [
    ...enumChips(filter, source, query),
    ...rangeChips(filter, source, query, result.totalCount),
  ]),
];
