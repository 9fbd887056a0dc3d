// Builders of wishlists, their entries and their comments for tests.

import { money } from '../src/money/money.ts';
import { brandId, type ItemId, type ProductId, type WishlistEntryId, type WishlistId } from '../src/shared/brand.ts';
import { instantOf } from '../src/shared/instant.ts';
import type {
  Wishlist,
  WishlistComment,
  WishlistEntry,
  WishlistEssentials,
  WishlistItem,
} from '../src/wishlist/wishlist.ts';

export const listId = (id: string) => brandId<WishlistId>(id);
export const productId = (id: string) => brandId<ProductId>(id);
/** The id of the entry that `aListEntry` makes of the product. */
export const entryId = (product: string) => brandId<WishlistEntryId>(`entry-${product}`);

/** Compasses for 5 € on a list, unless something else is said. */
export const aListItem = (changes: Partial<WishlistItem> = {}): WishlistItem => ({
  itemId: brandId<ItemId>('1-1'),
  productId: productId('1'),
  name: 'Zirkel',
  brand: 'Kreis & Co',
  breadcrumb: [],
  path: '/prod/1/',
  picture: { src: '/p.avif', alt: '', width: 140, height: 105, sources: [] },
  orderNumber: '100001',
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
  ...changes,
});

/** An entry of a product whose only item has the product's id with `-1`. */
export const aListEntry = (product: string, changes: Partial<WishlistEntry> = {}): WishlistEntry => ({
  id: entryId(product),
  quantity: 1,
  item: aListItem({
    itemId: brandId<ItemId>(`${product}-1`),
    productId: productId(product),
    name: `Zirkel ${product}`,
    path: `/prod/${product}/`,
    orderNumber: `10000${product}`,
  }),
  saleability: { kind: 'saleable' },
  total: money(500),
  comments: [],
  ...changes,
});

/** A list of the visitor's own with nothing on it. */
export const aWishlist = (id: string, changes: Partial<Wishlist> = {}): Wishlist => ({
  id: listId(id),
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

/** A comment that the reader may not delete. */
export const aComment = (id: string): WishlistComment => ({
  id,
  comment: 'Bitte in Blau',
  name: 'Mia',
  displayedDate: '21.11.2026',
  allowedToDeleteByUser: false,
});

/** The essentials of a whole list. */
export const essentialsOf = ({ id, name, active, isDefault, role, entries }: Wishlist): WishlistEssentials => ({
  id,
  name,
  active,
  isDefault,
  role,
  entries: entries.map(({ id: entryId, quantity, item }) => ({
    id: entryId,
    quantity,
    productId: item.productId,
    itemId: item.itemId,
  })),
});
