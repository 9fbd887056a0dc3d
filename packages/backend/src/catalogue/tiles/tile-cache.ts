// Caches tiles that were read lately, so that a listing that many people look at is not read again and again. Bounded by bytes.

import type { Language, StoreCode } from '@tornister/domain/storefront';
import { approximateBytes, type CacheStatistics, createBoundedCache } from '@tornister/process/cache';

export type TileCache<Tile> = {
  readonly get: (productId: string, store: StoreCode, language: Language) => Tile | undefined;
  readonly set: (productId: string, store: StoreCode, language: Language, tile: Tile) => void;
  /** Drops the tiles of some products, or of all. */
  readonly forget: (productIds: readonly string[] | undefined) => void;
  readonly statistics: () => CacheStatistics;
};

const keyOf = (productId: string, store: StoreCode, language: Language): string => `${store} ${language} ${productId}`;

/** An empty cache for tiles of all stores and languages, which may weigh so many bytes together. */
export const createTileCache = <Tile>(maxBytes: number): TileCache<Tile> => {
  const tiles = createBoundedCache<Tile>({ maxBytes, bytesOf: approximateBytes });
  return {
    get: (productId, store, language) => tiles.get(keyOf(productId, store, language))?.value,
    set: (productId, store, language, tile) => tiles.set(keyOf(productId, store, language), tile),
    forget: (productIds) => {
      if (productIds === undefined) return tiles.clear();
      const gone = new Set(productIds);
      for (const key of [...tiles.keys()]) if (gone.has(key.slice(key.lastIndexOf(' ') + 1))) tiles.delete(key);
    },
    statistics: tiles.statistics,
  };
};
