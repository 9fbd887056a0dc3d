// What a tab has shown of products in its lists, so that a product page can begin with it while the rest is on its way.

import type { ProductTile } from '@tornister/domain/catalogue';
import type { ProductId } from '@tornister/domain/shared';

/** Tiles that are remembered at the most: those of some pages of a listing. The one that was seen longest ago goes first. */
export const SEEN_TILES_MAX = 300;

export type SeenTiles = {
  readonly show: (tiles: readonly ProductTile[]) => void;
  /** What a list has shown of the product last. */
  readonly of: (productId: ProductId) => ProductTile | undefined;
  /** A product that could not be opened begins with nothing until a list shows it again. */
  readonly forget: (productId: ProductId) => void;
};

/** A memory of tiles that lives as long as a tab; on the shop host nothing is ever shown, so it stays empty there. */
export const createSeenTiles = (): SeenTiles => {
  const seen = new Map<ProductId, ProductTile>();
  return {
    show: (tiles) => {
      for (const tile of tiles) {
        seen.delete(tile.id);
        seen.set(tile.id, tile);
      }
      for (const oldest of seen.keys()) {
        if (seen.size <= SEEN_TILES_MAX) break;
        seen.delete(oldest);
      }
    },
    of: (productId) => seen.get(productId),
    forget: (productId) => void seen.delete(productId),
  };
};
