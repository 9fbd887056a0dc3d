// A backup of a shop on PGlite, as docs/operations.md says: the backend is stopped, DATA_DIR copied, and the backend started again.

import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createPglite } from '../../packages/backend/src/database/database.ts';
import { shop } from './mix.mjs';
import { brokenRules, misplacedOrders } from './orders.mjs';
import { openShop } from './shop.mjs';

/** Asks a folder that no backend has open. */
const inFolder = async (dataDir, work) => {
  const pglite = await createPglite({ dataDir: join(dataDir, 'database') });
  try {
    return await work(async (text, values) => (await pglite.query(text, values)).rows);
  } finally {
    await pglite.close();
  }
};

/** Tries it, with people who buy before and after. */
export const tryFolder = async (folder, expect, seconds) => {
  const [dataDir, copy] = [join(folder, 'pglite'), join(folder, 'pglite-copy')];
  mkdirSync(dataDir);
  const open = await openShop({ dataDir, secrets: {} });
  let before;
  try {
    before = await shop({ port: open.port, shoppers: 2, seconds, seed: 21 });
    const [backend] = open.backends;
    await backend.stop();
    cpSync(dataDir, copy, { recursive: true });
    await backend.start();
    const { orders } = await shop({ port: open.port, shoppers: 2, seconds, seed: 22 });
    expect(orders.length > 0, `the shop on PGlite sells on after its copy (${orders.length} orders)`);
  } finally {
    await open.close();
  }
  const orders = before.orders.length;
  const misplaced = await inFolder(copy, (ask) => misplacedOrders(ask, before.orders));
  expect(orders > 0 && misplaced.length === 0, `the copy of its folder has all ${orders} orders, each once`);
  const again = await openShop({ dataDir: copy, secrets: {} });
  let after;
  try {
    after = await shop({ port: again.port, shoppers: 2, seconds, seed: 23 });
  } finally {
    await again.close();
  }
  const end = await inFolder(copy, async (ask) => ({
    misplaced: await misplacedOrders(ask, [...before.orders, ...after.orders]),
    broken: await brokenRules(ask),
  }));
  expect(after.orders.length > 0, `a shop on the copy sells (${after.orders.length} orders)`);
  expect(end.misplaced.length === 0 && end.broken.length === 0, 'its orders are there and once, and every rule holds');
};
