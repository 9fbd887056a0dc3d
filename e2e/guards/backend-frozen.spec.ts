// What shoppers see while the backend accepts calls and answers none (docs/faults.md, F13).

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ask } from '../fixtures/http.ts';
import { end, freePort, startShopHost } from '../fixtures/shop-process.ts';
import { expect, test } from '../fixtures/test.ts';

/** The time budget of one request (`REQUEST_TIMEOUT_MS`), whatever it asks for. */
const BUDGET_MS = 5_000;
/** Drawing an error page on a busy machine; attempts that went on without anybody waiting took 10 s and more. */
const DRAWING_MS = 4_500;

const SHOP_DATA_DIR = process.env.SHOP_DATA_DIR ?? '.data';
const IDS = { cookie: 'cartId=abcdefghijklmnopqrstuvwx; X-iSHOP-API-USERID=abcdefghijklmnopqrstuvwx' };

test.describe('While the backend stands still (F13)', () => {
  test.describe.configure({ mode: 'serial' });
  let wire: ChildProcess;
  let shopHost: ChildProcess;
  let port: number;

  test.beforeAll(async () => {
    const wirePort = await freePort();
    port = await freePort();
    const file = join(import.meta.dirname, '..', 'fixtures', 'pass-through.ts');
    wire = spawn(process.execPath, [file, String(wirePort), String(process.env.SHOP_BACKEND_PORT)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    await once(wire, 'message');
    shopHost = await startShopHost({
      PORT: String(port),
      BACKEND_URL: `http://127.0.0.1:${wirePort}`,
      DATA_DIR: SHOP_DATA_DIR,
      PAGE_CACHE_SECONDS: '0',
      ANSWER_CACHE_SECONDS: '0',
      LOG_LEVEL: 'silent',
    });
  });
  test.afterAll(async () => {
    await end(shopHost);
    await end(wire, 'SIGKILL');
  });

  /** Status, and milliseconds until the answer was there as a whole. */
  const timed = async (path: string, more: Parameters<typeof ask>[1] = {}): Promise<readonly [number, number]> => {
    const before = performance.now();
    const { status } = await ask(path, { port, ...more });
    return [status, performance.now() - before];
  };

  test('No page and no call waits longer than the budget, and what is back is used at once', async () => {
    expect((await timed('/cat/1001/'))[0]).toBe(200);
    wire.kill('SIGSTOP');
    const post = {
      method: 'POST',
      headers: { ...IDS, origin: `http://de.localhost:${port}`, 'content-type': 'application/json' },
      body: '{"query":"mutation logout{logout}"}',
    };
    const answers = await Promise.all([
      timed('/'),
      timed('/cat/1001/'),
      timed('/search/?q=heft'),
      timed('/prod/20001/'),
      timed('/checkout/basket/', { headers: IDS }),
      timed('/api/cart-id/'),
      timed('/api/shop/', post),
    ]);
    expect(answers.map(([status]) => status)).toEqual(answers.map(() => 503));
    expect(Math.max(...answers.map(([, ms]) => ms))).toBeLessThan(BUDGET_MS + DRAWING_MS);

    wire.kill('SIGCONT');
    const back = await Promise.all(Array.from({ length: 20 }, () => timed('/cat/1001/')));
    expect(back.map(([status]) => status)).toEqual(back.map(() => 200));
  });
});
