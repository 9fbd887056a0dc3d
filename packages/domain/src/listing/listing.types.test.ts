import { describe, expectTypeOf, it } from 'vitest';
import type { CategoryLink, CategoryPage } from './category.ts';
import type {
  CategoryOption,
  EnumFilter,
  EnumFilterOptions,
  FilterOptions,
  FilterValue,
  ListingQuery,
  ListingResult,
  RangeFilter,
  RangeFilterOptions,
  SortOption,
} from './listing.ts';

describe('a listing (spec 1 §3)', () => {
  it('is asked for by page, sort, filters with values, ranges and a category', () => {
    expectTypeOf<keyof ListingQuery>().toEqualTypeOf<
      'page' | 'sort' | 'enumFilters' | 'rangeFilters' | 'searchInCategoryId'
    >();
    expectTypeOf<EnumFilter>().toEqualTypeOf<{ readonly id: string; readonly values: readonly string[] }>();
    expectTypeOf<RangeFilter>().toEqualTypeOf<{ readonly id: string; readonly from: number; readonly to: number }>();
  });

  it('offers filters with values, ranges of prices and of ratings, sorts and categories', () => {
    expectTypeOf<keyof ListingResult>().toEqualTypeOf<
      'entries' | 'totalCount' | 'sorts' | 'filters' | 'categoryOptions'
    >();
    expectTypeOf<FilterOptions>().toEqualTypeOf<EnumFilterOptions | RangeFilterOptions>();
    expectTypeOf<keyof EnumFilterOptions>().toEqualTypeOf<'kind' | 'id' | 'displayName' | 'values'>();
    expectTypeOf<keyof FilterValue>().toEqualTypeOf<'id' | 'displayValue' | 'selected' | 'count'>();
    expectTypeOf<keyof RangeFilterOptions>().toEqualTypeOf<
      'kind' | 'id' | 'displayName' | 'min' | 'max' | 'minSelected' | 'maxSelected' | 'counts'
    >();
    expectTypeOf<RangeFilterOptions['kind']>().toEqualTypeOf<'price' | 'rating'>();
    expectTypeOf<keyof SortOption>().toEqualTypeOf<'code' | 'displayName' | 'selected'>();
    expectTypeOf<keyof CategoryOption>().toEqualTypeOf<'id' | 'name' | 'count' | 'selected'>();
  });
});

describe('a category (spec 1 §3)', () => {
  it('has a name, hide flags, topsellers, the left navigation, words for search engines and for shortages', () => {
    expectTypeOf<
      Pick<CategoryPage, 'name' | 'isProductListing' | 'hideBreadcrumb' | 'hideLeftColumn'>
    >().toEqualTypeOf<{
      readonly name: string;
      readonly isProductListing: boolean;
      readonly hideBreadcrumb: boolean;
      readonly hideLeftColumn: boolean;
    }>();
    expectTypeOf<Pick<CategoryPage, 'seoText' | 'shortageText' | 'shortageDealText'>>().toEqualTypeOf<{
      readonly seoText?: string;
      readonly shortageText?: string;
      readonly shortageDealText?: string;
    }>();
    expectTypeOf<CategoryPage['leftNavigation']>().toEqualTypeOf<readonly CategoryLink[]>();
    expectTypeOf<CategoryPage['topsellers']>().toEqualTypeOf<ListingResult['entries']>();
  });
});
