import { brandId, type ProductId } from '@tornister/domain/shared';
import { aTile } from '@tornister/domain/testing';
import { describe, expect, it } from 'vitest';
import { createSeenTiles, SEEN_TILES_MAX } from './seen-tiles.ts';

const id = (number: number) => brandId<ProductId>(String(number));
const tiles = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => aTile({ id: id(first + index) }));

describe('tiles that a tab has shown', () => {
  it('knows nothing of a product that no list has shown', () => {
    expect(createSeenTiles().of(id(1))).toBeUndefined();
  });

  it('tells of a product what a list has shown of it last', () => {
    const seen = createSeenTiles();
    seen.show([aTile({ id: id(1), name: 'Heft' })]);
    seen.show([aTile({ id: id(1), name: 'Heft, neu' })]);
    expect(seen.of(id(1))?.name).toBe('Heft, neu');
  });

  it('forgets a product that could not be opened, until a list shows it again', () => {
    const seen = createSeenTiles();
    seen.show(tiles(1, 2));
    seen.forget(id(1));
    expect([seen.of(id(1)), seen.of(id(2))?.id]).toEqual([undefined, id(2)]);
    seen.show(tiles(1, 1));
    expect(seen.of(id(1))?.id).toBe(id(1));
  });

  it('remembers as many as it may, and one more costs the one that was seen longest ago', () => {
    const seen = createSeenTiles();
    seen.show(tiles(1, SEEN_TILES_MAX));
    expect(seen.of(id(1))).toBeDefined();
    seen.show(tiles(1, 1));
    seen.show(tiles(SEEN_TILES_MAX + 1, 1));
    expect([seen.of(id(1))?.id, seen.of(id(2)), seen.of(id(SEEN_TILES_MAX + 1))?.id]).toEqual([
      id(1),
      undefined,
      id(SEEN_TILES_MAX + 1),
    ]);
  });
});
