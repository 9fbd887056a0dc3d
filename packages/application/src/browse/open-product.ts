// Opens a product page, with the variant that its address names. Source: spec 1 §2 "/prod/{id}": varid.

import { type ProductDetail, REVIEWS_PER_PAGE, type ReviewSummary } from '@tornister/domain/catalogue';
import type { Instant, ItemId, ProductId } from '@tornister/domain/shared';
import { okAsync, ResultAsync } from 'neverthrow';
import type { CatalogueGateway, GatewayError, ReviewPage } from '../ports/index.ts';
import type { OpenedProduct } from './view-product.ts';

const NO_REVIEWS: ReviewPage = {
  summary: { count: 0, average: 0, countsByStar: [0, 0, 0, 0, 0] } satisfies ReviewSummary,
  reviews: [],
};

type Ports = { readonly catalogue: Pick<CatalogueGateway, 'product' | 'variants' | 'reviews'> };

/** The product with the named variant chosen; a variant that is none of the product's leaves it as it is. */
const withVariant = (
  { catalogue }: Ports,
  product: ProductDetail,
  itemId: ItemId | undefined,
): ResultAsync<ProductDetail, GatewayError> => {
  if (itemId === undefined || !product.hasMultipleItems) return okAsync(product);
  return catalogue
    .variants(product.productId, [], itemId)
    .map((variants) => {
      if (variants === undefined) return product;
      const { configuredItemId: _before, ...rest } = product;
      return {
        ...rest,
        shownItem: variants.bestItem,
        variantAttributes: variants.attributes,
        ...(variants.configuredItemId === undefined ? {} : { configuredItemId: variants.configuredItemId }),
      };
    })
    .orElse(() => okAsync(product));
};

/**
 * Opens a product; nothing when the shop has none with this id. Reviews are asked for at the same time; a page without them is better
 * than none.
 */
export const openProduct = (
  ports: Ports,
  asked: { readonly productId: ProductId; readonly itemId?: ItemId; readonly now: Instant },
): ResultAsync<OpenedProduct | undefined, GatewayError> => {
  const { catalogue } = ports;
  const reviews = catalogue
    .reviews(asked.productId, { offset: 0, limit: REVIEWS_PER_PAGE })
    .orElse(() => okAsync<ReviewPage, GatewayError>(NO_REVIEWS));
  const product = catalogue
    .product(asked.productId)
    .andThen((found) => (found === undefined ? okAsync(undefined) : withVariant(ports, found, asked.itemId)));
  return ResultAsync.combine([product, reviews] as const).map(([found, ratings]) =>
    found === undefined ? undefined : { product: found, reviews: ratings, now: asked.now },
  );
};
