// Turns the product page's answers into the domain's product with its items, variants and reviews.

import type { ReviewPage, VariantInformation } from '@tornister/application/ports';
import {
  type Item,
  type ProductDetail,
  type Review,
  reviewSummary,
  type UnitPrices,
  type VariantAttribute,
} from '@tornister/domain/catalogue';
import { brandId, type ItemId, type ProductId } from '@tornister/domain/shared';
import type {
  GetProductByIdQuery,
  GetReviewsByProductQuery,
  GetVariantInformationQuery,
  ItemPartsFragment,
  VariantPartsFragment,
} from '../generated/operations.ts';
import { present, same, toCrumb, toDealInfo, toMoney, toPicture, toTile } from '../mapping/parts-mapper.ts';

const toUnitPrices = ({ current, old, list, basePrice, ...rest }: ItemPartsFragment['prices']): UnitPrices => ({
  current: toMoney(current),
  isBestPrice: rest.isBestPrice,
  ...present('old', old, toMoney),
  ...present('list', list, toMoney),
  ...present('base', basePrice, ({ price, unit }) => ({ price: toMoney(price), unit })),
  ...present('educationalGross', rest.educationalGross, toMoney),
});

export const toItem = (item: ItemPartsFragment): Item => ({
  itemId: brandId<ItemId>(item.itemId),
  orderNumber: item.orderNumber,
  name: item.name,
  prices: toUnitPrices(item.prices),
  discountPercent: item.discountPercent,
  minimumOrderQuantity: item.minimumOrderQuantity,
  maxQuantity: item.maxQuantity,
  availableForSale: item.availableForSale,
  pictures: item.images.map(toPicture),
  deliveryStatusColor: item.deliveryStatusColor,
  deliveryStatusText: item.deliveryStatusText,
  warnings: item.warnings,
  dangerWarnings: item.dangerWarnings,
  isPrimeEligible: item.primeFaehig,
  variantInfo: item.variantInfoList,
  ...present('gtin', item.ean, same),
  ...present('deliveryStatusLight', item.deliveryStatusLight, same),
  ...present('shippingCost', item.shippingCost, toMoney),
  ...present('deliveryDays', item.deliveryDays, same),
  ...present('content', item.content, same),
  ...present('powerPlug', item.powerPlug, ({ scope, charge }) => ({ scope, ...present('charge', charge, same) })),
  ...present('lightningDeal', item.lightningDealInfo, toDealInfo),
});

const toOption = (option: VariantPartsFragment['options'][number]): VariantAttribute['options'][number] => ({
  value: option.value,
  label: option.label,
  disabled: option.disabled,
  selected: option.selected,
  position: option.position,
  hasDiscount: option.hasDiscount,
  ...present('image', option.image, same),
  ...present('css', option.css, same),
  ...present('itemId', option.itemId, brandId<ItemId>),
});

const byPosition = (left: { readonly position: number }, right: { readonly position: number }): number =>
  left.position - right.position;

/** Attributes and their options, both in the order of their positions. */
const toVariantAttributes = (attributes: readonly VariantPartsFragment[]): readonly VariantAttribute[] =>
  attributes
    .map((attribute) => ({ ...attribute, options: attribute.options.map(toOption).sort(byPosition) }))
    .sort(byPosition);

/** The item that is configured: known once every attribute has a selection (spec 1 §4). */
const configuredIn = (attributes: readonly VariantPartsFragment[], itemId: string): ItemId | undefined =>
  attributes.every(({ options }) => options.some(({ selected }) => selected)) ? brandId<ItemId>(itemId) : undefined;

export const toProduct = ({ getProductById: product }: GetProductByIdQuery): ProductDetail | undefined => {
  if (product === null) return undefined;
  const { manufacturer } = product;
  return {
    productId: brandId<ProductId>(product.productId),
    name: product.name,
    path: product.path,
    teaser: product.teaser,
    longDescription: product.longDescription,
    shortFacts: product.shortFacts,
    scopeOfDelivery: product.scopeOfDelivery,
    dataAndFacts: product.dataAndFacts,
    features: product.features,
    labels: product.labels,
    manufacturer: {
      name: manufacturer.name,
      postalAddress: manufacturer.postalAddress,
      electronicAddress: manufacturer.electronicAddress,
      ...present('responsiblePerson', manufacturer.responsiblePerson, same),
    },
    numberOfRatings: product.numberOfRatings,
    badges: product.badges,
    extraBadges: product.extraBadges,
    isBook: product.isBook,
    isShortage: product.isShortage,
    hasMultipleItems: product.hasMultipleItems,
    hasSamePricesForAllItems: product.hasSamePricesForAllItems,
    areAllDeliveryTimesTheSame: product.areAllDeliveryTimesTheSame,
    startFromPrice: toMoney(product.startFromPrice),
    discountPercent: product.discountPercent,
    pictures: product.images.map(toPicture),
    breadcrumbs: product.breadcrumbs.map(toCrumb),
    downloads: product.downloads,
    audioSamples: product.audioSamples,
    videoLinks: product.videoLinks.map(({ posterUrl, ...video }) => ({
      ...video,
      ...present('posterUrl', posterUrl, same),
    })),
    textileCare: product.textileCare,
    extraTabs: product.extraTabs,
    accessories: product.accessories.map(toTile),
    variantAttributes: toVariantAttributes(product.variantAttributes),
    shownItem: toItem(product.bestItem),
    ...present('metaTitle', product.metaTitle, same),
    ...present('metaDescription', product.metaDescription, same),
    ...present('robots', product.robotsMeta, same),
    ...present('canonicalUrl', product.canonical, same),
    ...present('openGraphImage', product.openGraphImage, same),
    ...present('rating', product.rating, same),
    ...present('shortageText', product.shortageText, same),
    ...present('reservedDealText', product.reservedDealText, same),
    ...present('energyEfficiency', product.energyEfficiency, same),
    ...present('energyClass', product.energyClass, same),
    ...present('energyDataSheet', product.energyDataSheet, same),
    ...present('warranty', product.warranty, same),
    ...present('textileComposition', product.textileComposition, same),
    ...present('oldElectricalDevicesInfo', product.oldElectricalDevicesInfo, same),
    ...present('withdrawalInfo', product.rightOfWithdrawalInfo, same),
    ...present('replacement', product.replacementProduct, toTile),
    ...present('configuredItemId', configuredIn(product.variantAttributes, product.bestItem.itemId), same),
  };
};

export const toVariants = (answer: GetVariantInformationQuery): VariantInformation | undefined => {
  const variants = answer.getVariantInformation;
  if (variants === null) return undefined;
  return {
    attributes: toVariantAttributes(variants.variantAttributes),
    bestItem: toItem(variants.bestItem),
    ...present('configuredItemId', variants.configuredItemId, brandId<ItemId>),
  };
};

const toReview = ({
  shopComment,
  ...review
}: GetReviewsByProductQuery['getReviewsByProduct']['reviews'][number]): Review => ({
  ...review,
  ...present('shopComment', shopComment, same),
});

/** Reviews; what they say together is counted over all of them, whichever stars were asked for. */
export const toReviews = ({ getReviewsByProduct: answer }: GetReviewsByProductQuery): ReviewPage => {
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = answer.countsByStar;
  return {
    summary: reviewSummary([one, two, three, four, five]),
    reviews: answer.reviews.map(toReview),
  };
};
