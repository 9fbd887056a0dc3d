import type {
  Crumb,
  Item,
  Picture,
  ProductDetail,
  ProductTile,
  Review,
  ReviewSummary,
  SelectedVariant,
  VariantAttribute,
} from '@tornister/domain/catalogue';
import type { ListingQuery, ListingResult } from '@tornister/domain/listing';
import type { CategoryId, ItemId, ProductId } from '@tornister/domain/shared';
import type { ResultAsync } from 'neverthrow';
import type { GridRow } from './content-gateway.ts';
import type { GatewayError } from './gateway-error.ts';

export type CategoryLink = {
  readonly id: CategoryId;
  readonly name: string;
  readonly path: string;
  readonly level: number;
  readonly active: boolean;
};

export type CategoryPage = {
  readonly id: CategoryId;
  readonly name: string;
  readonly path: string;
  readonly isProductListing: boolean;
  readonly hideBreadcrumb: boolean;
  readonly hideLeftColumn: boolean;
  readonly canonicalDestination?: string;
  readonly metaTitle?: string;
  readonly metaDescription?: string;
  readonly breadcrumbs: readonly Crumb[];
  readonly children: readonly CategoryLink[];
  readonly leftNavigation: readonly CategoryLink[];
  readonly topsellers: readonly ProductTile[];
  /** Sanitised HTML. */
  readonly seoText?: string;
  readonly shortageText?: string;
  readonly shortageDealText?: string;
  readonly picture?: Picture;
  readonly rows: readonly GridRow[];
  readonly listing: ListingResult;
};

export type VariantInformation = {
  readonly attributes: readonly VariantAttribute[];
  readonly bestItem: Item;
  readonly configuredItemId?: ItemId;
};

export type ReviewPage = { readonly summary: ReviewSummary; readonly reviews: readonly Review[] };

/** Reads the range of the shop. `undefined` means that there is no such thing; every other failure is a GatewayError. */
export type CatalogueGateway = {
  /** A category with one page of its products. */
  readonly category: (id: CategoryId, query: ListingQuery) => ResultAsync<CategoryPage | undefined, GatewayError>;
  readonly product: (id: ProductId) => ResultAsync<ProductDetail | undefined, GatewayError>;
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
  readonly recordGlance: (productId: ProductId, itemId: ItemId) => ResultAsync<void, GatewayError>;
};
