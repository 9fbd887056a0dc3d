import { describe, expect, it } from 'vitest';
import type { FacetCount } from './facet-count.ts';
import { filterOptions } from './filter-options.ts';
import { NO_FILTER } from './listing-filter.ts';

/** Three filters: sizes with numbers in them, colours, and one with a single value. */
const INDEX = {
  filters: ['size', 'colour', 'brand'].map((id) => ({ id, displayName: { de: id } })),
  filterValues: [
    undefined,
    { filter: 0, id: 's10', label: { de: '10 Jahre', en: '10 years' } },
    { filter: 0, id: 's9', label: { de: '9 Jahre', en: '9 years' } },
    { filter: 1, id: 'red', label: { de: 'Rot', en: 'Red' } },
    { filter: 1, id: 'yellow', label: { de: 'Gelb', en: 'Yellow' } },
    { filter: 2, id: 'own', label: { de: 'Tornister' } },
  ],
};

const PRODUCTS = 100;
const counts = (values: readonly number[], filters: readonly number[], more: Partial<FacetCount> = {}): FacetCount => ({
  matches: new Int32Array(PRODUCTS),
  valueCounts: Int32Array.from([0, ...values]),
  filterCounts: Int32Array.from(filters),
  price: undefined,
  rating: undefined,
  ratingCounts: [],
  ...more,
});
const EVERYTHING = counts([20, 30, 40, 50, 60], [50, 90, 60]);
const shown = (found: FacetCount, unfiltered = found, filter = NO_FILTER, language: 'de' | 'en' = 'de') =>
  filterOptions({ index: INDEX, counts: found, unfiltered, filter, language }).map(({ id, values }) => [
    id,
    ...values.map((value) => `${value.displayValue} ${value.count}${value.selected ? ' chosen' : ''}`),
  ]);

describe('the filters of a listing (spec 1 §3 "Filters")', () => {
  it('have their values in the order of the language, numbers by their size, and need two of them', () => {
    expect(shown(EVERYTHING)).toEqual([
      ['size', '9 Jahre 30', '10 Jahre 20'],
      ['colour', 'Gelb 50', 'Rot 40'],
    ]);
    expect(shown(EVERYTHING, EVERYTHING, NO_FILTER, 'en')[1]).toEqual(['colour', 'Red 40', 'Yellow 50']);
  });

  it('are offered where at least one product in twenty knows them, of those that are left or of all', () => {
    const few = counts([2, 2, 40, 50, 60], [4, 90, 60]);
    const enough = counts([2, 3, 40, 50, 60], [5, 90, 60]);
    expect(shown(few).map(([id]) => id)).toEqual(['colour']);
    expect(shown(enough).map(([id]) => id)).toEqual(['size', 'colour']);
    expect(shown(few, enough).map(([id]) => id)).toEqual(['size', 'colour']);
  });

  it('stay while they are in use, with what was chosen, and keep values that lead nowhere with a count of 0', () => {
    const chosen = { ...NO_FILTER, chosen: new Map([[2, new Set([5])]]) };
    expect(shown(counts([0, 0, 0, 3, 0], [0, 3, 0]), counts([20, 0, 40, 50, 0], [20, 90, 0]), chosen)).toEqual([
      ['colour', 'Gelb 3', 'Rot 0'],
      ['brand', 'Tornister 0 chosen'],
    ]);
  });

  it('begin with the price and end with the rating; a range of one price is none, unless somebody asked for it', () => {
    const priced = { price: { min: 500, max: 500 }, rating: { min: 2, max: 5 }, ratingCounts: [1, 2, 3] };
    const ids = (filter = NO_FILTER) => shown(counts([], [], priced), EVERYTHING, filter).map(([id]) => id);
    expect(ids()).toEqual(['size', 'colour', 'rating.1']);
    expect(ids({ ...NO_FILTER, price: { from: 100, to: 900 } })).toEqual(['PRICE.1', 'size', 'colour', 'rating.1']);
    const [price] = filterOptions({
      index: INDEX,
      counts: counts([], []),
      unfiltered: EVERYTHING,
      filter: { ...NO_FILTER, price: { from: 100, to: 950 } },
      language: 'en',
    });
    expect(price).toMatchObject({ displayName: 'Price', min: 1, max: 9.5, minSelected: 1, maxSelected: 9.5 });
  });
});
