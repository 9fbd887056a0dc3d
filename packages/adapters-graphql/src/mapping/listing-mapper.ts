// Turns a page of products with its filters and sorts into the domain's listing, and a listing's query into what the backend asks for.

import {
  type CategoryOption,
  type FilterOptions,
  type ListingQuery,
  type ListingResult,
  pagingOf,
} from '@tornister/domain/listing';
import { brandId, type CategoryId } from '@tornister/domain/shared';
import type { ProductPagePartsFragment } from '../generated/operations.ts';
import { toTile } from './parts-mapper.ts';

type AnsweredFilter = ProductPagePartsFragment['filters'][number];

/** A range without bounds says nothing and is left out; so is an enum filter without values. */
const toFilter = (filter: AnsweredFilter): readonly FilterOptions[] => {
  const { id, displayName } = filter;
  if (filter.kind === 'ENUM') {
    return filter.values.length === 0 ? [] : [{ kind: 'enum', id, displayName, values: filter.values }];
  }
  if (filter.min === null || filter.max === null) return [];
  return [
    {
      kind: filter.kind === 'PRICE' ? 'price' : 'rating',
      id,
      displayName,
      min: filter.min,
      max: filter.max,
      minSelected: filter.minSelected ?? filter.min,
      maxSelected: filter.maxSelected ?? filter.max,
      counts: filter.values.map((value) => ({ from: Number(value.id), count: value.count })),
    },
  ];
};

const toCategoryOption = (option: ProductPagePartsFragment['categoryFilter'][number]): CategoryOption => ({
  ...option,
  id: brandId<CategoryId>(option.id),
});

export const toListing = (page: ProductPagePartsFragment): ListingResult => ({
  entries: page.entries.map(toTile),
  totalCount: page.totalCount,
  sorts: page.sorts,
  filters: page.filters.flatMap(toFilter),
  categoryOptions: page.categoryFilter.map(toCategoryOption),
});

/** The variables that a listing's query becomes; the default sort is not named. */
export const toListingVariables = ({ page, sort, enumFilters, rangeFilters, searchInCategoryId }: ListingQuery) => ({
  paging: pagingOf(page),
  sortBy: sort ?? null,
  filter: {
    enumFilters: enumFilters.map(({ id, values }) => ({ id, values: [...values] })),
    rangeFilters: rangeFilters.map((range) => ({ ...range })),
    category: searchInCategoryId ?? null,
  },
});
