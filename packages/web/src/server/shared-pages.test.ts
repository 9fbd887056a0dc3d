// @vitest-environment node
// Shop hosts that share a cache, on the double and on a Redis of its own: what one has drawn the others send, what has changed is drawn anew by all, and
// whatever the cache does, pages are right.

import { inspect } from 'node:util';
import { createRedisStore } from '@tornister/process/redis-store';
import { createSharedCache, noSharedCache, type SharedCache, type SharedStore } from '@tornister/process/shared-cache';
import { createMemoryStore, findRedis, type OwnRedis, startOwnRedis } from '@tornister/process/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost } from '../../test/open-host.ts';
import { audienceOf } from '../routing/find-page.ts';
import type { PageEntry } from '../routing/page-entry.ts';
import { PAGES } from '../routing/page-table.ts';

const MINUTE_MS = 60_000;
const opened: { readonly close: () => Promise<unknown> }[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
});

/** Shop hosts beside one store; each has a backend of its own, which is asked `title()`. */
const openHosts = (openStore: () => SharedStore, title: () => string) => {
  const says = {
    getPageDetails: ({ url }: Readonly<Record<string, unknown>>) => ({
      data: {
        getPageDetails: {
          ...{ redirectUrl: null, pageType: url === '/' ? 'HOMEPAGE' : 'UNKNOWN', categoryId: null, productId: null },
          ...{
            title: title(),
            metaDescription: null,
            rows: [],
            activeAbTests: [],
            openGraphImage: null,
            seller: null,
            storefronts: null,
            breadcrumbs: [],
          },
        },
      },
    }),
  };
  return async (limitMs = MINUTE_MS): Promise<{ readonly host: OpenHost; readonly shared: SharedCache }> => {
    const shared = createSharedCache({
      store: openStore(),
      version: 'test',
      secret: async () => 's'.repeat(32),
      log: { info: () => undefined, warn: () => undefined },
      answerLimitMs: limitMs,
      lookLimitMs: limitMs,
    });
    const host = await openHost(
      says,
      { PAGE_CACHE_SECONDS: '3600', ANSWER_CACHE_SECONDS: '3600' },
      { sharedCache: shared },
    );
    opened.push(shared, host);
    return { host, shared };
  };
};
const titleOf = async (host: OpenHost, headers: Readonly<Record<string, string>> = {}): Promise<string> =>
  /<title>(.*?)<\/title>/.exec(await (await host.get('/', headers)).text())?.[1] ?? 'none';
const drawn = ({ asked }: OpenHost): number => asked.filter((name) => name === 'getPageDetails').length;
const untilUsable = ({ look, figures }: SharedCache) =>
  expect.poll(() => look().then(() => figures().isUsable)).toBe(true);

const suite = (name: string, storeOf: () => SharedStore): void => {
  describe(`Shop hosts that share a cache: ${name}`, () => {
    let title = 'one';
    beforeEach(() => {
      title = 'one';
    });

    it('send what another has drawn, whole, and ask no backend for it', async () => {
      const open = openHosts(storeOf, () => title);
      const [one, other] = [await open(), await open()];
      await untilUsable(one.shared);
      await untilUsable(other.shared);
      const first = await one.host.get('/');
      const text = await first.text();
      await expect.poll(() => one.shared.figures().writes.stored).toBeGreaterThan(0);
      title = 'two';
      const second = await other.host.get('/');
      expect(await second.text()).toBe(text);
      for (const header of ['etag', 'content-type', 'content-encoding', 'vary', 'cache-control'])
        expect(second.headers.get(header)).toBe(first.headers.get(header));
      expect(drawn(other.host)).toBe(0);
      expect(await (await other.host.get('/', { 'accept-encoding': 'identity' })).text()).toContain('<title>one');
      expect(drawn(other.host), 'another encoding, drawn of the answers that are shared, too').toBe(0);
    });

    it('draw anew what has changed, each of them, and nothing else', async () => {
      const open = openHosts(storeOf, () => title);
      const [one, other] = [await open(), await open()];
      await untilUsable(one.shared);
      await untilUsable(other.shared);
      expect([await titleOf(one.host), await titleOf(other.host)]).toEqual([
        expect.stringContaining('one'),
        expect.stringContaining('one'),
      ]);
      title = 'two';
      const store = storeOf();
      await expect
        .poll(() =>
          store.announce(['product:1']).then(
            () => true,
            () => false,
          ),
        )
        .toBe(true);
      await Promise.all([one.shared.look(), other.shared.look()]);
      expect(await titleOf(one.host)).toContain('one');
      await store.announce(['content']);
      await Promise.all([one.shared.look(), other.shared.look()]);
      expect(await titleOf(one.host)).toContain('two');
      expect(await titleOf(other.host)).toContain('two');
      await store.close();
    });

    it('show what was there while the backend is away, also what has changed since', async () => {
      const { host, shared } = await openHosts(storeOf, () => title)();
      await untilUsable(shared);
      expect(await titleOf(host)).toContain('one');
      const store = storeOf();
      await expect
        .poll(() =>
          store.announce(['content']).then(
            () => true,
            () => false,
          ),
        )
        .toBe(true);
      await shared.look();
      await host.stopBackend();
      const answer = await host.get('/');
      expect([answer.status, (await answer.text()).includes('one')]).toEqual([200, true]);
      await store.close();
    });
  });
};

let double = createMemoryStore();
beforeEach(() => {
  double = createMemoryStore();
});
suite('the double', () => double);

describe('What shop hosts share', () => {
  it('is never a page of one visitor, and nothing of a visitor', async () => {
    const handedOn: string[] = [];
    const put: SharedCache['put'] = (key, { value }) => void handedOn.push(`${key} ${inspect(value, { depth: null })}`);
    const host = await openHost({}, {}, { sharedCache: { ...noSharedCache, isShared: true, put } });
    opened.push(host);
    await (await host.get('/')).text();
    expect(handedOn.filter((one) => one.startsWith('page '))).toHaveLength(1);
    const cookie = 'X-JWT=jwt-of-mia; X-iSHOP-API-USERID=user-of-mia';
    const ofOne = Object.values<PageEntry>(PAGES).filter(
      (page) => audienceOf(page) !== 'everyone' && !/[:*]/.test(page.path),
    );
    expect(ofOne.length).toBeGreaterThan(10);
    for (const { path } of ofOne) await (await host.get(path, { cookie })).text();
    expect(handedOn.filter((one) => one.startsWith('page '))).toHaveLength(1);
    expect(handedOn.join()).not.toContain('mia');
  });
});

const program = await findRedis();
describe.skipIf(program === undefined)('Redis (left out where neither Valkey nor Redis is installed)', () => {
  let redis: OwnRedis;
  let title = 'one';
  beforeAll(async () => {
    redis = await startOwnRedis(program ?? '');
  });
  afterAll(() => redis.kill());
  beforeEach(async () => {
    title = 'one';
    await redis.send('FLUSHALL');
  });
  const store = () => createRedisStore(redis.url);
  suite('Redis', store);

  describe('F37: the shared cache fails', () => {
    const openOne = (limitMs?: number) => openHosts(store, () => title)(limitMs);

    it('killed: pages are right, it is told, and it is used again once it is back', async () => {
      const { host, shared } = await openOne();
      await untilUsable(shared);
      expect(await titleOf(host)).toContain('one');
      await redis.kill();
      await shared.look();
      expect(shared.figures().isUsable).toBe(false);
      expect(await titleOf(host)).toContain('one');
      expect((await host.get('/unknown/')).status).toBe(404);
      expect(await (await host.get('/metrics')).text()).toContain('tornister_shared_cache_usable 0');
      await redis.start();
      await untilUsable(shared);
      title = 'two';
      expect(await titleOf(host), 'the new cache knows nothing of what was before').toContain('two');
      expect(await (await host.get('/metrics')).text()).toContain('tornister_shared_cache_usable 1');
    });

    it('frozen: nobody waits for it', async () => {
      const { host, shared } = await openOne(20);
      await untilUsable(shared);
      redis.freeze();
      try {
        // If a page waited for it, this would never end.
        expect(await titleOf(host)).toContain('one');
        expect((await host.get('/unknown/')).status).toBe(404);
        await shared.look();
        expect(shared.figures().isUsable).toBe(false);
      } finally {
        redis.thaw();
      }
      await untilUsable(shared);
    });

    it('full: it takes nothing, and pages are right', async () => {
      const { host, shared } = await openOne();
      await untilUsable(shared);
      await redis.send('CONFIG', 'SET', 'maxmemory', '1');
      expect(await titleOf(host)).toContain('one');
      await expect.poll(() => shared.figures().writes.failed).toBeGreaterThan(0);
      expect(await titleOf(host)).toContain('one');
      expect((await host.get('/unknown/')).status).toBe(404);
      await redis.send('CONFIG', 'SET', 'maxmemory', '0');
    });

    it('lying: what is not a page that a shop host has written there is none', async () => {
      const [one, other] = [await openOne(), await openOne()];
      await untilUsable(one.shared);
      await untilUsable(other.shared);
      await titleOf(one.host);
      await expect.poll(() => one.shared.figures().writes.stored).toBeGreaterThan(1);
      const keys = (await redis.send('KEYS', 'tornister:*')) as string[];
      for (const key of keys.filter((one) => !/:(?:changes|list)$/.test(one)))
        await redis.send('SET', key, '<h1>another shop</h1>');
      expect(await titleOf(other.host)).toContain('one');
      expect(other.shared.figures().lookups.damaged).toBeGreaterThan(0);
      expect(drawn(other.host)).toBeGreaterThan(0);
    });
  });
});
