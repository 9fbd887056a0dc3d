// Builders of products and items for tests.

import type { Item, LightningDealInfo, ProductDetail, Review, VariantAttribute } from '../src/catalogue/index.ts';
import { money } from '../src/money/index.ts';
import { brandId, type ItemId, instantOf, type ProductId } from '../src/shared/index.ts';

/** An item that is in stock for 1.29 €, unless something else is said. */
export const anItem = (changes: Partial<Item> = {}): Item => ({
  itemId: brandId<ItemId>('1001-1'),
  orderNumber: '200101',
  name: 'Schulheft A4, blau',
  prices: { current: money(129), isBestPrice: false },
  discountPercent: 0,
  minimumOrderQuantity: 1,
  maxQuantity: 500,
  availableForSale: true,
  pictures: [],
  deliveryStatusColor: 'green',
  deliveryStatusText: 'Auf Lager',
  warnings: [],
  dangerWarnings: [],
  isPrimeEligible: true,
  variantInfo: [],
  ...changes,
});

/** Colours as tiles, none chosen unless one is named. */
export const colours = (chosen?: string): VariantAttribute => ({
  name: 'colour',
  displayName: 'Farbe',
  position: 0,
  type: 'tile',
  options: ['blau', 'rot', 'gelb'].map((value, position) => ({
    value,
    label: value,
    disabled: false,
    selected: value === chosen,
    position,
    hasDiscount: false,
    itemId: brandId<ItemId>(`1001-${position + 1}`),
  })),
});

/** A product with everything that the law asks for and nothing more, unless something else is said. */
export const aProduct = (changes: Partial<ProductDetail> = {}): ProductDetail => ({
  productId: brandId<ProductId>('1001'),
  name: 'Schulheft A4, Lineatur 25',
  path: '/prod/1001/',
  teaser: 'Das Heft für jeden Schultag.',
  longDescription: '<p>Sechzehn Blatt, holzfrei.</p>',
  shortFacts: ['16 Blatt', 'holzfrei'],
  scopeOfDelivery: [],
  dataAndFacts: [{ label: 'Format', value: 'A4' }],
  features: [],
  labels: [],
  manufacturer: {
    name: 'Papierwerk Sander',
    postalAddress: 'Am Mühlbach 3, 73430 Aalen',
    electronicAddress: 'kontakt@papierwerk-sander.example',
  },
  numberOfRatings: 0,
  badges: { sale: false, new: false, popular: false },
  extraBadges: [],
  isBook: false,
  isShortage: false,
  hasMultipleItems: false,
  hasSamePricesForAllItems: true,
  areAllDeliveryTimesTheSame: true,
  startFromPrice: money(129),
  discountPercent: 0,
  pictures: [],
  breadcrumbs: [],
  downloads: [],
  audioSamples: [],
  videoLinks: [],
  textileCare: [],
  extraTabs: [],
  accessories: [],
  variantAttributes: [],
  shownItem: anItem(),
  ...changes,
});

/** A deal at 7.99 € that ends at instant 5, unless something else is said. */
export const aDeal = (changes: Partial<LightningDealInfo> = {}): LightningDealInfo => ({
  isAvailable: true,
  until: instantOf(5),
  reservedPercentage: 0,
  specialPrice: money(799),
  quantityMax: 1,
  ...changes,
});

/** A review with five stars by somebody who bought the product. */
export const aReview = (changes: Partial<Review> = {}): Review => ({
  ratingId: 'r1',
  rating: 5,
  author: 'Mia',
  title: 'Gut',
  date: '2026-11-01',
  message: 'Schreibt gut.',
  helpfulRating: 0,
  isVerified: true,
  language: 'de',
  ...changes,
});
