// A tile as the schema wants it, from what is kept. Source: spec 1 §3 "Product card".

import { money } from '@tornister/domain/money';
import { type Language, textIn } from '@tornister/domain/storefront';
import type { Selectable } from 'kysely';
import type { Answer } from '../../graphql/answer.ts';
import { productPath } from '../addresses.ts';
import type { ListingPricesTable, TileContent } from '../listing/listing-tables.ts';
import { energyLabelOf } from '../pictures/energy-label.ts';
import { cardPictureOf } from '../pictures/picture-answer.ts';

export type TileRow = Omit<Selectable<ListingPricesTable>, 'store' | 'revision'> & { readonly tile: TileContent };

/** Without a deal: those depend on the time. */
export const tileAnswerOf = (row: TileRow, language: Language): Answer<'ProductTile'> => {
  const { tile } = row;
  const { base_cents, base_unit } = row;
  return {
    id: row.product_id,
    bestItemId: row.best_item_id,
    name: textIn(tile.name, language),
    path: productPath(row.product_id),
    price: {
      currentPrice: money(row.current_cents),
      oldPrice: row.strike_cents === null ? null : money(row.strike_cents),
      startFromFlag: row.starts_from,
      basePrice: base_cents === null || base_unit === null ? null : { price: money(base_cents), unit: base_unit },
    },
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
    isShortage: row.is_shortage,
    shortageText: (tile.shortageText && textIn(tile.shortageText, language)) ?? null,
    discountPercent: row.discount_percent,
    minimumOrderQuantity: row.minimum_order_quantity,
  };
};
