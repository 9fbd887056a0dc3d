// Random requests over every route and operation of the shop, and over the public addresses of the backend; some break off, some ask for what is
// no address at all. None is answered by an internal error or a stack trace, and none rings an alarm: the shop host, which is this test's own,
// writes JSON lines below the level of errors. (The backend is shared with all journeys, and its log with it: nothing is said of that here.)

import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { breakOff } from '../fixtures/broken-off.ts';
import { type Answer, ask } from '../fixtures/http.ts';
import { alarmingIn, linesOf } from '../fixtures/log-lines.ts';
import { randomBackendRequests } from '../fixtures/random-backend-requests.ts';
import { CLASS_LIST_TOKEN, type RandomRequest, randomRequests } from '../fixtures/random-requests.ts';
import { end, freePort, startShopHost } from '../fixtures/shop-process.ts';
import { expect, test } from '../fixtures/test.ts';

/** `npm run fuzz` sends more of them. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 2_000);
const SEED = Number(process.env.FUZZ_SEED ?? 1);
const AT_ONCE = 4;
/** Every eighth request goes to the backend. */
const BACKEND_EVERY = 8;
/** When an answer has begun at the latest: the time budget of a request. Pages come whole then. */
const LONGEST_MS = 5_000;
/** Feeds of the whole catalogue are written while they are read, product by product. */
const LONGEST_FEED_MS = 30_000;

type Seen = {
  readonly request: RandomRequest;
  readonly status: number;
  readonly ms: number;
  readonly isTooLate: boolean;
  readonly text: string;
};

const send = async (request: RandomRequest): Promise<Seen> => {
  const before = performance.now();
  const { status, text, beganAfterMs }: Answer = await ask(request.path, request.options);
  const isTooLate = beganAfterMs > LONGEST_MS || performance.now() - before > LONGEST_FEED_MS;
  return { request, status, isTooLate, ms: beganAfterMs, text: text.slice(0, 2_000) };
};

const folder = mkdtempSync(join(tmpdir(), 'tornister-fuzz-'));
const logFile = join(folder, 'shop-host.log');
let shopHost: ChildProcess;
let port: number;

test.beforeAll(async () => {
  port = await freePort();
  const environment = {
    PORT: String(port),
    BACKEND_URL: `http://127.0.0.1:${process.env.SHOP_BACKEND_PORT}`,
    DATA_DIR: process.env.SHOP_DATA_DIR ?? '.data',
    LOG_LEVEL: 'info',
  };
  shopHost = await startShopHost(environment, logFile);
});
test.afterAll(async () => {
  await end(shopHost);
  rmSync(folder, { recursive: true, force: true });
});

test('No request is answered by 500, shows a stack trace, takes longer than its budget or rings an alarm', async () => {
  const requests = randomRequests(SEED, port);
  const backendRequests = randomBackendRequests(SEED, Number(process.env.SHOP_BACKEND_PORT));
  const bad: unknown[] = [];
  const statuses = new Map<number, number>();
  let sent = 0;
  let brokenOff = 0;
  const one = async (): Promise<void> => {
    while (sent < REQUESTS) {
      sent += 1;
      const row = sent % BACKEND_EVERY === 0 ? backendRequests : requests;
      const next = row.next().value;
      if (next.breaksOff === true) {
        await breakOff(next.path, next.options);
        brokenOff += 1;
        continue;
      }
      const { request, status, ms, isTooLate, text } = await send(next);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const isBad = status === 500 || isTooLate || /node_modules|\bat \w+ \(|ECONNREFUSED/.test(text);
      if (isBad) bad.push({ status, ms, request: JSON.stringify(request).slice(0, 1_000), text: text.slice(0, 300) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  expect(bad, `seed ${SEED}`).toEqual([]);
  // Many of them have to get behind the first checks, or nothing was tried.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 10);
  expect(brokenOff).toBeGreaterThan(REQUESTS / 200);
  // All that it was asked is written once it has ended.
  await end(shopHost);
  const lines = linesOf(logFile);
  expect(lines.length).toBeGreaterThan(REQUESTS / 2);
  expect(alarmingIn(lines), `seed ${SEED}`).toEqual([]);
  expect(lines.filter((line) => line.includes(CLASS_LIST_TOKEN))).toEqual([]);
});
