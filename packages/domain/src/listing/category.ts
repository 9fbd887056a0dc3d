// A category as its page shows it. Source: spec 1 §3 "Category".

import type { Crumb, Picture, ProductTile } from '../catalogue/product.ts';
import type { GridRow } from '../content/page-details.ts';
import type { CategoryId } from '../shared/brand.ts';
import type { ListingResult } from './listing.ts';

/** A neighbour in the tree, for the navigation on the left. */
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
  /** Sanitised HTML, with the category's teaser below it. */
  readonly seoText?: string;
  readonly shortageText?: string;
  readonly shortageDealText?: string;
  readonly picture?: Picture;
  readonly rows: readonly GridRow[];
  readonly listing: ListingResult;
};
