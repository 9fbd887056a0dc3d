// The items of a product as one chooses among them, on curated lists and in the rows of a visitor's own. Source: spec 3 §4 "Variant replacement".

import { type Goods, readGoods } from '../cart/goods.ts';
import { variantInfo } from '../cart/show-cart.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';

/** The goods of products by product, in the order of the catalogue; at most as many as a list takes of them. */
export const goodsOfProducts = async (
  { database, storefront, now }: RequestContext,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Goods[]>> => {
  if (productIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('items')
    .select(['id', 'max_quantity'])
    .where('product_id', 'in', [...productIds])
    .orderBy('position')
    .execute();
  const ids = rows.map(({ id }) => id);
  const goods = await readGoods(database, ids, storefront.store, now());
  const byProduct = new Map<string, readonly Goods[]>();
  for (const { id, max_quantity } of rows) {
    const item = goods.get(id);
    if (item === undefined) continue;
    const listed = { ...item, maxQuantity: max_quantity };
    byProduct.set(item.productId, [...(byProduct.get(item.productId) ?? []), listed]);
  }
  return byProduct;
};

/** A product's items as one chooses among them; none where there is one. */
export const variantsOf = (
  goods: readonly Goods[] | undefined,
  { storefront }: RequestContext,
): readonly Answer<'WishlistVariant'>[] =>
  goods === undefined || goods.length < 2
    ? []
    : goods.map((item) => ({
        itemId: item.itemId,
        label:
          variantInfo(item, storefront.language)
            .map(({ value }) => value)
            .join(', ') || item.orderNumber,
        price: item.price,
        isSaleable: item.isForSale,
        minimumOrderQuantity: item.minimumOrderQuantity,
        maxQuantity: item.maxQuantity,
      }));

/** The items of a product in the storefront of the request. */
export const readVariants = async (
  context: RequestContext,
  productId: string,
): Promise<readonly Answer<'WishlistVariant'>[]> =>
  variantsOf((await goodsOfProducts(context, [productId])).get(productId), context);
