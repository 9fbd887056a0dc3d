// What the pages of the shop say of themselves as structured data: organisation, search, breadcrumbs, lists. Source: spec 1 §1 "page
// metadata"; docs/adr/0066.

import type { Crumb, ProductTile } from '../catalogue/product.ts';
import type { Seller } from '../content/page-details.ts';
import { absoluteAddress } from '../seo/absolute-address.ts';
import { type JsonLd, SCHEMA_ORG } from './json-ld.ts';

/** Address, numbers and profiles of who sells. */
const sellerData = ({
  legalName,
  street,
  postcode,
  city,
  country,
  email,
  telephone,
  vatId,
  profiles,
}: Seller): JsonLd => ({
  legalName,
  email,
  telephone,
  vatID: vatId,
  address: {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode: postcode,
    addressLocality: city,
    addressCountry: country,
  },
  contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', email, telephone },
  ...(profiles.length === 0 ? {} : { sameAs: profiles }),
});

export type SiteNames = { readonly brandName: string; readonly logoPath: string; readonly seller?: Seller | undefined };

/** The organisation behind the shop, and the shop's own search. */
export const siteData = (origin: string, { brandName, logoPath, seller }: SiteNames): readonly JsonLd[] => [
  {
    '@context': SCHEMA_ORG,
    '@type': 'Organization',
    name: brandName,
    url: absoluteAddress(origin, '/'),
    logo: absoluteAddress(origin, logoPath),
    ...(seller === undefined ? {} : sellerData(seller)),
  },
  {
    '@context': SCHEMA_ORG,
    '@type': 'WebSite',
    name: brandName,
    url: absoluteAddress(origin, '/'),
    potentialAction: {
      '@type': 'SearchAction',
      target: absoluteAddress(origin, '/search/?q={search_term_string}'),
      'query-input': 'required name=search_term_string',
    },
  },
];

/** The way from home to a page, counted from 1. */
export const breadcrumbData = (origin: string, crumbs: readonly Crumb[]): JsonLd => ({
  '@context': SCHEMA_ORG,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ displayName, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: displayName,
    item: absoluteAddress(origin, path),
  })),
});

/** The products of a listing in their order. */
export const itemListData = (origin: string, tiles: readonly Pick<ProductTile, 'name' | 'path'>[]): JsonLd => ({
  '@context': SCHEMA_ORG,
  '@type': 'ItemList',
  itemListElement: tiles.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    url: absoluteAddress(origin, path),
  })),
});
