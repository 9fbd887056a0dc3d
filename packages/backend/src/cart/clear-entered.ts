// What a guest has entered into a cart goes with the guest: the cart itself is the browser's, and several people may use one after another.
// Source: spec 2 §4 "An invalid or revoked token", §8; domain/session/typed-by.ts.

import type { Transaction } from '../database/database.ts';

/** The columns of a cart that somebody fills in, as they are in a new one. */
const NOTHING_ENTERED = {
  billing_address_id: null,
  shipping_address_id: null,
  shipper_code: null,
  payment_id: null,
  buyer_reference: null,
  order_reference: null,
  order_comment: null,
  spedition_fields: '{}',
  newsletter: false,
} as const;

/** Whether the owner of a cart has ever become a guest: from then on what was entered is a person's. */
const wasGuest = async (transaction: Transaction, userId: string): Promise<boolean> => {
  const owner = await transaction
    .selectFrom('users')
    .select(['email', 'account_id'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return owner !== undefined && owner.account_id === null && owner.email !== null;
};

/** Takes out of a cart what its owner has entered as a guest, before it becomes another person's. What a visitor has entered who was no guest stays. */
export const clearEnteredByGuest = async (
  transaction: Transaction,
  cart: { readonly id: string; readonly user_id: string },
): Promise<void> => {
  if (!(await wasGuest(transaction, cart.user_id))) return;
  await transaction.updateTable('carts').set(NOTHING_ENTERED).where('id', '=', cart.id).execute();
  // Nobody else pays from the guest's wallet.
  await transaction
    .updateTable('wallet_sessions')
    .set({ state: 'aborted', payment_descriptor: null })
    .where('cart_id', '=', cart.id)
    .where('state', '=', 'taken-over')
    .execute();
};
