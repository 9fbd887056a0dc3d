// Plain objects for `application/ld+json` blocks, by schema.org. Whoever writes them into a page escapes `<`.
// Source: spec 1 §1 "page metadata"; docs/adr/0009 "Money, time, numbers".

import type { Crumb, ProductTile } from '../catalogue/product.ts';
import type { ProductDetail, Review, UnitPrices } from '../catalogue/product-detail.ts';
import { productLink } from '../catalogue/tile.ts';
import { decimalOf } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import { withoutTrailingSlashes } from '../routing/path.ts';
import type { TradingTerms } from '../storefront/profiles/storefront-profile.ts';

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

/** Reviews that a product's data carry, the newest ones. */
const REVIEWS_MAX = 5;

const reviewData = (reviews: readonly Review[]): JsonLd =>
  reviews.length === 0
    ? {}
    : {
        review: reviews.slice(0, REVIEWS_MAX).map(({ rating, author, title, date, message }) => ({
          '@type': 'Review',
          reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
          author: { '@type': 'Person', name: author },
          name: title,
          datePublished: date,
          reviewBody: message,
        })),
      };

const shippingData = (cost: Money | undefined, { homeCountry }: OfferTerms): JsonLd =>
  cost === undefined
    ? {}
    : {
        shippingDetails: {
          '@type': 'OfferShippingDetails',
          shippingRate: { '@type': 'MonetaryAmount', value: decimalOf(cost), currency: cost.currency },
          shippingDestination: { '@type': 'DefinedRegion', addressCountry: homeCountry },
        },
      };

const returnData = ({ homeCountry, withdrawal, returnDays }: OfferTerms): JsonLd => ({
  hasMerchantReturnPolicy: {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: homeCountry,
    ...(withdrawal === 'none'
      ? { returnPolicyCategory: `${CONTEXT}/MerchantReturnNotPermitted` }
      : {
          returnPolicyCategory: `${CONTEXT}/MerchantReturnFiniteReturnWindow`,
          merchantReturnDays: returnDays,
          returnMethod: `${CONTEXT}/ReturnByMail`,
        }),
  },
});

/** The names of attributes that schema.org has properties for. */
const VARIANT_PROPERTIES: ReadonlyMap<string, string> = new Map([
  ['colour', 'color'],
  ['size', 'size'],
  ['material', 'material'],
  ['pattern', 'pattern'],
]);

/** The group of a product's variants; each variant has an address of its own (`varid`), so each page shows one of them. */
const groupData = ({ productId, name, variantAttributes }: ProductDetail): JsonLd =>
  variantAttributes.length === 0
    ? {}
    : {
        inProductGroupWithID: productId,
        isVariantOf: {
          '@type': 'ProductGroup',
          productGroupID: productId,
          name,
          variesBy: variantAttributes.flatMap(({ name: attribute }) => {
            const property = VARIANT_PROPERTIES.get(attribute);
            return property === undefined ? [] : [`${CONTEXT}/${property}`];
          }),
        },
      };

/** What the shown item is among the variants, as far as schema.org has a property for it. */
const variantData = ({ variantAttributes }: ProductDetail): JsonLd =>
  Object.fromEntries(
    variantAttributes.flatMap(({ name, options }) => {
      const property = VARIANT_PROPERTIES.get(name);
      const chosen = options.find(({ selected }) => selected);
      return property === undefined || chosen === undefined ? [] : [[property, chosen.label]];
    }),
  );

/** The price that is struck through: the lowest one of the last 30 days. */
const struckPriceData = ({ old }: UnitPrices): JsonLd =>
  old === undefined
    ? {}
    : {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceType: `${CONTEXT}/StrikethroughPrice`,
          price: decimalOf(old),
          priceCurrency: old.currency,
        },
      };

/** What holds for every offer of a storefront. */
export type OfferTerms = Pick<TradingTerms, 'homeCountry' | 'withdrawal' | 'returnDays'>;

/**
 * A product with the offer of the item that its page shows: price, stock, shipping within the storefront's country and returns. Ratings and
 * reviews only where somebody has rated.
 */
export const productData = (
  origin: string,
  product: ProductDetail,
  terms: OfferTerms,
  reviews: readonly Review[] = [],
): JsonLd => {
  const { shownItem: item } = product;
  const variant = item.variantInfo.length > 0;
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: product.name,
    description: product.metaDescription ?? product.teaser,
    sku: item.orderNumber,
    ...(item.gtin === undefined ? {} : { gtin: item.gtin }),
    image: product.pictures.map(({ src }) => absolute(origin, src)),
    brand: { '@type': 'Brand', name: product.manufacturer.name },
    ...groupData(product),
    ...variantData(product),
    ...ratingData(product),
    ...reviewData(reviews),
    offers: {
      '@type': 'Offer',
      url: absolute(origin, productLink(product.path, { itemId: item.itemId, hasVariantInfo: variant })),
      price: decimalOf(item.prices.current),
      priceCurrency: item.prices.current.currency,
      ...struckPriceData(item.prices),
      availability: `${CONTEXT}/${item.availableForSale ? 'InStock' : 'OutOfStock'}`,
      itemCondition: `${CONTEXT}/NewCondition`,
      ...shippingData(item.shippingCost, terms),
      ...returnData(terms),
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
