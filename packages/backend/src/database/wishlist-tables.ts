// The tables of wishlists.

import type { GivenRole } from '@tornister/domain/wishlist';
import type { Generated } from 'kysely';

export type WishlistsTable = {
  id: string;
  /** Whose list it is: a guest's by the id of the visit, a member's by the one that stands for the account. */
  user_id: string;
  name: string;
  description: Generated<string>;
  is_default: boolean;
  is_active: Generated<boolean>;
  /** Counts the changes of name and description. */
  version: Generated<number>;
  created_at: number;
};

export type WishlistEntriesTable = {
  id: string;
  wishlist_id: string;
  product_id: string;
  item_id: string;
  quantity: number;
  /** Removed entries keep theirs, so that an undo puts them back where they were. */
  position: number;
  removed_at: number | null;
};

type WishlistCommentsTable = {
  id: string;
  entry_id: string;
  user_id: string;
  /** Who wrote it, as they were called then. */
  name: string;
  comment: string;
  created_at: number;
};

type WishlistLinksTable = {
  id: string;
  wishlist_id: string;
  /** Whoever has it sees the list; it is shown to those who may share the list, so it is not hashed. */
  token: string;
  /** What a member becomes who joins by it. */
  role: GivenRole;
  created_at: number;
};

type WishlistInvitationsTable = {
  id: string;
  wishlist_id: string;
  /** Who has invited; nobody else is shown the address. */
  user_id: string;
  /** Where the mail goes, in small letters. The row goes when the invitation is accepted, taken back or over. */
  email: string;
  /** What a member becomes who accepts it. */
  role: GivenRole;
  expires_at: number;
};

type WishlistMembersTable = {
  id: string;
  wishlist_id: string;
  user_id: string;
  role: GivenRole;
  joined_at: number;
};

export type WishlistTables = {
  wishlists: WishlistsTable;
  wishlist_entries: WishlistEntriesTable;
  wishlist_comments: WishlistCommentsTable;
  wishlist_links: WishlistLinksTable;
  wishlist_members: WishlistMembersTable;
  wishlist_invitations: WishlistInvitationsTable;
};
