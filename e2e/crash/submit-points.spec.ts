// The shop host is killed while the backend stands still at each named point of a submission; the shopper presses again. On each database and five
// times each with EVERY_KILL=1 (`npm run faults`), once at one point on PGlite otherwise. The backend's own death there: packages/backend/test/process.

import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSettings } from '../../packages/backend/src/database/database.ts';
import { type OwnPostgres, startOwnPostgres } from '../../packages/backend/test/support/own-postgres.ts';
import { breaksAt, SUBMIT_POINTS } from '../../packages/backend/test/support/submit-points.ts';
import { brokenIn, databaseIn } from '../fixtures/after-the-faults.ts';
import { arriveAfter, orderForm } from '../fixtures/checkout-by-post.ts';
import { end, freePort, startBackend, startShopHost } from '../fixtures/shop-process.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectOneOrderEach, press } from '../fixtures/what-became-of-orders.ts';

const IS_EVERY_KILL = process.env.EVERY_KILL === '1';
const POINTS = IS_EVERY_KILL ? SUBMIT_POINTS : SUBMIT_POINTS.slice(1, 2);
const TIMES = IS_EVERY_KILL ? 5 : 1;
const ENGINES = IS_EVERY_KILL ? (['PGlite', 'PostgreSQL'] as const) : (['PGlite'] as const);

for (const engine of ENGINES)
  test.describe(`While an order is under way on ${engine} and the shop host is killed`, () => {
    test.describe.configure({ mode: 'default' });
    let dataDir: string;
    let environment: Record<string, string>;
    let settings: DatabaseSettings;
    let postgres: OwnPostgres | undefined;
    let backend: ChildProcess | undefined;
    let shopHost: ChildProcess | undefined;

    test.beforeAll(async () => {
      dataDir = mkdtempSync(join(tmpdir(), 'tornister-e2e-points-'));
      if (engine === 'PostgreSQL') {
        postgres = await startOwnPostgres();
        test.skip(postgres === undefined, 'PostgreSQL is not installed here.');
      }
      settings = postgres === undefined ? databaseIn(dataDir) : { kind: 'postgres', url: postgres.url };
      environment = {
        DATA_DIR: dataDir,
        PORT: String(await freePort()),
        BACKEND_PORT: String(await freePort()),
        CATALOGUE_PRODUCTS: '40',
        LOG_LEVEL: 'silent',
        // The demo shop has orders of last year; what was sent about them is asked for with the rest.
        RETENTION_MESSAGE_DAYS: '3650',
        ...(postgres === undefined ? {} : { DATABASE_URL: postgres.url }),
      };
      // The orders of the demo shop are written before anything breaks.
      await end(await startBackend(environment));
    });
    test.afterEach(async () => {
      for (const child of [shopHost, backend]) if (child !== undefined) await end(child);
    });
    test.afterAll(async () => {
      await postgres?.remove();
      rmSync(dataDir, { recursive: true, force: true });
    });

    for (const point of POINTS)
      for (let time = 1; time <= TIMES; time += 1)
        test(`${point} (time ${time}): pressed again, there is one order and one mail`, async () => {
          backend = await startBackend({ ...environment, ...breaksAt(point, 'hold') });
          shopHost = await startShopHost(environment);
          const arrival = await arriveAfter('payment', { port: Number(environment.PORT) });
          const shopper = { ...arrival, form: await orderForm(arrival.visitor) };
          const held = once(backend, 'message');
          const pressed = press(shopper);
          await held;
          await end(shopHost, 'SIGKILL');
          backend.send('go on');
          const outcome = await pressed;
          shopHost = await startShopHost(environment);
          await expectOneOrderEach([outcome], `http://127.0.0.1:${environment.BACKEND_PORT}/outbox`);
          await end(backend);
          expect(await brokenIn(settings)).toEqual([]);
        });
  });
