// What is agreed with a business customer about paying, as it stands in the account.

import { type AgreedTerms, agreedPaymentIdOf } from '@tornister/domain/checkout';
import type { CartRow } from '../cart/own-cart.ts';
import type { Database } from '../database/database.ts';

type AgreedCart = Pick<CartRow, 'user_id' | 'payment_id' | 'buyer_reference'>;

/** Whoever has no account has agreed on nothing and gets an invoice. */
const NOTHING_AGREED: AgreedTerms = { method: 'RECHNUNG' };

/**
 * The agreed terms of the account behind a cart. A Leitweg-ID that was given or taken away for this cart counts in place of the one of the account,
 * which is changed only by an order.
 */
export const readAgreedTerms = async (
  database: Database,
  { user_id: userId, payment_id, buyer_reference: chosen }: AgreedCart,
): Promise<AgreedTerms> => {
  const account = await database
    .selectFrom('accounts')
    .innerJoin('users', 'users.account_id', 'accounts.id')
    .select(['accounts.agreed_payment', 'accounts.buyer_reference'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (account === undefined) return NOTHING_AGREED;
  const reference = payment_id === null ? account.buyer_reference : chosen;
  return {
    method: agreedPaymentIdOf(account.agreed_payment),
    ...(reference === null ? {} : { buyerReference: reference }),
  };
};

/** Keeps the Leitweg-ID of an order for the next ones of the account behind a visitor; after an order without one it is forgotten. */
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
