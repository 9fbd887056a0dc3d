// A page of the content system, or what else lies at an address. Source: spec 1 §3 "CMS page", §7 "page details by URL".

import type { Crumb } from '../catalogue/product.ts';
import type { CategoryId, ProductId } from '../shared/brand.ts';
import type { RawTeaser } from './raw-teaser.ts';

/** Columns of a row beside each other, each with its teasers. */
export type GridRow = {
  readonly cells: readonly { readonly columns: number; readonly teasers: readonly RawTeaser[] }[];
};

/** What lies at an address, by the word of the content system for it. */
export const PAGE_KINDS = {
  HOMEPAGE: 'home',
  CONTENT: 'content',
  CATEGORY: 'category',
  PRODUCT: 'product',
  REDIRECT: 'redirect',
  TEMPORARY_REDIRECT: 'temporary-redirect',
  GONE: 'gone',
  UNKNOWN: 'unknown',
} as const;
export type PageType = keyof typeof PAGE_KINDS;

/** The organisation behind the shop, as search engines ask for it. */
export type Seller = {
  readonly legalName: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly email: string;
  readonly telephone: string;
  readonly vatId: string;
  /** Its profiles in social networks. */
  readonly profiles: readonly string[];
};

export type PageDetails = {
  readonly kind: (typeof PAGE_KINDS)[PageType];
  readonly redirectUrl?: string;
  readonly categoryId?: CategoryId;
  readonly productId?: ProductId;
  readonly title?: string;
  readonly metaDescription?: string;
  readonly rows: readonly GridRow[];
  readonly activeAbTests: readonly { readonly id: string; readonly trackingCode: string }[];
  readonly openGraphImage?: { readonly url: string; readonly width: number; readonly height: number };
  readonly breadcrumbs: readonly Crumb[];
  /** On the home page. */
  readonly seller?: Seller;
  /** The codes of the storefronts that have a page of editors at this address; nothing where all have it. */
  readonly storefronts?: readonly string[];
};
