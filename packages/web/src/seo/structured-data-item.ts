// What a page publishes as structured data (schema.org JSON-LD) for search engines, before it is put into that form.

import type { Crumb, ProductDetail, ProductTile, Review } from '@tornister/domain/catalogue';
import type { Seller } from '@tornister/domain/content';
import type { Instant } from '@tornister/domain/shared';

/** One thing that a page says about itself: the shop, its breadcrumbs, its list of products, its product. */
export type StructuredDataItem =
  | { readonly kind: 'site'; readonly seller?: Seller | undefined }
  | { readonly kind: 'breadcrumbs'; readonly crumbs: readonly Crumb[] }
  | { readonly kind: 'list'; readonly tiles: readonly Pick<ProductTile, 'name' | 'path'>[] }
  | {
      readonly kind: 'product';
      readonly product: ProductDetail;
      readonly reviews: readonly Review[];
      readonly now: Instant;
    };

export type StructuredDataProps = { readonly items: readonly StructuredDataItem[] };
