// An empty database is filled with the demo shop, all in one transaction: a filling that was cut short leaves nothing behind and
// begins again at the next start.

import { DEFAULT_SEED, generateDemoShop } from '../demo-shop/generate-demo-shop.ts';
import { isSeeded, seedDemoShop } from '../seeding/seed-demo-shop.ts';
import { createProgressBar } from './progress-bar.ts';
import type { Services } from './services.ts';
import { importShop } from './shop-import.ts';

/** Fills the shop unless it is complete. */
export const fillEmptyShop = async ({ database, settings, now, log }: Services): Promise<void> => {
  if (await isSeeded(database)) return;
  const products = settings.catalogueProducts;
  log.info({ products }, 'Filling the demo shop');
  const startedAt = now();
  const bar = createProgressBar(process.stderr);
  const shop = generateDemoShop({ products, seed: DEFAULT_SEED, now: startedAt });
  await seedDemoShop(database, {
    shop,
    seed: DEFAULT_SEED,
    now: startedAt,
    onProgress: ({ step, done, total }) => bar.show(step, done, total),
    alsoImport: (transaction) => importShop(transaction, shop, startedAt),
  });
  bar.end();
};
