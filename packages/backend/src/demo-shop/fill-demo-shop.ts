// The process that fills the demo shop and ends (`first-start.ts`). Its one message are the settings; it ends early when the process
// that started it does.

import { once } from 'node:events';
import { instantOf } from '@tornister/domain/shared';
import { createDatabase } from '../database/database.ts';
import { seedShop } from '../seeding/seed-shop.ts';
import { databaseSettings } from '../server/open-shop.ts';
import { createProgressBar } from '../server/progress-bar.ts';
import { importShop } from '../server/shop-import.ts';
import type { Settings } from '../settings.ts';
import { DEFAULT_SEED, generateDemoShop } from './generate-demo-shop.ts';

const fill = async (settings: Settings): Promise<void> => {
  const now = instantOf(Date.now());
  const { database, close } = await createDatabase(databaseSettings(settings));
  const bar = createProgressBar(process.stderr);
  try {
    const { catalogueProducts, brandId } = settings;
    const shop = generateDemoShop({ products: catalogueProducts, seed: DEFAULT_SEED, now, brandId });
    await seedShop(database, {
      shop,
      seed: DEFAULT_SEED,
      now,
      onProgress: ({ step, done, total }) => bar.show(step, done, total),
      alsoImport: (transaction) =>
        importShop(transaction, settings.hasDemoAccounts ? shop : { ...shop, accounts: [] }, {
          now,
          baseUrl: settings.shopBaseUrls[0],
        }),
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
