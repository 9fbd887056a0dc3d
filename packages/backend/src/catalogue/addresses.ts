// Addresses of the catalogue. Source: spec 1 §2 "/cat/{id}", "/prod/{id}".

import { productLink } from '@tornister/domain/catalogue';
import type { ItemId } from '@tornister/domain/shared';

/** The page of a product. */
export const productPath = (productId: string): string => `/prod/${productId}/`;

/** The listing of a category. */
export const categoryPath = (categoryId: string): string => `/cat/${categoryId}/`;

/** The page of a product with the article chosen, where there is one to choose. */
export const itemPath = (item: {
  readonly productId: string;
  readonly itemId: ItemId;
  readonly variantInfo: readonly unknown[];
}): string =>
  productLink(productPath(item.productId), { itemId: item.itemId, hasVariantInfo: item.variantInfo.length > 0 });
