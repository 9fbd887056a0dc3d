// What shoppers see while the backend accepts calls and answers none (docs/faults.md, F13).

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ask } from '../fixtures/http.ts';
import { end, freePort, startShopHost } from '../fixtures/shop-process.ts';
import { expect, test } from '../fixtures/test.ts';

/** The time budget of one request (`REQUEST_TIMEOUT_MS`), whatever it asks for: a page, a call, a picture, a file, a stream. */
const BUDGET_MS = 5_000;
/** What an answer may take beyond that, on a machine that does nothing else: 5.5 s is the longest wait. */
const SPARE_MS = 500;
/** A busy machine spoils one attempt or another; a budget that is not kept spoils all of them. */
const ATTEMPTS = 5;

const SHOP_DATA_DIR = process.env.SHOP_DATA_DIR ?? '.data';
const IDS = { cookie: 'cartId=abcdefghijklmnopqrstuvwx; X-iSHOP-API-USERID=abcdefghijklmnopqrstuvwx' };

test.describe('While the backend stands still (F13)', () => {
  test.describe.configure({ mode: 'serial' });
  let wire: ChildProcess;
  let shopHost: ChildProcess;
  /** Another one, whose backend refuses connections: it makes the same answers without having waited for anything. */
  let unhinderedHost: ChildProcess;
  let port: number;
  let unhinderedPort: number;

  test.beforeAll(async () => {
    const wirePort = await freePort();
    port = await freePort();
    const file = join(import.meta.dirname, '..', 'fixtures', 'pass-through.ts');
    wire = spawn(process.execPath, [file, String(wirePort), String(process.env.SHOP_BACKEND_PORT)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    await once(wire, 'message');
    const hostAt = (ownPort: number, backendPort: number) =>
      startShopHost({
        PORT: String(ownPort),
        BACKEND_URL: `http://127.0.0.1:${backendPort}`,
        DATA_DIR: SHOP_DATA_DIR,
        PAGE_CACHE_SECONDS: '0',
        ANSWER_CACHE_SECONDS: '0',
        LOG_LEVEL: 'silent',
      });
    shopHost = await hostAt(port, wirePort);
    unhinderedPort = await freePort();
    unhinderedHost = await hostAt(unhinderedPort, await freePort());
  });
  test.afterAll(async () => {
    await end(shopHost);
    await end(unhinderedHost);
    await end(wire, 'SIGKILL');
  });

  type Asked = readonly [path: string, more?: Parameters<typeof ask>[1]];
  type Waited = { readonly status: number; readonly ms: number; readonly path: string };

  /** Status, and milliseconds until the answer was there as a whole. */
  const timed = async ([path, more = {}]: Asked, at: number): Promise<Waited> => {
    const before = performance.now();
    const { status } = await ask(path, { port: at, ...more });
    return { path, status, ms: performance.now() - before };
  };

  /** A picture that the home page shows, and a sheet of a product. */
  const shownFiles = async (): Promise<readonly [picture: string, sheet: string]> => {
    const { text } = await ask('/', { port });
    return [/\/images\/[\w./-]+/.exec(text)?.[0] ?? '/images/none.avif', '/downloads/de-DE/20001/sheet.pdf'];
  };

  /** One of each kind that asks the backend. */
  const everyKind = async (): Promise<readonly Asked[]> => {
    const [picture, sheet] = await shownFiles();
    const call = {
      method: 'POST',
      headers: { ...IDS, origin: `http://de.localhost:${port}`, 'content-type': 'application/json' },
      body: '{"query":"mutation logout{logout}"}',
    };
    return [
      ['/'],
      ['/cat/1001/'],
      ['/search/?q=heft'],
      ['/prod/20001/'],
      ['/checkout/basket/', { headers: IDS }],
      ['/api/cart-id/'],
      ['/api/shop/', call],
      [picture],
      [sheet],
      ['/api/list-changes/?list=abcdefghijklmnopqrstuvwx', { headers: IDS }],
      // Files for programs are made one after the other: whoever waits for the one before has no longer than the others.
      ['/product-feed.xml'],
      ['/sitemap-products-1.xml'],
      ['/llms.txt'],
    ];
  };

  const longest = (answers: readonly Waited[]): Waited =>
    answers.reduce((one, other) => (other.ms > one.ms ? other : one));

  test('Nothing waits longer than the budget, and what is back is used at once', async () => {
    expect((await timed(['/cat/1001/'], port)).status).toBe(200);
    const asked = await everyKind();
    const picture = asked.find(([path]) => path.startsWith('/images/')) ?? ['/'];
    // Drawn when it is asked for the first time.
    await expect.poll(async () => (await timed(picture, port)).status).toBe(200);
    wire.kill('SIGSTOP');
    const tooLate: string[] = [];
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const answers = await Promise.all(asked.map((one) => timed(one, port)));
      expect(answers.map(({ path, status }) => [path, status])).toEqual(asked.map(([path]) => [path, 503]));
      // The call by its own origin is another one there; what counts is the work of answering.
      const unhindered = await Promise.all(asked.map((one) => timed(one, unhinderedPort)));
      const { path, ms } = longest(answers);
      // Beyond the budget there is nothing but drawing the error pages, which a busy machine does as slowly there.
      if (ms - BUDGET_MS < Math.max(SPARE_MS, longest(unhindered).ms)) break;
      tooLate.push(`${path} took ${Math.round(ms)} ms, ${Math.round(longest(unhindered).ms)} without a wait`);
    }
    expect(tooLate.length, tooLate.join('; ')).toBeLessThan(ATTEMPTS);

    wire.kill('SIGCONT');
    const back = await Promise.all(Array.from({ length: 20 }, () => timed(['/cat/1001/'], port)));
    expect(back.map(({ status }) => status)).toEqual(back.map(() => 200));
    expect((await timed(picture, port)).status).toBe(200);
  });

  test('Whose picture finds no place to wait is told at once', async () => {
    const [picture] = await shownFiles();
    wire.kill('SIGSTOP');
    // As many connections as there are, four that wait for each, and as many again that find no place.
    const asked = await Promise.all(Array.from({ length: 640 }, () => timed([picture], port)));
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 503));
    const waits = asked.map(({ ms }) => ms).toSorted((one, other) => one - other);
    // Whoever waits, waits for the budget; the others do not wait at all.
    expect(waits[0]).toBeLessThan((waits.at(-1) ?? 0) / 2);
    wire.kill('SIGCONT');
    expect((await timed([picture], port)).status).toBe(200);
  });
});
