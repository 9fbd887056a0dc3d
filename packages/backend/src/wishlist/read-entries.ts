// The entries of a list as the shop sells them at this moment: prices, delivery, deal, and a replacement for what is gone.

import { basePrice, multiply, savingsOf } from '@tornister/domain/money';
import { textIn } from '@tornister/domain/storefront';
import { comesBackTo } from '@tornister/domain/wishlist';
import { sql } from 'kysely';
import { type Goods, readGoods } from '../cart/goods.ts';
import { linePicture, supplyOfGoods, variantInfo } from '../cart/show-cart.ts';
import { productPath } from '../catalogue/addresses.ts';
import { dealInfoOf, type RunningDeals, runningDeals } from '../catalogue/deals/running-deals.ts';
import { deliveryOf } from '../catalogue/items/delivery-texts.ts';
import { readTiles } from '../catalogue/tiles/read-tiles.ts';
import type { Database } from '../database/database.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';

/** What of an entry is kept; an entry of a curated list looks the same. */
export type EntryRow = {
  readonly id: string;
  readonly product_id: string;
  readonly item_id: string;
  readonly quantity: number;
  readonly removed_at: number | null;
};

const rowsOf = (database: Database, listId: string, removed: readonly string[] = []): Promise<EntryRow[]> =>
  database
    .selectFrom('wishlist_entries')
    .select(['id', 'product_id', 'item_id', 'quantity', 'removed_at'])
    .where('wishlist_id', '=', listId)
    .where((entry) =>
      removed.length === 0
        ? entry('removed_at', 'is', null)
        : entry.or([entry('removed_at', 'is', null), entry('id', 'in', removed)]),
    )
    .orderBy('position')
    .orderBy('id')
    .execute();

/** What is on a list, in its order. */
export const readReferences = async (
  database: Database,
  listId: string,
): Promise<readonly Answer<'WishlistReference'>[]> =>
  (await rowsOf(database, listId)).map(({ id, product_id, item_id, quantity }) => ({
    externalId: id,
    productId: product_id,
    itemId: item_id,
    quantity,
  }));

type Surroundings = {
  readonly tiles: ReadonlyMap<string, Answer<'ProductTile'>>;
  /** By product: what replaces it, and whether all of its items come at the same time. */
  readonly products: ReadonlyMap<string, ProductFacts>;
  readonly deals: RunningDeals;
  /** By item: how many pieces it allows at most, whatever is in stock today. */
  readonly maxima: ReadonlyMap<string, number>;
};
type ProductFacts = { readonly replacementId: string | null; readonly hasOneDelivery: boolean };

const readProducts = async (
  database: Database,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, ProductFacts>> => {
  const { rows } = await sql<{ id: string; replacement_id: string | null; deliveries: number }>`
    select products.id, products.replacement_id,
      count(distinct (items.delivery_status, items.delivery_days_min, items.delivery_days_max))::int as deliveries
    from products join items on items.product_id = products.id
    where products.id = any(${productIds}) group by products.id, products.replacement_id`.execute(database);
  return new Map(
    rows.map((row) => [row.id, { replacementId: row.replacement_id, hasOneDelivery: row.deliveries === 1 }]),
  );
};

/** The items' own maxima: what the shop has in stock today does not bound a wish (spec 3 §5). */
const readMaxima = async (database: Database, itemIds: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const rows = await database.selectFrom('items').select(['id', 'max_quantity']).where('id', 'in', itemIds).execute();
  return new Map(rows.map(({ id, max_quantity }) => [id, max_quantity]));
};

/** The entries of a list with everything that a row shows, and those of `removed` that an undo would bring back. What the store does not sell at any price is left out. */
export const readEntries = async (
  context: RequestContext,
  listId: string,
  removed: readonly string[],
): Promise<readonly Answer<'WishlistEntry'>[]> => {
  const { database, now } = context;
  const comesBack = ({ removed_at }: EntryRow): boolean => removed_at === null || comesBackTo(removed_at, now());
  return showEntries(context, (await rowsOf(database, listId, removed)).filter(comesBack));
};

/** These entries as the shop sells them; what the store does not sell at any price is left out. */
export const showEntries = async (
  context: RequestContext,
  rows: readonly EntryRow[],
): Promise<readonly Answer<'WishlistEntry'>[]> => {
  const { database, storefront, now } = context;
  if (rows.length === 0) return [];
  const productIds = [...new Set(rows.map(({ product_id }) => product_id))];
  const goods = await readGoods(
    database,
    rows.map(({ item_id }) => item_id),
    storefront.store,
    now(),
  );
  const maxima = await readMaxima(
    database,
    rows.map(({ item_id }) => item_id),
  );
  const products = await readProducts(database, productIds);
  const replacementIds = [...products.values()].flatMap(({ replacementId }) => replacementId ?? []);
  const deals = await runningDeals(database, storefront.store, now());
  const tiles = new Map((await readTiles(context, [...productIds, ...replacementIds])).map((tile) => [tile.id, tile]));
  return rows.flatMap((row) => {
    const item = goods.get(row.item_id);
    return item === undefined ? [] : [showEntry(row, item, { tiles, products, deals, maxima }, context)];
  });
};

const showEntry = (
  row: EntryRow,
  goods: Goods,
  { tiles, products, deals, maxima }: Surroundings,
  { storefront }: RequestContext,
): Answer<'WishlistEntry'> => {
  const { store, language, sellsPrime } = storefront;
  const tile = tiles.get(row.product_id);
  const product = products.get(row.product_id);
  // That of this very item, as the basket has it; the tile has the lowest of its product.
  const deal = goods.deal && dealInfoOf(deals.ofItem(goods.itemId), goods);
  const delivery = deliveryOf(supplyOfGoods(goods), store, language);
  return {
    externalId: row.id,
    quantity: row.quantity,
    isRemoved: row.removed_at !== null,
    isSaleable: goods.isForSale,
    replacement: goods.isForSale ? null : (tiles.get(product?.replacementId ?? '') ?? null),
    totals: multiply(goods.price, row.quantity),
    item: {
      itemId: goods.itemId,
      productId: goods.productId,
      name: textIn(goods.name, language),
      brand: goods.brand,
      crumbs: tile?.breadCrumb ?? [],
      path: productPath(goods.productId),
      image: linePicture(goods, language),
      orderNumber: goods.orderNumber,
      minimumOrderQuantity: goods.minimumOrderQuantity,
      maxQuantity: maxima.get(goods.itemId) ?? goods.maxQuantity,
      variantInfoList: variantInfo(goods, language),
      // The tile says the reduction of its own item; the price in this row is that of the chosen one (§ 11 PAngV).
      badges: { new: false, popular: false, ...tile?.badges, sale: goods.strikePrice !== undefined },
      extraBadges: tile?.extraBadges ?? [],
      unitPrices: showPrices(goods, row.quantity, deal),
      lightningDealInfo: deal ?? null,
      energyEfficiency: tile?.energyEfficiency ?? null,
      deliveryStatusColor: delivery.color,
      deliveryStatusText: delivery.text,
      deliveryStatusLight: delivery.hasTrafficLight,
      areAllDeliveryTimesTheSame: product?.hasOneDelivery ?? true,
      primeFaehig: goods.isPrimeEligible && sellsPrime,
      hasMultipleItems: tile?.moreVariants ?? false,
      hasSamePricesForAllItems: tile?.price.startFromFlag !== true,
    },
  };
};

/** The savings are those of all pieces together. A lightning price of which nothing is left is none: the basket would not have it either. */
const showPrices = (
  { price, strikePrice, base }: Goods,
  quantity: number,
  deal: Answer<'LightningDealInfo'> | undefined,
): Answer<'WishlistPrices'> => ({
  current: price,
  old: strikePrice ?? null,
  basePrice: (base && basePrice(price, base).unwrapOr(undefined)) ?? null,
  savings: strikePrice === undefined ? null : savingsOf(strikePrice, price, quantity),
  lightning: deal?.isAvailableLightningDeal ? deal.lightningSpecialPrice : null,
});
