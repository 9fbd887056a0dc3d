// The port `WishlistGateway`, on GraphQL.

import type { GatewayError, WishlistGateway } from '@tornister/application/ports';
import type { EntryInput, SeenEntry, WishlistEssentials } from '@tornister/domain/wishlist';
import { err, ok, type Result } from 'neverthrow';
import {
  activateWishlist,
  addProductsToWishlist,
  addProductToWishlist,
  addWishlistComment,
  changeQtyInWishlist,
  changeWishlistMember,
  createWishlist,
  getAllWishlistsEssentials,
  getCommentsPerWishlist,
  getSharedWishlist,
  getWishlist,
  getWishlistVariants,
  inviteToWishlist,
  joinWishlist,
  leaveWishlist,
  moveWishlistEntry,
  removeProductFromWishlist,
  removeWishlist,
  removeWishlistComment,
  replaceItemInWishlist,
  revokeWishlistInvitation,
  revokeWishlistLink,
  shareWishlist,
  updateWishlist,
} from '../generated/operations/wishlist.ts';
import type { WishlistResultPartsFragment } from '../generated/operations.ts';
import { same } from '../mapping/parts-mapper.ts';
import type { GraphqlTransport } from '../transport/graphql-transport.ts';
import { toEssentials, toList, toPositionComments, toVariants } from './wishlist-mapper.ts';

/** The list is renewed when the answer brings it along: in the field `merkzettel` (spec 3 §7). */
const changed = (answer: WishlistResultPartsFragment): Result<WishlistEssentials | undefined, GatewayError> =>
  answer.successful
    ? ok(answer.merkzettel === null ? undefined : toEssentials(answer.merkzettel))
    : err({
        kind: 'gateway.refused',
        message: answer.generalErrorMessage ?? '',
        fieldErrors: answer.fieldErrors.map(({ fieldName, errorMessage }) => ({
          field: fieldName,
          message: errorMessage,
        })),
      });

const entryOf = ({ productId, itemId, quantity }: EntryInput): EntryInput => ({ productId, itemId, quantity });

/** The specification's calls say nothing of it. */
const seenBy = (seen: SeenEntry | undefined): { readonly seen?: SeenEntry } =>
  seen === undefined ? {} : { seen: { itemId: seen.itemId, quantity: seen.quantity } };

/** The visitor's wishlists. */
export const createGraphqlWishlistGateway = (transport: GraphqlTransport): WishlistGateway => ({
  essentials: () =>
    transport.run(getAllWishlistsEssentials, {}, ({ getAllWishlists }) => getAllWishlists.map(toEssentials)),
  list: (externalId, removed) =>
    transport.run(
      getWishlist,
      { externalId, removed: [...removed] },
      ({ getAllWishlists: [list] }) => list && toList(list),
    ),
  comments: (wishlistId) => transport.run(getCommentsPerWishlist, { wishlistId }, toPositionComments),
  variants: (productId) => transport.run(getWishlistVariants, { productId }, toVariants),
  add: (listId, entry) =>
    transport
      .run(addProductToWishlist, { externalId: listId ?? null, entry: entryOf(entry) }, (answer) =>
        changed(answer.addProductToWishlist),
      )
      .andThen(same),
  addAll: (listId, entries) =>
    transport
      .run(addProductsToWishlist, { externalId: listId ?? null, entries: entries.map(entryOf) }, (answer) =>
        changed(answer.addProductsToWishlist),
      )
      .andThen(same),
  remove: (externalId, entryId, fromTile) =>
    transport
      .run(removeProductFromWishlist, { externalId, entryId, entry: fromTile ?? null }, (answer) =>
        changed(answer.removeProductFromWishlist),
      )
      .andThen(same),
  changeQuantity: (externalId, entry, seen) =>
    transport
      .run(changeQtyInWishlist, { externalId, entry: entryOf(entry), ...seenBy(seen) }, (answer) =>
        changed(answer.changeQtyInWishlist),
      )
      .andThen(same),
  replace: (externalId, entryId, entry, seen) =>
    transport
      .run(replaceItemInWishlist, { externalId, entryId, entry: entryOf(entry), ...seenBy(seen) }, (answer) =>
        changed(answer.replaceItemInWishlist),
      )
      .andThen(same),
  move: (externalId, entryId, toWishlistId) =>
    transport
      .run(moveWishlistEntry, { externalId, entryId, toWishlistId }, (answer) => changed(answer.moveWishlistEntry))
      .andThen(same),
  create: (texts) =>
    transport.run(createWishlist, { ...texts }, (answer) => changed(answer.createWishlist)).andThen(same),
  update: (externalId, texts) =>
    transport.run(updateWishlist, { externalId, ...texts }, (answer) => changed(answer.updateWishlist)).andThen(same),
  activate: (externalId) =>
    transport.run(activateWishlist, { externalId }, (answer) => changed(answer.activateWishlist)).andThen(same),
  removeList: (externalId) =>
    transport.run(removeWishlist, { externalId }, (answer) => changed(answer.removeWishlist)).andThen(same),
  comment: (externalId, entryId, comment) =>
    transport
      .run(addWishlistComment, { externalId, entryId, comment }, (answer) => changed(answer.addWishlistComment))
      .andThen(same),
  shared: (token) =>
    transport.run(getSharedWishlist, { token, removed: [] }, ({ getSharedWishlist: shared }) =>
      shared === null ? undefined : { list: toList(shared.list), role: shared.role, isJoined: shared.isJoined },
    ),
  share: (externalId, role) =>
    transport.run(shareWishlist, { externalId, role }, (answer) => changed(answer.shareWishlist)).andThen(same),
  revokeLink: (externalId, linkId) =>
    transport
      .run(revokeWishlistLink, { externalId, linkId }, (answer) => changed(answer.revokeWishlistLink))
      .andThen(same),
  invite: (externalId, { email, role }) =>
    transport
      .run(inviteToWishlist, { externalId, email, role }, (answer) => changed(answer.inviteToWishlist))
      .andThen(same),
  revokeInvitation: (externalId, invitationId) =>
    transport
      .run(revokeWishlistInvitation, { externalId, invitationId }, (answer) => changed(answer.revokeWishlistInvitation))
      .andThen(same),
  join: (token) => transport.run(joinWishlist, { token }, (answer) => changed(answer.joinWishlist)).andThen(same),
  leave: (externalId) =>
    transport.run(leaveWishlist, { externalId }, (answer) => changed(answer.leaveWishlist)).andThen(same),
  changeMember: (externalId, memberId, role) =>
    transport
      .run(changeWishlistMember, { externalId, memberId, role: role ?? null }, (answer) =>
        changed(answer.changeWishlistMember),
      )
      .andThen(same),
  removeComment: (externalId, commentId) =>
    transport
      .run(removeWishlistComment, { externalId, commentId }, (answer) => changed(answer.removeWishlistComment))
      .andThen(same),
});
