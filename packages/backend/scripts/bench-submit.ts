// How long an order takes from the press of the button to the answer, one at a time, on the embedded database in a folder
// (`npm run bench -- submit`). Ends with 1 when the 95th percentile is not below the figure that the shop promises.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { createShopper } from '../test/support/shopper.ts';
import { insertItem, insertShelf } from '../test/support/small-catalogue.ts';
import { createTestShop } from '../test/support/test-shop.ts';

/** Orders that count; fewer, as in `npm run bench -- submit 20`, are a first look. */
const SAMPLES = Number(process.argv[2] ?? 200);
const WARM_UP = 10;
const PROMISED_MS = 300;
const GOODS = ['bench-a', 'bench-b', 'bench-c'];

const folder = await mkdtemp(join(tmpdir(), 'shop-bench-'));
const opened = await createDatabase({ kind: 'pglite', folder });
const { database } = opened;
await migrate(database);
await insertShelf(database);
for (const id of GOODS) await insertItem(database, { id, stock: 100_000 });
const shop = createTestShop(database);

const times: number[] = [];
for (let turn = -WARM_UP; turn < SAMPLES; turn += 1) {
  const shopper = await createShopper(shop);
  const seen = await shopper.prepare(GOODS.map((id) => [id, 2]));
  const before = performance.now();
  const { orderId, errorMessage } = await shopper.submit(seen, `bench-submit-${turn}`);
  const took = performance.now() - before;
  if (orderId === null) throw new Error(`Order ${turn} was refused: ${errorMessage}`);
  if (turn >= 0) times.push(took);
}
await opened.close();
await rm(folder, { recursive: true, force: true });

const sorted = times.toSorted((one, other) => one - other);
const percentile = (part: number): number => Math.round((sorted[Math.ceil(sorted.length * part) - 1] ?? 0) * 10) / 10;
const p95 = percentile(0.95);
console.log(
  `Submit, one at a time, embedded database in a folder, ${SAMPLES} orders of ${GOODS.length} articles: ` +
    `median ${percentile(0.5)} ms, 95th percentile ${p95} ms, slowest ${percentile(1)} ms (promised: under ${PROMISED_MS} ms at the 95th)`,
);
process.exitCode = p95 < PROMISED_MS ? 0 : 1;
