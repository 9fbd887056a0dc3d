// Putting the address back that was removed last, and which that is. Source: spec 2 §4 "Address book".

import { canRestoreAddress } from '@tornister/domain/address';
import { type Instant, instantOf, type UserId } from '@tornister/domain/shared';
import { ok, type Result, type ResultAsync, safeTry } from 'neverthrow';
import type { AddressUse } from '../database/account-tables.ts';
import type { Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { requireLogin } from '../visitor/require-visitor.ts';
import { listAddresses, MAX_ADDRESSES } from './addresses.ts';
import type { AddressRow } from './delivery.ts';
import { type AddressKind, FULL, USES } from './edit-address-book.ts';
import { showAddress } from './show-address.ts';

/** The same answer for an address that is final, one of somebody else and one that never was. */
const GONE: Answer<'AddressResult'> = {
  successful: false,
  generalErrorMessage: 'vue.address.restore.tooLate',
  fieldErrors: [],
};

/** Puts a removed address back in its place; in open carts it has to be chosen again. */
export const restoreAddress = (
  context: RequestContext,
  addressId: string,
): Promise<Result<Answer<'AddressResult'>, Refusal>> =>
  inTransaction(context.database, (transaction) =>
    safeTry(async function* () {
      const { userId } = yield* requireLogin(context);
      return ok(await restoreIn(transaction, { userId, addressId, now: context.now() }));
    }),
  );

/** The removed addresses of the visitor that can be put back. */
export const restorableAddresses = (context: RequestContext): ResultAsync<string[], Refusal> =>
  safeTry(async function* () {
    const { userId } = yield* requireLogin(context);
    const rows = await context.database
      .selectFrom('addresses')
      .select(['id', 'use', 'deleted_at'])
      .where('user_id', '=', userId)
      .where('replaced_by', 'is', null)
      .where('deleted_at', 'is not', null)
      .execute();
    const removed = rows.map(({ id, use, deleted_at }) => ({ id, book: bookOf(use), at: Number(deleted_at) }));
    const isLatest = (one: (typeof removed)[number]): boolean =>
      !removed.some(({ book, at }) => book === one.book && at > one.at);
    return ok(
      removed
        .filter((one) =>
          canRestoreAddress(
            { removedAt: instantOf(one.at), isReplaced: false, isLatest: isLatest(one) },
            context.now(),
          ),
        )
        .map(({ id }) => id),
    );
  });

type Wish = { readonly userId: UserId; readonly addressId: string; readonly now: Instant };

const restoreIn = async (
  transaction: Transaction,
  { userId, addressId, now }: Wish,
): Promise<Answer<'AddressResult'>> => {
  const row = await transaction
    .selectFrom('addresses')
    .selectAll()
    .where('id', '=', addressId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return GONE;
  // Restored twice, by a double click, it is simply there.
  if (row.deleted_at === null) return there(row);
  const isLatest = !(await isLaterRemoved(transaction, row, row.deleted_at));
  const removed = { removedAt: instantOf(row.deleted_at), isReplaced: row.replaced_by !== null, isLatest };
  if (!canRestoreAddress(removed, now)) return GONE;
  const book = await listAddresses(transaction, userId, USES[bookOf(row.use)]);
  if (book.length >= MAX_ADDRESSES) return FULL;
  // Meanwhile another one may have become the customer address: there is one of them.
  const use = row.use === 'customer' && book.some((other) => other.use === 'customer') ? 'billing' : row.use;
  await transaction.updateTable('addresses').set({ deleted_at: null, use }).where('id', '=', row.id).execute();
  return there({ ...row, use });
};

const there = (row: AddressRow): Answer<'AddressResult'> => ({
  successful: true,
  fieldErrors: [],
  address: showAddress(row),
});

const bookOf = (use: AddressUse): AddressKind => (use === 'customer' ? 'billing' : use);

const isLaterRemoved = async (transaction: Transaction, row: AddressRow, removedAt: number): Promise<boolean> => {
  const later = await transaction
    .selectFrom('addresses')
    .select('id')
    .where('user_id', '=', row.user_id)
    .where('use', 'in', [...USES[bookOf(row.use)]])
    .where('replaced_by', 'is', null)
    .where('deleted_at', '>', removedAt)
    .executeTakeFirst();
  return later !== undefined;
};
