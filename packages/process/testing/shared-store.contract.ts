// What every shared store promises; the double and the one on Redis keep it alike.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SharedStore } from '../src/shared-cache/shared-store.ts';

const LONG_MS = 60_000;

/** Runs the contract against an open, empty store. */
export const sharedStoreContract = (name: string, open: () => Promise<SharedStore>): void => {
  describe(`a shared store: ${name}`, () => {
    let store: SharedStore;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    it('answers the bytes that were written, whatever they are, and nothing for another key', async () => {
      const bytes = Buffer.from([0, 13, 10, 255, 128, 36]);
      await store.write('a', bytes, LONG_MS);
      expect(await store.read('a')).toEqual(bytes);
      expect(await store.read('b')).toBeUndefined();
    });

    it('answers the newer of two values, also an empty one', async () => {
      await store.write('a', Buffer.from('old'), LONG_MS);
      await store.write('a', Buffer.alloc(0), LONG_MS);
      expect(await store.read('a')).toEqual(Buffer.alloc(0));
    });

    it('forgets a value after its time', async () => {
      await store.write('a', Buffer.from('short'), 1);
      await expect.poll(() => store.read('a')).toBeUndefined();
    });

    it('tells changes in their order, each once, to everybody who asks from where they are', async () => {
      const { newest: start } = await store.changesAfter('0-0');
      expect(start).toBe('0-0');
      await store.announce(['product:1', 'content']);
      const first = await store.changesAfter('0-0');
      expect((await store.changesAfter('0-0')).list).toBe(first.list);
      await store.announce(['product:2']);
      const second = await store.changesAfter(first.newest);
      expect(first.after.map(({ tags }) => tags)).toEqual([['product:1', 'content']]);
      expect(second.after.map(({ tags }) => tags)).toEqual([['product:2']]);
      expect(second.newest).toBe(second.after[0]?.position);
      expect((await store.changesAfter('0-0')).after.map(({ tags }) => tags)).toEqual([
        ['product:1', 'content'],
        ['product:2'],
      ]);
      expect((await store.changesAfter(second.newest)).after).toEqual([]);
    });
  });
};
