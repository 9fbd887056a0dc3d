// Tiles of a listing that is narrowed by what tells variants apart, like their colour: each shows, prices and links the variant that was
// asked for, not the product's first. Source: spec 1 §2 "varid", §3 "bestItemId", "Filters".

import { type ChosenValues, itemsChosenBy, productLink } from '@tornister/domain/catalogue';
import { brandId, type ItemId } from '@tornister/domain/shared';
import type { Answer } from '../../graphql/answer.ts';
import type { RequestContext } from '../../graphql/context.ts';
import { productPath } from '../addresses.ts';
import { dealInfoOf, type RunningDeals, runningDeals } from '../deals/running-deals.ts';
import { groupedBy } from '../grouped-by.ts';
import { isForSale } from '../items/item-availability.ts';
import type { Bounds } from '../listing/listing-filter.ts';
import { cardPictureOf } from '../pictures/picture-answer.ts';
import { priceRowOf } from './price-rows.ts';
import { readTileItems, type TileItem } from './read-tile-sources.ts';
import { shownItemOf } from './tile-answer.ts';

type Tile = Answer<'ProductTile'>;

/**
 * The tiles with the variants that the chosen values mean, within the price that was asked for (cents). A tile stays as it is when the values
 * say nothing of its variants, or when no variant has all of them.
 */
export const withChosenVariants = async (
  context: RequestContext,
  tiles: readonly Tile[],
  chosen: ChosenValues,
  price: Bounds | undefined,
): Promise<readonly Tile[]> => {
  const { database, storefront, now } = context;
  const varied = tiles.filter(({ moreVariants }) => moreVariants).map(({ id }) => id);
  if (chosen.size === 0 || varied.length === 0) return tiles;
  const items = groupedBy(await readTileItems(database, varied), ({ product_id }) => product_id);
  const deals = await runningDeals(database, storefront.store, now());
  const isAffordable = ({ prices }: TileItem): boolean => {
    const cents = prices[storefront.store]?.cents;
    return price === undefined || (cents !== undefined && cents >= price.from && cents <= price.to);
  };
  return tiles.map((tile) => {
    const all = (items.get(tile.id) ?? []).map((item) => ({ item, values: item.attribute_values }));
    const meant = itemsChosenBy(all, chosen).map(({ item }) => item);
    return showing(tile, meant.filter(isAffordable), storefront, deals);
  });
};

const showing = (
  tile: Tile,
  items: readonly TileItem[],
  { store, language }: RequestContext['storefront'],
  deals: RunningDeals,
): Tile => {
  const row = priceRowOf(tile.id, items, store);
  const item = items.find(({ id }) => id === row?.best_item_id);
  if (row === undefined || item === undefined) return tile;
  const shown = shownItemOf(row);
  return {
    ...tile,
    ...shown,
    // Goods are short when nothing of the product can be bought; the variant's own page says of it that it cannot.
    isShortage: tile.isShortage,
    path: productLink(productPath(tile.id), { itemId: brandId<ItemId>(item.id), hasVariantInfo: true }),
    badges: { ...tile.badges, sale: shown.price.oldPrice !== null },
    image: item.picture === null ? tile.image : cardPictureOf(item.picture, tile.name, language),
    lightningDealInfo:
      dealInfoOf(deals.ofItem(item.id), { price: shown.price.currentPrice, isForSale: isForSale(item) }) ?? null,
  };
};
