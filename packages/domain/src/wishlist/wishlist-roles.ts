// What somebody may do with a list. The specification names the four flags and not their effect; this is the ladder that shared
// lists have everywhere: each role may do what the ones below it may. Source: spec 3 §3 "Wishlist", §6.

import type { Wishlist, WishlistRole } from './wishlist.ts';

export type WishlistAction =
  | 'view'
  | 'comment'
  | 'add-to-cart'
  | 'add-entry'
  | 'change-quantity'
  | 'replace-variant'
  | 'remove-entry'
  | 'rename-list'
  | 'share-list'
  | 'remove-list';

const READER: readonly WishlistAction[] = ['view', 'add-to-cart'];
const COMMENTATOR: readonly WishlistAction[] = [...READER, 'comment'];
const EDITOR: readonly WishlistAction[] = [
  ...COMMENTATOR,
  'add-entry',
  'change-quantity',
  'replace-variant',
  'remove-entry',
];
const ADMIN: readonly WishlistAction[] = [...EDITOR, 'rename-list', 'share-list'];

/** Readers look and buy; commentators also comment; editors also change entries; admins also rename and share; creators also remove. */
export const WISHLIST_PERMISSIONS: Readonly<Record<WishlistRole, readonly WishlistAction[]>> = {
  reader: READER,
  commentator: COMMENTATOR,
  editor: EDITOR,
  admin: ADMIN,
  creator: [...ADMIN, 'remove-list'],
};

/** A role may do what its ladder allows; the default list cannot be removed by anybody. */
export const mayOnList = (list: Pick<Wishlist, 'role' | 'isDefault'>, action: WishlistAction): boolean =>
  WISHLIST_PERMISSIONS[list.role].includes(action) && !(action === 'remove-list' && list.isDefault);

/**
 * The role that the server's four flags make: the highest one that is set. Nobody becomes a commentator for lack of a flag: none of
 * them is a reader.
 */
export const roleFromFlags = (flags: {
  readonly isCreator: boolean;
  readonly isAdmin: boolean;
  readonly isEditor: boolean;
  readonly isCommentator: boolean;
}): WishlistRole => {
  if (flags.isCreator) return 'creator';
  if (flags.isAdmin) return 'admin';
  if (flags.isEditor) return 'editor';
  return flags.isCommentator ? 'commentator' : 'reader';
};

/** Comments are deleted by those whom the server allows it. */
export const mayDeleteComment = (comment: { readonly allowedToDeleteByUser: boolean }): boolean =>
  comment.allowedToDeleteByUser;
