import { describe, expect, it } from 'vitest';
import { createTileShelf } from './tile-shelf.ts';

describe('the shelf of tiles', () => {
  it('keeps the tiles of stores and languages apart', () => {
    const shelf = createTileShelf<string>();
    shelf.put('1', 'de', 'de', 'rot');
    shelf.put('1', 'at', 'de', 'rot in Österreich');
    expect(shelf.get('1', 'de', 'de')).toBe('rot');
    expect(shelf.get('1', 'de', 'en')).toBeUndefined();
  });

  it('is bounded: what nobody asked for the longest makes room', () => {
    const shelf = createTileShelf<string>(2);
    shelf.put('1', 'de', 'de', 'a');
    shelf.put('2', 'de', 'de', 'b');
    shelf.get('1', 'de', 'de');
    shelf.put('3', 'de', 'de', 'c');
    expect([shelf.get('1', 'de', 'de'), shelf.get('2', 'de', 'de'), shelf.get('3', 'de', 'de')]).toEqual([
      ...['a', undefined, 'c'],
    ]);
  });

  it('forgets a product in every store, and everything when everything may have changed', () => {
    const shelf = createTileShelf<string>();
    shelf.put('1', 'de', 'de', 'a');
    shelf.put('1', 'b2b', 'en', 'b');
    shelf.put('11', 'de', 'de', 'c');
    shelf.forget(['1']);
    expect([shelf.get('1', 'de', 'de'), shelf.get('1', 'b2b', 'en'), shelf.get('11', 'de', 'de')]).toEqual([
      ...[undefined, undefined, 'c'],
    ]);
    shelf.forget(undefined);
    expect(shelf.get('11', 'de', 'de')).toBeUndefined();
  });
});
