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
