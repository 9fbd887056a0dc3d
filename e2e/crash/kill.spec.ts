// Kills the shop host, and with EVERY_KILL=1 (`npm run faults`) the backend, while guests order: what was acknowledged is there afterwards, once. The
// backend's own death without a shop host before it: packages/backend/test/process/kill.test.ts.

import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brokenIn, databaseIn } from '../fixtures/after-the-faults.ts';
import { severalGoods } from '../fixtures/catalogue.ts';
import { arriveAfter, orderForm } from '../fixtures/checkout-by-post.ts';
import { end, freePort, startBackend, startShopHost } from '../fixtures/shop-process.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectOneOrderEach, type Outcome, press, type Waiting } from '../fixtures/what-became-of-orders.ts';

/** Shoppers who order while a process dies. */
const SHOPPERS = 20;
/** How many of them have their answer when the process is killed. */
const ANSWERS_BEFORE_THE_KILL = 3;
/** Enough of each for everybody who wants it. */
const SORTS_OF_GOODS = 10;
const PRODUCTS = '200';

test.describe('While twenty guests order and a process is killed', () => {
  test.describe.configure({ mode: 'default' });
  const dataDir = mkdtempSync(join(tmpdir(), 'tornister-e2e-kill-'));
  let environment: Record<string, string>;
  let backend: ChildProcess;
  let shopHost: ChildProcess;
  let port: number;

  test.beforeAll(async () => {
    port = await freePort();
    environment = {
      DATA_DIR: dataDir,
      PORT: String(port),
      BACKEND_PORT: String(await freePort()),
      CATALOGUE_PRODUCTS: PRODUCTS,
      LOG_LEVEL: 'silent',
    };
    backend = await startBackend(environment);
    shopHost = await startShopHost(environment);
  });
  // Its last work done, the backend lets go of the database; the next test finds it running again.
  test.afterEach(async () => {
    await end(backend);
    expect(await brokenIn(databaseIn(dataDir))).toEqual([]);
    backend = await startBackend(environment);
  });
  test.afterAll(async () => {
    await Promise.all([end(shopHost), end(backend)]);
    rmSync(dataDir, { recursive: true, force: true });
  });

  const outbox = (): string => `http://127.0.0.1:${environment.BACKEND_PORT}/outbox`;

  const manyWhoWait = async (): Promise<readonly Waiting[]> => {
    const goods = await severalGoods(SORTS_OF_GOODS, { port });
    const waiting: Waiting[] = [];
    for (const wanted of goods.flatMap((each) => Array.from({ length: SHOPPERS / SORTS_OF_GOODS }, () => each))) {
      const arrival = await arriveAfter('payment', { port, goods: wanted });
      waiting.push({ ...arrival, form: await orderForm(arrival.visitor) });
    }
    return waiting;
  };

  /** Everybody presses the button at once; the process dies when the first few have their answer. */
  const orderWhileItDies = async (
    waiting: readonly Waiting[],
    victim: () => ChildProcess,
  ): Promise<readonly Outcome[]> => {
    let answered = 0;
    let killed: Promise<void> | undefined;
    const orders = waiting.map(async (shopper): Promise<Outcome> => {
      const outcome = await press(shopper);
      answered += 1;
      if (answered === ANSWERS_BEFORE_THE_KILL) killed = end(victim(), 'SIGKILL');
      return outcome;
    });
    const outcomes = await Promise.all(orders);
    await killed;
    return outcomes;
  };

  /** Acknowledged orders are there, and in the end everybody has one order and one mail. */
  const expectNothingLost = async (outcomes: readonly Outcome[]): Promise<void> => {
    expect(outcomes.filter(({ orderId }) => orderId !== undefined).length).toBeGreaterThanOrEqual(1);
    await expectOneOrderEach(outcomes, outbox());
  };

  if (process.env.EVERY_KILL === '1')
    test('No acknowledged order is lost and none is placed twice when the backend dies', async () => {
      const waiting = await manyWhoWait();
      const outcomes = await orderWhileItDies(waiting, () => backend);
      backend = await startBackend(environment);
      await expectNothingLost(outcomes);
    });

  test('No acknowledged order is lost and none is placed twice when the shop host dies', async () => {
    const waiting = await manyWhoWait();
    const outcomes = await orderWhileItDies(waiting, () => shopHost);
    shopHost = await startShopHost(environment);
    await expectNothingLost(outcomes);
  });
});
