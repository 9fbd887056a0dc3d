import { starsFor } from '@tornister/domain/catalogue';
import { RATING_STEPS } from '@tornister/domain/listing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSmallShop } from '../../../test/browsing/a-small-shop.ts';
import { type OpenShop, openShop } from '../../../test/browsing/open-shop.ts';
import type { CatalogueIndex } from '../index/catalogue-index.ts';
import { currentCatalogue } from '../index/current-catalogue.ts';
import { countFacets } from './count-facets.ts';
import { type ListingFilter, listingFilterOf } from './listing-filter.ts';
import { RANKED_SORTS, sorted } from './listing-sort.ts';
import { productPage } from './product-page.ts';

const NUM_RUNS = Number(process.env.FC_NUM_RUNS ?? 200);
const IN_GERMANY = { store: 'de', language: 'de' } as const;

const filters = fc.record({
  enumFilters: fc.array(
    fc.record({
      id: fc.constantFrom('colour', 'grade', 'brand', 'unknown'),
      values: fc.uniqueArray(fc.constantFrom('c0', 'c1', 'c2', 'g0', 'g1', 'g4', 'm0', 'm1', 'nonsense'), {
        maxLength: 3,
      }),
    }),
    { maxLength: 3 },
  ),
  rangeFilters: fc.array(
    fc.record({
      id: fc.constantFrom('PRICE.1', 'rating.1', 'PRICE.other'),
      from: fc.integer({ min: 0, max: 8 }),
      to: fc.integer({ min: 0, max: 14 }),
    }),
    { maxLength: 2 },
  ),
});

describe('a listing', () => {
  let shop: OpenShop;
  let index: CatalogueIndex;
  let everything: Int32Array;

  beforeAll(async () => {
    shop = await openShop(aSmallShop(120));
    index = await currentCatalogue(shop.database);
    everything = Int32Array.from(index.productIds.keys());
  });
  afterAll(() => shop.close());

  const valuesOf = (product: number): readonly number[] => [
    ...index.valueNumbers.subarray(index.valueStarts[product], index.valueStarts[product + 1]),
  ];
  const passes = (product: number, { chosen, price, rating }: ListingFilter): boolean => {
    const cents = index.prices.de.current[product] ?? 0;
    const average = index.ratingAverage[product] ?? 0;
    const stars = average === 0 ? 0 : starsFor(average);
    return (
      (!price || (cents >= price.from && cents <= price.to)) &&
      (!rating || (stars >= rating.from && stars <= rating.to)) &&
      [...chosen.values()].every((values) => valuesOf(product).some((value) => values.has(value)))
    );
  };

  it('has all products that pass every filter and no other', () => {
    fc.assert(
      fc.property(filters, (asked) => {
        const filter = listingFilterOf(index, asked);
        const { matches } = countFacets(index, 'de', everything, filter);
        expect([...matches]).toEqual([...everything].filter((product) => passes(product, filter)));
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('counts for each value what choosing it alone in its filter would leave', () => {
    fc.assert(
      fc.property(filters, fc.nat(), (asked, pick) => {
        const filter = listingFilterOf(index, asked);
        const { valueCounts } = countFacets(index, 'de', everything, filter);
        const value = 1 + (pick % (index.filterValues.length - 1));
        const owner = index.filterOfValue[value] ?? 0;
        const chosen = new Map([...filter.chosen, [owner, new Set([value])]]);
        const narrowed = countFacets(index, 'de', everything, { ...filter, chosen });
        expect(valueCounts[value]).toBe(narrowed.matches.length);
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('counts for each filter the products with any value of it, each once: of what every other filter lets pass', () => {
    fc.assert(
      fc.property(fc.oneof(filters, fc.constant({ enumFilters: [], rangeFilters: [] })), (asked) => {
        const filter = listingFilterOf(index, asked);
        const { filterCounts } = countFacets(index, 'de', everything, filter);
        const expected = index.filters.map((_, owner) => {
          const others = new Map([...filter.chosen].filter(([chosen]) => chosen !== owner));
          const open = [...everything].filter((product) => passes(product, { ...filter, chosen: others }));
          return open.filter((product) => valuesOf(product).some((value) => index.filterOfValue[value] === owner))
            .length;
        });
        expect(Array.from(filterCounts)).toEqual(expected);
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('says from where to where prices and stars go, and how many have so many stars: of what every other filter lets pass', () => {
    const starsOf = (product: number): number => (index.ratingHalves[product] ?? 0) / 2;
    const spanOf = (values: readonly number[]) =>
      values.length === 0 ? undefined : { min: Math.min(...values), max: Math.max(...values) };
    fc.assert(
      fc.property(filters, (asked) => {
        const filter = listingFilterOf(index, asked);
        const { price, rating, ratingCounts } = countFacets(index, 'de', everything, filter);
        const priced = [...everything].filter((product) => passes(product, { ...filter, price: undefined }));
        const rated = [...everything].filter((product) => passes(product, { ...filter, rating: undefined }));
        const stars = rated.map(starsOf).filter((one) => one > 0);
        expect(price).toEqual(spanOf(priced.map((product) => index.prices.de.current[product] ?? 0)));
        expect(rating).toEqual(spanOf(stars));
        expect(ratingCounts).toEqual(RATING_STEPS.map((step) => stars.filter((one) => one >= step).length));
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('counts the same in whatever order its products come, and keeps that order', () => {
    fc.assert(
      fc.property(filters, fc.shuffledSubarray([...everything]), (asked, shuffled) => {
        const filter = listingFilterOf(index, asked);
        const inOrder = countFacets(index, 'de', Int32Array.from(shuffled).toSorted(), filter);
        const { matches, ...counts } = countFacets(index, 'de', Int32Array.from(shuffled), filter);
        const passing = new Set(inOrder.matches);
        expect({ ...counts, matches: [...matches] }).toEqual({
          ...inOrder,
          matches: shuffled.filter((product) => passing.has(product)),
        });
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('keeps its products whatever the sort, and each sort is the same every time', () => {
    fc.assert(
      fc.property(filters, fc.constantFrom(...RANKED_SORTS), (asked, sort) => {
        const { matches } = countFacets(index, 'de', everything, listingFilterOf(index, asked));
        const once = sorted(index, matches, sort, IN_GERMANY);
        expect([...once].sort((left, right) => left - right)).toEqual([...matches]);
        expect(sorted(index, matches, sort, IN_GERMANY)).toEqual(once);
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('is cut into pages that have every product once', async () => {
    await fc.assert(
      fc.asyncProperty(filters, fc.integer({ min: 1, max: 60 }), async (filter, limit) => {
        const page = (offset: number) =>
          productPage(shop.contextOf(), index, {
            products: everything,
            given: 'si',
            paging: { offset, limit },
            sortBy: 'price-asc',
            filter,
          });
        const { totalCount } = await page(0);
        const seen: string[] = [];
        for (let offset = 0; offset < totalCount; offset += limit) {
          seen.push(...(await page(offset)).entries.map(({ id }) => id));
        }
        expect(new Set(seen).size).toBe(seen.length);
        expect(seen).toHaveLength(totalCount);
      }),
      { numRuns: Math.ceil(NUM_RUNS / 10) },
    );
  });
});
