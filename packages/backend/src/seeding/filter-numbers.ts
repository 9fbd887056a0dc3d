// Enum filters get small numbers, so that a listing counts integers instead of words.

import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { ManufacturerRecord, ProductRecord } from '../catalogue/catalogue-records.ts';
import type { Database } from '../database/database.ts';
import type { Text } from '../texts/text.ts';
import { type Row, upsertRows } from './insert-rows.ts';

/** The filter that every listing has beside price and rating. */
const BRAND_FILTER_ID = 'brand';
const BRAND_FILTER_NAME: Text = { de: 'Marke', en: 'Brand' };

const brandLabel = (name: string): Text => ({ de: name, en: name });

export type FilterNumbers = {
  /** The rows of a product; values that are seen for the first time get the next number. */
  readonly rowsOf: (
    product: ProductRecord,
    manufacturer: ManufacturerRecord | undefined,
  ) => readonly Row<'product_filter_values'>[];
  /** Writes the filters and values that came up or got other names; answers the products of those that were there before. */
  readonly writeChanged: (database: Database) => Promise<readonly string[]>;
  /** What was written stands in the database. Until this is said it is written again, because a transaction may be tried once more. */
  readonly committed: () => void;
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
  /** What an import says of a name first holds, so that products which disagree do not change it to and fro. */
  const said = new Set<string>();
  const changed = { definitions: new Set<string>(), values: new Set<string>() };
  /** Those of them that products may have already. */
  const renamed = { definitions: new Set<string>(), values: new Set<number>() };

  const define = (filterId: string, displayName: Text): void => {
    if (said.has(filterId)) return;
    said.add(filterId);
    const known = definitions.get(filterId);
    if (isDeepStrictEqual(known?.display_name, displayName)) return;
    if (known !== undefined) renamed.definitions.add(filterId);
    definitions.set(filterId, { id: filterId, position: definitions.size, ...known, display_name: displayName });
    changed.definitions.add(filterId);
  };

  const numberOf = (filterId: string, displayName: Text, valueId: string, label: Text): number => {
    define(filterId, displayName);
    const key = `${filterId}\n${valueId}`;
    const known = values.get(key);
    const id = known?.id ?? values.size + 1;
    if (said.has(key)) return id;
    said.add(key);
    if (isDeepStrictEqual(known?.label, label)) return id;
    if (known?.id !== undefined) renamed.values.add(id);
    values.set(key, { id, filter_id: filterId, value_id: valueId, label });
    changed.values.add(key);
    return id;
  };

  return {
    rowsOf: (product, manufacturer) => {
      const numbers = new Set<number>();
      if (manufacturer) {
        numbers.add(numberOf(BRAND_FILTER_ID, BRAND_FILTER_NAME, manufacturer.id, brandLabel(manufacturer.name)));
      }
      for (const filter of product.filterValues) {
        for (const value of filter.values) {
          numbers.add(numberOf(filter.filterId, filter.displayName, value.id, value.label));
        }
      }
      return [...numbers].map((filter_value) => ({ product_id: product.id, filter_value }));
    },
    writeChanged: async (database) => {
      const newDefinitions = [...changed.definitions].flatMap((id) => definitions.get(id) ?? []);
      const newValues = [...changed.values].flatMap((key) => values.get(key) ?? []);
      await upsertRows(database, 'filter_definitions', ['id'], newDefinitions);
      await upsertRows(database, 'filter_values', ['id'], newValues);
      return productsFoundBy(database, [...renamed.definitions], [...renamed.values]);
    },
    committed: () => {
      for (const { definitions, values } of [changed, renamed]) {
        definitions.clear();
        values.clear();
      }
    },
  };
};

/** The products that have any value of these filters, or one of these values. */
const productsFoundBy = async (
  database: Database,
  filterIds: readonly string[],
  values: readonly number[],
): Promise<readonly string[]> => {
  if (filterIds.length + values.length === 0) return [];
  const { rows } = await sql<{ product_id: string }>`
    select distinct product_id from product_filter_values
    join filter_values on filter_values.id = product_filter_values.filter_value
    where filter_values.filter_id = any(${filterIds}::text[])
      or filter_values.id in (select value::integer from json_array_elements_text(${JSON.stringify(values)}::json))`.execute(
    database,
  );
  return rows.map(({ product_id }) => product_id);
};

/** Gives the values of the brand filter the names of their makers; answers the makers whose name was another one there. */
export const renameBrands = async (
  database: Database,
  manufacturers: readonly Pick<ManufacturerRecord, 'id' | 'name'>[],
): Promise<readonly string[]> => {
  const brands = manufacturers.map(({ id, name }) => ({ value_id: id, label: brandLabel(name) }));
  const { rows } = await sql<{ value_id: string }>`
    update filter_values set label = given.label
    from json_to_recordset(${JSON.stringify(brands)}::json) as given (value_id text, label jsonb)
    where filter_values.filter_id = ${BRAND_FILTER_ID} and filter_values.value_id = given.value_id
      and filter_values.label is distinct from given.label
    returning filter_values.value_id`.execute(database);
  return rows.map(({ value_id }) => value_id);
};
