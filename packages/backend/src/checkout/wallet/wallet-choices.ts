// What the express wallet chooses for a cart, written down: addresses in the shopper's books, the choices in the cart.

import type { CartChoices } from '@tornister/domain/checkout';
import type { UserId } from '@tornister/domain/shared';
import type { AddressFields, AddressUse } from '../../database/account-tables.ts';
import type { Transaction } from '../../database/database.ts';
import type { RequestContext } from '../../graphql/context.ts';
import { insertAddress, listAddresses, MAX_ADDRESSES } from '../addresses.ts';

const BOOKS = { billing: ['customer', 'billing'], shipping: ['shipping'] } as const satisfies Readonly<
  Record<string, readonly AddressUse[]>
>;

/** The address in the shopper's book: the one that is there already, or a new one. Of a full book it stays outside, for this cart alone. */
export const keepWalletAddress = async (
  { now }: Pick<RequestContext, 'now'>,
  transaction: Transaction,
  userId: UserId,
  book: keyof typeof BOOKS,
  fields: AddressFields,
): Promise<{ readonly id: string; readonly isNew: boolean }> => {
  const held = await listAddresses(transaction, userId, BOOKS[book]);
  const names = Object.keys(fields) as readonly (keyof AddressFields)[];
  const same = held.find((row) => names.every((name) => row[name] === fields[name]));
  if (same !== undefined) return { id: same.id, isNew: false };
  const use = book === 'billing' && held.length === 0 ? 'customer' : book;
  const id = await insertAddress(transaction, { userId, use, fields, now: now() });
  if (held.length >= MAX_ADDRESSES)
    await transaction.updateTable('addresses').set({ deleted_at: now() }).where('id', '=', id).execute();
  return { id, isNew: true };
};

/** Puts choices into a cart; what is absent is not chosen any more. */
export const writeChoices = async (
  { now }: Pick<RequestContext, 'now'>,
  transaction: Transaction,
  cartId: string,
  { paymentId, billingAddressId, shippingAddressId, shipperCode }: CartChoices,
): Promise<void> => {
  await transaction
    .updateTable('carts')
    .set({
      payment_id: paymentId ?? null,
      buyer_reference: null,
      billing_address_id: billingAddressId ?? null,
      shipping_address_id: shippingAddressId ?? null,
      shipper_code: shipperCode ?? null,
      updated_at: now(),
    })
    .where('id', '=', cartId)
    .execute();
};
