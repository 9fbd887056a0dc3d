// Port: the wishlists of a visitor, logged in or not.

import type { Instant, ItemId, ProductId, WishlistEntryId, WishlistId } from '@tornister/domain/shared';
import type {
  EntryInput,
  EntryVariant,
  GivenRole,
  ListRevision,
  PositionComments,
  SeenEntry,
  Wishlist,
  WishlistEntry,
  WishlistEssentials,
} from '@tornister/domain/wishlist';
import type { ResultAsync } from 'neverthrow';
import type { GatewayError } from './gateway-error.ts';

/** An entry, and whether it waits for an undo at its former place. */
export type AskedEntry = { readonly entry: WishlistEntry; readonly isRemoved: boolean };

/** A list with everything that its table shows; comments are asked for apart. */
export type AskedList = Omit<Wishlist, 'entries'> & {
  readonly rows: readonly AskedEntry[];
  /** The state that this is, for who follows the list. */
  readonly revision?: ListRevision;
  /** Whose list it is, where it is somebody else's. */
  readonly ownerName?: string;
  /** For who may share the list. */
  readonly sharing?: ListSharing;
};

/** The links that lead to a list, who has joined it, and who was invited by mail and has not come yet. */
export type ListSharing = {
  readonly links: readonly { readonly id: string; readonly token: string; readonly role: GivenRole }[];
  readonly members: readonly { readonly id: string; readonly name: string; readonly role: GivenRole }[];
  readonly invitations: readonly ListInvitation[];
};

export type ListInvitation = {
  readonly id: string;
  /** Told to nobody but who has typed it. */
  readonly email?: string;
  readonly role: GivenRole;
  readonly expiresAt: Instant;
};

/** A list as whoever has a link sees it. */
export type SharedList = {
  readonly list: AskedList;
  /** What a member becomes who joins. */
  readonly role: GivenRole;
  /** The visitor has the list already. */
  readonly isJoined: boolean;
};

export type ListTexts = { readonly name: string; readonly description: string };

/** The list after a change; none after it was removed. */
type Changed = ResultAsync<WishlistEssentials | undefined, GatewayError>;

/** A refusal names the field of a form, or says with a key what is in the way. A list of somebody else is answered like none. */
export type WishlistGateway = {
  /** What is on which list, the default one first. */
  readonly essentials: () => ResultAsync<readonly WishlistEssentials[], GatewayError>;
  /** One list; those of `removed` that left it a short while ago stand at their former place. Undefined where there is none. */
  readonly list: (
    listId: WishlistId,
    removed: readonly WishlistEntryId[],
  ) => ResultAsync<AskedList | undefined, GatewayError>;
  readonly comments: (listId: WishlistId) => ResultAsync<readonly PositionComments[], GatewayError>;
  /** The items of a product, to choose among them; none where it has one. */
  readonly variants: (productId: ProductId) => ResultAsync<readonly EntryVariant[], GatewayError>;
  /** Adds an item, or restores it; without a list it goes to the active one, which is made where there is none. */
  readonly add: (listId: WishlistId | undefined, entry: EntryInput) => Changed;
  /** Adds several items, all of them or none; without a list they go to the active one. */
  readonly addAll: (listId: WishlistId | undefined, entries: readonly EntryInput[]) => Changed;
  /** From a tile the product is named, too. */
  readonly remove: (
    listId: WishlistId,
    entryId: WishlistEntryId,
    fromTile?: { readonly productId: ProductId; readonly itemId: ItemId },
  ) => Changed;
  /** Refused when the entry is another one by now than the one that was seen. */
  readonly changeQuantity: (listId: WishlistId, entry: EntryInput, seen?: SeenEntry) => Changed;
  /** Keeps the quantity that the entry has, where it is said what was seen; refused when it is another item by now. */
  readonly replace: (listId: WishlistId, entryId: WishlistEntryId, entry: EntryInput, seen?: SeenEntry) => Changed;
  /** Puts an entry on another list, with its quantity and its comments, and takes it off this one: both or neither. */
  readonly move: (from: WishlistId, entryId: WishlistEntryId, to: WishlistId) => Changed;
  readonly create: (texts: ListTexts) => Changed;
  /** Refused when the texts were changed after the version that was seen. */
  readonly update: (listId: WishlistId, texts: ListTexts & { readonly version: number }) => Changed;
  /** The account's own active list; of a joined one the account keeps nothing: it is current in the browser that asked. */
  readonly activate: (listId: WishlistId) => Changed;
  readonly removeList: (listId: WishlistId) => Changed;
  readonly comment: (listId: WishlistId, entryId: WishlistEntryId, comment: string) => Changed;
  /** The list of a link, for everybody; undefined where the link leads nowhere. */
  readonly shared: (token: string) => ResultAsync<SharedList | undefined, GatewayError>;
  /** Makes the link of a role; there is one for each. */
  readonly share: (listId: WishlistId, role: GivenRole) => Changed;
  /** Who has joined by the link stays. */
  readonly revokeLink: (listId: WishlistId, linkId: string) => Changed;
  /** Sends a mail that invites one person; never says whether the address is known. */
  readonly invite: (listId: WishlistId, invited: { readonly email: string; readonly role: GivenRole }) => Changed;
  readonly revokeInvitation: (listId: WishlistId, invitationId: string) => Changed;
  readonly join: (token: string) => Changed;
  readonly leave: (listId: WishlistId) => Changed;
  /** Without a role they are taken off the list. */
  readonly changeMember: (listId: WishlistId, memberId: string, role: GivenRole | undefined) => Changed;
  readonly removeComment: (listId: WishlistId, commentId: string) => Changed;
};
