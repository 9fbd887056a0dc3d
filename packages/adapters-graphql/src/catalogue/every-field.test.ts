// No field of a card or of a product page is a type alone: where the answer has everything, so has what the page is made of.

import type { ProductDetail, ProductTile } from '@tornister/domain/catalogue';
import { describe, expect, it } from 'vitest';
import { euro } from '../../test/answered-parts.ts';
import category from '../../test/fixtures/category.json' with { type: 'json' };
import product from '../../test/fixtures/product.json' with { type: 'json' };
import type { GetCategoryQuery, GetProductByIdQuery } from '../generated/operations.ts';
import { toTile } from '../mapping/parts-mapper.ts';
import { toProduct } from './product-mapper.ts';

const recordedCategory = category.getCategory as unknown as NonNullable<GetCategoryQuery['getCategory']>;
const recorded = product.getProductById as unknown as NonNullable<GetProductByIdQuery['getProductById']>;
const [tile] = recordedCategory.products.entries;
if (tile === undefined) throw new Error('The recorded category has no product');

const energyEfficiency = { imgPath: '/a.svg', detailsImgPath: '/b.svg', imgAlt: 'B' };

const wholeTile: typeof tile = {
  ...tile,
  rating: 4.5,
  energyEfficiency,
  lightningDealInfo: {
    isAvailableLightningDeal: true,
    lightningDealTimestampUntil: 1,
    lightningReservedPercentageRoundFloor: 0,
    lightningSpecialPrice: euro(100),
    lightningBasePrice: null,
    lightningQuantityMax: 1,
  },
  shortageText: 'Knapp',
  replacement: { name: 'Anderes', path: '/prod/2/' },
};

const wholeProduct: typeof recorded = {
  ...recorded,
  metaTitle: 'Titel',
  metaDescription: 'Worte',
  robotsMeta: 'noindex, follow',
  canonical: '/prod/1/',
  openGraphImage: { url: '/a.jpg', width: 2, height: 1 },
  rating: 4.5,
  shortageText: 'Knapp',
  reservedDealText: 'Reserviert',
  energyEfficiency,
  energyClass: 'B',
  energyDataSheet: { name: 'Datenblatt', url: '/a.pdf', sizeText: '1 KB' },
  warranty: '5 Jahre',
  textileComposition: 'Wolle',
  oldElectricalDevicesInfo: 'Altgeräte',
  rightOfWithdrawalInfo: '14 Tage',
  replacementProduct: tile,
  variantAttributes: [],
};

const TILE_FIELDS = {
  id: true,
  bestItemId: true,
  name: true,
  path: true,
  price: true,
  moreVariants: true,
  rating: true,
  numberOfRatings: true,
  badges: true,
  extraBadges: true,
  image: true,
  manufacturerName: true,
  breadcrumb: true,
  energyEfficiency: true,
  lightningDeal: true,
  isShortage: true,
  shortageText: true,
  replacement: true,
  discountPercent: true,
  minimumOrderQuantity: true,
} satisfies Record<keyof ProductTile, true>;

const PRODUCT_FIELDS = {
  productId: true,
  name: true,
  metaTitle: true,
  metaDescription: true,
  robots: true,
  canonicalUrl: true,
  openGraphImage: true,
  path: true,
  teaser: true,
  longDescription: true,
  shortFacts: true,
  scopeOfDelivery: true,
  dataAndFacts: true,
  features: true,
  labels: true,
  manufacturer: true,
  rating: true,
  numberOfRatings: true,
  badges: true,
  extraBadges: true,
  isBook: true,
  isShortage: true,
  shortageText: true,
  reservedDealText: true,
  hasMultipleItems: true,
  hasSamePricesForAllItems: true,
  areAllDeliveryTimesTheSame: true,
  startFromPrice: true,
  discountPercent: true,
  pictures: true,
  energyEfficiency: true,
  energyClass: true,
  energyDataSheet: true,
  breadcrumbs: true,
  downloads: true,
  audioSamples: true,
  videoLinks: true,
  warranty: true,
  textileCare: true,
  textileComposition: true,
  oldElectricalDevicesInfo: true,
  withdrawalInfo: true,
  extraTabs: true,
  replacement: true,
  accessories: true,
  variantAttributes: true,
  shownItem: true,
  configuredItemId: true,
} satisfies Record<keyof ProductDetail, true>;

const filledIn = (mapped: object | undefined): readonly string[] =>
  Object.entries(mapped ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([field]) => field)
    .sort();

describe('every field that the specification names (spec 1 §3)', () => {
  it('of a card is there where the answer has it', () => {
    expect(filledIn(toTile(wholeTile))).toEqual(Object.keys(TILE_FIELDS).sort());
  });

  it('of a product page is there where the answer has it', () => {
    expect(filledIn(toProduct({ getProductById: wholeProduct }))).toEqual(Object.keys(PRODUCT_FIELDS).sort());
  });
});
