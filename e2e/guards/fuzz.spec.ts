// Random requests over every route and operation of the shop, and over the public addresses of the backend: none is answered by an internal
// error or a stack trace.

import { type Answer, ask } from '../fixtures/http.ts';
import { randomBackendRequests } from '../fixtures/random-backend-requests.ts';
import { type RandomRequest, randomRequests } from '../fixtures/random-requests.ts';
import { shopPort } from '../fixtures/storefronts.ts';
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

test('No request is answered by 500, shows a stack trace or takes longer than its budget', async () => {
  const requests = randomRequests(SEED, shopPort());
  const backendRequests = randomBackendRequests(SEED, Number(process.env.SHOP_BACKEND_PORT));
  const bad: unknown[] = [];
  const statuses = new Map<number, number>();
  let sent = 0;
  const one = async (): Promise<void> => {
    while (sent < REQUESTS) {
      sent += 1;
      const row = sent % BACKEND_EVERY === 0 ? backendRequests : requests;
      const { request, status, ms, isTooLate, text } = await send(row.next().value);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const isBad = status === 500 || isTooLate || /node_modules|\bat \w+ \(|ECONNREFUSED/.test(text);
      if (isBad) bad.push({ status, ms, request: JSON.stringify(request).slice(0, 1_000), text: text.slice(0, 300) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  expect(bad, `seed ${SEED}`).toEqual([]);
  // Many of them have to get behind the first checks, or nothing was tried.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 10);
});
