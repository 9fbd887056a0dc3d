// Products, items, variants, tabs and reviews. Source: spec 1 §7.

import { possibleSelection, SEEN_PRODUCTS_MAX, selectionOf, selectVariant } from '@tornister/domain/catalogue';
import { textIn } from '@tornister/domain/storefront';
import type { Answer } from '../../graphql/answer.ts';
import type { RequestContext } from '../../graphql/context.ts';
import type { QueryResolvers } from '../../graphql/generated/resolver-types.ts';
import { runningDeals } from '../deals/running-deals.ts';
import { productSheets } from '../files/product-sheets.ts';
import { currentCatalogue } from '../index/current-catalogue.ts';
import { itemAnswerOf } from '../items/item-answer.ts';
import { readTiles } from '../tiles/read-tiles.ts';
import { itemMatrixOf } from './item-matrix-of.ts';
import { productAnswerOf } from './product-answer.ts';
import { type FullProduct, productIdOfItem, readProduct } from './read-product.ts';
import { readReviews } from './read-reviews.ts';

/** More attributes than any product has. */
const MOST_ATTRIBUTES = 20;

export const productResolvers: Pick<
  QueryResolvers,
  | 'getProductById'
  | 'getProductTiles'
  | 'getItemById'
  | 'getVariantInformation'
  | 'getExtraTabContents'
  | 'getReviewsByProduct'
> = {
  getProductById: async (_parent, { productId }, context) => {
    const product = await readProduct(context.database, productId, context.storefront.store);
    return product ? productPage(context, product) : null;
  },
  getProductTiles: async (_parent, { productIds }, context) =>
    readTiles(context, [...new Set(productIds)].slice(0, SEEN_PRODUCTS_MAX)),
  getItemById: async (_parent, { itemId }, context) => {
    const { database, storefront, now } = context;
    const productId = await productIdOfItem(database, itemId);
    const product = productId && (await readProduct(database, productId, storefront.store));
    const item = product ? product.items.find(({ id }) => id === itemId) : undefined;
    if (!product || !item) return null;
    return itemAnswerOf(product, item, await runningDeals(database, storefront.store, now()), storefront);
  },
  getVariantInformation: async (_parent, { productId, selectedVariants, itemId }, context) => {
    const { database, storefront, now } = context;
    const product = await readProduct(database, productId, storefront.store);
    if (!product) return null;
    const matrix = itemMatrixOf(product, storefront.language);
    const asked = selectedVariants.slice(0, MOST_ATTRIBUTES);
    const selection = asked.length > 0 || !itemId ? possibleSelection(matrix, asked) : selectionOf(matrix, itemId);
    const { attributes, bestItemId, configuredItemId } = selectVariant(matrix, selection);
    const best = product.items.find(({ id }) => id === bestItemId);
    if (!best) return null;
    const deals = await runningDeals(database, storefront.store, now());
    return {
      variantAttributes: attributes,
      bestItem: itemAnswerOf(product, best, deals, storefront),
      configuredItemId: configuredItemId ?? null,
    };
  },
  getExtraTabContents: async (_parent, { productId, tabId }, { database, storefront }) => {
    const product = await readProduct(database, productId, storefront.store);
    const tab = product?.details.extraTabs.find((one) => one.tabId === tabId);
    if (!tab) return null;
    return { tabId, title: textIn(tab.title, storefront.language), content: textIn(tab.html, storefront.language) };
  },
  getReviewsByProduct: (_parent, { productId, limit, offset, star }, { database, storefront }) =>
    readReviews(database, {
      productId,
      limit,
      offset,
      star: isStar(star) ? star : undefined,
      language: storefront.language,
    }),
};

const isStar = (star: number | null | undefined): star is number => star != null && star >= 1 && star <= 5;

const productPage = async (context: RequestContext, product: FullProduct): Promise<Answer<'ProductDetail'>> => {
  const { database, storefront, now } = context;
  const wanted = [...product.details.accessoryIds, ...(product.replacement_id ? [product.replacement_id] : [])];
  const tiles = new Map((await readTiles(context, [...new Set(wanted)])).map((tile) => [tile.id, tile]));
  return productAnswerOf(
    product,
    {
      index: await currentCatalogue(database),
      deals: await runningDeals(database, storefront.store, now()),
      accessories: product.details.accessoryIds.flatMap((id) => tiles.get(id) ?? []),
      sheets: await productSheets(product, storefront),
      replacement: product.replacement_id ? tiles.get(product.replacement_id) : undefined,
    },
    storefront,
  );
};
