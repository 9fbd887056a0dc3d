import { describe, expect, it } from 'vitest';
import { brandId, type CategoryId } from '../shared/brand.ts';
import { chooseCategory } from './filters.ts';
import { isRangeOfStars, knownPartOf } from './known-part.ts';
import type { CategoryOption, ListingQuery } from './listing.ts';
import { EMPTY_QUERY } from './listing-query.ts';

const red: ListingQuery = { ...EMPTY_QUERY, page: 4, sort: 'name', enumFilters: [{ id: 'color', values: ['red'] }] };
const price = { id: 'PRICE.eur', from: 1, to: 2 };
const pens = brandId<CategoryId>('7');

describe('a range of stars', () => {
  it.each([
    [4.99, true],
    [5, true],
    [5.01, false],
  ])('that begins at %d is one: %s, as nothing has more than 5', (from, isOne) => {
    expect(isRangeOfStars({ from })).toBe(isOne);
  });
});

describe('what the shop knows of a query (spec 1 §4)', () => {
  const options = [
    {
      kind: 'enum',
      id: 'color',
      displayName: 'Farbe',
      values: [{ id: 'red', displayValue: 'Rot', selected: true, count: 0 }],
    },
    {
      kind: 'price',
      id: 'PRICE.eur',
      displayName: 'Preis',
      min: 1,
      max: 2,
      minSelected: 1,
      maxSelected: 2,
      counts: [],
    },
    {
      kind: 'rating',
      id: 'rating.1',
      displayName: 'Sterne',
      min: 1,
      max: 5,
      minSelected: 1,
      maxSelected: 5,
      counts: [],
    },
  ] as const;
  const sorts = [{ code: 'name', displayName: 'Name', selected: false }];

  it('is all of it when every value and range is one of the filters', () => {
    const query = { ...red, rangeFilters: [price] };
    expect(knownPartOf(query, { filters: options, categoryOptions: [], sorts })).toStrictEqual({
      known: query,
      unknown: [],
    });
  });

  it.each([
    [
      'a value',
      { ...EMPTY_QUERY, enumFilters: [{ id: 'color', values: ['bogus'] }] },
      { kind: 'filter', name: 'Farbe', value: 'bogus' },
    ],
    [
      'a filter',
      { ...EMPTY_QUERY, enumFilters: [{ id: 'mood', values: ['red'] }] },
      { kind: 'filter', name: 'mood', value: 'red' },
    ],
    [
      'a range',
      { ...EMPTY_QUERY, rangeFilters: [{ id: 'PRICE.x', from: 1, to: 2 }] },
      { kind: 'filter', name: 'PRICE.x', value: '1-2' },
    ],
    ['an order', { ...EMPTY_QUERY, sort: 'bogus' }, { kind: 'sort', value: 'bogus' }],
    [
      'more stars than there are',
      { ...EMPTY_QUERY, rangeFilters: [{ id: 'rating.1', from: 5.5, to: 9 }] },
      { kind: 'filter', name: 'Sterne', value: '5.5-9' },
    ],
    [
      'values of a range',
      { ...EMPTY_QUERY, enumFilters: [{ id: 'PRICE.eur', values: ['1'] }] },
      { kind: 'filter', name: 'Preis', value: '1' },
    ],
  ])('leaves out and names %s that the shop does not know', (_what, query, unknown) => {
    expect(knownPartOf(query, { filters: options, categoryOptions: [], sorts })).toStrictEqual({
      known: EMPTY_QUERY,
      unknown: [unknown],
    });
  });

  it('keeps the most stars, a price above all, and an order where no orders are said', () => {
    const ranges = [
      { id: 'rating.1', from: 5, to: 5 },
      { id: 'PRICE.eur', from: 900, to: 901 },
    ];
    const query = { ...EMPTY_QUERY, sort: 'bogus', rangeFilters: ranges };
    expect(knownPartOf(query, { filters: options, categoryOptions: [], sorts: [] })).toStrictEqual({
      known: query,
      unknown: [],
    });
  });

  it('leaves out and names a category that the shop does not know, and keeps one that it does', () => {
    const query = chooseCategory(EMPTY_QUERY, pens);
    const option: CategoryOption = { id: pens, name: 'Stifte', count: 0, selected: true };
    expect(knownPartOf(query, { filters: [], categoryOptions: [option], sorts })).toStrictEqual({
      known: query,
      unknown: [],
    });
    expect(knownPartOf(query, { filters: [], categoryOptions: [], sorts })).toStrictEqual({
      known: EMPTY_QUERY,
      unknown: [{ kind: 'category', value: pens }],
    });
  });
});
