// The port `CatalogueGateway`, on GraphQL.

import type { CatalogueGateway } from '@tornister/application/ports';
import {
  getCategory,
  getExtraTabContents,
  getItemById,
  getProductById,
  getProductTiles,
  getReviewsByProduct,
  getVariantInformation,
} from '../generated/operations/catalogue.ts';
import { toListingVariables } from '../mapping/listing-mapper.ts';
import { toTile } from '../mapping/parts-mapper.ts';
import type { GraphqlTransport } from '../transport/graphql-transport.ts';
import { toCategory } from './category-mapper.ts';
import { toItem, toProduct, toReviews, toVariants } from './product-mapper.ts';

/** The range of the shop from the backend. */
export const createGraphqlCatalogueGateway = (transport: GraphqlTransport): CatalogueGateway => ({
  category: (id, query) => transport.run(getCategory, { coreCategoryId: id, ...toListingVariables(query) }, toCategory),
  product: (productId) => transport.run(getProductById, { productId }, toProduct),
  tiles: (productIds) =>
    transport.run(getProductTiles, { productIds }, ({ getProductTiles: tiles }) => tiles.map(toTile)),
  item: (itemId) =>
    transport.run(getItemById, { itemId }, ({ getItemById: item }) => (item === null ? undefined : toItem(item))),
  variants: (productId, selectedVariants, itemId) =>
    transport.run(
      getVariantInformation,
      { productId, selectedVariants, ...(itemId === undefined ? {} : { itemId }) },
      toVariants,
    ),
  extraTab: (productId, tabId) =>
    transport.run(
      getExtraTabContents,
      { productId, tabId },
      ({ getExtraTabContents: tab }) => tab?.content ?? undefined,
    ),
  reviews: (productId, page) => transport.run(getReviewsByProduct, { productId, ...page }, toReviews),
});
