// Port: categories, products, variants, reviews.

import type {
  Item,
  ProductDetail,
  ProductTile,
  Review,
  ReviewSummary,
  SelectedVariant,
  VariantAttribute,
} from '@tornister/domain/catalogue';
import type { CategoryPage, ListingQuery } from '@tornister/domain/listing';
import type { CategoryId, ItemId, ProductId } from '@tornister/domain/shared';
import type { ResultAsync } from 'neverthrow';
import type { GatewayError } from './gateway-error.ts';

export type { CategoryLink, CategoryPage } from '@tornister/domain/listing';

export type VariantInformation = {
  readonly attributes: readonly VariantAttribute[];
  readonly bestItem: Item;
  readonly configuredItemId?: ItemId;
};

/** Reviews that were asked for, and what all of the product say together. */
export type ReviewPage = { readonly summary: ReviewSummary; readonly reviews: readonly Review[] };

/** Reads the range of the shop. `undefined` means that there is no such thing; every other failure is a GatewayError. */
export type CatalogueGateway = {
  /** A category with one page of its products. */
  readonly category: (id: CategoryId, query: ListingQuery) => ResultAsync<CategoryPage | undefined, GatewayError>;
  readonly product: (id: ProductId) => ResultAsync<ProductDetail | undefined, GatewayError>;
  /** The tiles of these products in their order; those that the shop does not sell are left out. */
  readonly tiles: (ids: readonly ProductId[]) => ResultAsync<readonly ProductTile[], GatewayError>;
  readonly item: (id: ItemId) => ResultAsync<Item | undefined, GatewayError>;
  /** The variants of a product for what is chosen so far. */
  readonly variants: (
    id: ProductId,
    selected: readonly SelectedVariant[],
    itemId?: ItemId,
  ) => ResultAsync<VariantInformation | undefined, GatewayError>;
  readonly extraTab: (id: ProductId, tabId: string) => ResultAsync<string | undefined, GatewayError>;
  /** Reviews of a product, newest first; `star` keeps those with that many stars. */
  readonly reviews: (
    id: ProductId,
    page: { readonly offset: number; readonly limit: number; readonly star?: number },
  ) => ResultAsync<ReviewPage, GatewayError>;
};
