// Enum filters get small numbers, so that a listing counts integers instead of words. The database says which numbers there are: a value that has none
// gets the next one under a lock, so that of whatever is written at the same time no two values share one.

import { sql } from 'kysely';
import type { ManufacturerRecord, ProductRecord } from '../catalogue/catalogue-records.ts';
import type { Database } from '../database/database.ts';
import type { Text } from '../texts/text.ts';
import type { Row } from './insert-rows.ts';

/** The filter that every listing has beside price and rating. */
export const BRAND_FILTER_ID = 'brand';
const BRAND_FILTER_NAME: Text = { de: 'Marke', en: 'Brand' };

/** Any number that no other lock of the shop uses. */
const NUMBERS_LOCK = 7_201_105;

const brandLabel = (name: string): Text => ({ de: name, en: name });

type Filtered = { readonly product: ProductRecord; readonly manufacturer: ManufacturerRecord | undefined };

type WrittenNumbers = {
  readonly rows: readonly Row<'product_filter_values'>[];
  /** The products that have a filter, or a value of one, that got another name. */
  readonly relabelled: readonly string[];
};

export type FilterNumbers = {
  /** Writes the filters and values of products that are new or got other names, in a transaction; values that are seen for the first time get the next number. */
  readonly write: (transaction: Database, products: readonly Filtered[]) => Promise<WrittenNumbers>;
  /** What was written stands in the database. Until this is said it is written again, because a transaction may be tried once more. */
  readonly committed: () => void;
};

/** A value of a product, in the order in which they come up. */
type Named = {
  readonly productId: string;
  readonly filterId: string;
  readonly displayName: Text;
  readonly valueId: string;
  readonly label: Text;
};

/** The numbers of one import. What it says of a name first holds, so that products which disagree do not change it to and fro. */
export const createFilterNumbers = (): FilterNumbers => {
  const said = new Set<string>();
  const saying = new Set<string>();
  const isFirst = (name: string): boolean => {
    if (said.has(name) || saying.has(name)) return false;
    saying.add(name);
    return true;
  };
  return {
    write: async (transaction, products) => {
      saying.clear();
      const named = products.flatMap(valuesOf);
      const filters = named.filter(({ filterId }) => isFirst(filterId));
      const values = named.filter((one) => isFirst(keyOf(one)));
      await sql`select pg_advisory_xact_lock(${NUMBERS_LOCK})`.execute(transaction);
      const relabelled = [...(await writeFilters(transaction, filters)), ...(await writeValues(transaction, values))];
      const numbers = await readNumbers(transaction, named);
      const rows = new Map(
        named.map((one) => {
          const filter_value = numbers.get(keyOf(one));
          return [`${one.productId}\n${filter_value}`, { product_id: one.productId, filter_value }] as const;
        }),
      );
      return { rows: [...rows.values()] as readonly Row<'product_filter_values'>[], relabelled };
    },
    committed: () => {
      for (const name of saying) said.add(name);
      saying.clear();
    },
  };
};

const keyOf = ({ filterId, valueId }: Pick<Named, 'filterId' | 'valueId'>): string => `${filterId}\n${valueId}`;

const valuesOf = ({ product, manufacturer }: Filtered): readonly Named[] => [
  ...(manufacturer === undefined
    ? []
    : [
        {
          productId: product.id,
          filterId: BRAND_FILTER_ID,
          displayName: BRAND_FILTER_NAME,
          valueId: manufacturer.id,
          label: brandLabel(manufacturer.name),
        },
      ]),
  ...product.filterValues.flatMap(({ filterId, displayName, values }) =>
    values.map(({ id, label }) => ({ productId: product.id, filterId, displayName, valueId: id, label })),
  ),
];

/** Filters keep the order in which they come up, the brand first. Answers the products that have one that was named otherwise. */
const writeFilters = async (transaction: Database, filters: readonly Named[]): Promise<readonly string[]> => {
  if (filters.length === 0) return [];
  const given = sql`json_to_recordset(${JSON.stringify(
    filters.map(({ filterId, displayName }, place) => ({ place, id: filterId, display_name: displayName })),
  )}::json) as given (place integer, id text, display_name jsonb)`;
  const renamed = await sql<{ id: string }>`
    update filter_definitions as had set display_name = given.display_name from ${given}
    where had.id = given.id and had.display_name is distinct from given.display_name returning had.id`.execute(
    transaction,
  );
  await sql`insert into filter_definitions (id, display_name, position)
    select id, display_name,
      (select coalesce(max(position), -1) from filter_definitions) + row_number() over (order by place)
    from ${given} where not exists (select 1 from filter_definitions as had where had.id = given.id)`.execute(
    transaction,
  );
  const ids = renamed.rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const { rows } = await sql<{ product_id: string }>`
    select distinct product_id from product_filter_values
    join filter_values on filter_values.id = product_filter_values.filter_value
    where filter_values.filter_id = any(${ids}::text[])`.execute(transaction);
  return rows.map(({ product_id }) => product_id);
};

/** Answers the products that have a value that was named otherwise. */
const writeValues = async (transaction: Database, values: readonly Named[]): Promise<readonly string[]> => {
  if (values.length === 0) return [];
  const given = sql`json_to_recordset(${JSON.stringify(
    values.map(({ filterId, valueId, label }, place) => ({ place, filter_id: filterId, value_id: valueId, label })),
  )}::json) as given (place integer, filter_id text, value_id text, label jsonb)`;
  const { rows } = await sql<{ product_id: string }>`
    with renamed as (
      update filter_values as had set label = given.label from ${given}
      where had.filter_id = given.filter_id and had.value_id = given.value_id and had.label is distinct from given.label
      returning had.id)
    select distinct product_id from product_filter_values where filter_value in (select id from renamed)`.execute(
    transaction,
  );
  await sql`insert into filter_values (id, filter_id, value_id, label)
    select (select coalesce(max(id), 0) from filter_values) + row_number() over (order by place), filter_id, value_id, label
    from ${given} where not exists (
      select 1 from filter_values as had where had.filter_id = given.filter_id and had.value_id = given.value_id)`.execute(
    transaction,
  );
  return rows.map(({ product_id }) => product_id);
};

/** The numbers of these values by what they are called. */
const readNumbers = async (transaction: Database, values: readonly Named[]): Promise<ReadonlyMap<string, number>> => {
  const asked = new Map(values.map((one) => [keyOf(one), { filter_id: one.filterId, value_id: one.valueId }] as const));
  const { rows } = await sql<{ id: number; filter_id: string; value_id: string }>`
    select filter_values.id, filter_values.filter_id, filter_values.value_id from filter_values
    join json_to_recordset(${JSON.stringify([...asked.values()])}::json) as given (filter_id text, value_id text)
      on given.filter_id = filter_values.filter_id and given.value_id = filter_values.value_id`.execute(transaction);
  return new Map(rows.map(({ id, filter_id, value_id }) => [keyOf({ filterId: filter_id, valueId: value_id }), id]));
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
