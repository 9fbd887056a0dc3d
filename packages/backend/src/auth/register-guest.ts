// Checking out as a guest: the e-mail and the billing address make the visitor a guest, with a token of their own.
// Source: spec 2 §4 "Shipping step", §7 "registerGuest".

import { limitSubjectOf } from '@tornister/domain/calls';
import { EMAIL_MAX_LENGTH, isEmailAddress } from '@tornister/domain/forms';
import { brandId, type CartId, type UserId } from '@tornister/domain/shared';
import { inLanguage, type Worded } from '@tornister/domain/storefront';
import { err, ok, type Result, type ResultAsync, safeTry } from 'neverthrow';
import { clearEnteredByGuest } from '../cart/clear-entered.ts';
import { lockOpenCart } from '../cart/own-cart.ts';
import type { NewAddress } from '../checkout/addresses.ts';
import { keepAddress } from '../checkout/keep-address.ts';
import { type FieldMistake, readAddress } from '../checkout/read-address.ts';
import { termsOf } from '../checkout/store-terms.ts';
import type { Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { GuestInput } from '../graphql/generated/resolver-types.ts';
import { type Refusal, refuse } from '../graphql/refusal.ts';
import { GUESTS_FROM_ADDRESS } from '../limits/limits.ts';
import { withinRateLimits } from '../limits/within-rate-limits.ts';
import { unguessableId } from '../server/ids.ts';
import { createVisitor } from '../visitor/begin-visit.ts';
import { requireUserId } from '../visitor/require-visitor.ts';
import { type Guest, type GuestForm, guestOnce } from './guest-again.ts';
import { openSession } from './login-tokens.ts';
import { giveToGuest } from './take-along.ts';
import { logOutSession } from './user-token.ts';

/** An institution orders with its account (spec 2 §6). */
const NO_GUESTS: Worded<string> = {
  de: 'In diesem Shop bestellen Sie mit Ihrem Kundenkonto.',
  en: 'In this shop you order with your account.',
};

/** Makes the visitor a guest and puts the billing address into the cart. */
export const registerGuest = (
  context: RequestContext,
  cartId: string,
  data: GuestInput,
): ResultAsync<Registered, Refusal> =>
  safeTry(async function* () {
    const { storefront, visitor } = context;
    if (storefront.isB2b)
      return ok({ successfull: false, errorMessage: inLanguage(NO_GUESTS, storefront.language), fieldErrors: [] });
    // A member's own login does not become a guest's by a form.
    if (visitor.login?.kind === 'member') return refuse('BAD_REQUEST');
    const userId = yield* requireUserId(context);
    const read = readGuest(context, data);
    if (read.isErr()) return ok({ successfull: false, fieldErrors: read.error });
    const entry = { userId, cartId, ...read.value };
    const guest = yield* await inTransaction(context.database, (transaction) =>
      registerIn(context, transaction, entry),
    );
    return ok({ successfull: true, fieldErrors: [], ...guest });
  });

type Registered = Answer<'GuestResult'>;

/** The e-mail and the billing address of the form, or every field that is wrong. */
const readGuest = (
  { storefront }: RequestContext,
  data: GuestInput,
): Result<Pick<GuestEntry, 'email' | 'fields'>, readonly FieldMistake[]> => {
  const email = data.email.trim();
  const address = readAddress({ ...data.billingAddress, email }, 'street', termsOf(storefront.store).billingCountries);
  const emailMistakes =
    email.length <= EMAIL_MAX_LENGTH && isEmailAddress(email)
      ? []
      : [{ fieldName: 'email', errorMessage: email === '' ? 'requiredField' : 'emailIncorrect' }];
  if (address.isOk() && emailMistakes.length === 0) return ok({ email, fields: address.value });
  const mistakes = address.isErr() ? address.error.filter(({ fieldName }) => fieldName !== 'email') : [];
  return err([...emailMistakes, ...mistakes.map(inBillingAddress)]);
};

const registerIn = (
  context: RequestContext,
  transaction: Transaction,
  entry: GuestEntry,
): ResultAsync<Partial<Registered>, Refusal> =>
  safeTry(async function* () {
    const { visitor, now } = context;
    const { userId, cartId, email, fields } = entry;
    yield* await withinRateLimits(context, transaction, [[GUESTS_FROM_ADDRESS, limitSubjectOf(context.clientAddress)]]);
    const form: GuestForm = { userId, cartId, content: { email, address: fields }, now: now() };
    const ids = yield* await guestOnce(transaction, visitor.login === undefined ? form : undefined, () =>
      becomeGuest(context, transaction, entry),
    );
    if (visitor.login !== undefined) await logOutSession(transaction, visitor.login.sessionId, now());
    return ok({ ...ids, ...(await openSession(context, transaction, { userId: ids.userId, kind: 'guest' })) });
  });

export type GuestEntry = {
  readonly userId: UserId;
  readonly cartId: string;
  readonly email: string;
  readonly fields: NewAddress['fields'];
};

/**
 * The cart goes to a visitor with a new id, and gets a new one itself; what was listed goes along. Whoever knew the ids from before, or had planted
 * them, has nothing of what the guest enters from now on. Who is a guest already keeps the ids, which the session has made their own; of a guest whose
 * session is over the next one gets nothing that was entered.
 */
export const becomeGuest = async (
  context: RequestContext,
  transaction: Transaction,
  { userId, cartId, email, fields }: GuestEntry,
): Promise<Result<Guest, Refusal>> => {
  const { visitor, now } = context;
  const own = await lockOpenCart(context, transaction, cartId);
  if (own.isErr()) return err(own.error);
  const cart = own.value;
  const guest: Guest =
    visitor.login === undefined
      ? { userId: await createVisitor(context, transaction), cartId: brandId<CartId>(unguessableId()) }
      : { userId, cartId: brandId<CartId>(cart.id) };
  if (guest.userId !== userId) {
    await giveToGuest(transaction, userId, guest.userId);
    await clearEnteredByGuest(transaction, cart);
  }
  await transaction
    .updateTable('users')
    .set({ email })
    .where('id', '=', guest.userId)
    .where('account_id', 'is', null)
    .execute();
  // Who is a guest already has sent the form before: the book stays as it is kept elsewhere.
  const { id: addressId } = await keepAddress(context, transaction, guest.userId, 'billing', fields);
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
  return ok(guest);
};

const inBillingAddress = (mistake: FieldMistake): FieldMistake => ({
  ...mistake,
  fieldName: `billingAddress.${mistake.fieldName}`,
});
