// Whether an address stands in the book already, or has been changed to what is sent again.

import type { UserId } from '@tornister/domain/shared';
import type { AddressUse } from '../database/account-tables.ts';
import type { Transaction } from '../database/database.ts';
import { findAddress, type NewAddress } from './addresses.ts';
import type { AddressRow } from './delivery.ts';

type Fields = NewAddress['fields'];

/** Whether an address says the same in every field: added again, it is the one that is there. */
export const isSame = (row: AddressRow, fields: Fields): boolean =>
  (Object.keys(fields) as (keyof Fields)[]).every((field) => row[field] === fields[field]);

/** An address, and the uses whose addresses are the book in which it is looked for. */
type BookAddress = { readonly addressId: string; readonly uses: readonly AddressUse[] };

/** A visitor's address, when it stands in the book that these uses make. */
export const findInBook = async (
  transaction: Transaction,
  userId: UserId,
  { addressId, uses }: BookAddress,
): Promise<AddressRow | undefined> => {
  const row = await findAddress(transaction, userId, addressId);
  return row !== undefined && uses.includes(row.use) ? row : undefined;
};

/** What has taken the place of a visitor's address, where it says the same: the form was sent twice. */
export const sameChange = async (
  transaction: Transaction,
  userId: UserId,
  { addressId, uses, fields }: BookAddress & { readonly fields: Fields },
): Promise<AddressRow | undefined> => {
  const replaced = await transaction
    .selectFrom('addresses')
    .select('replaced_by')
    .where('id', '=', addressId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!replaced?.replaced_by) return undefined;
  const row = await findInBook(transaction, userId, { addressId: replaced.replaced_by, uses });
  return row !== undefined && isSame(row, fields) ? row : undefined;
};
