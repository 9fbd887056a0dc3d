// Addresses that come with a choice for a cart: of the guest form and of the express wallet.

import type { UserId } from '@tornister/domain/shared';
import type { AddressFields, AddressUse } from '../database/account-tables.ts';
import type { Transaction } from '../database/database.ts';
import type { RequestContext } from '../graphql/context.ts';
import { insertAddress, listAddresses, lockBook, MAX_ADDRESSES } from './addresses.ts';
import { isSame } from './same-address.ts';

const BOOKS = { billing: ['customer', 'billing'], shipping: ['shipping'] } as const satisfies Readonly<
  Record<string, readonly AddressUse[]>
>;

/** The address in the shopper's book: the one that is there already, or a new one. Of a full book it stays outside, for this cart alone. */
export const keepAddress = async (
  { now }: Pick<RequestContext, 'now'>,
  transaction: Transaction,
  userId: UserId,
  book: keyof typeof BOOKS,
  fields: AddressFields,
): Promise<{ readonly id: string; readonly isNew: boolean }> => {
  await lockBook(transaction, userId);
  const held = await listAddresses(transaction, userId, BOOKS[book]);
  const same = held.find((row) => isSame(row, fields));
  if (same !== undefined) return { id: same.id, isNew: false };
  const use = book === 'billing' && held.length === 0 ? 'customer' : book;
  const id = await insertAddress(transaction, { userId, use, fields, now: now() });
  if (held.length >= MAX_ADDRESSES)
    await transaction.updateTable('addresses').set({ deleted_at: now() }).where('id', '=', id).execute();
  return { id, isNew: true };
};
