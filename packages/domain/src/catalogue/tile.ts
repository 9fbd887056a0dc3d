// What a tile does: where it leads, when an overlay covers it, what takes the place of goods that cannot be bought, and when looking at
// an item counts. Source: spec 3 §2, §4 "Product tile", "Wishlist entry"; spec 1 §4 "Variant selection".

import { addressWith, formatQueryString } from '../listing/query-string.ts';
import type { ItemId } from '../shared/brand.ts';
import type { LightningDealInfo } from './product.ts';

/** The query parameter of a product address that preselects a variant (spec 1 §2). */
export const VARIANT_PARAMETER = 'varid';
/** How many reviews a product's address shows, and which section stands open: for those without scripts. */
export const REVIEWS_PARAMETER = 'reviews';
export const TAB_PARAMETER = 'tab';
/** Reviews of so many stars only. */
export const STARS_PARAMETER = 'stars';

/** Share of a lightning deal from which nothing is left of it (spec 3 §4). */
export const FULLY_RESERVED_PERCENT = 100;

/** The address of an item's page; it carries `varid` when the item has variant info. */
export const productLink = (
  path: string,
  item: { readonly itemId: ItemId; readonly hasVariantInfo: boolean } | undefined,
): string => addressWith(path, item?.hasVariantInfo ? [[VARIANT_PARAMETER, item.itemId]] : []);

/** The query of a product page's address with another variant, or with none; what else it says stays. */
export const queryWithVariant = (query: string, itemId: ItemId | undefined): string => {
  const others = query
    .replace(/^\?/u, '')
    .split('&')
    .filter((entry) => entry !== '' && entry.split('=')[0] !== VARIANT_PARAMETER);
  const entries = itemId === undefined ? others : [...others, formatQueryString([[VARIANT_PARAMETER, itemId]])];
  return entries.length === 0 ? '' : `?${entries.join('&')}`;
};

/** The address of a product page, with its variant, at its reviews: those of so many stars, or all. */
export const reviewsLink = (path: string, itemId: ItemId | undefined, star: number | undefined): string =>
  `${path}${queryWithVariant(star === undefined ? '' : `${STARS_PARAMETER}=${star}`, itemId)}#reviews`;

export type Shortage = {
  readonly isShortage: boolean;
  readonly shortageText?: string;
  readonly lightningDeal?: Pick<LightningDealInfo, 'reservedPercentage'>;
};

/** A deal of which every piece is reserved. */
export const isFullyReserved = (deal: Pick<LightningDealInfo, 'reservedPercentage'>): boolean =>
  deal.reservedPercentage >= FULLY_RESERVED_PERCENT;

/** The shortage texts of a category: its parameters `verknappung` and `verknappungblitzangebot` (spec 1 §3 "Category"). */
export type ShortageTexts = {
  readonly shortageText?: string | undefined;
  readonly lightningShortageText?: string | undefined;
};

/** What a category says of a deal that is fully reserved: its text for deals, or else that for short goods. */
export const reservedDealText = ({ shortageText, lightningShortageText }: ShortageTexts): string | undefined =>
  lightningShortageText ?? shortageText;

/** The text for a tile: short goods take the category's text, a fully reserved deal the one for deals, or else the same. */
export const shortageTextFor = (texts: ShortageTexts, tile: Omit<Shortage, 'shortageText'>): string | undefined => {
  if (tile.isShortage) return texts.shortageText;
  if (tile.lightningDeal === undefined || !isFullyReserved(tile.lightningDeal)) return undefined;
  return reservedDealText(texts);
};

/**
 * What is said of short goods, on tile and page alike: their own text, or that of the nearest of their categories which has one. A page
 * looks at its main category and everything above it; a list at the category that it shows.
 */
export const shortGoodsText = <Text>(
  own: Text | undefined,
  categories: readonly (Text | undefined)[],
): Text | undefined => [own, ...categories].find((text) => text !== undefined);

/** A tile is a link, unless an overlay takes its place: with a shortage text when goods are short or a deal is fully reserved. */
export type TileFace = { readonly kind: 'link' } | { readonly kind: 'shortage'; readonly text: string };

/** The overlay needs a shortage text; it covers a tile of short goods, and one of a lightning deal that is fully reserved (100 %). */
export const tileFace = ({ isShortage, shortageText, lightningDeal }: Shortage): TileFace => {
  const text = shortageText?.trim();
  const isCovered = isShortage || (lightningDeal !== undefined && isFullyReserved(lightningDeal));
  return text && isCovered ? { kind: 'shortage', text } : { kind: 'link' };
};

/** What is offered in the place of an item: itself, a replacement for one that cannot be bought, or only the words "out of stock". */
export type Offer<Product> =
  | { readonly kind: 'for-sale' }
  | { readonly kind: 'replaced'; readonly by: Product }
  | { readonly kind: 'out-of-stock' };

/** An item that cannot be bought is greyed, has no add-to-cart and no link, and shows its replacement where there is one. */
export const offerOf = <Product>(availableForSale: boolean, replacement: Product | undefined): Offer<Product> => {
  if (availableForSale) return { kind: 'for-sale' };
  return replacement === undefined ? { kind: 'out-of-stock' } : { kind: 'replaced', by: replacement };
};

/** Items that were looked at in this session. */
export type GlanceViews = ReadonlySet<string>;

/** A glance view is recorded once per item per session: the views after it, and whether this one is to be recorded. */
export const glanceAt = (
  views: GlanceViews,
  itemId: string,
): { readonly views: GlanceViews; readonly isRecorded: boolean } =>
  views.has(itemId) ? { views, isRecorded: false } : { views: new Set([...views, itemId]), isRecorded: true };
