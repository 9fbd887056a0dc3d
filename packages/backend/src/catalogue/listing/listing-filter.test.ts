// What a listing's address narrows it to, in numbers.

import { describe, expect, it } from 'vitest';
import type { CatalogueIndex } from '../index/catalogue-index.ts';
import { filtersNothing, listingFilterOf } from './listing-filter.ts';

/** Ranges need nothing of the catalogue. */
const NO_CATALOGUE = { filters: [], valueNumberOf: new Map() } as unknown as CatalogueIndex;

const askedFor = (from: number, to: number) =>
  listingFilterOf(NO_CATALOGUE, { enumFilters: [], rangeFilters: [{ id: 'rating.1', from, to }] });

describe('a range of stars (spec 1 §4)', () => {
  it.each([
    [5.01, 9],
    [6, 9],
  ])('that begins above the most, %d to %d, is no filter, as the shop says', (from, to) => {
    expect(filtersNothing(askedFor(from, to))).toBe(true);
  });

  it('narrows up to the most', () => {
    expect(askedFor(5, 5).rating).toMatchObject({ from: 5, to: 5 });
    expect(askedFor(4, 9).rating).toMatchObject({ from: 4, to: 9 });
  });
});
