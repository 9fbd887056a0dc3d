// A product page for tests of what is said about it: one item that can be bought, and nothing that it need not have.

import type { ProductDetail } from '../src/catalogue/product-detail.ts';
import { money } from '../src/money/money.ts';
import { brandId, type ItemId, type ProductId } from '../src/shared/brand.ts';

const picture = { src: '/images/1.webp', alt: '', width: 1, height: 1, sources: [] };
/** A pen without variants, ratings, reductions or anything else that only some products have. */
export const A_PRODUCT: ProductDetail = {
  productId: brandId<ProductId>('1'),
  name: 'Stift',
  path: '/prod/1/',
  teaser: 'Schreibt gut',
  longDescription: '',
  shortFacts: [],
  scopeOfDelivery: [],
  dataAndFacts: [],
  manufacturer: { name: 'Muster', postalAddress: '', electronicAddress: '' },
  numberOfRatings: 0,
  badges: { sale: false, new: false, popular: false },
  extraBadges: [],
  isBook: false,
  isShortage: false,
  hasMultipleItems: false,
  hasSamePricesForAllItems: true,
  areAllDeliveryTimesTheSame: true,
  startFromPrice: money(100),
  discountPercent: 0,
  pictures: [picture, { ...picture, src: 'https://cdn.example/2.webp' }],
  breadcrumbs: [],
  downloads: [],
  audioSamples: [],
  videoLinks: [],
  textileCare: [],
  extraTabs: [],
  accessories: [],
  variantAttributes: [],
  shownItem: {
    itemId: brandId<ItemId>('1-1'),
    orderNumber: '12345',
    name: 'Stift rot',
    prices: { current: money(1_299), isBestPrice: false },
    discountPercent: 0,
    minimumOrderQuantity: 1,
    maxQuantity: 9,
    availableForSale: true,
    pictures: [],
    deliveryStatusColor: 'green',
    deliveryStatusText: '',
    warnings: [],
    dangerWarnings: [],
    isPrimeEligible: false,
    variantInfo: [],
  },
};
