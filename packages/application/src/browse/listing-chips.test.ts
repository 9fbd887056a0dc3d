// The choices of a listing as chips.

import { EMPTY_QUERY, RANGE_BOUND_MAX } from '@tornister/domain/listing';
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

  it('names each choice and leads to the listing without it', () => {
    const chips = listingChips(aListingResult(), source, query);
    expect(chips).toMatchObject([
      { kind: 'value', label: 'Rot', href: '/papier/hefte/?filter.colour=blue&filter.PRICE.1=2-40&sort=price-asc' },
      { kind: 'value', label: 'Blau', href: '/papier/hefte/?filter.colour=red&filter.PRICE.1=2-40&sort=price-asc' },
      { kind: 'range', unit: 'price', from: 2, href: '/papier/hefte/?filter.colour=red,blue&sort=price-asc' },
    ]);
  });

  it('says no upper bound where the range reaches to the dearest product', () => {
    expect(listingChips(aListingResult(), source, query).at(-1)).not.toHaveProperty('to');
  });

  it('says the upper bound where nothing is left to tell the dearest product by, but for the highest that can be said', () => {
    const chipOf = (to: number) =>
      listingChips({ ...aListingResult(), totalCount: 0, filters: [{ ...PRICE, max: to }] }, source, {
        ...EMPTY_QUERY,
        rangeFilters: [{ id: PRICE.id, from: 2, to }],
      })[0];
    expect(chipOf(3)).toMatchObject({ from: 2, to: 3 });
    expect(chipOf(9_999_998)).toMatchObject({ to: 9_999_998 });
    expect(chipOf(RANGE_BOUND_MAX)).not.toHaveProperty('to');
  });

  it('says the upper bound of stars below the most, whether or not anything is left', () => {
    const rating = { ...PRICE, kind: 'rating', id: 'rating.1', max: 5, maxSelected: 5 } as const;
    const chipOf = (to: number, totalCount: number) =>
      listingChips({ ...aListingResult(), totalCount, filters: [rating] }, source, {
        ...EMPTY_QUERY,
        rangeFilters: [{ id: rating.id, from: 1, to }],
      })[0];
    for (const totalCount of [0, 7]) {
      expect(chipOf(4.5, totalCount)).toMatchObject({ unit: 'rating', from: 1, to: 4.5 });
      expect(chipOf(5, totalCount)).not.toHaveProperty('to');
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
