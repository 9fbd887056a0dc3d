// What is chosen in a listing, as chips that can be removed one by one. Source: spec 1 §4 "Listing".

import {
  chooseCategory,
  type FilterOptions,
  type ListingQuery,
  type ListingResult,
  type RangeFilterOptions,
  removeFilterValue,
  removeRange,
  upperBound,
} from '@tornister/domain/listing';
import { type ListingSource, listingHref } from './listing-address.ts';

/** One choice; `href` leads to the listing without it. Words for a range are the view's business. */
export type ListingChip = { readonly key: string; readonly filterName: string; readonly href: string } & (
  | { readonly kind: 'value'; readonly label: string }
  | {
      readonly kind: 'range';
      readonly unit: RangeFilterOptions['kind'];
      readonly from: number;
      /** Nothing when there is no upper bound. */
      readonly to?: number | undefined;
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

const rangeChips = (filter: FilterOptions, source: ListingSource, query: ListingQuery): readonly ListingChip[] =>
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
          to: upperBound(filter.kind, to),
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
  ...result.filters.flatMap((filter) => [...enumChips(filter, source, query), ...rangeChips(filter, source, query)]),
];
