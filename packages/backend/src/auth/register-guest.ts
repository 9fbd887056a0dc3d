// Checking out as a guest: the e-mail and the billing address make the visitor a guest, with a token of their own.
// Source: spec 2 §4 "Shipping step", §7 "registerGuest".

import { limitSubjectOf } from '@tornister/domain/calls';
import { EMAIL_MAX_LENGTH, isEmailAddress } from '@tornister/domain/forms';
import { brandId, type CartId, type UserId } from '@tornister/domain/shared';
import { inLanguage, type Worded } from '@tornister/domain/storefront';
import { lockOpenCart } from '../cart/own-cart.ts';
import { insertAddress, type NewAddress } from '../checkout/addresses.ts';
import { readAddress } from '../checkout/read-address.ts';
import { termsOf } from '../checkout/store-terms.ts';
import type { Transaction } from '../database/database.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { GuestInput } from '../graphql/generated/resolver-types.ts';
import { refusal } from '../graphql/refusal.ts';
import { GUESTS_FROM_ADDRESS } from '../limits/limits.ts';
import { requireWithin } from '../limits/require-within.ts';
import { unguessableId } from '../server/ids.ts';
import { createVisitor } from '../visitor/begin-visit.ts';
import { requireUserId } from '../visitor/require-visitor.ts';
import { type Guest, type GuestForm, guestOnce } from './guest-again.ts';
import { openSession } from './login-tokens.ts';
import { revokeSession } from './user-token.ts';

/** An institution orders with its account (spec 2 §6). */
const NO_GUESTS: Worded<string> = {
  de: 'In diesem Shop bestellen Sie mit Ihrem Kundenkonto.',
  en: 'In this shop you order with your account.',
};

/** Makes the visitor a guest and puts the billing address into the cart. */
export const registerGuest = async (
  context: RequestContext,
  cartId: string,
  data: GuestInput,
): Promise<Answer<'GuestResult'>> => {
  const { storefront, visitor, now } = context;
  if (storefront.isB2b)
    return { successfull: false, errorMessage: inLanguage(NO_GUESTS, storefront.language), fieldErrors: [] };
  // A member's own login does not become a guest's by a form.
  if (visitor.login?.kind === 'member') throw refusal('BAD_REQUEST');
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
  const form: GuestForm = { userId, cartId, content: { email, address: address.value }, now: now() };
  const fields = address.value;
  const guest = await context.database.transaction().execute(async (transaction) => {
    await requireWithin(context, transaction, [[GUESTS_FROM_ADDRESS, limitSubjectOf(context.clientAddress)]]);
    const ids = await guestOnce(transaction, visitor.login === undefined ? form : undefined, () =>
      becomeGuest(context, transaction, { userId, cartId, email, fields }),
    );
    if (visitor.login !== undefined) await revokeSession(transaction, visitor.login.sessionId, now());
    return { ...ids, ...(await openSession(context, transaction, { userId: ids.userId, kind: 'guest' })) };
  });
  return { successfull: true, fieldErrors: [], ...guest };
};

type GuestEntry = {
  readonly userId: UserId;
  readonly cartId: string;
  readonly email: string;
  readonly fields: NewAddress['fields'];
};

/**
 * The cart goes to a visitor with a new id, and gets a new one itself: whoever knew the ids from before, or had planted them, has nothing of what
 * the guest enters from now on. Who is a guest already keeps the ids, which the session has made their own.
 */
const becomeGuest = async (
  context: RequestContext,
  transaction: Transaction,
  { userId, cartId, email, fields }: GuestEntry,
): Promise<Guest> => {
  const { visitor, now } = context;
  const cart = await lockOpenCart(context, transaction, cartId);
  const guest: Guest =
    visitor.login === undefined
      ? { userId: await createVisitor(context, transaction), cartId: brandId<CartId>(unguessableId()) }
      : { userId, cartId: brandId<CartId>(cart.id) };
  await transaction
    .updateTable('users')
    .set({ email })
    .where('id', '=', guest.userId)
    .where('account_id', 'is', null)
    .execute();
  const addressId = await insertAddress(transaction, { userId: guest.userId, use: 'customer', fields, now: now() });
  await transaction
    .updateTable('carts')
    .set({
      id: guest.cartId,
      user_id: guest.userId,
      billing_address_id: addressId,
      shipping_address_id: null,
      updated_at: now(),
    })
    .where('id', '=', cart.id)
    .execute();
  return guest;
};

const inBillingAddress = (mistake: { readonly fieldName: string; readonly errorMessage: string }) => ({
  ...mistake,
  fieldName: `billingAddress.${mistake.fieldName}`,
});
