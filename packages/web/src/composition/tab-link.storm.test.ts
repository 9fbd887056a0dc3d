// @vitest-environment node

import { timeLimit } from '@tornister/adapters-graphql/transport';
import { createInMemoryCookieJar } from '@tornister/application/testing';
import { REQUEST_TIMEOUT_MS } from '@tornister/domain/session';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { simulateTime, stubTab } from '../../test/simulated-time.ts';
import { createBackendNetwork } from '../server/backend-network.ts';
import { createTabLink } from './tab-link.ts';

const TABS = 200;
const CONNECTIONS = 64;
const BACKEND = 'http://backend.test/graphql';
/** The backend dies while all tabs have a question under way, and comes back half a minute later. */
const DIES_AT = 40_000;
const BACK_AT = 70_000;
const ENDS_AT = 90_000;
/** Each of them asks some 5 to 15 seconds after its last answer, or failure. */
const THINKS_MS = [5_000, 15_000] as const;
/** From when everybody has asked once until shortly before all ask at once. */
const NORMAL = [THINKS_MS[1], DIES_AT - 1_000] as const;

/** How a backend that is away fails: nobody listens, or the connection is cut at once. */
type Away = 'ECONNREFUSED' | 'ECONNRESET';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Tabs before one shop host before one backend; answers when requests reached the shop host and the backend. */
const run = async (seed: number, away: Away) => {
  stubTab();
  const tabs = await Promise.all(
    Array.from({ length: TABS }, () => createTabLink(createInMemoryCookieJar(), () => undefined).content()),
  );
  const time = simulateTime(seed);
  const network = timeLimit(createBackendNetwork(CONNECTIONS), () => AbortSignal.timeout(REQUEST_TIMEOUT_MS));
  const seen = { atHost: [] as number[], atBackend: [] as number[], mostAtOnce: 0 };
  let atOnce = 0;
  const isAway = (): boolean => time.now() >= DIES_AT && time.now() < BACK_AT;
  const backend = async (): Promise<Response> => {
    seen.atBackend.push(time.now());
    atOnce += 1;
    seen.mostAtOnce = Math.max(seen.mostAtOnce, atOnce);
    try {
      await time.pass(isAway() ? 1 : time.between(20, 60));
      if (isAway()) throw new TypeError('fetch failed', { cause: Object.assign(new Error(away), { code: away }) });
      return Response.json({ data: { getExistingPages: [] } });
    } finally {
      atOnce -= 1;
    }
  };
  vi.stubGlobal('fetch', async (url: string, { body }: { readonly body: string }) => {
    if (String(url) === BACKEND) return backend();
    seen.atHost.push(time.now());
    return network(BACKEND, { method: 'POST', body }).catch(() => Response.json({}, { status: 503 }));
  });
  const outcomes: { readonly askedAt: number; readonly isOk: boolean }[] = [];
  const ask = async (tab: (typeof tabs)[number]): Promise<void> => {
    const askedAt = time.now();
    const answer = await tab.existing(['/']);
    outcomes.push({ askedAt, isOk: answer.isOk() });
  };
  const visit = async (tab: (typeof tabs)[number]): Promise<void> => {
    for (;;) {
      await time.pass(time.between(...THINKS_MS));
      if (time.now() >= ENDS_AT) return;
      await ask(tab);
    }
  };
  const askAtOnce = async (): Promise<void> => {
    await time.pass(DIES_AT - 10);
    await Promise.all(tabs.map(ask));
  };
  await time.until(Promise.all([askAtOnce(), ...tabs.map(visit)]));
  return { ...seen, outcomes };
};

const countWithin = (at: readonly number[], from: number, until: number): number =>
  at.filter((ms) => ms >= from && ms < until).length;

/** The most that came within any so many milliseconds, from one time until another. */
const mostWithin = (at: readonly number[], ms: number, from: number, until: number): number =>
  Math.max(...at.filter((start) => start >= from && start < until).map((start) => countWithin(at, start, start + ms)));

const WINDOW_MS = 2_000;

describe.each(['ECONNREFUSED', 'ECONNRESET'] as const)('a backend that was away for half a minute (F15, %s)', (how) => {
  it.each([1, 2])(
    'is not stormed by 200 tabs, neither while it is away nor when it is back (seed %i)',
    async (seed) => {
      const { atHost, atBackend, mostAtOnce, outcomes } = await run(seed, how);
      const normal = countWithin(atBackend, ...NORMAL) / (NORMAL[1] - NORMAL[0]);

      // All 200 were cut in the same moment: none of the rounds of attempts that follow has half of them at once.
      expect(mostWithin(atHost, 50, DIES_AT + 100, BACK_AT)).toBeLessThan(TABS / 2);
      expect(mostWithin(atBackend, 50, DIES_AT + 100, BACK_AT)).toBeLessThan(TABS / 2);
      // The tabs' second attempts are over by then: the third ones are spread by the jitter of tab after tab, not by that of the shop host alone.
      expect(mostWithin(atHost, 50, DIES_AT + 2_200, BACK_AT)).toBeLessThan(TABS / 4);
      expect(mostAtOnce).toBeLessThanOrEqual(CONNECTIONS);
      // What had begun before has had its time: from here on whatever a tab asks for is tried once, as a probe of its own.
      const [asked, tried] = [atHost, atBackend].map((at) =>
        countWithin(at, DIES_AT + 2 * REQUEST_TIMEOUT_MS, BACK_AT),
      );
      expect(asked).toBeGreaterThan(0);
      expect(tried).toBeLessThanOrEqual(asked ?? 0);

      expect(mostWithin(atBackend, WINDOW_MS, BACK_AT, ENDS_AT)).toBeLessThanOrEqual(2 * normal * WINDOW_MS);
      expect(outcomes.some(({ isOk }) => !isOk)).toBe(true);
      expect(outcomes.filter(({ askedAt, isOk }) => askedAt >= BACK_AT && !isOk)).toEqual([]);
    },
  );
});
