// What a category or search listing shows and what its address can say. Source: spec 1 §3 "Listing state", "Filters", §9.

import type { ProductTile } from '../catalogue/product.ts';
import type { CategoryId } from '../shared/brand.ts';

export type EnumFilter = { readonly id: string; readonly values: readonly string[] };
/** Bounds in the filter's own unit; prices are in whole currency units with up to two decimals, as the address shows them. */
export type RangeFilter = { readonly id: string; readonly from: number; readonly to: number };

/** Everything that a listing's address can say. */
export type ListingQuery = {
  /** One-based; never below 1. */
  readonly page: number;
  /** Absent means the default sort of the listing. */
  readonly sort?: string;
  readonly enumFilters: readonly EnumFilter[];
  readonly rangeFilters: readonly RangeFilter[];
  readonly searchInCategoryId?: CategoryId;
};

export type FilterValue = {
  readonly id: string;
  readonly displayValue: string;
  readonly selected: boolean;
  readonly count: number;
};

export type EnumFilterOptions = {
  readonly kind: 'enum';
  readonly id: string;
  readonly displayName: string;
  readonly values: readonly FilterValue[];
};

/** `PRICE.{id}` filters are money in whole currency units, `rating.{id}` filters are stars. */
export type RangeFilterOptions = {
  readonly kind: 'price' | 'rating';
  readonly id: string;
  readonly displayName: string;
  readonly min: number;
  readonly max: number;
  readonly minSelected: number;
  readonly maxSelected: number;
  /** Of stars: how many products each minimum leaves; of prices none. */
  readonly counts: readonly { readonly from: number; readonly count: number }[];
};

/** The fewest stars that a rating filter offers, most first. */
export const RATING_STEPS = [4, 3, 2] as const;

export type FilterOptions = EnumFilterOptions | RangeFilterOptions;
export type SortOption = { readonly code: string; readonly displayName: string; readonly selected: boolean };
export type CategoryOption = {
  readonly id: CategoryId;
  readonly name: string;
  readonly count: number;
  readonly selected: boolean;
};

export type ListingResult = {
  readonly entries: readonly ProductTile[];
  readonly totalCount: number;
  readonly sorts: readonly SortOption[];
  readonly filters: readonly FilterOptions[];
  readonly categoryOptions: readonly CategoryOption[];
};

/** Spec 1 §9. */
export const PRODUCTS_PER_PAGE = 60;
export const DEFAULT_CATEGORY_SORT = 'si';
export const DEFAULT_SEARCH_SORT = 'relevance';
