// How long a school's list of 60 lines takes, from its text to the verdicts, over the whole demo catalogue (`npm run bench -- materiallist`), or over one
// of so many products (`-- materiallist 100000`). The database is PGlite in memory, in this process, so that the time of the processor is that of
// reading, comparing and looking up together. Ends with 1 when the median is above the limit.

import { instantOf } from '@tornister/domain/shared';
import { createDatabase } from '../../database/database.ts';
import { migrate } from '../../database/migrate.ts';
import { findMaterial } from '../../material-list/find-material.ts';
import { seedShop } from '../../seeding/seed-shop.ts';
import { DEFAULT_SEED, generateDemoShop } from '../generate-demo-shop.ts';
import { LINES_OF_A_LIST, materialWishes } from './sixty-lines.ts';

const DEMO_PRODUCTS = 2_400;
const PRODUCTS = Number(process.argv[2] ?? DEMO_PRODUCTS);
const SAMPLES = 15;
/** For the demo catalogue, and for one of up to 100,000 products. */
const LIMIT_MS = PRODUCTS <= DEMO_PRODUCTS ? 500 : 1_500;

const now = instantOf(Date.now());
const { database, close } = await createDatabase({ kind: 'pglite-in-memory' });
await migrate(database);
await seedShop(database, {
  shop: generateDemoShop({ products: PRODUCTS, seed: DEFAULT_SEED, now, brandId: 'any' }),
  seed: DEFAULT_SEED,
  now,
});

/** Milliseconds by the clock and of the processor until a list has its verdicts. */
const measure = async (): Promise<{ readonly wall: number; readonly cpu: number; readonly things: number }> => {
  const startedAt = performance.now();
  const before = process.cpuUsage();
  const inputs = materialWishes();
  const context = {
    database,
    storefront: { store: 'de', language: 'de', isB2b: false, sellsPrime: false, baseUrl: '' },
    now: () => now,
  } as const;
  if ((await findMaterial(context, inputs)).isErr()) throw new Error('The list was refused');
  const { user, system } = process.cpuUsage(before);
  return { wall: performance.now() - startedAt, cpu: (user + system) / 1_000, things: inputs.length };
};

const first = await measure();
const samples: Awaited<ReturnType<typeof measure>>[] = [];
for (let count = 0; count < SAMPLES; count += 1) samples.push(await measure());
await close();

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[SAMPLES >> 1] ?? 0;
const shown = ({ wall, cpu }: { readonly wall: number; readonly cpu: number }): string =>
  `${wall.toFixed(0)} ms by the clock, ${cpu.toFixed(0)} ms of the processor`;
const typical = { wall: median(samples.map(({ wall }) => wall)), cpu: median(samples.map(({ cpu }) => cpu)) };
process.stdout.write(`${LINES_OF_A_LIST} lines, ${first.things} things, ${PRODUCTS} products
  the first list, with the names of the catalogue: ${shown(first)}
  every other list (median of ${SAMPLES}): ${shown(typical)}; limit ${LIMIT_MS} ms\n`);
if (typical.wall > LIMIT_MS) process.exitCode = 1;
