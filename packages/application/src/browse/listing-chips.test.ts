// The choices of a listing as chips.

import { EMPTY_QUERY, type ListingResult, RANGE_BOUND_MAX } from '@tornister/domain/listing';
import { describe, expect, it } from 'vitest';
import { aListingResult } from '../../testing/builders/a-category.ts';
import { listingChips } from './listing-chips.ts';

const source = { kind: 'category', path: '/papier/hefte/' } as const;

const PRICE = {
  ...({ kind: 'price', id: 'PRICE.1', displayName: 'Preis', counts: [] } as const),
  ...{ min: 0, max: 40, minSelected: 0, maxSelected: 40 },
};

describe('chips', () => {
  const query = {
    ...EMPTY_QUERY,
    sort: 'price-asc',
    enumFilters: [{ id: 'colour', values: ['red', 'blue'] }],
    rangeFilters: [{ id: 'PRICE.1', from: 2, to: 40 }],
  };
  const chipOf = (filter: ListingResult['filters'][number], to: number, totalCount: number) =>
    listingChips({ ...aListingResult(), totalCount, filters: [filter] }, source, {
      ...EMPTY_QUERY,
      rangeFilters: [{ id: filter.id, from: 1, to }],
    })[0];

  it('names each choice and leads to the listing without it', () => {
    const chips = listingChips(aListingResult(), source, query);
    expect(chips).toMatchObject([
      { kind: 'value', label: 'Rot', href: '/papier/hefte/?filter.colour=blue&filter.PRICE.1=2-40&sort=price-asc' },
      { kind: 'value', label: 'Blau', href: '/papier/hefte/?filter.colour=red&filter.PRICE.1=2-40&sort=price-asc' },
      { kind: 'range', unit: 'price', from: 2, href: '/papier/hefte/?filter.colour=red,blue&sort=price-asc' },
    ]);
  });

  it.each([0, 7])('says the highest price that was chosen, also above all articles, of which there are %d', (total) => {
    expect([3, 40, 41].map((to) => chipOf(PRICE, to, total))).toMatchObject([{ to: 3 }, { to: 40 }, { to: 41 }]);
    expect(chipOf(PRICE, RANGE_BOUND_MAX, total)).toMatchObject({ from: 1, to: undefined });
  });

  it('says the upper bound of stars below the most, whether or not anything is left', () => {
    const rating = { ...PRICE, kind: 'rating', id: 'rating.1', max: 5, maxSelected: 5 } as const;
    for (const totalCount of [0, 7]) {
      expect(chipOf(rating, 4.5, totalCount)).toMatchObject({ unit: 'rating', from: 1, to: 4.5 });
      expect(chipOf(rating, 5, totalCount)).toMatchObject({ to: undefined });
    }
  });

  it('restores the default sort with the last choice (spec 1 §4)', () => {
    const [chip] = listingChips(aListingResult(), source, {
      ...EMPTY_QUERY,
      sort: 'price-asc',
      enumFilters: [{ id: 'colour', values: ['red'] }],
    });
    expect(chip?.href).toBe('/papier/hefte/');
  });
});
