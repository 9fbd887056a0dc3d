import type { Crumb, ProductDetail, ProductTile } from '@tornister/domain/catalogue';

/** What a page tells machines about itself. */
export type Told =
  | { readonly kind: 'site' }
  | { readonly kind: 'way'; readonly crumbs: readonly Crumb[] }
  | { readonly kind: 'list'; readonly tiles: readonly Pick<ProductTile, 'name' | 'path'>[] }
  | { readonly kind: 'product'; readonly product: ProductDetail };

export type StructuredDataProps = { readonly told: readonly Told[] };
