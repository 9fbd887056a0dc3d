// What is agreed with a business customer about paying, as it stands in the account.

import { type AgreedTerms, agreedPaymentIdOf } from '@tornister/domain/checkout';
import type { Database } from '../database/database.ts';

/** Whoever has no account has agreed on nothing and gets an invoice. */
const NOTHING_AGREED: AgreedTerms = { method: 'RECHNUNG' };

/** The agreed terms of the account behind a visitor. */
export const readAgreedTerms = async (database: Database, userId: string): Promise<AgreedTerms> => {
  const account = await database
    .selectFrom('accounts')
    .innerJoin('users', 'users.account_id', 'accounts.id')
    .select(['accounts.agreed_payment', 'accounts.buyer_reference'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (account === undefined) return NOTHING_AGREED;
  const { agreed_payment, buyer_reference } = account;
  return {
    method: agreedPaymentIdOf(agreed_payment),
    ...(buyer_reference === null ? {} : { buyerReference: buyer_reference }),
  };
};

/** Keeps the Leitweg-ID of the account behind a visitor for the next orders; without one it is forgotten. */
export const rememberBuyerReference = async (
  database: Database,
  userId: string,
  buyerReference: string | undefined,
): Promise<void> => {
  await database
    .updateTable('accounts')
    .set({ buyer_reference: buyerReference ?? null })
    .where('id', '=', (accounts) => accounts.selectFrom('users').select('account_id').where('users.id', '=', userId))
    .execute();
};
