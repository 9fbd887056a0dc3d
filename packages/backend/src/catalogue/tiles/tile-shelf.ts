// Tiles that were read lately, so that a listing that many people look at is not read again and again. Bounded: the tile that nobody
// has asked for the longest makes room.

import type { Language, StoreCode } from '@tornister/domain/storefront';

/** Tiles that are kept at most, over all stores and languages. */
const SHELF_SIZE = 6_000;

export type TileShelf<Tile> = {
  readonly get: (productId: string, store: StoreCode, language: Language) => Tile | undefined;
  readonly put: (productId: string, store: StoreCode, language: Language, tile: Tile) => void;
  /** Forgets the tiles of some products, or of all. */
  readonly forget: (productIds: readonly string[] | undefined) => void;
};

/** An empty shelf. */
export const createTileShelf = <Tile>(size: number = SHELF_SIZE): TileShelf<Tile> => {
  const shelf = new Map<string, Tile>();
  const keyOf = (productId: string, store: StoreCode, language: Language): string =>
    `${store} ${language} ${productId}`;
  return {
    get: (productId, store, language) => {
      const key = keyOf(productId, store, language);
      const tile = shelf.get(key);
      if (tile === undefined) return undefined;
      shelf.delete(key);
      shelf.set(key, tile);
      return tile;
    },
    put: (productId, store, language, tile) => {
      shelf.set(keyOf(productId, store, language), tile);
      const oldest = shelf.size > size ? shelf.keys().next() : undefined;
      if (oldest?.done === false) shelf.delete(oldest.value);
    },
    forget: (productIds) => {
      if (productIds === undefined) return shelf.clear();
      const gone = new Set(productIds);
      for (const key of shelf.keys()) if (gone.has(key.slice(key.lastIndexOf(' ') + 1))) shelf.delete(key);
    },
  };
};
