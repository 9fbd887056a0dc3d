// Translates wishlists from the schema's words into the domain's.

import type { AskedEntry, AskedList } from '@tornister/application/ports';
import {
  brandId,
  type ItemId,
  instantOf,
  type ProductId,
  type WishlistEntryId,
  type WishlistId,
} from '@tornister/domain/shared';
import {
  type EntryVariant,
  type PositionComments,
  roleFromFlags,
  type WishlistEntry,
  type WishlistEssentials,
  type WishlistItem,
  type WishlistPrices,
} from '@tornister/domain/wishlist';
import type {
  GetCommentsPerWishlistQuery,
  GetWishlistVariantsQuery,
  WishlistEntryPartsFragment,
  WishlistEssentialPartsFragment,
  WishlistPartsFragment,
} from '../generated/operations.ts';
import { present, same, toDealInfo, toMoney, toPicture, toTile } from '../mapping/parts-mapper.ts';

export const toEssentials = (answer: WishlistEssentialPartsFragment): WishlistEssentials => ({
  id: brandId<WishlistId>(answer.externalId),
  name: answer.name,
  active: answer.active,
  isDefault: answer.isDefault,
  role: roleFromFlags(answer),
  entries: answer.references.map(({ externalId, productId, itemId, quantity }) => ({
    id: brandId<WishlistEntryId>(externalId),
    productId: brandId<ProductId>(productId),
    itemId: brandId<ItemId>(itemId),
    quantity,
  })),
});

type AnsweredList = WishlistPartsFragment;
type AnsweredEntry = WishlistEntryPartsFragment;
type AnsweredItem = AnsweredEntry['item'];

const toPrices = (prices: AnsweredItem['unitPrices']): WishlistPrices => ({
  current: toMoney(prices.current),
  ...present('old', prices.old, toMoney),
  ...present('base', prices.basePrice, (base) => ({ price: toMoney(base.price), unit: base.unit })),
  ...present('savings', prices.savings, toMoney),
  ...present('lightning', prices.lightning, toMoney),
});

const toItem = (item: AnsweredItem): WishlistItem => ({
  itemId: brandId<ItemId>(item.itemId),
  productId: brandId<ProductId>(item.productId),
  name: item.name,
  brand: item.brand,
  breadcrumb: item.crumbs,
  path: item.path,
  picture: toPicture(item.image),
  orderNumber: item.orderNumber,
  minimumOrderQuantity: item.minimumOrderQuantity,
  maxQuantity: item.maxQuantity,
  variantInfo: item.variantInfoList,
  badges: item.badges,
  extraBadges: item.extraBadges,
  prices: toPrices(item.unitPrices),
  deliveryStatusColor: item.deliveryStatusColor,
  deliveryStatusText: item.deliveryStatusText,
  areAllDeliveryTimesTheSame: item.areAllDeliveryTimesTheSame,
  isPrimeEligible: item.primeFaehig,
  hasMultipleItems: item.hasMultipleItems,
  hasSamePricesForAllItems: item.hasSamePricesForAllItems,
  ...present('lightningDeal', item.lightningDealInfo, toDealInfo),
  ...present('deliveryStatusLight', item.deliveryStatusLight, same),
  ...present('energyEfficiency', item.energyEfficiency, same),
});

/** An entry as its row shows it; comments are asked for apart. */
export const toEntry = (answer: AnsweredEntry): WishlistEntry => ({
  id: brandId<WishlistEntryId>(answer.externalId),
  quantity: answer.quantity,
  item: toItem(answer.item),
  saleability: answer.isSaleable
    ? { kind: 'saleable' }
    : { kind: 'unsaleable', ...present('replacement', answer.replacement, toTile) },
  total: toMoney(answer.totals),
  comments: [],
});

const toAskedEntry = (answer: AnsweredEntry): AskedEntry => ({
  isRemoved: answer.isRemoved,
  entry: toEntry(answer),
});

export const toList = (answer: AnsweredList): AskedList => ({
  id: brandId<WishlistId>(answer.externalId),
  name: answer.name,
  description: answer.description,
  createdAt: instantOf(answer.createdAt),
  version: answer.version,
  active: answer.active,
  isDefault: answer.isDefault,
  isStandardList: answer.isStandardList,
  role: roleFromFlags(answer),
  users: [],
  rows: answer.entries.map(toAskedEntry),
  ...present('revision', answer.revision, same),
  ...present('ownerName', answer.ownerName, same),
  ...present('sharing', answer.sharing, ({ links, members, invitations }) => ({
    links: links.map(({ externalId, ...link }) => ({ id: externalId, ...link })),
    members: members.map(({ externalId, ...member }) => ({ id: externalId, ...member })),
    invitations: invitations.map(({ externalId, email, role, expiresAt }) => ({
      id: externalId,
      role,
      expiresAt: instantOf(expiresAt),
      ...present('email', email, same),
    })),
  })),
});

export const toPositionComments = (answer: GetCommentsPerWishlistQuery): readonly PositionComments[] =>
  answer.getCommentsPerWishlist.map(({ positionId, comments }) => ({
    positionId: brandId<WishlistEntryId>(positionId),
    comments: comments.map(({ externalId, ...comment }) => ({ id: externalId, ...comment })),
  }));

export const toVariants = ({ getWishlistVariants }: GetWishlistVariantsQuery): readonly EntryVariant[] =>
  getWishlistVariants.map(({ itemId, price, ...variant }) => ({
    ...variant,
    itemId: brandId<ItemId>(itemId),
    price: toMoney(price),
  }));
