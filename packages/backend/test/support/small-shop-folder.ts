// A data folder that a backend process opens quickly, because its shop is filled already.

import { join } from 'node:path';
import { createDatabase, type DatabaseSettings } from '../../src/database/database.ts';
import { migrate } from '../../src/database/migrate.ts';
import { copyPgliteInto } from './pglite-database.ts';
import { insertShelf } from './small-catalogue.ts';

export const ITEM = '1001';
/** Pieces of it at the beginning. */
export const STOCK = 1_000;

/** A shop with one item, so that the process does not fill in the demo shop first. */
export const fillSmallShop = (dataDir: string): Promise<void> =>
  fillSmallShopIn({ kind: 'pglite', folder: join(dataDir, 'database') });

/** The same in a database that is named. */
export const fillSmallShopIn = async (settings: DatabaseSettings): Promise<void> => {
  if (settings.kind === 'pglite') await copyPgliteInto(settings.folder);
  const { database, close } = await createDatabase(settings);
  await migrate(database);
  await insertShelf(database, { id: ITEM, stock: STOCK });
  await database.insertInto('seedings').values({ name: 'demo-shop', products: 1, seed: 1, completed_at: 0 }).execute();
  await close();
};
