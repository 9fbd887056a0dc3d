// What the express wallet chooses for a cart, written down in the cart.

import type { CartChoices } from '@tornister/domain/checkout';
import type { Transaction } from '../../database/database.ts';
import type { RequestContext } from '../../graphql/context.ts';

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
