// The carousel of recommended products. Source: spec 3 §9 "Recommendation carousel".

import type { ProductTile } from '../catalogue/product.ts';

/** Tiles that are there from the start. */
export const RECOMMENDATION_TILES = 5;
/** Pictures that load without waiting to be scrolled to. */
export const RECOMMENDATION_EAGER_IMAGES = 4;
/** Backgrounds load this far before they come into view. */
export const LAZY_BACKGROUND_MARGIN_PX = 200;

export type RecommendedTile = { readonly product: ProductTile; readonly loadsEagerly: boolean };

/** At most 5 tiles until the shopper moves the carousel, then all; the first 4 pictures load eagerly. */
export const recommendedTiles = (products: readonly ProductTile[], wasMoved: boolean): readonly RecommendedTile[] =>
  (wasMoved ? products : products.slice(0, RECOMMENDATION_TILES)).map((product, index) => ({
    product,
    loadsEagerly: index < RECOMMENDATION_EAGER_IMAGES,
  }));
