// The store-neutral part of a tile, made of its product and items. Source: spec 1 §3 "Product card".

import type { ExtraBadgeRecord } from '../catalogue-records.ts';
import type { TileContent } from '../listing/listing-tables.ts';
import type { TileItem, TileProduct } from './read-tile-sources.ts';

const inGivenOrder = (product: TileProduct): readonly ExtraBadgeRecord[] =>
  product.extra_badge_ids.flatMap((id) => product.extra_badges.filter((badge) => badge.id === id));

/** The store-neutral part of a tile; its picture is that of the first item. */
export const tileContentOf = (product: TileProduct, items: readonly TileItem[]): TileContent => ({
  name: product.name,
  manufacturerName: product.manufacturer_name,
  categoryNames: product.category_names,
  picture: items.find(({ picture }) => picture !== null)?.picture ?? null,
  hasMoreVariants: items.length > 1,
  rating: product.rating_average,
  ratingCount: product.rating_count,
  isNew: product.is_new,
  isPopular: product.is_popular,
  extraBadges: inGivenOrder(product),
  energyClass: product.energy_class,
  shortageText: product.shortage_text,
});
