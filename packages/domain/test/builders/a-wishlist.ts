import { money } from '../../src/money/money.ts';
import { brandId, type ItemId, type ProductId, type WishlistEntryId, type WishlistId } from '../../src/shared/brand.ts';
import { instantOf } from '../../src/shared/instant.ts';
import type {
  Wishlist,
  WishlistComment,
  WishlistEntry,
  WishlistEssentials,
  WishlistItem,
} from '../../src/wishlist/wishlist.ts';

export const entryId = (id: string) => brandId<WishlistEntryId>(id);
export const listId = (id: string) => brandId<WishlistId>(id);
export const productId = (id: string) => brandId<ProductId>(id);

export const anItem = (changes: Partial<WishlistItem> = {}): WishlistItem => ({
  itemId: brandId<ItemId>('1-1'),
  productId: productId('1'),
  name: 'Buntstifte',
  brand: 'Farbe & Co',
  breadcrumb: ['Malen'],
  path: '/prod/1/',
  picture: { src: '/p.avif', alt: 'Buntstifte', width: 140, height: 105, sources: [] },
  orderNumber: '100001',
  minimumOrderQuantity: 1,
  variantInfo: [],
  badges: { sale: false, new: false, popular: false },
  extraBadges: [],
  prices: { current: money(399) },
  deliveryStatusText: 'auf Lager',
  deliveryStatusColor: 'green',
  areAllDeliveryTimesTheSame: true,
  isPrimeEligible: false,
  hasMultipleItems: false,
  hasSamePricesForAllItems: true,
  ...changes,
});

export const anEntry = (id: string, changes: Partial<WishlistEntry> = {}): WishlistEntry => ({
  id: entryId(id),
  quantity: 2,
  item: anItem({ productId: productId(id) }),
  saleability: { kind: 'saleable' },
  total: money(798),
  comments: [],
  ...changes,
});

export const aList = (id: string, changes: Partial<Wishlist> = {}): Wishlist => ({
  id: listId(id),
  name: 'Klasse 3b',
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
