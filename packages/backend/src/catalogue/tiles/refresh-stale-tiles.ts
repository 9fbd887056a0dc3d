// Writes the tiles anew that sales and price changes have marked. Several processes share the work: what one has taken, the others skip.

import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { refreshTiles } from './refresh-tiles.ts';

/** Tiles of one turn; what is left over waits for the next. */
const MOST_TILES = 500;

/** Refreshes what is marked; usually nothing is, and one small question finds that out. */
export const refreshStaleTiles = async (database: Database): Promise<void> => {
  const anything = await database.selectFrom('stale_tiles').select('product_id').limit(1).executeTakeFirst();
  if (anything === undefined) return;
  await database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ product_id: string }>`
      delete from stale_tiles where product_id in (
        select product_id from stale_tiles order by product_id limit ${MOST_TILES} for update skip locked
      ) returning product_id`.execute(transaction);
    await refreshTiles(
      transaction,
      rows.map(({ product_id }) => product_id),
    );
  });
};
