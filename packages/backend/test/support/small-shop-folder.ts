// A data folder that a backend process opens quickly, because its shop is filled already.

import { join } from 'node:path';
import { createDatabase, type Database } from '../../src/database/database.ts';
import { layPgliteInto } from './pglite-database.ts';
import { insertShelf } from './small-catalogue.ts';

export const ITEM = '1001';
/** Pieces of it at the beginning. */
export const STOCK = 1_000;

/** One item, and what tells a process not to fill in the demo shop first. */
const fill = async (database: Database): Promise<void> => {
  await insertShelf(database, { id: ITEM, stock: STOCK });
  await database.insertInto('seedings').values({ name: 'demo-shop', products: 1, seed: 1, completed_at: 0 }).execute();
};

/** A shop with one item in the folder of its data. */
export const fillSmallShop = (dataDir: string): Promise<void> => layPgliteInto(join(dataDir, 'database'), fill);

/** The same in a database of PostgreSQL that is migrated. */
export const fillSmallShopAt = async (url: string): Promise<void> => {
  const { database, close } = await createDatabase({ kind: 'postgres', url });
  await fill(database);
  await close();
};
