// Writes pictures. Those that the shop has already are not read or sent again; the others travel in pieces of some megabytes.

import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { PictureRecord } from '../pictures/picture-record.ts';
import { type Row, upsertRows } from './insert-rows.ts';

/** A statement is as large as this and one picture more: a text of JavaScript ends at 512 MB, and PostgreSQL takes 1 GB. */
const BYTES_PER_STATEMENT = 16 * 1024 * 1024;
const ROWS_PER_STATEMENT = 1_000;

/** A picture as it is kept where it is used. */
export const storedPicture = ({ id, alt }: PictureRecord) => ({ id, alt });

/**
 * Writes pictures. One that nothing has shown for a while is locked and shown again, so that nobody deletes it before what refers to it is there.
 */
export const writePictures = async (database: Database, pictures: readonly PictureRecord[]): Promise<void> => {
  const byId = new Map(pictures.map(({ id, spec }) => [id, spec]));
  const known = await keepShown(database, [...byId.keys()]);
  let rows: Row<'pictures'>[] = [];
  let bytes = 0;
  const send = async (): Promise<void> => {
    await upsertRows(database, 'pictures', ['id'], rows, { onlyNew: ['spec'] });
    rows = [];
    bytes = 0;
  };
  // In one order everywhere, so that two imports of the same pictures wait for each other and never in a circle.
  for (const [id, source] of [...byId].sort(([left], [right]) => (left < right ? -1 : 1))) {
    if (known.has(id)) continue;
    const spec = source.kind === 'photo-file' ? await source.read() : source;
    rows.push({ id, spec, unused_since: null });
    bytes += spec.kind === 'photo' ? spec.data.length : 0;
    if (bytes >= BYTES_PER_STATEMENT || rows.length >= ROWS_PER_STATEMENT) await send();
  }
  await send();
};

/** Locks those that are there already and has them shown again; answers their ids. */
const keepShown = async (database: Database, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select id from pictures where id = any(${ids}) order by id for update`.execute(database);
  await sql`update pictures set unused_since = null where id = any(${ids}) and unused_since is not null`.execute(
    database,
  );
  return new Set(rows.map(({ id }) => id));
};
