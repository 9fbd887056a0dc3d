// Resolvers of the wishlists.

import { shownListName } from '@tornister/domain/wishlist';
import { ok, type Result } from 'neverthrow';
import type { Answer } from '../graphql/answer.ts';
import { answered } from '../graphql/answered.ts';
import { mayShop } from '../graphql/business-gate.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Resolvers } from '../graphql/generated/resolver-types.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { refuseEndedLogin } from '../visitor/require-visitor.ts';
import { addEntries, addEntry, changeQuantity, removeEntry, replaceEntry } from './change-entries.ts';
import { addComment, readComments, removeComment } from './comments.ts';
import { activateList, createList, removeList, updateList } from './edit-lists.ts';
import { readVariants } from './entry-variants.ts';
import { inviteToList, revokeInvitation } from './invitations.ts';
import { moveEntry } from './move-entry.ts';
import { listsOf, requireOwner } from './own-lists.ts';
import { readEntries, readReferences } from './read-entries.ts';
import {
  changeMember,
  joinList,
  leaveList,
  makeLink,
  readOwnerName,
  readShared,
  readSharing,
  revokeLink,
} from './share-list.ts';
import { showList, showWithRevision } from './show-list.ts';
import { readTeaserList, showTeaserEntry, totalOfPosition } from './teaser-lists.ts';

/**
 * Who has no lists that can be seen has none; only an ended login is told, so that its owner does not take the lists for lost. A visitor
 * who made a list in a consumer shop is a stranger in the business edition: the list would show the prices there.
 */
const readLists = async (
  context: RequestContext,
  listId: string | null | undefined,
): Promise<Result<readonly Answer<'Wishlist'>[], Refusal>> => {
  const ended = refuseEndedLogin(context);
  if (ended.isErr()) return ended.map(() => []);
  if (!mayShop(context)) return ok([]);
  const owner = await requireOwner(context, context.database);
  if (owner.isErr()) return ok([]);
  const lists = await listsOf(context, context.database, owner.value);
  if (!listId) return ok(lists.map((list) => showList(list)));
  const list = lists.find(({ id }) => id === listId);
  return ok(list === undefined ? [] : [await showWithRevision(context.database, list)]);
};

export const wishlistResolvers: Pick<Resolvers, 'Query' | 'Mutation' | 'Wishlist'> = {
  Query: {
    getAllWishlists: (_parent, { externalId }, context) => answered(readLists(context, externalId)),
    getCommentsPerWishlist: (_parent, { wishlistId }, context) => answered(readComments(context, wishlistId)),
    getSharedWishlist: (_parent, { token }, context) => answered(readShared(context, token)),
    getWishlistVariants: (_parent, { productId }, context) => readVariants(context, productId),
    getWishlistFromTeaserId: (_parent, { teaserListId }, context) => readTeaserList(context, teaserListId),
    getTotalsForTeaserWishlist: (_parent, position, context) => totalOfPosition(context, position),
  },
  Mutation: {
    addProductToWishlist: (_parent, { externalId, entry }, context) => answered(addEntry(context, externalId, entry)),
    addProductsToWishlist: (_parent, { externalId, entries }, context) =>
      answered(addEntries(context, externalId, entries)),
    replaceItemInTeaserWishlist: (_parent, { itemId, oldExternalId, quantity }, context) =>
      showTeaserEntry(context, { id: oldExternalId, itemId, quantity }),
    removeProductFromWishlist: (_parent, { externalId, entryId, entry }, context) =>
      answered(removeEntry(context, { listId: externalId, entryId }, entry)),
    changeQtyInWishlist: (_parent, { externalId, entry, seen }, context) =>
      answered(changeQuantity(context, externalId, { entry, seen })),
    replaceItemInWishlist: (_parent, { externalId, entryId, entry, seen }, context) =>
      answered(replaceEntry(context, { listId: externalId, entryId }, { entry, seen })),
    moveWishlistEntry: (_parent, { externalId, entryId, toWishlistId }, context) =>
      answered(moveEntry(context, { listId: externalId, entryId }, toWishlistId)),
    createWishlist: (_parent, texts, context) => answered(createList(context, texts)),
    updateWishlist: (_parent, { externalId, ...texts }, context) => answered(updateList(context, externalId, texts)),
    activateWishlist: (_parent, { externalId }, context) => answered(activateList(context, externalId)),
    removeWishlist: (_parent, { externalId }, context) => answered(removeList(context, externalId)),
    addWishlistComment: (_parent, { externalId, entryId, comment }, context) =>
      answered(addComment(context, { listId: externalId, entryId }, comment)),
    removeWishlistComment: (_parent, { externalId, commentId }, context) =>
      answered(removeComment(context, externalId, commentId)),
    shareWishlist: (_parent, { externalId, role }, context) => answered(makeLink(context, externalId, role)),
    revokeWishlistLink: (_parent, { externalId, linkId }, context) => answered(revokeLink(context, externalId, linkId)),
    inviteToWishlist: (_parent, { externalId, ...invited }, context) =>
      answered(inviteToList(context, externalId, invited)),
    revokeWishlistInvitation: (_parent, { externalId, invitationId }, context) =>
      answered(revokeInvitation(context, externalId, invitationId)),
    joinWishlist: (_parent, { token }, context) => answered(joinList(context, token)),
    leaveWishlist: (_parent, { externalId }, context) => answered(leaveList(context, externalId)),
    changeWishlistMember: (_parent, { externalId, memberId, role }, context) =>
      answered(changeMember(context, externalId, { memberId, role: role ?? undefined })),
  },
  Wishlist: {
    name: (list, _arguments, { storefront }) => shownListName(list, storefront),
    ownerName: ({ externalId, isCreator }, _arguments, { database }) =>
      isCreator ? null : readOwnerName(database, externalId),
    sharing: ({ externalId, isCreator, isAdmin }, _arguments, context) =>
      isCreator || isAdmin ? readSharing(context, externalId) : null,
    // Whatever a list came from: its goods and prices are for those who may shop.
    references: ({ externalId }, _arguments, context) =>
      mayShop(context) ? readReferences(context.database, externalId) : [],
    entries: ({ externalId }, { removed }, context) =>
      mayShop(context) ? readEntries(context, externalId, removed ?? []) : [],
  },
};
