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

/** What has taken the place of a visitor's address, where it says the same: the form was sent twice. */
export const sameChange = async (
  transaction: Transaction,
  userId: UserId,
  {
    addressId,
    uses,
    fields,
  }: { readonly addressId: string; readonly uses: readonly AddressUse[]; readonly fields: Fields },
): Promise<AddressRow | undefined> => {
  const replaced = await transaction
    .selectFrom('addresses')
    .select('replaced_by')
    .where('id', '=', addressId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!replaced?.replaced_by) return undefined;
  const row = await findAddress(transaction, userId, replaced.replaced_by);
  return row !== undefined && uses.includes(row.use) && isSame(row, fields) ? row : undefined;
};
