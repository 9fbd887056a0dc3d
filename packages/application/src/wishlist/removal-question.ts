// What is asked before a list is removed: the list is read for it, and what would be lost is counted.

import type { WishlistId } from '@tornister/domain/shared';
import { asksBeforeRemoval, type ListLosses, mayOnList } from '@tornister/domain/wishlist';
import { okAsync, type ResultAsync } from 'neverthrow';
import type { AskedList, GatewayError, WishlistGateway } from '../ports/index.ts';

const lossesOf = ({ rows, sharing }: AskedList): ListLosses => ({
  articles: rows.filter(({ isRemoved }) => !isRemoved).length,
  people: sharing?.members.length ?? 0,
  ways: (sharing?.links.length ?? 0) + (sharing?.invitations.length ?? 0),
});

/** What would be lost with the list; undefined where nothing would, or it is not there, or the visitor may not remove it. Who is sure is not asked. */
export const removalQuestion = (
  wishlists: Pick<WishlistGateway, 'list'>,
  listId: WishlistId,
  isSure: boolean,
): ResultAsync<ListLosses | undefined, GatewayError> => {
  if (isSure) return okAsync(undefined);
  return wishlists.list(listId, []).map((list) => {
    if (list === undefined || !mayOnList(list, 'remove-list')) return undefined;
    const losses = lossesOf(list);
    return asksBeforeRemoval(losses) ? losses : undefined;
  });
};
