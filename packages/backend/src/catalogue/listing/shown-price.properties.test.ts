import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSmallShop } from '../../../test/browsing/a-small-shop.ts';
import { both } from '../../../test/browsing/both.ts';
import { type OpenShop, openShop } from '../../../test/browsing/open-shop.ts';
import type { ProductBundle } from '../catalogue-records.ts';
import type { CatalogueIndex } from '../index/catalogue-index.ts';
import { currentCatalogue, expireCatalogue } from '../index/current-catalogue.ts';
import { loadCatalogue } from '../index/load-catalogue.ts';
import { countFacets } from './count-facets.ts';
import { listingFilterOf } from './listing-filter.ts';
import { productPage } from './product-page.ts';

const VARIANT_FILTERS = {
  size: ['klein', 'gross'],
  tint: ['red', 'blue', 'green'],
} as const;

const filterValues = Object.entries(VARIANT_FILTERS).map(([filterId, values]) => ({
  filterId,
  displayName: both(filterId, filterId),
  values: values.map((id) => ({ id, label: both(id, id) })),
}));

/** Every product comes in two sizes and three tints, but for one that there is not; each variant has a price of its own, and some are sold out. */
const inManyVariants = ({ product, items, ...rest }: ProductBundle): ProductBundle => {
  const [first] = items;
  if (first === undefined || Number(product.id) % 4 === 0) return { product, items, ...rest };
  const n = Number(product.id);
  const variants = VARIANT_FILTERS.size.flatMap((size, s) =>
    VARIANT_FILTERS.tint.map((tint, t) => ({ size, tint, at: s * 3 + t })),
  );
  return {
    ...rest,
    product: { ...product, filterValues: [...product.filterValues, ...filterValues] },
    items: variants
      .filter(({ at }) => at !== n % 7)
      .map(({ at, ...attributeValues }, position) => {
        const priceCents = 300 + ((n * 131 + at * 377) % 1100);
        return {
          ...first,
          id: `v${n}-${at}`,
          orderNumber: `V${n}-${at}`,
          attributeValues,
          position,
          priceCents,
          listPriceCents: priceCents + 500,
          priceHistory: [{ daysAgo: 60, priceCents }],
          minimumOrderQuantity: 1,
          stock: (n + at) % 5 === 0 ? 0 : 40,
        };
      }),
  };
};

const filters = fc.record({
  enumFilters: fc.uniqueArray(
    fc.oneof(
      fc.record({ id: fc.constant('size'), values: fc.subarray([...VARIANT_FILTERS.size], { minLength: 1 }) }),
      fc.record({ id: fc.constant('tint'), values: fc.subarray([...VARIANT_FILTERS.tint], { minLength: 1 }) }),
      fc.record({ id: fc.constant('colour'), values: fc.subarray(['c0', 'c1', 'c2'], { minLength: 1 }) }),
    ),
    { maxLength: 3, selector: ({ id }) => id },
  ),
  rangeFilters: fc
    .option(fc.tuple(fc.integer({ min: 0, max: 14 }), fc.integer({ min: 0, max: 14 })), { nil: undefined })
    .map((range) => (range === undefined ? [] : [{ id: 'PRICE.1', from: Math.min(...range), to: Math.max(...range) }])),
});

describe('a listing that is narrowed by what tells variants apart', () => {
  let shop: OpenShop;
  let index: CatalogueIndex;
  let everything: Int32Array;

  beforeAll(async () => {
    const small = aSmallShop(40);
    shop = await openShop({
      ...small,
      deals: [],
      products: function* () {
        for (const bundle of small.products()) yield inManyVariants(bundle);
      },
    });
    index = await currentCatalogue(shop.database);
    everything = Int32Array.from(index.productIds.keys());
  });
  afterAll(() => shop.close());

  const pricesOf = async (filter: Parameters<typeof listingFilterOf>[1], sortBy: string) => {
    const page = { products: everything, given: 'si' as const, paging: { offset: 0, limit: 60 }, sortBy, filter };
    const { entries } = await productPage(shop.contextOf(), index, page);
    return entries.map(({ price }) => price.currentPrice.cents);
  };

  it('shows prices within those that were asked for, in their order', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const shown = await pricesOf(filter, 'price-asc');
        expect(shown).toEqual(shown.toSorted((left, right) => left - right));
        for (const { from, to } of filter.rangeFilters)
          for (const cents of shown) expect(cents >= from * 100 && cents <= to * 100).toBe(true);
        const falling = await pricesOf(filter, 'price-desc');
        expect(falling).toEqual(shown.toReversed());
      }),
      { numRuns: 60 },
    );
  });

  it('finds each product whose tile shows a price within those that were asked for', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const whole = await pricesOf({ ...filter, rangeFilters: [] }, 'price-asc');
        const [range] = filter.rangeFilters;
        const within = whole.filter((cents) => !range || (cents >= range.from * 100 && cents <= range.to * 100));
        expect(await pricesOf(filter, 'price-asc')).toEqual(within);
        const { price } = countFacets(index, 'de', everything, listingFilterOf(index, filter));
        expect([price?.min, price?.max]).toEqual([whole[0], whole.at(-1)]);
      }),
      { numRuns: 40 },
    );
  });

  it('counts for each value what choosing it alone in its filter would leave', () => {
    fc.assert(
      fc.property(filters, (asked) => {
        const filter = listingFilterOf(index, asked);
        const { valueCounts } = countFacets(index, 'de', everything, filter);
        for (const value of index.filterValues.keys()) {
          if (value === 0) continue;
          const chosen = new Map(filter.chosen).set(index.filterOfValue[value] ?? 0, new Set([value]));
          const narrowed = countFacets(index, 'de', everything, { ...filter, chosen });
          expect(valueCounts[value]).toBe(narrowed.matches.length);
        }
      }),
    );
  });

  it('knows of a price and of a stock that have changed what a catalogue that is read anew knows', async () => {
    await sql`update prices set cents = cents + 11, strike_cents = null where store = 'de' and item_id like 'v%-1'`.execute(
      shop.database,
    );
    await sql`update stock set available = 0 where item_id like 'v%-2'`.execute(shop.database);
    expireCatalogue(shop.database);
    const before = index;
    index = await currentCatalogue(shop.database);
    const { variants } = await loadCatalogue(shop.database);
    expect(index.variants).toEqual(variants);
    expect(before.variants).not.toEqual(variants);
  });
});
