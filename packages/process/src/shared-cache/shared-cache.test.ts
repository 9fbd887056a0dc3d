import { afterEach, describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../testing/index.ts';
import { createMetrics } from '../metrics/index.ts';
import { createSharedCache, keep, type SharedCache, type SharedCacheOptions } from './shared-cache.ts';
import { watchSharedCache } from './shared-cache-figures.ts';

const MINUTE_MS = 60_000;
const SECRET = 's'.repeat(32);
const open: SharedCache[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((cache) => cache.close()));
});

const someStore = () => {
  const clock = { ms: 1_000_000 };
  const store = createMemoryStore(() => clock.ms);
  const logged: string[] = [];
  const join = async (more: Partial<SharedCacheOptions> = {}): Promise<SharedCache> => {
    const note = (level: string) => (_fields: unknown, text?: string) =>
      void logged.push(`${level} ${text ?? _fields}`);
    const cache = createSharedCache({
      store,
      version: 'build 1',
      secret: async () => SECRET,
      log: { info: note('info'), warn: note('warn') },
      now: () => clock.ms,
      // Nothing here judges by how long the machine takes.
      answerLimitMs: MINUTE_MS,
      lookLimitMs: MINUTE_MS,
      ...more,
    });
    open.push(cache);
    await cache.look();
    return cache;
  };
  return { store, clock, logged, join };
};
const put = (cache: SharedCache, key: string, value: unknown, tags: readonly string[] = []): void =>
  cache.put(key, keep(value, tags, cache.moment()), MINUTE_MS);
const found = async (cache: SharedCache, key: string): Promise<unknown> => (await cache.get(key))?.kept.value;

describe('a cache that processes share', () => {
  it('gives one process what another has made, whatever kind of value it is, and says how old it is', async () => {
    const { join, clock } = someStore();
    const [one, other] = [await join(), await join()];
    const value = { list: [1, undefined, 'ä'], map: new Map([['a', Buffer.from([0, 255])]]) };
    put(one, 'page', value);
    clock.ms += 4_000;
    await expect.poll(async () => found(other, 'page')).toEqual(value);
    expect((await other.get('page'))?.ageMs).toBe(4_000);
    expect(await other.get('another')).toBeUndefined();
  });

  it('never mixes two versions of the shop', async () => {
    const { join } = someStore();
    const [one, later] = [await join(), await join({ version: 'build 2' })];
    put(one, 'page', 'old');
    await expect.poll(async () => found(one, 'page')).toBe('old');
    expect(await later.get('page')).toBeUndefined();
  });

  it('gives nobody what tells of a deal that has ended', async () => {
    const { join, clock } = someStore();
    const [one, other] = [await join(), await join()];
    one.put('page', keep('deal', [], one.moment(), clock.ms + 1_000), MINUTE_MS);
    await expect.poll(async () => found(other, 'page')).toBe('deal');
    clock.ms += 999;
    expect(await found(other, 'page')).toBe('deal');
    clock.ms += 1;
    expect(await found(other, 'page')).toBeUndefined();
  });

  it('keeps what nothing has changed, and drops what a change names, in every process', async () => {
    const { join, store } = someStore();
    const [one, other] = [await join(), await join()];
    const kept = keep('page', ['product:1'], one.moment());
    one.put('page', kept, MINUTE_MS);
    await store.announce(['product:2']);
    await Promise.all([one.look(), other.look()]);
    expect(one.isObsolete(kept)).toBe(false);
    expect(await found(other, 'page')).toBe('page');
    await store.announce(['product:1']);
    await Promise.all([one.look(), other.look()]);
    expect(one.isObsolete(kept)).toBe(true);
    expect(await found(other, 'page')).toBeUndefined();
    expect(other.figures().lookups.obsolete).toBe(1);
  });

  it('a page that was begun before a change and handed on after it is taken by nobody', async () => {
    const { join, store } = someStore();
    const [one, other] = [await join(), await join()];
    const begun = one.moment();
    await store.announce(['product:1']);
    await Promise.all([one.look(), other.look()]);
    one.put('page', keep('old price', ['product:1'], begun), MINUTE_MS);
    await expect.poll(() => one.figures().writes.stored).toBe(1);
    expect(await other.get('page')).toBeUndefined();
  });

  it('takes nothing that was spoilt, cut or put under another key', async () => {
    const { join, store } = someStore();
    const cache = await join();
    for (const change of [
      (value: Buffer) => Buffer.concat([value, Buffer.from('x')]),
      (value: Buffer) => value.subarray(0, 20),
      () => Buffer.alloc(0),
      () => Buffer.from('<h1>another shop</h1>'.repeat(10)),
    ]) {
      put(cache, 'page', 'right');
      await expect.poll(async () => found(cache, 'page')).toBe('right');
      store.spoil(change);
      expect(await cache.get('page')).toBeUndefined();
    }
    expect(cache.figures().lookups.damaged).toBe(4);
    put(cache, 'a', 'of a');
    await expect.poll(async () => found(cache, 'a')).toBe('of a');
    let ofA: Buffer = Buffer.alloc(0);
    store.spoil((value) => (ofA = value));
    put(cache, 'b', 'of b');
    await expect.poll(async () => found(cache, 'b')).toBe('of b');
    store.spoil(() => ofA);
    expect(await cache.get('b')).toBeUndefined();
  });

  it('takes nothing that was sealed with another secret', async () => {
    const { join } = someStore();
    const [one, stranger] = [await join(), await join({ secret: async () => 'another' })];
    put(one, 'page', 'right');
    await expect.poll(async () => found(one, 'page')).toBe('right');
    expect(await stranger.get('page')).toBeUndefined();
  });

  it('is not asked while it fails, says so once, and is used again after the first good look', async () => {
    const { join, store, logged } = someStore();
    const cache = await join();
    put(cache, 'page', 'right');
    await expect.poll(async () => found(cache, 'page')).toBe('right');
    store.breakBy(async () => Promise.reject(new Error('broken')));
    expect(await cache.get('page')).toBeUndefined();
    expect(await cache.get('page')).toBeUndefined();
    await cache.look();
    expect(cache.figures()).toMatchObject({ isUsable: false, lookups: { failed: 1, away: 1 } });
    store.breakBy(undefined);
    await cache.look();
    expect(await found(cache, 'page')).toBe('right');
    expect(logged.map((line) => line.split(' ')[0])).toEqual(['info', 'warn', 'info']);
  });

  it('lets nobody wait for one that never answers', async () => {
    const { join, store } = someStore();
    const cache = await join({ answerLimitMs: 1, lookLimitMs: 1 });
    await expect.poll(() => cache.look().then(() => cache.figures().isUsable)).toBe(true);
    store.breakBy(() => new Promise(() => undefined));
    expect(await cache.get('page')).toBeUndefined();
    put(cache, 'page', 'value');
    await cache.look();
    expect(cache.figures().isUsable).toBe(false);
  });

  it('drops what it has when the list of changes was lost, or was not read for more than a minute', async () => {
    const { join, store, clock } = someStore();
    const cache = await join();
    const kept = keep('page', [], cache.moment());
    store.lose();
    await cache.look();
    expect(cache.isObsolete(kept)).toBe(true);
    const again = keep('page', [], cache.moment());
    clock.ms += MINUTE_MS;
    await cache.look();
    expect(cache.isObsolete(again)).toBe(false);
    clock.ms += MINUTE_MS + 1;
    await cache.look();
    expect(cache.isObsolete(again)).toBe(true);
  });

  it('hands on what weighs up to a MB, and nothing heavier', async () => {
    const { join } = someStore();
    const cache = await join();
    put(cache, 'heavy', 'x'.repeat(1_048_577));
    put(cache, 'light', 'x'.repeat(1_000_000));
    await expect.poll(() => cache.figures().writes).toEqual({ stored: 1, failed: 0, 'too large': 1 });
    expect(await cache.get('heavy')).toBeUndefined();
  });

  it('tells its figures', async () => {
    const { join } = someStore();
    const cache = await join();
    await cache.get('page');
    const metrics = createMetrics();
    watchSharedCache(metrics, cache);
    await metrics.read();
    const { text } = await metrics.read();
    expect(text).toContain('tornister_shared_cache_usable 1');
    expect(text).toContain('tornister_shared_cache_lookups_total{result="miss"} 1');
    expect(text).toContain('tornister_shared_cache_writes_total{result="stored"} 0');
  });
});
