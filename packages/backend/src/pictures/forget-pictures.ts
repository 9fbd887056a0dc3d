// Deletes pictures that nothing shows any more, like a photograph that an import has replaced, with the files that were rendered of them. Pictures
// are found by their ids, 16 hexadecimal digits, in whatever texts of editors and records of goods they stand.

import { sql } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import { liftLimit } from '../database/long-work.ts';
import type { Services } from '../server/services.ts';
import type { PictureFiles } from './picture-files.ts';
import { pictureFilesOf, UNUSED_SERVED_MS } from './picture-place.ts';
import { fileNamesOf } from './picture-store.ts';

/** Columns in which pictures stand that pages show. Those of orders are looked through apart: they are many, and they stay. */
export const SHOWING_PICTURES = [
  ['items', 'pictures'],
  ['listing_tiles', 'tile'],
  ['categories', 'details'],
  ['products', 'details'],
  ['cms_pages', 'rows'],
  ['cms_pages', 'open_graph_picture'],
  ['footers', 'usps'],
  ['footers', 'links'],
  ['competitions', 'terms'],
  ['teaser_wishlists', 'list'],
  ['printed_catalogues', 'picture'],
] as const;

/** What was being rendered when a picture ceased to be served has long been put into its place by then. */
const AFTERWARDS_MS = 60 * 60_000;
/** So many go at each run: what else a backend does by itself waits for it. The rest go an hour later. */
const PICTURES_PER_RUN = 100;
/** All that shows pictures is read once a day by each backend: in a large catalogue that takes a while. */
const READ_EVERY_MS = 20 * 60 * 60_000;
const READING_LOCK = 7_201_104;
const FILES_AT_ONCE = 10;
/** A store that answers nothing is not asked for the rest of the run: each question to it takes seconds. */
const FAILURES_PER_RUN = 5;
const ID = '[0-9a-f]{16}';

const idsIn = (table: string, column: string) =>
  sql`select found[1] as id from ${sql.table(table)}, regexp_matches(${sql.ref(column)}::text, ${ID}, 'g') as found`;

type Parts = Pick<Services, 'now'> & { readonly database: Transaction };

const readAt = new WeakMap<Database, number>();

/** Writes down which pictures nothing shows since now, and which are shown again. */
const markUnused = async ({ database, now }: Parts): Promise<void> => {
  const used = sql.join(
    SHOWING_PICTURES.map(([table, column]) => idsIn(table, column)),
    sql` union `,
  );
  const { rows } = await sql<{ id: string; is_used: boolean }>`
    with used as materialized (${used})
    select pictures.id, used.id is not null as is_used from pictures left join used on used.id = pictures.id
    where not is_in_order and (used.id is null) = (unused_since is null)`.execute(database);
  const shownAgain = rows.flatMap(({ id, is_used }) => (is_used ? [id] : []));
  const unused = rows.flatMap(({ id, is_used }) => (is_used ? [] : [id]));
  if (shownAgain.length > 0)
    await sql`update pictures set unused_since = null where id = any(${shownAgain})`.execute(database);
  if (unused.length === 0) return;
  await sql`update pictures set is_in_order = true
    where id = any(${unused}) and id in (${idsIn('order_lines', 'snapshot')})`.execute(database);
  await sql`update pictures set unused_since = ${now()}
    where id = any(${unused}) and not is_in_order and unused_since is null`.execute(database);
};

/** Reads what shows pictures, unless that was done today, or is being done by another backend. */
const markUnusedDaily = async (database: Database, now: Services['now']): Promise<void> => {
  if (now() - (readAt.get(database) ?? Number.NEGATIVE_INFINITY) < READ_EVERY_MS) return;
  await database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${READING_LOCK}) as mine`.execute(
      transaction,
    );
    if (rows[0]?.mine !== true) return;
    await liftLimit(transaction);
    await markUnused({ database: transaction, now });
  });
  readAt.set(database, now());
};

const removeFiles = async (files: PictureFiles, pictureId: string): Promise<void> => {
  const names = fileNamesOf(pictureId);
  for (let at = 0; at < names.length; at += FILES_AT_ONCE)
    await Promise.all(names.slice(at, at + FILES_AT_ONCE).map(files.remove));
};

type Outcome = { readonly gone: readonly string[]; readonly kept: readonly string[]; readonly error?: unknown };

/** Deletes the files of pictures; answers whose files are gone, whose are not, and why the first of these could not be deleted. */
const removeFilesOf = async (files: PictureFiles, pictureIds: readonly string[]): Promise<Outcome> => {
  const gone: string[] = [];
  const kept: string[] = [];
  const errors: unknown[] = [];
  for (const id of pictureIds) {
    try {
      await removeFiles(files, id);
      gone.push(id);
    } catch (error) {
      kept.push(id);
      errors.push(error);
      if (kept.length === FAILURES_PER_RUN) break;
    }
  }
  return { gone, kept, error: errors[0] };
};

/**
 * Deletes the pictures that nothing has shown for more than a day; answers how many. A picture goes after its files. One whose files cannot be deleted is
 * told in the log and waits behind all others for its next turn, an hour later at the earliest; it is served to nobody meanwhile. An import that brings
 * a picture again has it shown from then on.
 */
export const forgetPictures = async ({
  database,
  settings,
  now,
  log,
}: Pick<Services, 'database' | 'settings' | 'now' | 'log'>): Promise<number> => {
  await markUnusedDaily(database, now);
  const before = now() - UNUSED_SERVED_MS - AFTERWARDS_MS;
  const due = await database
    .selectFrom('pictures')
    .select('id')
    .where('unused_since', '<=', before)
    .orderBy('unused_since')
    .orderBy('id')
    .limit(PICTURES_PER_RUN)
    .execute();
  if (due.length === 0) return 0;
  // An order may have been placed with one of them while they were marked. All lines of orders are read, which may take longer than a statement may.
  await database.transaction().execute(async (transaction) => {
    await liftLimit(transaction);
    await sql`update pictures set is_in_order = true, unused_since = null
      where id = any(${due.map(({ id }) => id)}) and id in (${idsIn('order_lines', 'snapshot')})`.execute(transaction);
  });
  const { rows: going } = await sql<{ id: string }>`select id from pictures
    where id = any(${due.map(({ id }) => id)}) and unused_since <= ${before} order by unused_since, id`.execute(
    database,
  );
  const { gone, kept, error } = await removeFilesOf(
    pictureFilesOf(settings),
    going.map(({ id }) => id),
  );
  await sql`delete from pictures where id = any(${gone}) and unused_since <= ${before}`.execute(database);
  if (kept.length > 0) {
    log.error({ err: error, pictureIds: kept }, 'files of pictures could not be deleted');
    await sql`update pictures set unused_since = ${now() - UNUSED_SERVED_MS}
      where id = any(${kept}) and unused_since <= ${before}`.execute(database);
  }
  return gone.length;
};
