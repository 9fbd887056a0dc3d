// Products as the shop shows them: a tile in a list, a page with its items. Source: spec 1 §3, spec 3 §3.

import type { Money } from '../money/money.ts';
import type { CategoryId, ItemId, ProductId } from '../shared/brand.ts';
import type { Instant } from '../shared/instant.ts';

export type PictureSource = {
  readonly src: string;
  readonly width: number;
  /** MIME type, when the source is one format of several. */
  readonly type?: string;
  readonly media?: string;
  readonly sizesValue?: string;
};

export type Picture = {
  readonly src: string;
  readonly alt: string;
  readonly title?: string;
  readonly width: number;
  readonly height: number;
  readonly sources: readonly PictureSource[];
};

export type Badges = { readonly sale: boolean; readonly new: boolean; readonly popular: boolean };
export type ExtraBadge = { readonly id: string; readonly name: string };

/** Price per legal unit (§ 4 PAngV), like 3,99 € per 1 l. */
export type BasePrice = { readonly price: Money; readonly unit: string };

export type TilePrice = {
  readonly current: Money;
  /** The price that is struck through: the lowest price of the last 30 days. */
  readonly old?: Money;
  /** True when the items differ in price and `current` is the lowest. */
  readonly startFrom: boolean;
  readonly base?: BasePrice;
};

export type EnergyEfficiency = { readonly imgPath: string; readonly detailsImgPath: string; readonly imgAlt: string };

/** What a lightning deal offers right now. Percentages are whole numbers from 0 to 100. */
export type LightningDealInfo = {
  readonly isAvailable: boolean;
  readonly until: Instant;
  readonly reservedPercentage: number;
  readonly specialPrice: Money;
  /** What one unit of the goods costs at that price (§ 4 PAngV). */
  readonly base?: BasePrice;
  readonly quantityMax: number;
};

/** A file that belongs to a product; its type and size are in words. */
export type Download = { readonly name: string; readonly url: string; readonly sizeText: string };

export type ProductTile = {
  readonly id: ProductId;
  readonly bestItemId: ItemId;
  readonly name: string;
  /** Address of the product page, beginning and ending with a slash. */
  readonly path: string;
  readonly price: TilePrice;
  readonly moreVariants: boolean;
  /** Average from 0 to 5; absent when nobody has rated. */
  readonly rating?: number;
  readonly numberOfRatings: number;
  readonly badges: Badges;
  readonly extraBadges: readonly ExtraBadge[];
  readonly image: Picture;
  readonly manufacturerName: string;
  readonly breadcrumb: readonly string[];
  readonly energyEfficiency?: EnergyEfficiency;
  readonly lightningDeal?: LightningDealInfo;
  readonly isShortage: boolean;
  readonly shortageText?: string;
  /** What is offered in the place of goods that cannot be bought. */
  readonly replacement?: { readonly name: string; readonly path: string };
  /** Whole percent against the lowest price of the last 30 days; 0 when there is no reduction. */
  readonly discountPercent: number;
  readonly minimumOrderQuantity: number;
};

export type Crumb = { readonly displayName: string; readonly path: string; readonly categoryId?: CategoryId };
