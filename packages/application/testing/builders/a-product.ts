// Builders of products and items for tests.

import type { Item, ProductDetail, VariantAttribute } from '@tornister/domain/catalogue';
import { money } from '@tornister/domain/money';
import { brandId, type ItemId, type ProductId } from '@tornister/domain/shared';

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
