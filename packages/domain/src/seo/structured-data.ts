// Plain objects for `application/ld+json` blocks, by schema.org. Whoever writes them into a page escapes `<`.
// Source: spec 1 §1 "page metadata"; docs/adr/0009 "Money, time, numbers".

import type { Crumb, ProductTile } from '../catalogue/product.ts';
import type { ProductDetail } from '../catalogue/product-detail.ts';
import { decimalOf } from '../money/arithmetic.ts';
import { withoutTrailingSlashes } from '../routing/path.ts';

export type JsonLd = { readonly [key: string]: string | number | JsonLd | readonly JsonLd[] | readonly string[] };

const CONTEXT = 'https://schema.org';

const absolute = (origin: string, path: string): string =>
  path.startsWith('/') ? withoutTrailingSlashes(origin) + path : path;

/** The organisation behind the shop, and the shop's own search. */
export const siteData = (origin: string, brandName: string, logoPath: string): readonly JsonLd[] => [
  {
    '@context': CONTEXT,
    '@type': 'Organization',
    name: brandName,
    url: absolute(origin, '/'),
    logo: absolute(origin, logoPath),
  },
  {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: brandName,
    url: absolute(origin, '/'),
    potentialAction: {
      '@type': 'SearchAction',
      target: absolute(origin, '/search/?q={search_term_string}'),
      'query-input': 'required name=search_term_string',
    },
  },
];

/** The way from home to a page, counted from 1. */
export const breadcrumbData = (origin: string, crumbs: readonly Crumb[]): JsonLd => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ displayName, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: displayName,
    item: absolute(origin, path),
  })),
});

const ratingData = ({ rating, numberOfRatings }: Pick<ProductDetail, 'rating' | 'numberOfRatings'>): JsonLd =>
  rating === undefined || numberOfRatings === 0
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating,
          reviewCount: numberOfRatings,
          bestRating: 5,
          worstRating: 1,
        },
      };

/** A product with the offer of the item that its page shows; ratings only where somebody has rated. */
export const productData = (origin: string, product: ProductDetail): JsonLd => {
  const { shownItem: item } = product;
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: product.name,
    description: product.metaDescription ?? product.teaser,
    sku: item.orderNumber,
    image: product.pictures.map(({ src }) => absolute(origin, src)),
    brand: { '@type': 'Brand', name: product.manufacturer.name },
    ...ratingData(product),
    offers: {
      '@type': 'Offer',
      url: absolute(origin, product.path),
      price: decimalOf(item.prices.current),
      priceCurrency: item.prices.current.currency,
      availability: `${CONTEXT}/${item.availableForSale ? 'InStock' : 'OutOfStock'}`,
      itemCondition: `${CONTEXT}/NewCondition`,
    },
  };
};

/** The products of a listing in their order. */
export const itemListData = (origin: string, tiles: readonly Pick<ProductTile, 'name' | 'path'>[]): JsonLd => ({
  '@context': CONTEXT,
  '@type': 'ItemList',
  itemListElement: tiles.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    url: absolute(origin, path),
  })),
});
