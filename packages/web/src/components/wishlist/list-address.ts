// Addresses of the page of the lists: which list, in which order, and which removals can be taken back.

import { PATHS } from '@tornister/domain/routing';
import { brandId, type WishlistEntryId, type WishlistId } from '@tornister/domain/shared';
import { type ListSort, parseListSort, UNDO_ROWS_MAX } from '@tornister/domain/wishlist';
import { type HeartProduct, heartValue, readHeart } from './heart-value.ts';

const PARAMETERS = {
  list: 'list',
  sort: 'sort',
  removed: 'removed',
  variant: 'variant',
  heart: 'heart',
  from: 'from',
  moved: 'moved',
} as const;

export type ListAddress = {
  readonly listId?: WishlistId;
  readonly sort: ListSort;
  readonly removed: readonly WishlistEntryId[];
  /** The entry in whose row a variant is chosen. */
  readonly variantOf?: WishlistEntryId;
  /** An entry of the list was put on another one: it has no undo row, and may have been the last. */
  readonly hasMoved?: true;
};

/** What an address asks for. */
export const readListAddress = (query: URLSearchParams): ListAddress => {
  const listId = query.get(PARAMETERS.list);
  const variantOf = query.get(PARAMETERS.variant);
  const removed = (query.get(PARAMETERS.removed) ?? '').split(',').filter((id) => id !== '');
  return {
    sort: parseListSort(query.get(PARAMETERS.sort)),
    removed: removed.slice(-UNDO_ROWS_MAX).map(brandId<WishlistEntryId>),
    ...(listId ? { listId: brandId<WishlistId>(listId) } : {}),
    ...(variantOf ? { variantOf: brandId<WishlistEntryId>(variantOf) } : {}),
    ...(query.has(PARAMETERS.moved) ? { hasMoved: true } : {}),
  };
};

/** The address of a list as it is shown. */
export const listHref = ({ listId, sort, removed, variantOf, hasMoved }: ListAddress): string => {
  const query = new URLSearchParams();
  if (listId !== undefined) query.set(PARAMETERS.list, listId);
  if (sort !== 'added') query.set(PARAMETERS.sort, sort);
  if (removed.length > 0) query.set(PARAMETERS.removed, removed.join(','));
  if (variantOf !== undefined) query.set(PARAMETERS.variant, variantOf);
  if (hasMoved) query.set(PARAMETERS.moved, '1');
  const text = query.toString();
  return text === '' ? PATHS.wishlist : `${PATHS.wishlist}?${text}`;
};

/** The address with another undo row. */
export const withRemoved = (address: ListAddress, id: WishlistEntryId): ListAddress => ({
  ...address,
  removed: [...address.removed.filter((other) => other !== id), id],
});

/** The address without the undo row: it was dismissed, or the entry is back. */
export const withoutRemoved = (address: ListAddress, id: WishlistEntryId): ListAddress => ({
  ...address,
  removed: address.removed.filter((other) => other !== id),
});

/** The id of the button that brings a removed entry back. */
export const undoId = (id: WishlistEntryId): string => `undo-${id}`;

/** The id of the row of an entry. */
export const rowId = (id: WishlistEntryId): string => `entry-${id}`;

/** What the ids of the fields of an entry's comment begin with. */
export const commentIdPrefix = (id: string): string => `of-${id}-`;

/** The address with the variant of this entry being chosen, or of none. */
export const withVariantOf = ({ variantOf: _before, ...address }: ListAddress, id?: WishlistEntryId): ListAddress =>
  id === undefined ? address : { ...address, variantOf: id };

/** Where one of several lists is chosen for a product, and to which page that leads back. */
export const chooserHref = (product: HeartProduct, from: string): string =>
  `${PATHS.wishlist}?${new URLSearchParams({ [PARAMETERS.heart]: heartValue(product), [PARAMETERS.from]: from })}`;

/** The product that an address wants a list for. */
export const readChooser = (
  query: URLSearchParams,
): { readonly product: HeartProduct; readonly from: string } | undefined => {
  const product = readHeart(query.get(PARAMETERS.heart) ?? '');
  return product && { product, from: query.get(PARAMETERS.from) ?? '' };
};
