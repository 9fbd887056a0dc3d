import { approximateBytes, entryBytes } from '@tornister/process/cache';
import { describe, expect, it } from 'vitest';
import { createTileCache } from './tile-cache.ts';

const PLENTY = 1_000_000;
/** What a tile of one letter weighs under a key like `de de 1`. */
const ONE_TILE = entryBytes('de de 1', approximateBytes('a'));

describe('the cache of tiles', () => {
  it('keeps the tiles of stores and languages apart', () => {
    const cache = createTileCache<string>(PLENTY);
    cache.set('1', 'de', 'de', 'rot');
    cache.set('1', 'at', 'de', 'rot in Österreich');
    expect(cache.get('1', 'de', 'de')).toBe('rot');
    expect(cache.get('1', 'de', 'en')).toBeUndefined();
  });

  it('is bounded: what nobody asked for the longest makes room', () => {
    const cache = createTileCache<string>(2 * ONE_TILE);
    cache.set('1', 'de', 'de', 'a');
    cache.set('2', 'de', 'de', 'b');
    cache.get('1', 'de', 'de');
    cache.set('3', 'de', 'de', 'c');
    expect([cache.get('1', 'de', 'de'), cache.get('2', 'de', 'de'), cache.get('3', 'de', 'de')]).toEqual([
      ...['a', undefined, 'c'],
    ]);
  });

  it('forgets a product in every store, and everything when everything may have changed', () => {
    const cache = createTileCache<string>(PLENTY);
    cache.set('1', 'de', 'de', 'a');
    cache.set('1', 'b2b', 'en', 'b');
    cache.set('11', 'de', 'de', 'c');
    cache.forget(['1']);
    expect([cache.get('1', 'de', 'de'), cache.get('1', 'b2b', 'en'), cache.get('11', 'de', 'de')]).toEqual([
      ...[undefined, undefined, 'c'],
    ]);
    cache.forget(undefined);
    expect(cache.get('11', 'de', 'de')).toBeUndefined();
  });
});
