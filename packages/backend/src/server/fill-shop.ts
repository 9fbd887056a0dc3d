// The process that fills the demo shop and ends (`first-start.ts`). Its one message are the settings; it ends early when the process
// that started it does.

import { once } from 'node:events';
import { instantOf } from '@tornister/domain/shared';
import { createDatabase } from '../database/database.ts';
import { DEFAULT_SEED, generateDemoShop } from '../demo-shop/generate-demo-shop.ts';
import { seedDemoShop } from '../seeding/seed-demo-shop.ts';
import type { Settings } from '../settings.ts';
import { databaseSettings } from './open-shop.ts';
import { createProgressBar } from './progress-bar.ts';
import { importShop } from './shop-import.ts';

const fill = async (settings: Settings): Promise<void> => {
  const now = instantOf(Date.now());
  const { database, close } = await createDatabase(databaseSettings(settings));
  const bar = createProgressBar(process.stderr);
  try {
    const shop = generateDemoShop({ products: settings.catalogueProducts, seed: DEFAULT_SEED, now });
    await seedDemoShop(database, {
      shop,
      seed: DEFAULT_SEED,
      now,
      onProgress: ({ step, done, total }) => bar.show(step, done, total),
      alsoImport: (transaction) => importShop(transaction, shop, now),
    });
  } finally {
    bar.end();
    await close();
  }
};

const leave = (): never => process.exit(1);

process.once('disconnect', leave);
const [settings] = await once(process, 'message');
await fill(settings as Settings);
process.off('disconnect', leave);
process.disconnect();
