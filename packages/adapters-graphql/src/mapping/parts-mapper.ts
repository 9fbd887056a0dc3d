// Turns the parts that many answers share into domain types: money, pictures, crumbs, product tiles.

import type { PiecesAtPrice } from '@tornister/domain/cart';
import type {
  BasePrice,
  Crumb,
  LightningDealInfo,
  Picture,
  PictureSource,
  ProductTile,
  TilePrice,
} from '@tornister/domain/catalogue';
import { type CurrencyCode, cents, type Money } from '@tornister/domain/money';
import { brandId, type CategoryId, type ItemId, instantOf, type ProductId } from '@tornister/domain/shared';
import type {
  CrumbPartsFragment,
  MoneyPartsFragment,
  PicturePartsFragment,
  TilePartsFragment,
} from '../generated/operations.ts';

/** Keeps a field only when the answer has it: `null` of GraphQL becomes an absent property. */
export const present = <Key extends string, Value, Mapped>(
  key: Key,
  value: Value | null | undefined,
  map: (value: Value) => Mapped,
): { readonly [K in Key]?: Mapped } =>
  value === null || value === undefined ? {} : ({ [key]: map(value) } as { readonly [K in Key]?: Mapped });

/** For fields that need no translation. */
export const same = <Value>(value: Value): Value => value;

/** Anything else could not be written as an amount of money anywhere. */
const CURRENCY_CODE = /^[A-Z]{3}$/;

export const toMoney = ({ cents: amount, currency }: MoneyPartsFragment): Money => {
  if (!CURRENCY_CODE.test(currency)) throw new Error('A currency has a code of three letters');
  return { cents: cents(amount), currency: currency as CurrencyCode };
};

/** Pieces of a line by their price. */
export const toPieces = (
  pieces: readonly { readonly quantity: number; readonly unitPrice: MoneyPartsFragment }[],
): readonly PiecesAtPrice[] => pieces.map(({ quantity, unitPrice }) => ({ quantity, unitPrice: toMoney(unitPrice) }));

const toSource = (source: PicturePartsFragment['sources'][number]): PictureSource => ({
  src: source.src,
  width: source.width,
  ...present('type', source.type, same),
  ...present('media', source.media, same),
  ...present('sizesValue', source.sizesValue, same),
});

export const toPicture = (picture: PicturePartsFragment): Picture => ({
  src: picture.src,
  alt: picture.alt,
  width: picture.width,
  height: picture.height,
  sources: picture.sources.map(toSource),
  ...present('title', picture.title, same),
});

export const toCrumb = (crumb: CrumbPartsFragment): Crumb => ({
  displayName: crumb.displayName,
  path: crumb.path,
  ...present('categoryId', crumb.categoryId, brandId<CategoryId>),
});

const toTilePrice = (price: TilePartsFragment['price']): TilePrice => ({
  current: toMoney(price.currentPrice),
  startFrom: price.startFromFlag,
  ...present('old', price.oldPrice, toMoney),
  ...present('base', price.basePrice, toBasePrice),
});

const toBasePrice = ({ price, unit }: NonNullable<TilePartsFragment['price']['basePrice']>): BasePrice => ({
  price: toMoney(price),
  unit,
});

export const toDealInfo = (deal: NonNullable<TilePartsFragment['lightningDealInfo']>): LightningDealInfo => ({
  isAvailable: deal.isAvailableLightningDeal,
  until: instantOf(deal.lightningDealTimestampUntil),
  reservedPercentage: deal.lightningReservedPercentageRoundFloor,
  specialPrice: toMoney(deal.lightningSpecialPrice),
  ...present('base', deal.lightningBasePrice, toBasePrice),
  quantityMax: deal.lightningQuantityMax,
});

export const toTile = (tile: TilePartsFragment): ProductTile => ({
  id: brandId<ProductId>(tile.id),
  bestItemId: brandId<ItemId>(tile.bestItemId),
  name: tile.name,
  path: tile.path,
  price: toTilePrice(tile.price),
  moreVariants: tile.moreVariants,
  numberOfRatings: tile.numberOfRatings,
  badges: tile.badges,
  extraBadges: tile.extraBadges,
  image: toPicture(tile.image),
  manufacturerName: tile.manufacturerName,
  breadcrumb: tile.breadCrumb,
  isShortage: tile.isShortage,
  discountPercent: tile.discountPercent,
  minimumOrderQuantity: tile.minimumOrderQuantity,
  ...present('rating', tile.rating, same),
  ...present('energyEfficiency', tile.energyEfficiency, same),
  ...present('lightningDeal', tile.lightningDealInfo, toDealInfo),
  ...present('shortageText', tile.shortageText, same),
  ...present('replacement', tile.replacement, same),
});
