// A tile as the schema wants it, from the tile cache. Source: spec 1 §3 "Product card".

import { money } from '@tornister/domain/money';
import { type Language, textIn } from '@tornister/domain/storefront';
import type { Answer } from '../../graphql/answer.ts';
import { productPath } from '../addresses.ts';
import type { TileContent } from '../listing/listing-tables.ts';
import { energyLabelOf } from '../pictures/energy-label.ts';
import { cardPictureOf } from '../pictures/picture-answer.ts';
import type { PriceRow } from './price-rows.ts';

export type TileRow = Omit<PriceRow, 'store'> & { readonly tile: TileContent };

/** What a tile says of the item that it shows. */
export const shownItemOf = (row: Omit<PriceRow, 'store' | 'product_id'>) => {
  const { base_cents, base_unit } = row;
  return {
    bestItemId: row.best_item_id,
    price: {
      currentPrice: money(row.current_cents),
      oldPrice: row.strike_cents === null ? null : money(row.strike_cents),
      startFromFlag: row.starts_from,
      basePrice: base_cents === null || base_unit === null ? null : { price: money(base_cents), unit: base_unit },
    },
    isShortage: row.is_shortage,
    discountPercent: row.discount_percent,
    minimumOrderQuantity: row.minimum_order_quantity,
  };
};

/** Without a deal and a replacement: those depend on the moment. A product that is for sale is not called short, whatever its text says. */
export const tileAnswerOf = (row: TileRow, language: Language): Answer<'ProductTile'> => {
  const { tile } = row;
  return {
    ...shownItemOf(row),
    id: row.product_id,
    name: textIn(tile.name, language),
    path: productPath(row.product_id),
    moreVariants: tile.hasMoreVariants,
    rating: tile.rating,
    numberOfRatings: tile.ratingCount,
    badges: { sale: row.strike_cents !== null, new: tile.isNew, popular: tile.isPopular },
    extraBadges: tile.extraBadges.map(({ id, name }) => ({ id, name: textIn(name, language) })),
    image: cardPictureOf(tile.picture, textIn(tile.name, language), language),
    manufacturerName: tile.manufacturerName,
    breadCrumb: tile.categoryNames.map((name) => textIn(name, language)),
    energyEfficiency: tile.energyClass && energyLabelOf(row.product_id, tile.energyClass, language),
    lightningDealInfo: null,
    shortageText: row.is_shortage && tile.shortageText !== null ? textIn(tile.shortageText, language) : null,
    replacement: null,
  };
};
