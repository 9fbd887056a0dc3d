// The page of a product as the schema wants it. Source: spec 1 §3 "Product detail"; Art. 19 GPSR (maker and responsible person).

import {
  areAllDeliveryTimesTheSame,
  hasSamePrices,
  reservedDealText,
  selectionOf,
  selectVariant,
  shortGoodsText,
  shownTilePrice,
} from '@tornister/domain/catalogue';
import { money } from '@tornister/domain/money';
import { type Language, textIn } from '@tornister/domain/storefront';
import type { Answer } from '../../graphql/answer.ts';
import type { Text } from '../../texts/text.ts';
import { productPath } from '../addresses.ts';
import { categoryCrumbs } from '../crumbs.ts';
import type { RunningDeals } from '../deals/running-deals.ts';
import { captionsPath, sheetPath, soundPath } from '../files/file-addresses.ts';
import { filmPictures } from '../files/film-captions.ts';
import type { ProductSheet } from '../files/product-sheets.ts';
import { branchOf, type CatalogueIndex } from '../index/catalogue-index.ts';
import { deliveryOf, supplyOf } from '../items/delivery-texts.ts';
import { itemAnswerOf, type Shop } from '../items/item-answer.ts';
import { isForSale } from '../items/item-availability.ts';
import { energyLabelOf } from '../pictures/energy-label.ts';
import { pagePictureOf, sharedPictureOf } from '../pictures/picture-answer.ts';
import { itemMatrixOf } from './item-matrix-of.ts';
import { oldDevicesNote, withdrawalNote } from './product-notes.ts';
import type { FullProduct, ProductItem } from './read-product.ts';

type Detail = Answer<'ProductDetail'>;

/** Pictures in the gallery of a product; those of the best item first. */
const GALLERY_SIZE = 8;

export type ProductSurroundings = {
  readonly index: CatalogueIndex;
  readonly deals: RunningDeals;
  readonly accessories: readonly Answer<'ProductTile'>[];
  readonly replacement: Answer<'ProductTile'> | undefined;
  readonly sheets: readonly ProductSheet[];
};

/** The whole page, with the best item chosen. */
export const productAnswerOf = (
  product: FullProduct,
  { index, deals, accessories, replacement, sheets }: ProductSurroundings,
  shop: Shop,
): Detail => {
  const { language } = shop;
  const matrix = itemMatrixOf(product, language);
  const { bestItemId } = selectVariant(matrix, []);
  const best = product.items.find(({ id }) => id === bestItemId) ?? product.items[0];
  if (best === undefined) throw new Error(`Product ${product.id} has no items.`);
  const { attributes } = selectVariant(matrix, selectionOf(matrix, best.id));
  const isShortage = !product.items.some(isForSale);
  return {
    productId: product.id,
    ...textsOf(product, shop),
    ...pricesOf(product, shop),
    path: productPath(product.id),
    canonical: productPath(product.id),
    rating: product.rating_average,
    numberOfRatings: product.rating_count,
    extraBadges: product.extra_badges.map(({ id, name }) => ({ id, name: textIn(name, language) })),
    isBook: product.is_book,
    isShortage,
    shortageText: isShortage ? shortageTextOf(product, index, language) : null,
    reservedDealText: deals.ofProduct(product.id).length > 0 ? reservedDealTextOf(product, index, language) : null,
    hasMultipleItems: product.items.length > 1,
    hasSamePricesForAllItems: hasSamePrices(matrix.items),
    images: galleryOf(product, best).map((picture) => pagePictureOf(picture, language)),
    openGraphImage: sharedImageOf(product, best),
    energyEfficiency: product.energy_class ? energyLabelOf(product.id, product.energy_class, language) : null,
    breadcrumbs: categoryCrumbs(index, product.main_category_id, language),
    energyClass: product.energy_class,
    ...sheetsOf(product, sheets),
    ...mediaOf(product, shop),
    replacementProduct: replacement ?? null,
    accessories,
    bestItem: itemAnswerOf(product, best, deals, shop),
    variantAttributes: attributes,
  };
};

/** The same that the tile says in the lists of the product's own categories. */
const shortageTextOf = (
  { shortage_text, main_category_id }: FullProduct,
  index: CatalogueIndex,
  language: Language,
): string | null => {
  const categories = branchOf(index, main_category_id).toReversed();
  const text = shortGoodsText(
    shortage_text ?? undefined,
    categories.map(({ details }) => details.shortageText),
  );
  return text === undefined ? null : textIn(text, language);
};

/** The same that the tile says, in the lists of the product's own categories, instead of being a link while every piece of a deal is reserved. */
const reservedDealTextOf = (
  { main_category_id }: FullProduct,
  index: CatalogueIndex,
  language: Language,
): string | null => {
  const texts = branchOf(index, main_category_id).map(({ details: { shortageText, shortageDealText } }) =>
    reservedDealText({
      shortageText: shortageText && textIn(shortageText, language),
      lightningShortageText: shortageDealText && textIn(shortageDealText, language),
    }),
  );
  return shortGoodsText(undefined, texts.toReversed()) ?? null;
};

const textsOf = (product: FullProduct, { store, language }: Shop) => {
  const { details, manufacturer } = product;
  const inLanguage = (texts: readonly Text[]): readonly string[] => texts.map((text) => textIn(text, language));
  const { name, postalAddress, electronicAddress, responsiblePerson } = manufacturer;
  return {
    name: textIn(product.name, language),
    metaTitle: (details.metaTitle && textIn(details.metaTitle, language)) ?? null,
    metaDescription: textIn(details.metaDescription ?? product.teaser, language),
    robotsMeta: details.robots ?? null,
    teaser: textIn(product.teaser, language),
    longDescription: textIn(details.longDescription, language),
    shortFacts: inLanguage(details.shortFacts),
    scopeOfDelivery: inLanguage(details.scopeOfDelivery),
    dataAndFacts: details.dataAndFacts.map(({ label, value }) => ({
      label: textIn(label, language),
      value: textIn(value, language),
    })),
    features: inLanguage(details.features ?? []),
    labels: inLanguage(details.labels ?? []),
    manufacturer: { name, postalAddress, electronicAddress, responsiblePerson: responsiblePerson ?? null },
    warranty: (details.warranty && textIn(details.warranty, language)) ?? null,
    textileCare: inLanguage(details.textileCare),
    textileComposition: (details.textileComposition && textIn(details.textileComposition, language)) ?? null,
    oldElectricalDevicesInfo: oldDevicesNote(product, language),
    rightOfWithdrawalInfo: withdrawalNote(store, language),
  };
};

const pricesOf = (product: FullProduct, { store, language }: Shop) => {
  const forSale = product.items.filter(isForSale);
  const offered = forSale.length > 0 ? forSale : product.items;
  const shown = shownTilePrice(
    offered.map(({ cents, strike_cents }) => ({
      current: money(cents),
      ...(strike_cents !== null && { lowestBefore: money(strike_cents) }),
    })),
  );
  const deliveries = product.items.map((item) => ({
    deliveryStatusText: deliveryOf(supplyOf(item), store, language).text,
  }));
  return {
    startFromPrice: shown?.price.current ?? money(0),
    discountPercent: shown?.discountPercent ?? 0,
    badges: { sale: shown?.price.old !== undefined, new: product.is_new, popular: product.is_popular },
    areAllDeliveryTimesTheSame: areAllDeliveryTimesTheSame(deliveries),
  };
};

const galleryOf = (product: FullProduct, best: ProductItem) => {
  const pictures = [best, ...product.items].flatMap((item) => item.pictures);
  return [...new Map(pictures.map((picture) => [picture.id, picture])).values()].slice(0, GALLERY_SIZE);
};

const sharedImageOf = (product: FullProduct, best: ProductItem) => {
  const [picture] = galleryOf(product, best);
  return picture === undefined ? null : sharedPictureOf(picture);
};

/** The data sheet of an energy label stands beside it, the others among the downloads. */
const sheetsOf = ({ energy_class }: FullProduct, sheets: readonly ProductSheet[]) => {
  const belongsToLabel = ({ kind }: ProductSheet): boolean => energy_class !== null && kind === 'datasheet';
  const shown = ({ name, url, sizeText }: ProductSheet): Answer<'Download'> => ({ name, url, sizeText });
  return {
    energyDataSheet: sheets.filter(belongsToLabel).map(shown)[0] ?? null,
    downloads: sheets.filter((sheet) => !belongsToLabel(sheet)).map(shown),
  };
};

const mediaOf = ({ id, details, items }: FullProduct, shop: Shop) => {
  const { language } = shop;
  const [firstPicture] = filmPictures(items);
  return {
    audioSamples: details.audioSamples.map(({ title, fileName }) => ({
      title: textIn(title, language),
      url: soundPath(id, fileName, shop),
    })),
    videoLinks: details.videoLinks.map(({ title, fileName }) => ({
      title: textIn(title, language),
      url: sheetPath(id, fileName, shop),
      posterUrl: firstPicture === undefined ? null : pagePictureOf(firstPicture, language).src,
      captionsUrl: captionsPath(id, fileName, shop),
    })),
    extraTabs: details.extraTabs.map(({ tabId, title }) => ({ tabId, title: textIn(title, language) })),
  };
};
