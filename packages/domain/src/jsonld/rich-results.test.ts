// The fields of Google's rich results, walked over everything that the shop emits, for products of every kind. Source: its documentation of
// "Product" (merchant listing), "Product variants", "Review snippet", "Breadcrumb", "Organization" and "Carousel"; docs/adr/0066.

import { describe, expect, it } from 'vitest';
import { A_PRODUCT } from '../../test/a-product-page.ts';
import { aDeal, aReview } from '../../testing/a-product.ts';
import { aTile } from '../../testing/a-tile.ts';
import type { ProductDetail, VariantAttribute } from '../catalogue/product-detail.ts';
import { money } from '../money/money.ts';
import { instantOf } from '../shared/instant.ts';
import { tradingTermsOf } from '../storefront/profiles/terms.ts';
import { STORE_CODES } from '../storefront/storefront.ts';
import type { JsonLd } from './json-ld.ts';
import { productData } from './product-data.ts';
import { breadcrumbData, itemListData, siteData } from './structured-data.ts';

type Fields = { readonly required: readonly string[]; readonly recommended?: readonly string[] };

/** Every type that the shop emits. A type that is not here fails. */
const FIELDS: Readonly<Record<string, Fields>> = {
  Product: {
    required: ['name', 'image', 'offers'],
    recommended: [
      ...['description', 'sku', 'gtin', 'brand', 'aggregateRating', 'review'],
      ...['isVariantOf', 'inProductGroupWithID', 'color', 'size', 'material', 'pattern', 'hasEnergyConsumptionDetails'],
    ],
  },
  ProductGroup: { required: ['name', 'productGroupID'], recommended: ['variesBy'] },
  Brand: { required: ['name'] },
  Offer: {
    required: ['price', 'priceCurrency'],
    recommended: [
      ...['availability', 'itemCondition', 'url', 'shippingDetails', 'hasMerchantReturnPolicy'],
      ...['priceSpecification', 'priceValidUntil'],
    ],
  },
  UnitPriceSpecification: { required: ['price', 'priceCurrency'] },
  OfferShippingDetails: { required: ['shippingRate', 'shippingDestination'], recommended: ['deliveryTime'] },
  MonetaryAmount: { required: ['value', 'currency'] },
  DefinedRegion: { required: ['addressCountry'] },
  ShippingDeliveryTime: { required: ['handlingTime', 'transitTime'] },
  QuantitativeValue: { required: ['unitCode'] },
  MerchantReturnPolicy: {
    required: ['applicableCountry', 'returnPolicyCategory'],
    recommended: ['merchantReturnDays', 'returnFees', 'returnMethod', 'returnPolicyCountry', 'refundType'],
  },
  AggregateRating: { required: ['ratingValue', 'reviewCount'], recommended: ['bestRating', 'worstRating'] },
  Review: { required: ['author', 'reviewRating'], recommended: ['datePublished', 'reviewBody', 'name'] },
  Rating: { required: ['ratingValue'], recommended: ['bestRating', 'worstRating'] },
  Person: { required: ['name'] },
  EnergyConsumptionDetails: {
    required: ['hasEnergyEfficiencyCategory'],
    recommended: ['energyEfficiencyScaleMin', 'energyEfficiencyScaleMax'],
  },
  BreadcrumbList: { required: ['itemListElement'] },
  ItemList: { required: ['itemListElement'] },
  ListItem: { required: ['position'], recommended: ['name'] },
  Organization: {
    required: ['name', 'url', 'logo'],
    recommended: ['legalName', 'address', 'email', 'telephone', 'contactPoint', 'sameAs', 'vatID'],
  },
  PostalAddress: { required: ['streetAddress', 'addressLocality', 'addressCountry', 'postalCode'] },
  ContactPoint: { required: ['contactType'], recommended: ['telephone', 'email'] },
  WebSite: { required: ['name', 'url'], recommended: ['potentialAction'] },
  SearchAction: { required: ['target', 'query-input'] },
};

const isThere = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Every node with its type, whatever it stands in. */
const nodesIn = (value: unknown): readonly JsonLd[] => {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(nodesIn);
  return '@type' in value ? [value as JsonLd, ...below] : below;
};

/** The fields that are missing, like `Offer.price`; a type without a list is missing itself. */
const missing = (data: unknown, which: keyof Fields): readonly string[] => {
  const found = nodesIn(data).flatMap((node) => {
    const type = String(node['@type']);
    const fields = FIELDS[type];
    if (fields === undefined) return [`${type} is not in the list`];
    return (fields[which] ?? []).filter((field) => !isThere(node[field])).map((field) => `${type}.${field}`);
  });
  return [...new Set(found)].toSorted();
};

const chosen = (name: string, label: string): VariantAttribute => ({
  name,
  displayName: name,
  position: 1,
  type: 'tile',
  options: [{ value: label, label, disabled: false, selected: true, position: 1, hasDiscount: false }],
});
const withItem = (item: Partial<ProductDetail['shownItem']>, product: Partial<ProductDetail> = {}): ProductDetail => ({
  ...A_PRODUCT,
  ...product,
  shownItem: {
    ...A_PRODUCT.shownItem,
    gtin: '4006381333931',
    shippingCost: money(495),
    deliveryDays: { from: 1, to: 3 },
    ...item,
  },
});
const lacking = <Key extends 'gtin' | 'deliveryDays'>(product: ProductDetail, field: Key): ProductDetail => {
  const { [field]: _lacking, ...shownItem } = product.shownItem;
  return { ...product, shownItem: shownItem as ProductDetail['shownItem'] };
};
const REVIEW = aReview();
const PRICES = A_PRODUCT.shownItem.prices;
const DEAL = aDeal({ until: instantOf(5_000), specialPrice: money(999) });
const UNRATED = ['Product.aggregateRating', 'Product.review'];
const ONE_ITEM = ['Product.inProductGroupWithID', 'Product.isVariantOf'];
const UNVARIED = ['Product.color', 'Product.material', 'Product.pattern', 'Product.size'];
const WITHOUT_LABEL = ['Product.hasEnergyConsumptionDetails'];
const ORDINARY_PRICE = ['Offer.priceSpecification', 'Offer.priceValidUntil'];
const PLAIN = [...UNRATED, ...ONE_ITEM, ...UNVARIED, ...WITHOUT_LABEL, ...ORDINARY_PRICE];
const without = (all: readonly string[], ...fields: readonly string[]): readonly string[] =>
  all.filter((field) => !fields.includes(field));

/** Products of every kind, and the recommended fields that have nothing to say of such a one. */
const KINDS: readonly (readonly [kind: string, product: ProductDetail, silent: readonly string[]])[] = [
  ['an ordinary one', withItem({}), PLAIN],
  ['one that is rated', withItem({}, { rating: 4.5, numberOfRatings: 1 }), without(PLAIN, ...UNRATED)],
  [
    'a variant',
    withItem(
      { variantInfo: [{ label: 'Farbe', value: 'Rot' }] },
      { variantAttributes: ['colour', 'size', 'material', 'pattern'].map((name) => chosen(name, 'x')) },
    ),
    without(PLAIN, ...ONE_ITEM, ...UNVARIED),
  ],
  [
    'a variant by what schema.org has no word for',
    withItem({}, { variantAttributes: [chosen('pack', '10')] }),
    [...without(PLAIN, ...ONE_ITEM), 'ProductGroup.variesBy'],
  ],
  ['a reduced one', withItem({ prices: { ...PRICES, old: money(1_599) } }), without(PLAIN, 'Offer.priceSpecification')],
  [
    'one with a base price',
    withItem({ prices: { ...PRICES, base: { price: money(100), unit: 'kg' } }, content: { amount: 250, unit: 'g' } }),
    without(PLAIN, 'Offer.priceSpecification'),
  ],
  ['one in a lightning deal', withItem({ lightningDeal: DEAL }), without(PLAIN, 'Offer.priceValidUntil')],
  ['one with an energy label', withItem({}, { energyClass: 'D' }), without(PLAIN, ...WITHOUT_LABEL)],
  [
    'one that is sold out',
    lacking(withItem({ availableForSale: false }), 'deliveryDays'),
    [...PLAIN, 'OfferShippingDetails.deliveryTime'],
  ],
  ['one without a GTIN', lacking(withItem({}), 'gtin'), [...PLAIN, 'Product.gtin']],
];

describe.each(KINDS)('%s', (_kind, product, silent) => {
  it.each(STORE_CODES)('has every field in %s', (store) => {
    const terms = tradingTermsOf(store);
    const reviews = product.numberOfRatings === 0 ? [] : [REVIEW];
    const data = productData('https://shop.example', product, { terms, reviews, now: instantOf(0), dateOf: String });
    expect(missing(data, 'required')).toEqual([]);
    expect(missing(data, 'recommended')).toEqual(silent.toSorted());
  });
});

describe('pages', () => {
  it.each([
    [
      'the home page',
      siteData('https://shop.example', {
        brandName: 'T',
        logoPath: '/l.svg',
        seller: {
          legalName: 'T GmbH',
          street: 'Weg 1',
          postcode: '1',
          city: 'O',
          country: 'DE',
          email: 'a@b.example',
          telephone: '1',
          vatId: 'DE1',
          profiles: ['https://social.example/t'],
        },
      }),
    ],
    ['a way', breadcrumbData('https://shop.example', [{ displayName: 'Start', path: '/' }])],
    ['a listing', itemListData('https://shop.example', [aTile()])],
  ])('%s has every field', (_page, data) => {
    expect(missing(data, 'required')).toEqual([]);
    expect(missing(data, 'recommended')).toEqual([]);
  });
});

describe('the walk itself', () => {
  it('notices a field that is missing or empty, and a type that nobody has listed', () => {
    expect(missing({ '@type': 'Offer', price: '' }, 'required')).toEqual(['Offer.price', 'Offer.priceCurrency']);
    expect(missing([{ x: { '@type': 'Recipe' } }], 'required')).toEqual(['Recipe is not in the list']);
  });
});
