// The address book of a guest or member. Addresses that orders or carts point at stay in the table; deleting only hides them.
// Source: spec 2 §4 "Address book", §7.

import type { UserId } from '@tornister/domain/shared';
import { sql } from 'kysely';
import type { AddressFields, AddressUse } from '../database/account-tables.ts';
import type { Database, Transaction } from '../database/database.ts';
import { unguessableId } from '../server/ids.ts';
import type { AddressRow } from './delivery.ts';

/** Addresses of one visitor. */
export const MAX_ADDRESSES = 50;

/** The visitor's addresses, the customer address first. */
export const listAddresses = (database: Database, userId: UserId, uses: readonly AddressUse[]): Promise<AddressRow[]> =>
  database
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .where('use', 'in', [...uses])
    .where('deleted_at', 'is', null)
    .orderBy((row) => row('use', '=', 'customer'), 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** One of the visitor's addresses. */
export const findAddress = (database: Database, userId: UserId, addressId: string): Promise<AddressRow | undefined> =>
  database
    .selectFrom('addresses')
    .selectAll()
    .where('id', '=', addressId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

export type NewAddress = {
  readonly userId: UserId;
  readonly use: AddressUse;
  readonly fields: AddressFields;
  readonly now: number;
};

/** Keeps a new address and answers its id. */
export const insertAddress = async (database: Database, { userId, use, fields, now }: NewAddress): Promise<string> => {
  const id = unguessableId();
  await database
    .insertInto('addresses')
    .values({ ...fields, id, user_id: userId, use, created_at: now, deleted_at: null })
    .execute();
  return id;
};

/** Takes addresses of a visitor out of the book, and out of all open carts: there they have to be chosen anew. */
export const takeOutOfBook = async (
  transaction: Transaction,
  userId: string,
  ids: readonly string[],
  now: number,
): Promise<void> => {
  if (ids.length === 0) return;
  const removed = await transaction
    .updateTable('addresses')
    .set({ deleted_at: now })
    .where('id', 'in', ids)
    .where('user_id', '=', userId)
    .returning('id')
    .execute();
  if (removed.length === 0) return;
  const removedIds = removed.map(({ id }) => id);
  for (const column of ['billing_address_id', 'shipping_address_id'] as const)
    await transaction
      .updateTable('carts')
      .set({ [column]: null })
      .where(column, 'in', removedIds)
      .where('submitted_at', 'is', null)
      .execute();
};

/** One after the other writes into a book: a form that is sent twice at once finds its own address. */
export const lockBook = async (transaction: Transaction, userId: UserId): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`address book of ${userId}`}, 0))`.execute(transaction);
};
