// Comments below the entries of a list: written by members, deleted by who wrote them or may rename the list. Source: spec 3 §3, §5.

import { ENTRY_COMMENTS_MAX, mayOnList, parseComment } from '@tornister/domain/wishlist';
import { sql } from 'kysely';
import { ok, type Result, safeTry } from 'neverthrow';
import { inTransaction } from '../database/in-transaction.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import { type Refusal, refuse } from '../graphql/refusal.ts';
import { unguessableId } from '../server/ids.ts';
import { formatDay } from '../texts/format-day.ts';
import { requireMember } from '../visitor/require-visitor.ts';
import { listsOf, lockList, type OwnList, requireOwner } from './own-lists.ts';
import { changed, notDone, wrongText } from './show-list.ts';

type Outcome = Promise<Result<Answer<'WishlistResult'>, Refusal>>;

const mayDelete = (list: OwnList, isOwn: boolean): boolean =>
  isOwn || mayOnList({ role: list.role, isDefault: list.is_default }, 'rename-list');

/** The comments of a list, by entry. */
export const readComments = async (
  context: RequestContext,
  listId: string,
): Promise<Result<readonly Answer<'PositionComments'>[], Refusal>> => {
  const { database, storefront } = context;
  const owner = await requireOwner(context, database);
  if (owner.isErr()) return refuse(owner.error.code);
  const list = (await listsOf(context, database, owner.value)).find(({ id }) => id === listId);
  if (list === undefined) return refuse('NOT_FOUND');
  const rows = await database
    .selectFrom('wishlist_comments')
    .innerJoin('wishlist_entries', 'wishlist_entries.id', 'wishlist_comments.entry_id')
    .selectAll('wishlist_comments')
    .where('wishlist_id', '=', listId)
    .where('removed_at', 'is', null)
    .orderBy('wishlist_comments.created_at')
    .orderBy('wishlist_comments.id')
    .execute();
  const comments = (entryId: string): Answer<'WishlistComment'>[] =>
    rows
      .filter(({ entry_id }) => entry_id === entryId)
      .map(({ id, comment, name, created_at, user_id }) => ({
        externalId: id,
        comment,
        name,
        displayedDate: formatDay(created_at, storefront, 'medium'),
        allowedToDeleteByUser: mayDelete(list, user_id === owner.value),
      }));
  return ok(
    [...new Set(rows.map(({ entry_id }) => entry_id))].map((id) => ({ positionId: id, comments: comments(id) })),
  );
};

/** Writes a comment below an entry, in the name of the member's account. */
export const addComment = (
  context: RequestContext,
  { listId, entryId }: { readonly listId: string; readonly entryId: string },
  text: string,
): Outcome =>
  inTransaction(context.database, (transaction) =>
    safeTry(async function* () {
      const { accountId, userId } = yield* requireMember(context);
      const list = yield* await lockList(context, transaction, listId, 'comment');
      const entry = await transaction
        .selectFrom('wishlist_entries')
        .select((entries) => [
          'id',
          entries
            .selectFrom('wishlist_comments')
            .select(sql<number>`count(*)::int`.as('count'))
            .whereRef('wishlist_comments.entry_id', '=', 'wishlist_entries.id')
            .as('comments'),
        ])
        .where('id', '=', entryId)
        .where('wishlist_id', '=', listId)
        .where('removed_at', 'is', null)
        .executeTakeFirst();
      if (entry === undefined) return refuse('NOT_FOUND');
      const comment = parseComment(text);
      if (comment.isErr()) return ok(wrongText('comment', comment.error));
      if ((entry.comments ?? 0) >= ENTRY_COMMENTS_MAX) return ok(notDone('vue.wishlist.error.tooManyComments'));
      const account = await transaction
        .selectFrom('accounts')
        .select('first_name')
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow();
      await transaction
        .insertInto('wishlist_comments')
        .values({
          id: unguessableId(),
          entry_id: entryId,
          user_id: userId,
          name: account.first_name,
          comment: comment.value,
          created_at: context.now(),
        })
        .execute();
      return ok(changed(list));
    }),
  );

/** Deletes a comment; one that is gone already is no failure. */
export const removeComment = (context: RequestContext, listId: string, commentId: string): Outcome =>
  inTransaction(context.database, (transaction) =>
    safeTry(async function* () {
      const { userId } = yield* requireMember(context);
      const list = yield* await lockList(context, transaction, listId, 'view');
      const comment = await transaction
        .selectFrom('wishlist_comments')
        .innerJoin('wishlist_entries', 'wishlist_entries.id', 'wishlist_comments.entry_id')
        .select('wishlist_comments.user_id')
        .where('wishlist_comments.id', '=', commentId)
        .where('wishlist_id', '=', listId)
        .executeTakeFirst();
      if (comment === undefined) return ok(changed(list));
      if (!mayDelete(list, comment.user_id === userId)) return refuse('NOT_FOUND');
      await transaction.deleteFrom('wishlist_comments').where('id', '=', commentId).execute();
      return ok(changed(list));
    }),
  );
