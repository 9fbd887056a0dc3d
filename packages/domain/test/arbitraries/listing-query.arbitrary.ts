// Listings as an address can show them.

import fc from 'fast-check';
import type { EnumFilter, ListingQuery, RangeFilter } from '../../src/listing/listing.ts';
import { brandId, type CategoryId } from '../../src/shared/brand.ts';

/** Values that are hard to tell apart in one list: numbers side by side, decimal commas, commas and tildes inside. */
export const filterValue = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom('10', '20', '1,5', '2,75', 'red', 'red, matt', '~', ',', 'a~,b', '5,', ',5', '1,,5', 'Größe 10'),
    fc.string({ minLength: 1, maxLength: 8, unit: fc.constantFrom('0', '1', '9', ',', '~', 'a', 'ß', ' ', '.') }),
    fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }),
  );

const filterId = (): fc.Arbitrary<string> => fc.stringMatching(/^[a-z][a-zA-Z0-9_]{0,8}$/u);

export const enumFilter = (): fc.Arbitrary<EnumFilter> =>
  fc.record({ id: filterId(), values: fc.uniqueArray(filterValue(), { minLength: 1, maxLength: 5 }) });

const hundredths = (): fc.Arbitrary<number> => fc.integer({ min: 0, max: 999_999 }).map((value) => value / 100);

export const rangeFilter = (): fc.Arbitrary<RangeFilter> =>
  fc
    .record({ prefix: fc.constantFrom('PRICE.', 'rating.'), id: filterId(), one: hundredths(), two: hundredths() })
    .map(({ prefix, id, one, two }) => ({ id: prefix + id, from: Math.min(one, two), to: Math.max(one, two) }));

const byId = <Filter extends { readonly id: string }>(filter: fc.Arbitrary<Filter>): fc.Arbitrary<Filter[]> =>
  fc.uniqueArray(filter, { maxLength: 4, selector: ({ id }) => id });

const optional = <Name extends string, Value>(name: Name, value: fc.Arbitrary<Value>) =>
  fc.option(value, { nil: undefined }).map((chosen) => (chosen === undefined ? {} : { [name]: chosen }));

/** Every state that a category listing can show. */
export const categoryQuery = (): fc.Arbitrary<ListingQuery> =>
  fc
    .tuple(
      fc.record({
        page: fc.integer({ min: 1, max: 1_000_000 }),
        enumFilters: byId(enumFilter()),
        rangeFilters: byId(rangeFilter()),
      }),
      optional('sort', fc.constantFrom('price-asc', 'price-desc', 'name', 'new', 'rating', 'discount')),
    )
    .map(([query, sort]) => ({ ...query, ...sort }));

/** Every state that a search listing can show. */
export const searchQuery = (): fc.Arbitrary<ListingQuery> =>
  fc
    .tuple(
      categoryQuery(),
      optional('searchInCategoryId', fc.stringMatching(/^[A-Za-z0-9]{1,8}$/u).map(brandId<CategoryId>)),
    )
    .map(([query, category]) => ({ ...query, ...category }));

/** Pairs as an address bar may bring them: known names, odd ones, anything as values. */
export const foreignEntries = (): fc.Arbitrary<readonly (readonly [string, string])[]> =>
  fc.array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom(
          'p',
          'sort',
          'q',
          'oq',
          'searchInCategoryId',
          'filter.',
          'filter.color',
          'filter.PRICE.x',
          'filter.rating.y',
          'filter.PRICE.',
        ),
        fc.string({ maxLength: 6 }),
      ),
      fc.oneof(
        filterValue(),
        fc.constantFrom('', '0', '-1', '1', '1-2', '2-1', '1,5-2', '1e9', 'si', 'relevance'),
        fc.string(),
      ),
    ),
    { maxLength: 8 },
  );
