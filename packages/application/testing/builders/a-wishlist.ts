// Builders of wishlists and their entries.

import { money } from '@tornister/domain/money';
import {
  brandId,
  type ItemId,
  instantOf,
  type ProductId,
  type WishlistEntryId,
  type WishlistId,
} from '@tornister/domain/shared';
import type { Wishlist, WishlistEntry } from '@tornister/domain/wishlist';

/** An entry of a product whose only item has the product's id with `-1`. */
export const aListEntry = (product: string, changes: Partial<WishlistEntry> = {}): WishlistEntry => ({
  id: brandId<WishlistEntryId>(`entry-${product}`),
  quantity: 1,
  item: {
    itemId: brandId<ItemId>(`${product}-1`),
    productId: brandId<ProductId>(product),
    name: `Zirkel ${product}`,
    brand: 'Kreis & Co',
    breadcrumb: [],
    path: `/prod/${product}/`,
    picture: { src: '/p.avif', alt: '', width: 140, height: 105, sources: [] },
    orderNumber: `10000${product}`,
    minimumOrderQuantity: 1,
    variantInfo: [],
    badges: { sale: false, new: false, popular: false },
    extraBadges: [],
    prices: { current: money(500) },
    deliveryStatusText: 'auf Lager',
    deliveryStatusColor: 'green',
    areAllDeliveryTimesTheSame: true,
    isPrimeEligible: false,
    hasMultipleItems: false,
    hasSamePricesForAllItems: true,
  },
  saleability: { kind: 'saleable' },
  total: money(500),
  comments: [],
  ...changes,
});

/** A list of the visitor's own. */
export const aWishlist = (id: string, changes: Partial<Wishlist> = {}): Wishlist => ({
  id: brandId<WishlistId>(id),
  name: `Liste ${id}`,
  createdAt: instantOf(0),
  version: 1,
  active: false,
  isDefault: false,
  isStandardList: false,
  role: 'creator',
  users: [],
  entries: [],
  ...changes,
});
