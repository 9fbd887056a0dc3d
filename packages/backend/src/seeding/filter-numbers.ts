// Enum filters get small numbers, so that a listing counts integers instead of words.

import type { ManufacturerRecord, ProductRecord } from '../catalogue/catalogue-records.ts';
import type { Database } from '../database/database.ts';
import type { Text } from '../texts/text.ts';
import { insertRows, type Row } from './insert-rows.ts';

/** The filter that every listing has beside price and rating. */
const BRAND_FILTER_ID = 'brand';
const BRAND_FILTER_NAME: Text = { de: 'Marke', en: 'Brand' };

export type FilterNumbers = {
  /** The rows of a product; values that are seen for the first time get the next number. */
  readonly rowsOf: (
    product: ProductRecord,
    manufacturer: ManufacturerRecord | undefined,
  ) => readonly Row<'product_filter_values'>[];
  /** Writes the filters and values that came up since the last time. */
  readonly writeNew: (database: Database) => Promise<void>;
};

type Known = {
  readonly definitions: readonly Row<'filter_definitions'>[];
  readonly values: readonly Row<'filter_values'>[];
};

/** Goes on numbering where an earlier import ended. */
export const readFilterNumbers = async (database: Database): Promise<FilterNumbers> =>
  createFilterNumbers({
    definitions: await database.selectFrom('filter_definitions').selectAll().orderBy('position').execute(),
    values: await database.selectFrom('filter_values').selectAll().orderBy('id').execute(),
  });

/** Starts numbering; filters keep the order in which they come up, the brand first. */
export const createFilterNumbers = (known: Known = { definitions: [], values: [] }): FilterNumbers => {
  const definitions = new Map(known.definitions.map((row) => [row.id ?? '', row]));
  const values = new Map(known.values.map((row) => [`${row.filter_id}\n${row.value_id}`, row]));
  const written = { definitions: definitions.size, values: values.size };

  const numberOf = (filterId: string, displayName: Text, valueId: string, label: Text): number => {
    if (!definitions.has(filterId)) {
      definitions.set(filterId, { id: filterId, display_name: displayName, position: definitions.size });
    }
    const key = `${filterId}\n${valueId}`;
    const found = values.get(key) ?? { id: values.size + 1, filter_id: filterId, value_id: valueId, label };
    values.set(key, found);
    return found.id ?? 0;
  };

  return {
    rowsOf: (product, manufacturer) => {
      const numbers = new Set<number>();
      if (manufacturer) {
        const label = { de: manufacturer.name, en: manufacturer.name };
        numbers.add(numberOf(BRAND_FILTER_ID, BRAND_FILTER_NAME, manufacturer.id, label));
      }
      for (const filter of product.filterValues) {
        for (const value of filter.values) {
          numbers.add(numberOf(filter.filterId, filter.displayName, value.id, value.label));
        }
      }
      return [...numbers].map((filter_value) => ({ product_id: product.id, filter_value }));
    },
    writeNew: async (database) => {
      await insertRows(database, 'filter_definitions', [...definitions.values()].slice(written.definitions));
      await insertRows(database, 'filter_values', [...values.values()].slice(written.values));
      written.definitions = definitions.size;
      written.values = values.size;
    },
  };
};
