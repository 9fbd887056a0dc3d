// An empty database is filled with the demo shop; a filling that was cut short begins again.

import { DEFAULT_SEED, generateDemoShop } from '../demo-shop/generate-demo-shop.ts';
import { isSeeded, type SeedingProgress, seedDemoShop } from '../seeding/seed-demo-shop.ts';
import type { Services } from './services.ts';

/** Progress is reported whenever so many percent of a step are done. */
const REPORT_EVERY_PERCENT = 25;

/** Fills the shop unless it is complete. */
export const fillEmptyShop = async ({ database, settings, log, now }: Services): Promise<void> => {
  if (await isSeeded(database)) return;
  const startedAt = now();
  log.info({ products: settings.catalogueProducts }, 'filling the demo shop');
  await seedDemoShop(database, {
    shop: generateDemoShop({ products: settings.catalogueProducts, seed: DEFAULT_SEED, now: startedAt }),
    seed: DEFAULT_SEED,
    now: startedAt,
    onProgress: progressReport((progress) => log.info(progress, 'filling the demo shop')),
  });
  log.info({ milliseconds: now() - startedAt }, 'the demo shop is filled');
};

const progressReport = (report: (progress: SeedingProgress) => void) => {
  let reported = '';
  return (progress: SeedingProgress): void => {
    const percent = progress.total === 0 ? 100 : (progress.done * 100) / progress.total;
    const mark = `${progress.step} ${Math.floor(percent / REPORT_EVERY_PERCENT)}`;
    if (mark === reported) return;
    reported = mark;
    report(progress);
  };
};
