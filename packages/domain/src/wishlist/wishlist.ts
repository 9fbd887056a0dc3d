// Wishlists (Merkzettel): tables of saved products that several people may keep together. Source: spec 3 §3 "Wishlist", "Wishlist entry".

import type {
  Badges,
  BasePrice,
  EnergyEfficiency,
  ExtraBadge,
  LightningDealInfo,
  Picture,
  ProductTile,
} from '../catalogue/product.ts';
import type { DeliveryStatusColor } from '../catalogue/product-detail.ts';
import { productLink } from '../catalogue/tile.ts';
import type { Money } from '../money/money.ts';
import type { ItemId, ProductId, WishlistEntryId, WishlistId } from '../shared/brand.ts';
import type { Instant } from '../shared/instant.ts';

export type WishlistPrices = {
  readonly current: Money;
  readonly old?: Money;
  readonly base?: BasePrice;
  readonly savings?: Money;
  readonly lightning?: Money;
};

export type WishlistItem = {
  readonly itemId: ItemId;
  readonly productId: ProductId;
  readonly name: string;
  readonly brand: string;
  readonly breadcrumb: readonly string[];
  /** Product path; with variants the link adds the item as `varid`. */
  readonly path: string;
  readonly picture: Picture;
  readonly orderNumber: string;
  readonly minimumOrderQuantity: number;
  /** Absent when the server names none; then 9999. */
  readonly maxQuantity?: number;
  readonly variantInfo: readonly { readonly label: string; readonly value: string }[];
  readonly badges: Badges;
  readonly extraBadges: readonly ExtraBadge[];
  readonly prices: WishlistPrices;
  readonly lightningDeal?: LightningDealInfo;
  readonly energyEfficiency?: EnergyEfficiency;
  readonly deliveryStatusText: string;
  /** Whether a traffic light stands beside it; absent where the stock system leaves that to the words. */
  readonly deliveryStatusLight?: boolean;
  readonly deliveryStatusColor: DeliveryStatusColor;
  readonly areAllDeliveryTimesTheSame: boolean;
  readonly isPrimeEligible: boolean;
  readonly hasMultipleItems: boolean;
  readonly hasSamePricesForAllItems: boolean;
};

/** For sale, or greyed with a replacement. */
export type EntrySaleability =
  | { readonly kind: 'saleable' }
  | { readonly kind: 'unsaleable'; readonly replacement?: ProductTile };

export type WishlistEntry = {
  readonly id: WishlistEntryId;
  readonly quantity: number;
  readonly item: WishlistItem;
  readonly saleability: EntrySaleability;
  readonly total: Money;
  readonly comments: readonly WishlistComment[];
};

export type WishlistComment = {
  readonly id: string;
  readonly comment: string;
  readonly name: string;
  readonly displayedDate: string;
  readonly allowedToDeleteByUser: boolean;
};

export type WishlistUser = { readonly id: string; readonly name: string; readonly role: WishlistRole };

export const WISHLIST_ROLES = ['creator', 'admin', 'editor', 'commentator', 'reader'] as const;
export type WishlistRole = (typeof WISHLIST_ROLES)[number];

export type Wishlist = {
  readonly id: WishlistId;
  readonly name: string;
  readonly description?: string;
  readonly createdAt: Instant;
  /** Counts the changes of name and description; who changes them says which one was seen. */
  readonly version: number;
  /** The list that the heart on a tile writes to. */
  readonly active: boolean;
  /** The list that everybody has: cannot be removed. */
  readonly isDefault: boolean;
  readonly isStandardList: boolean;
  /** What the visitor is on this list. */
  readonly role: WishlistRole;
  readonly users: readonly WishlistUser[];
  readonly entries: readonly WishlistEntry[];
};

/** What hearts, the list chooser and the header have to know of a list. Source: spec 3 §7 "essentials". */
export type WishlistEssentials = Pick<Wishlist, 'id' | 'name' | 'active' | 'isDefault' | 'role'> & {
  readonly entries: readonly EntryEssentials[];
};

export type EntryEssentials = {
  readonly id: WishlistEntryId;
  readonly productId: ProductId;
  readonly itemId: ItemId;
  readonly quantity: number;
};

/** Address of an entry's product page: the item path, with `varid` when the item has variant info. */
export const entryLink = ({ path, itemId, variantInfo }: Pick<WishlistItem, 'path' | 'itemId' | 'variantInfo'>) =>
  productLink(path, { itemId, hasVariantInfo: variantInfo.length > 0 });

/** An unsaleable entry is greyed: no link and no add-to-cart, but its replacement is shown. */
export const isSaleable = (entry: Pick<WishlistEntry, 'saleability'>): boolean => entry.saleability.kind === 'saleable';

/** The options menu (lists, comments, configuration, remove) is for logged-in users and saleable entries. */
export const hasOptionsMenu = (entry: Pick<WishlistEntry, 'saleability'>, isLoggedIn: boolean): boolean =>
  isLoggedIn && isSaleable(entry);
