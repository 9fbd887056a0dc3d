// Making, naming, choosing and removing lists. More than the default list is for members. Source: docs/adr/0076; the specification names no calls for it.

import { isSameListName, LISTS_MAX, parseListDescription, parseListName } from '@tornister/domain/wishlist';
import { sql } from 'kysely';
import { ok, type Result, safeTry } from 'neverthrow';
import { inTransaction } from '../database/in-transaction.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { unguessableId } from '../server/ids.ts';
import { requireMember } from '../visitor/require-visitor.ts';
import { listsMadeBy, lockList, lockOwner, nameOf, type OwnList } from './own-lists.ts';
import { changed, notDone, wrongText } from './show-list.ts';

type Outcome = Promise<Result<Answer<'WishlistResult'>, Refusal>>;
type Texts = { readonly name: string; readonly description: string };
type Refused = Answer<'WishlistResult'>;

const readTexts = (texts: Texts): Result<Texts, Refused> =>
  parseListName(texts.name)
    .mapErr((error) => wrongText('name', error))
    .andThen((name) =>
      parseListDescription(texts.description)
        .mapErr((error) => wrongText('description', error))
        .map((description) => ({ name, description })),
    );

const isTaken = (context: RequestContext, lists: readonly OwnList[], name: string, exceptId?: string): boolean =>
  lists.some((list) => list.id !== exceptId && isSameListName(nameOf(context, list), name));

const NAME_TAKEN: Refused = {
  successful: false,
  fieldErrors: [{ fieldName: 'name', errorMessage: 'vue.wishlist.error.nameTaken' }],
};

/** Makes a list that a member has named; also the first one is no default list, which comes when it is needed. */
export const createList = (context: RequestContext, wanted: Texts): Outcome =>
  inTransaction(context.database, (transaction) =>
    safeTry(async function* () {
      yield* requireMember(context);
      const userId = yield* await lockOwner(context, transaction);
      const texts = readTexts(wanted);
      if (texts.isErr()) return ok(texts.error);
      const lists = await listsMadeBy(transaction, userId);
      if (lists.length >= LISTS_MAX) return ok(notDone('vue.wishlist.error.tooManyLists'));
      if (isTaken(context, lists, texts.value.name)) return ok(NAME_TAKEN);
      const row = await transaction
        .insertInto('wishlists')
        .values({
          id: unguessableId(),
          user_id: userId,
          ...texts.value,
          is_default: false,
          created_at: context.now(),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return ok(changed({ ...row, role: 'creator' }));
    }),
  );

/** Changes name and description, unless another tab or device has done so since they were seen. */
export const updateList = (
  context: RequestContext,
  listId: string,
  wanted: Texts & { readonly version: number },
): Outcome =>
  inTransaction(context.database, (transaction) =>
    safeTry(async function* () {
      yield* requireMember(context);
      yield* await lockOwner(context, transaction);
      const list = yield* await lockList(context, transaction, listId, 'rename-list');
      const texts = readTexts(wanted);
      if (texts.isErr()) return ok(texts.error);
      if (list.version !== wanted.version) return ok(notDone('vue.wishlist.error.changedElsewhere'));
      const lists = await listsMadeBy(transaction, list.user_id);
      if (isTaken(context, lists, texts.value.name, listId)) return ok(NAME_TAKEN);
      const row = { ...texts.value, version: list.version + 1 };
      await transaction.updateTable('wishlists').set(row).where('id', '=', listId).execute();
      return ok(changed({ ...list, ...row }));
    }),
  );

/**
 * Makes a list the one that hearts write to. A joined list is so in the browser that asked, whose cookie says it: which of the own lists is
 * active stays, as wherever else the member logs in.
 */
export const activateList = (context: RequestContext, listId: string): Outcome =>
  inTransaction(context.database, (transaction) =>
    safeTry(async function* () {
      yield* requireMember(context);
      const userId = yield* await lockOwner(context, transaction);
      const list = yield* await lockList(context, transaction, listId, 'add-entry');
      if (list.role !== 'creator') return ok(changed({ ...list, is_active: false }));
      await transaction
        .updateTable('wishlists')
        .set({ is_active: sql<boolean>`id = ${listId}` })
        .where('user_id', '=', userId)
        .execute();
      return ok(changed({ ...list, is_active: true }));
    }),
  );

/** Removes a list with everything on it; the default list stays. */
export const removeList = (context: RequestContext, listId: string): Outcome =>
  inTransaction(context.database, (transaction) =>
    safeTry(async function* () {
      yield* requireMember(context);
      const userId = yield* await lockOwner(context, transaction);
      const own = (await listsMadeBy(transaction, userId)).find(({ id }) => id === listId);
      if (own?.is_default) return ok(notDone('vue.wishlist.error.defaultStays'));
      yield* await lockList(context, transaction, listId, 'remove-list');
      await transaction.deleteFrom('wishlists').where('id', '=', listId).execute();
      return ok<Answer<'WishlistResult'>>({ successful: true, fieldErrors: [] });
    }),
  );
