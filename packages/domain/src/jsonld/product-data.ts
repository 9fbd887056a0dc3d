// A product as structured data: what it is, how it is rated, its variant and its offer. Source: spec 1 §1 "page metadata"; docs/adr/0066.

import { ENERGY_CLASSES } from '../catalogue/picture-formats.ts';
import type { ProductDetail, Review } from '../catalogue/product-detail.ts';
import { productLink } from '../catalogue/tile.ts';
import { absoluteAddress } from '../seo/absolute-address.ts';
import { type JsonLd, SCHEMA_ORG } from './json-ld.ts';
import { type OfferSurroundings, offerData } from './offer-data.ts';

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
        review: reviews.slice(0, REVIEWS_MAX).map(({ rating, author, title, date, message, language }) => ({
          '@type': 'Review',
          reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
          author: { '@type': 'Person', name: author },
          name: title,
          datePublished: date,
          reviewBody: message,
          inLanguage: language,
        })),
      };

/** The names of attributes that schema.org has properties for. */
const VARIANT_PROPERTIES: ReadonlyMap<string, string> = new Map([
  ['colour', 'color'],
  ['size', 'size'],
  ['material', 'material'],
  ['pattern', 'pattern'],
]);

const variesByData = (attributes: ProductDetail['variantAttributes']): JsonLd => {
  const properties = attributes.flatMap(({ name }) => VARIANT_PROPERTIES.get(name) ?? []);
  return properties.length === 0 ? {} : { variesBy: properties.map((property) => `${SCHEMA_ORG}/${property}`) };
};

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
          ...variesByData(variantAttributes),
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

const energyCategory = (energyClass: string): string => `${SCHEMA_ORG}/EUEnergyEfficiencyCategory${energyClass}`;

const energyData = ({ energyClass }: ProductDetail): JsonLd =>
  energyClass === undefined
    ? {}
    : {
        hasEnergyConsumptionDetails: {
          '@type': 'EnergyConsumptionDetails',
          hasEnergyEfficiencyCategory: energyCategory(energyClass),
          energyEfficiencyScaleMin: energyCategory(ENERGY_CLASSES[ENERGY_CLASSES.length - 1] ?? ''),
          energyEfficiencyScaleMax: energyCategory(ENERGY_CLASSES[0]),
        },
      };

/** What else than the product a page knows: the storefront's terms, what people have written, the moment. */
export type ProductSurroundings = OfferSurroundings & { readonly reviews: readonly Review[] };

/**
 * A product with the offer of the item that its page shows: price, stock, shipping within the storefront's country and returns. Ratings and
 * reviews only where somebody has rated.
 */
export const productData = (
  origin: string,
  product: ProductDetail,
  { reviews, ...surroundings }: ProductSurroundings,
): JsonLd => {
  const { shownItem: item } = product;
  const hasVariantInfo = item.variantInfo.length > 0;
  const url = absoluteAddress(origin, productLink(product.path, { itemId: item.itemId, hasVariantInfo }));
  const pictures = item.pictures.length > 0 ? item.pictures : product.pictures;
  return {
    '@context': SCHEMA_ORG,
    '@type': 'Product',
    name: product.name,
    description: product.metaDescription ?? product.teaser,
    sku: item.orderNumber,
    ...(item.gtin === undefined ? {} : { gtin: item.gtin }),
    image: pictures.map(({ src }) => absoluteAddress(origin, src)),
    brand: { '@type': 'Brand', name: product.manufacturer.name },
    ...groupData(product),
    ...variantData(product),
    ...ratingData(product),
    ...reviewData(reviews),
    ...energyData(product),
    offers: offerData(url, item, surroundings),
  };
};
