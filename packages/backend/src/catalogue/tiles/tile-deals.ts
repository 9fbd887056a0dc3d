// The lightning deals of the moment on tiles. A deal of a variant that the tile does not begin with is linked to that variant, whose page shows
// it. Source: spec 3 §2 "varid", §3 "Lightning deal info"; § 5 UWG (an offer that its page does not have misleads).

import { productLink } from '@tornister/domain/catalogue';
import { money } from '@tornister/domain/money';
import { brandId, type ItemId } from '@tornister/domain/shared';
import type { StoreCode } from '@tornister/domain/storefront';
import type { Answer } from '../../graphql/answer.ts';
import type { RequestContext } from '../../graphql/context.ts';
import { dealInfoOf, type RunningDeal, type RunningDeals, runningDeals } from '../deals/running-deals.ts';
import { isForSale } from '../items/item-availability.ts';
import { readTileItems, type TileItem } from './read-tile-sources.ts';

type Tile = Answer<'ProductTile'>;

/**
 * The tiles, those of products with a deal with the cheapest one that is lower than the ordinary price of its own item (cents) and than what the
 * tile shows. A deal needs an item that is for sale; where that is another one than the tile's, the tile leads to it.
 */
export const withDeals = async (
  { database, storefront: { store }, now }: RequestContext,
  tiles: readonly Tile[],
): Promise<readonly Tile[]> => {
  const deals = await runningDeals(database, store, now());
  const isElsewhere = ({ id, bestItemId }: Tile): boolean =>
    deals.ofProduct(id).some(({ itemId }) => itemId !== bestItemId);
  const elsewhere = tiles.filter(isElsewhere).map(({ id }) => id);
  const read = elsewhere.length === 0 ? [] : await readTileItems(database, elsewhere);
  const items = new Map(read.map((item) => [item.id, item]));
  return tiles.map((tile) => withDeal(tile, deals, (itemId) => items.get(itemId), store));
};

const withDeal = (
  tile: Tile,
  deals: RunningDeals,
  itemOf: (itemId: string) => TileItem | undefined,
  store: StoreCode,
): Tile => {
  const shown = tile.price.currentPrice;
  const infoOf = (deal: RunningDeal): Tile['lightningDealInfo'] => {
    if (deal.itemId === tile.bestItemId) return dealInfoOf(deal, { price: shown, isForSale: !tile.isShortage }) ?? null;
    const item = itemOf(deal.itemId);
    const cents = item?.prices[store]?.cents;
    if (item === undefined || cents === undefined || deal.specialPrice.cents >= shown.cents) return null;
    return dealInfoOf(deal, { price: money(cents), isForSale: isForSale(item) }) ?? null;
  };
  for (const deal of deals.ofProduct(tile.id)) {
    const lightningDealInfo = infoOf(deal);
    if (!lightningDealInfo) continue;
    if (deal.itemId === tile.bestItemId) return { ...tile, lightningDealInfo };
    const path = productLink(tile.path, { itemId: brandId<ItemId>(deal.itemId), hasVariantInfo: true });
    return { ...tile, path, lightningDealInfo };
  }
  return tile;
};
