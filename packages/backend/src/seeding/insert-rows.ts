// Writing many rows at once: a chunk travels as one JSON parameter, so neither driver has to count placeholders.

import { type Selectable, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

export type Row<Name extends keyof Tables> = Partial<Selectable<Tables[Name]>>;

const ROWS_PER_STATEMENT = 1_000;

/** Inserts rows, given as they are read; all have the same columns. Rows whose key exists already are left as they are. */
export const insertRows = async <Name extends keyof Tables & string>(
  database: Database,
  table: Name,
  rows: readonly Row<Name>[],
): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {});
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const chunk = JSON.stringify(rows.slice(start, start + ROWS_PER_STATEMENT));
    const names = sql.join(columns.map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(table)} (${names})
      select ${names} from json_populate_recordset(null::${sql.table(table)}, ${chunk}::json)
      on conflict do nothing`.execute(database);
  }
};

/**
 * Inserts rows, or changes those that exist already under the same key where they differ; answers the first key of every row that was
 * new or changed. A row that says nothing new is not touched; `stamps` are columns that are written along and are no news by themselves,
 * `onlyNew` those that new rows begin with and that are left as they are afterwards.
 */
export const upsertRows = async <Name extends keyof Tables & string>(
  database: Database,
  table: Name,
  keys: readonly string[],
  rows: readonly Row<Name>[],
  { stamps = [], onlyNew = [] }: { readonly stamps?: readonly string[]; readonly onlyNew?: readonly string[] } = {},
): Promise<readonly string[]> => {
  const columns = Object.keys(rows[0] ?? {});
  const values = columns.filter((column) => !keys.includes(column) && !onlyNew.includes(column));
  const compared = values.filter((column) => !stamps.includes(column));
  const changed: string[] = [];
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const chunk = JSON.stringify(rows.slice(start, start + ROWS_PER_STATEMENT));
    const names = sql.join(columns.map((column) => sql.ref(column)));
    const update =
      values.length === 0
        ? sql`nothing`
        : sql`update set ${sql.join(values.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))}
          where (${sql.join(compared.map((column) => sql.ref(`${table}.${column}`)))})
            is distinct from (${sql.join(compared.map((column) => sql.ref(`excluded.${column}`)))})`;
    const written = await sql<{ key: string }>`insert into ${sql.table(table)} (${names})
      select ${names} from json_populate_recordset(null::${sql.table(table)}, ${chunk}::json)
      on conflict (${sql.join(keys.map((key) => sql.ref(key)))}) do ${update}
      returning ${sql.ref(`${table}.${keys[0] ?? ''}`)} as key`.execute(database);
    changed.push(...written.rows.map(({ key }) => key));
  }
  return changed;
};

/** The elements in pieces of the given size, one after the other. */
export function* chunksOf<Element>(elements: Iterable<Element>, size: number): Generator<readonly Element[]> {
  let chunk: Element[] = [];
  for (const element of elements) {
    chunk.push(element);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
