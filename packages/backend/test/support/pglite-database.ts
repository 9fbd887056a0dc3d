// A PGlite of a test's own, migrated and empty. To start one costs seconds of processor time, to empty one a fraction: each process of the tests keeps
// those that were given back.

import type { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { createPglite, type Database, type OpenDatabase, overPglite } from '../../src/database/database.ts';

/** What an empty database looks like: its columns, triggers and rules, and which tables its migrations have filled. */
type Empty = { readonly shape: string; readonly filled: ReadonlySet<string> };

type Kept = { readonly pglite: PGlite; readonly empty: Empty };

const idle: Kept[] = [];

const SHAPE = `select md5(concat(
  (select string_agg(concat_ws(' ', attrelid, attname, atttypid, attnotnull), ',' order by attrelid, attnum) from pg_attribute where attrelid >= 16384),
  (select string_agg(concat_ws(' ', tgrelid, tgname, tgenabled), ',' order by tgrelid, tgname) from pg_trigger),
  (select string_agg(concat_ws(' ', conrelid, conname), ',' order by conrelid, conname) from pg_constraint),
  (select string_agg(concat_ws(' ', proname, md5(prosrc)), ',' order by oid) from pg_proc where oid >= 16384))) as shape`;

const shapeOf = async (pglite: PGlite): Promise<string> =>
  (await pglite.query<{ shape: string }>(SHAPE)).rows[0]?.shape ?? '';

const filledTables = async (pglite: PGlite): Promise<readonly string[]> => {
  const { rows } = await pglite.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const each = rows.map(({ name }) => `select '${name}' as name where exists (select 1 from "${name}")`);
  return (await pglite.query<{ name: string }>(each.join(' union all '))).rows.map(({ name }) => name);
};

const template = async (): Promise<Blob> => {
  const answer = await fetch(inject('pgliteTemplateUrl'));
  if (!answer.ok) throw new Error(`There is no database to copy: ${await answer.text()}`);
  return answer.blob();
};

/** Lays a migrated database into a folder that is not there yet and fills it; to make one there takes five times as long. */
export const layPgliteInto = async (folder: string, fill: (database: Database) => Promise<void>): Promise<void> => {
  const { database, close } = overPglite(await createPglite({ dataDir: folder, loadDataDir: await template() }));
  await fill(database);
  await close();
};

const start = async (): Promise<Kept> => {
  const pglite = await createPglite({ loadDataDir: await template() });
  return { pglite, empty: { shape: await shapeOf(pglite), filled: new Set(await filledTables(pglite)) } };
};

/** Takes away what a test has left: rows, numbers of sequences, settings of the session. */
const clear = async ({ pglite, empty }: Kept): Promise<void> => {
  await pglite.exec('discard all');
  const tables = (await filledTables(pglite)).filter((name) => !empty.filled.has(name));
  if (tables.length > 0)
    await pglite.exec(`truncate ${tables.map((name) => `"${name}"`).join(', ')} restart identity cascade`);
  await pglite.exec(
    `select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) from pg_sequences`,
  );
};

/** One that a test has changed more of than its rows is not given to another. */
const giveBack = async (kept: Kept): Promise<void> => {
  await clear(kept);
  if ((await shapeOf(kept.pglite)) === kept.empty.shape) idle.push(kept);
  else await kept.pglite.close();
};

/** The same database under a handle of its own: who still asks on it after it was closed gets an error and not another test's rows. */
const borrow = (kept: Kept): OpenDatabase => {
  let isClosed = false;
  const close = async (): Promise<void> => {
    if (isClosed) return;
    isClosed = true;
    await giveBack(kept);
  };
  const pglite = new Proxy(kept.pglite, {
    get: (target, key) => {
      if (key === 'close') return close;
      if (key === 'closed') return isClosed;
      const value = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return overPglite(pglite);
};

/** Opens one that nobody else has; nothing that a test writes comes into another one's. */
export const openPglite = async (): Promise<OpenDatabase> => borrow(idle.pop() ?? (await start()));
