import { describe, expect, it } from 'vitest';
import { brandId, type CategoryId } from '../shared/brand.ts';
import {
  afterForm,
  categoryOptionLabel,
  chooseCategory,
  choosePage,
  chooseRange,
  chooseSort,
  HERO_FILTERS_MAX,
  HERO_FILTERS_MAX_WITH_CATEGORY,
  hasFilters,
  heroEntries,
  isChosen,
  removeAllFilters,
  removeFilterValue,
  removeRange,
  toggleFilterValue,
} from './filters.ts';
import type { CategoryOption, EnumFilterOptions, ListingQuery } from './listing.ts';
import { EMPTY_QUERY } from './listing-query.ts';

const red: ListingQuery = { ...EMPTY_QUERY, page: 4, sort: 'name', enumFilters: [{ id: 'color', values: ['red'] }] };
const price = { id: 'PRICE.eur', from: 1, to: 2 };
const pens = brandId<CategoryId>('7');

describe('filters of a listing (spec 1 §4)', () => {
  it('loses its order with the last filter that a form takes away, unless the form asks for another order', () => {
    const empty: ListingQuery = { ...EMPTY_QUERY, sort: 'name' };
    expect(afterForm(red, empty)).toStrictEqual(EMPTY_QUERY);
    expect(afterForm(red, { ...empty, sort: 'new' })).toStrictEqual({ ...EMPTY_QUERY, sort: 'new' });
    expect(afterForm(empty, empty)).toStrictEqual(empty);
    const blue = { ...red, enumFilters: [{ id: 'color', values: ['blue'] }] };
    expect(afterForm(red, { ...blue, page: 1 })).toStrictEqual({ ...blue, page: 1 });
  });

  it('stays as it is, on its page, with a form that asks for the same in another order, and puts new choices last', () => {
    const filters = [
      { id: 'size', values: ['A5', 'A4'] },
      { id: 'color', values: ['red'] },
    ];
    const before = { ...EMPTY_QUERY, page: 3, enumFilters: filters, rangeFilters: [price] };
    const sorted = filters.toReversed().map(({ id, values }) => ({ id, values: values.toSorted() }));
    const form = { ...before, page: 1, enumFilters: sorted };
    expect(afterForm(before, form)).toBe(before);
    expect(afterForm(before, { ...form, sort: 'name' })).toStrictEqual({ ...before, page: 1, sort: 'name' });
    const added = { id: 'brand', values: ['x'] };
    expect(afterForm(before, { ...form, enumFilters: [added, ...sorted] }).enumFilters).toStrictEqual([
      ...filters,
      added,
    ]);
    expect(afterForm(before, { ...form, rangeFilters: [] })).toStrictEqual({ ...before, page: 1, rangeFilters: [] });
  });

  it('chooses a value and starts at page 1 in the same order', () => {
    expect(toggleFilterValue(red, 'color', 'blue')).toStrictEqual({
      ...red,
      page: 1,
      enumFilters: [{ id: 'color', values: ['red', 'blue'] }],
    });
    expect(toggleFilterValue(red, 'size', 'A4')).toStrictEqual({
      ...red,
      page: 1,
      enumFilters: [
        { id: 'color', values: ['red'] },
        { id: 'size', values: ['A4'] },
      ],
    });
  });

  it('keeps the place of the filter that changes', () => {
    const two = toggleFilterValue(red, 'size', 'A4');
    expect(toggleFilterValue(two, 'color', 'blue').enumFilters).toStrictEqual([
      { id: 'color', values: ['red', 'blue'] },
      { id: 'size', values: ['A4'] },
    ]);
  });

  it('removes the filter with its last value, and the last filter restores the default sort', () => {
    expect(removeFilterValue(red, 'color', 'red')).toStrictEqual(EMPTY_QUERY);
    expect(toggleFilterValue(red, 'color', 'red')).toStrictEqual(EMPTY_QUERY);
  });

  it('keeps sort while another filter is left', () => {
    const both = toggleFilterValue(red, 'color', 'blue');
    expect(removeFilterValue(both, 'color', 'red')).toStrictEqual({
      ...both,
      enumFilters: [{ id: 'color', values: ['blue'] }],
    });
    expect(removeFilterValue(chooseRange(red, price), 'color', 'red').sort).toBe('name');
    expect(removeFilterValue(chooseCategory(red, pens), 'color', 'red').sort).toBe('name');
  });

  it('changes nothing when what is removed is not there', () => {
    expect(removeFilterValue(red, 'color', 'blue')).toBe(red);
    expect(removeFilterValue(red, 'size', 'red')).toBe(red);
    expect(removeRange(red, 'PRICE.eur')).toBe(red);
    const narrow: ListingQuery = { ...red, rangeFilters: [price] };
    expect(removeRange(narrow, 'rating.x')).toBe(narrow);
  });

  it('knows what is chosen', () => {
    expect(isChosen(red, 'color', 'red')).toBe(true);
    expect(isChosen(red, 'color', 'blue')).toBe(false);
    expect(isChosen(red, 'size', 'red')).toBe(false);
  });

  it('replaces and removes the bounds of a range', () => {
    const narrow = chooseRange(chooseRange(red, { id: 'rating.x', from: 4, to: 5 }), price);
    expect(narrow.page).toBe(1);
    expect(chooseRange(narrow, { ...price, to: 9 }).rangeFilters).toStrictEqual([
      { id: 'rating.x', from: 4, to: 5 },
      { ...price, to: 9 },
    ]);
    expect(removeRange(narrow, price.id).rangeFilters).toStrictEqual([{ id: 'rating.x', from: 4, to: 5 }]);
    expect(removeRange({ ...EMPTY_QUERY, page: 3, sort: 'name', rangeFilters: [price] }, price.id)).toStrictEqual(
      EMPTY_QUERY,
    );
  });

  it('narrows a search to a category and widens it again', () => {
    const narrowed = chooseCategory({ ...EMPTY_QUERY, page: 3, sort: 'name' }, pens);
    expect(narrowed).toStrictEqual({ ...EMPTY_QUERY, sort: 'name', searchInCategoryId: '7' });
    expect(chooseCategory(narrowed, undefined)).toStrictEqual(EMPTY_QUERY);
  });

  it('counts enum, range and category filters as filters', () => {
    expect(hasFilters(EMPTY_QUERY)).toBe(false);
    expect(hasFilters(red)).toBe(true);
    expect(hasFilters({ ...EMPTY_QUERY, rangeFilters: [price] })).toBe(true);
    expect(hasFilters({ ...EMPTY_QUERY, searchInCategoryId: pens })).toBe(true);
  });

  it('removes all filters together with page and sort', () => {
    expect(removeAllFilters()).toStrictEqual(EMPTY_QUERY);
  });

  it('sorts from page 1 and keeps filters', () => {
    expect(chooseSort(red, 'new')).toStrictEqual({ ...red, sort: 'new', page: 1 });
  });

  it.each([
    [-1, 1],
    [0, 1],
    [1, 1],
    [2, 2],
    [2.5, 2],
    [Number.NaN, 1],
    [1e9, 1_000_000],
  ])('makes page %d to page %i', (asked, page) => {
    expect(choosePage(red, asked)).toStrictEqual({ ...red, page });
  });
});

const filter = (id: string): EnumFilterOptions => ({ kind: 'enum', id, displayName: id, values: [] });
const option: CategoryOption = { id: pens, name: 'Pens', count: 12, selected: false };

describe('heroEntries (spec 1 §9)', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map(filter);

  it('shows sort and up to 5 filters', () => {
    expect(HERO_FILTERS_MAX).toBe(5);
    expect(heroEntries(six, [])).toStrictEqual([
      { kind: 'sort' },
      ...six.slice(0, 5).map((entry) => ({ kind: 'filter', filter: entry })),
    ]);
  });

  it('shows sort, category and up to 4 filters when a category filter is present', () => {
    expect(HERO_FILTERS_MAX_WITH_CATEGORY).toBe(4);
    expect(heroEntries(six, [option])).toStrictEqual([
      { kind: 'sort' },
      { kind: 'category' },
      ...six.slice(0, 4).map((entry) => ({ kind: 'filter', filter: entry })),
    ]);
  });

  it('shows fewer filters where there are fewer', () => {
    expect(heroEntries([], [])).toStrictEqual([{ kind: 'sort' }]);
  });
});

describe('categoryOptionLabel (spec 1 §3)', () => {
  it("is 'name (count)'", () => {
    expect(categoryOptionLabel(option)).toBe('Pens (12)');
  });
});
