// What somebody has left in the shop without an account goes along when they log in or become a guest, for both get a new id: what they have
// listed, and which reviews they found helpful. The cart has ways of its own.

import type { UserId } from '@tornister/domain/shared';
import type { Database, Transaction } from '../database/database.ts';
import type { RequestContext } from '../graphql/context.ts';
import { carryVotes } from '../reviews/carry-votes.ts';
import { mergeListsInto } from '../wishlist/merge-at-login.ts';

type LoginContext = Pick<RequestContext, 'visitor' | 'storefront' | 'now'>;

/** Takes along into an account what the visitor of this request has left without one. Nothing of one account ever becomes another's. */
export const takeAlong = async (context: LoginContext, database: Database, userId: UserId): Promise<void> => {
  const before = context.visitor.userId;
  if (before === undefined || before === userId) return;
  const take = async (transaction: Transaction): Promise<void> => {
    const visitor = await transaction
      .selectFrom('users')
      .select('account_id')
      .where('id', '=', before)
      .executeTakeFirst();
    if (visitor === undefined || visitor.account_id !== null) return;
    await mergeListsInto(context, transaction, before, userId);
    await carryVotes(transaction, before, userId);
  };
  if (database.isTransaction) return take(database as Transaction);
  await database.transaction().execute(take);
};

/** Gives all of it to the new id that a visitor gets as a guest, who has nothing yet. */
export const giveToGuest = async (transaction: Transaction, from: UserId, to: UserId): Promise<void> => {
  await transaction.updateTable('wishlists').set({ user_id: to }).where('user_id', '=', from).execute();
  await transaction
    .updateTable('users')
    .set(({ selectFrom }) => ({ listed_at: selectFrom('users as before').select('listed_at').where('id', '=', from) }))
    .where('id', '=', to)
    .execute();
  await carryVotes(transaction, from, to);
};
