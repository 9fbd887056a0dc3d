// A data folder that a backend process opens quickly, because its shop is filled already.

import { join } from 'node:path';
import { createDatabase } from '../../src/database/database.ts';
import { migrate } from '../../src/database/migrate.ts';
import { insertItem, insertShelf } from './small-catalogue.ts';

export const ITEM = '1001';

/** A shop with one item, so that the process does not fill in the demo shop first. */
export const fillSmallShop = async (dataDir: string): Promise<void> => {
  const { database, close } = await createDatabase({ kind: 'pglite', folder: join(dataDir, 'database') });
  await migrate(database);
  await insertShelf(database);
  await insertItem(database, { id: ITEM, stock: 1_000 });
  await database.insertInto('seedings').values({ name: 'demo-shop', products: 1, seed: 1, completed_at: 0 }).execute();
  await close();
};
