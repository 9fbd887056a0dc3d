// Checking out as a guest: the e-mail and the billing address make the visitor a guest, with a token of their own.
// Source: spec 2 §4 "Shipping step", §7 "registerGuest".

import { EMAIL_MAX_LENGTH, isEmailAddress } from '@tornister/domain/forms';
import { lockOpenCart } from '../cart/own-cart.ts';
import { insertAddress } from '../checkout/addresses.ts';
import { readAddress } from '../checkout/read-address.ts';
import { termsOf } from '../checkout/store-terms.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { GuestInput } from '../graphql/generated/resolver-types.ts';
import { requireUserId } from '../visitor/require-visitor.ts';
import { openSession, revokeSession } from './user-token.ts';

/** Makes the visitor a guest and puts the billing address into the cart. */
export const registerGuest = async (
  context: RequestContext,
  cartId: string,
  data: GuestInput,
): Promise<Answer<'GuestResult'>> => {
  const { storefront, visitor, now } = context;
  const userId = requireUserId(context);
  const email = data.email.trim();
  const address = readAddress({ ...data.billingAddress, email }, 'street', termsOf(storefront.store).billingCountries);
  const emailMistakes =
    email.length <= EMAIL_MAX_LENGTH && isEmailAddress(email)
      ? []
      : [{ fieldName: 'email', errorMessage: email === '' ? 'requiredField' : 'emailIncorrect' }];
  if (address.isErr() || emailMistakes.length > 0) {
    const mistakes = address.isErr() ? address.error.filter(({ fieldName }) => fieldName !== 'email') : [];
    return { successfull: false, fieldErrors: [...emailMistakes, ...mistakes.map(inBillingAddress)] };
  }
  const jwt = await context.database.transaction().execute(async (transaction) => {
    const cart = await lockOpenCart(context, transaction, cartId);
    await transaction
      .updateTable('users')
      .set({ email })
      .where('id', '=', userId)
      .where('account_id', 'is', null)
      .execute();
    const addressId = await insertAddress(transaction, { userId, use: 'customer', fields: address.value, now: now() });
    await transaction
      .updateTable('carts')
      .set({ billing_address_id: addressId, shipping_address_id: null, updated_at: now() })
      .where('id', '=', cart.id)
      .execute();
    if (visitor.login !== undefined) await revokeSession(transaction, visitor.login.sessionId, now());
    return openSession(transaction, context.secrets, { userId, kind: 'guest', now: now() });
  });
  return { successfull: true, fieldErrors: [], jwt };
};

const inBillingAddress = (mistake: { readonly fieldName: string; readonly errorMessage: string }) => ({
  ...mistake,
  fieldName: `billingAddress.${mistake.fieldName}`,
});
