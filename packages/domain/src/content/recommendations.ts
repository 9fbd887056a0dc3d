// The carousel of recommended products. Source: spec 3 §9 "Recommendation carousel", §8 "Promotion view tracking".

import type { ProductTile } from '../catalogue/product.ts';

/** Tiles that are there from the start. */
export const RECOMMENDATION_TILES = 5;
/** Pictures that load without waiting to be scrolled to. */
export const RECOMMENDATION_EAGER_IMAGES = 4;
/** What is visible is reported when nothing changed for so long. */
export const RECOMMENDATION_VISIBILITY_DEBOUNCE_MS = 1_000;
/** Promotions count as viewed this long after scrolling ended. */
export const PROMOTION_VIEW_DELAY_MS = 1_000;
/** Share of a tile that must be in view for it to count as visible. */
export const TILE_VISIBLE_SHARE = 0.5;
/** Backgrounds load this far before they come into view. */
export const LAZY_BACKGROUND_MARGIN_PX = 200;

export type RecommendedTile = { readonly product: ProductTile; readonly loadsEagerly: boolean };

/** At most 5 tiles until the shopper moves the carousel, then all; the first 4 pictures load eagerly. */
export const recommendedTiles = (products: readonly ProductTile[], wasMoved: boolean): readonly RecommendedTile[] =>
  (wasMoved ? products : products.slice(0, RECOMMENDATION_TILES)).map((product, index) => ({
    product,
    loadsEagerly: index < RECOMMENDATION_EAGER_IMAGES,
  }));

/** A tile counts as visible at 50 % or more. */
export const isTileVisible = (visibleShare: number): boolean => visibleShare >= TILE_VISIBLE_SHARE;
