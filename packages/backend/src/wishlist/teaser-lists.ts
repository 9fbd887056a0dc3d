// Curated lists as the shop sells them at this moment: their entries, the variants to choose from, what they cost together. Nothing of a
// visitor is kept. Source: spec 3 §2 "Teaser wishlist block", §7.

import { isAcceptedQuantity } from '@tornister/domain/catalogue';
import { multiply, sum } from '@tornister/domain/money';
import { textIn } from '@tornister/domain/storefront';
import { type Goods, readGoods } from '../cart/goods.ts';
import { teaserPictureOf } from '../catalogue/pictures/picture-answer.ts';
import type { StoredPicture } from '../catalogue/pictures/stored-picture.ts';
import type { TeaserWishlistRecord } from '../content/content-records.ts';
import type { Answer } from '../graphql/answer.ts';
import { mayShop } from '../graphql/business-gate.ts';
import type { RequestContext } from '../graphql/context.ts';
import { goodsOfProducts, variantsOf } from './entry-variants.ts';
import { type EntryRow, showEntries } from './read-entries.ts';

type Entry = Answer<'TeaserWishlistEntry'>;

/** Entries with their variants. A product of one item has nothing to choose, whatever its list says. */
const withVariants = async (
  context: RequestContext,
  rows: readonly EntryRow[],
  goods: ReadonlyMap<string, readonly Goods[]>,
  isOpen: (entryId: string) => boolean,
): Promise<readonly Entry[]> =>
  (await showEntries(context, rows)).map((entry) => {
    const variants = variantsOf(goods.get(entry.item.productId), context);
    return { entry, variants, isVariantOpen: variants.length > 0 && isOpen(entry.externalId) };
  });

/** A curated list in the storefront of the request; null where there is none, and for those who may not see the goods. */
export const readTeaserList = async (context: RequestContext, id: string): Promise<Answer<'TeaserWishlist'> | null> => {
  if (!mayShop(context)) return null;
  const found = await context.database
    .selectFrom('teaser_wishlists')
    .select('list')
    .where('external_id', '=', id)
    .executeTakeFirst();
  return found === undefined ? null : showTeaserList(context, found.list);
};

const showTeaserList = async (
  context: RequestContext,
  list: TeaserWishlistRecord<StoredPicture>,
): Promise<Answer<'TeaserWishlist'>> => {
  const { language } = context.storefront;
  const goods = await goodsOfProducts(context, [...new Set(list.entries.map(({ productId }) => productId))]);
  const open = new Set<string>();
  const rows = list.entries.flatMap(({ productId, itemId, quantity }, position): EntryRow[] => {
    const id = `${list.externalId}-${position}`;
    if (itemId === undefined) open.add(id);
    const items = goods.get(productId) ?? [];
    const shown = itemId ?? (items.find(({ isForSale }) => isForSale) ?? items[0])?.itemId;
    return shown === undefined ? [] : [{ id, product_id: productId, item_id: shown, quantity, removed_at: null }];
  });
  const entries = await withVariants(context, rows, goods, (id) => open.has(id));
  const saleable = entries.filter(({ entry }) => entry.isSaleable);
  return {
    externalId: list.externalId,
    name: textIn(list.name, language),
    description: textIn(list.description, language),
    image: list.picture ? teaserPictureOf(list.picture, language) : null,
    entries,
    totals: saleable.length === 0 ? null : sum(saleable.map(({ entry }) => entry.totals)).unwrapOr(null),
  };
};

const isQuantity = (quantity: number): boolean => quantity >= 1 && isAcceptedQuantity(quantity);

type Position = { readonly itemId: string; readonly quantity: number };

const goodsOf = async (context: RequestContext, { itemId, quantity }: Position): Promise<Goods | undefined> => {
  if (!mayShop(context) || !isQuantity(quantity)) return undefined;
  const { database, storefront, now } = context;
  return (await readGoods(database, [itemId], storefront.store, now())).get(itemId);
};

/** What so many of an item cost; null for what is not sold, and for quantities that nobody can have. */
export const totalOfPosition = async (
  context: RequestContext,
  position: Position & { readonly productId: string },
): Promise<Answer<'Money'> | null> => {
  const goods = await goodsOf(context, position);
  return goods === undefined || goods.productId !== position.productId
    ? null
    : multiply(goods.price, position.quantity);
};

/** An entry of a curated list with another item in its place, as it would stand there; it keeps its name. */
export const showTeaserEntry = async (
  context: RequestContext,
  { id, itemId, quantity }: Position & { readonly id: string },
): Promise<Entry | null> => {
  const goods = await goodsOf(context, { itemId, quantity });
  if (goods === undefined) return null;
  const row = { id, product_id: goods.productId, item_id: itemId, quantity, removed_at: null };
  const siblings = await goodsOfProducts(context, [goods.productId]);
  const [entry] = await withVariants(context, [row], siblings, () => false);
  return entry ?? null;
};
