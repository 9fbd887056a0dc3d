import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryStore, findRedis, type OwnRedis, startOwnRedis } from '../../testing/index.ts';
import { sharedStoreContract } from '../../testing/shared-store.contract.ts';
import { createRedisStore } from '../redis-store/index.ts';
import type { SharedStore } from './shared-store.ts';

sharedStoreContract('the double', async () => createMemoryStore());

const program = await findRedis();

/** A store whose connection is there. */
const connected = async (url: string): Promise<SharedStore> => {
  const store = createRedisStore(url);
  await expect
    .poll(() =>
      store.read('any').then(
        () => 'there',
        () => 'away',
      ),
    )
    .toBe('there');
  return store;
};

describe.skipIf(program === undefined)('Redis (left out where neither Valkey nor Redis is installed)', () => {
  let redis: OwnRedis;
  beforeAll(async () => {
    redis = await startOwnRedis(program ?? '');
  });
  afterAll(() => redis.kill());

  sharedStoreContract('Redis', async () => {
    await redis.send('FLUSHALL');
    return connected(redis.url);
  });

  it('a change that cannot be read was one of everything', async () => {
    await redis.send('FLUSHALL');
    const store = await connected(redis.url);
    for (const tags of ['{"a":', '{"a":1}', '[1]']) await redis.send('XADD', 'tornister:changes', '*', 'tags', tags);
    await redis.send('XADD', 'tornister:changes', '*', 'other', 'x');
    const { after } = await store.changesAfter('0-0');
    expect(after.map(({ tags }) => tags)).toEqual(Array.from({ length: 4 }, () => ['everything']));
    await store.close();
  });

  it('fails while it is away, never ends the process, and answers again on its own once it is back', async () => {
    const store = await connected(redis.url);
    const { list } = await store.changesAfter('0-0');
    await redis.kill();
    await expect(store.read('a')).rejects.toThrow();
    await redis.start();
    await expect.poll(() => store.read('a').catch(() => 'away')).toBeUndefined();
    expect((await store.changesAfter('0-0')).list, 'what it had is gone').not.toBe(list);
    store.reconnect();
    await expect.poll(() => store.read('a').catch(() => 'away')).toBeUndefined();
    await store.close();
  });
});
