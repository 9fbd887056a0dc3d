// Opening an account. Who was a guest a moment ago takes orders, addresses and cart along; the guest's own token proves whose they are.
// Source: spec 2 §7 "registerCustomer", "registerB2bCustomer", §8 "Login and register result".

import { limitSubjectOf } from '@tornister/domain/calls';
import { type EmailUniqueness, isEmailAddress, tidyEmail, type UploadMessage } from '@tornister/domain/forms';
import { CERTIFICATE_FIELD, GUEST_ORDER_GONE_MESSAGE } from '@tornister/domain/session';
import { MINUTE_MS, type UserId } from '@tornister/domain/shared';
import { sql } from 'kysely';
import { err, ok, type Result } from 'neverthrow';
import { claimCertificate, ownCertificate } from '../certificates/certificates.ts';
import { insertAddress } from '../checkout/addresses.ts';
import type { FieldMistake } from '../checkout/read-address.ts';
import { json } from '../database/columns.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { B2bCustomerInput, CustomerInput } from '../graphql/generated/resolver-types.ts';
import { type Refusal, refuse } from '../graphql/refusal.ts';
import { REGISTRATIONS_FROM_ADDRESS } from '../limits/limits.ts';
import { withinRateLimits } from '../limits/within-rate-limits.ts';
import { post } from '../orders/outbox.ts';
import { unguessableId } from '../server/ids.ts';
import { type AccountRow, type Entered, enterAccount, enterHeldAccount, userOf } from './enter-account.ts';
import { guestOfToken } from './guest-token.ts';
import { mayMailAccount } from './owner-mails.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { type Registration, readB2bCustomer, readCustomer } from './read-registration.ts';

type Registered = Answer<'RegisterResult'>;
type Registering = Promise<Result<Registered, Refusal>>;

/** A form that comes again within a minute, by a double click or a lost answer, is the same wish. */
const SAME_REGISTRATION_MS = MINUTE_MS;

/** Opens the account of a consumer and logs in. */
export const registerCustomer = async (context: RequestContext, data: CustomerInput): Registering => {
  const { store, isB2b } = context.storefront;
  if (isB2b) return refuse('BAD_REQUEST');
  return register(context, data, async () => readCustomer(data, store, await uniquenessOf(context, data)));
};

/** Opens the account of an institution and logs in. */
export const registerB2bCustomer = async (context: RequestContext, data: B2bCustomerInput): Registering => {
  const { store, isB2b } = context.storefront;
  if (!isB2b) return refuse('BAD_REQUEST');
  return register(context, data, async () => readB2bCustomer(data, store, await uniquenessOf(context, data)));
};

type Form = {
  readonly email: string;
  readonly password: string;
  readonly honeypotField: string;
  readonly guestToken?: string | null | undefined;
};

const register = async (
  context: RequestContext,
  form: Form,
  read: () => Promise<ReturnType<typeof readCustomer>>,
): Registering => {
  const { database, clientAddress, visitor, log } = context;
  // A member's own login does not become somebody else's by a form.
  if (visitor.login?.kind === 'member') return refuse('BAD_REQUEST');
  const taken = await withinRateLimits(context, database, [
    [REGISTRATIONS_FROM_ADDRESS, limitSubjectOf(clientAddress)],
  ]);
  if (taken.isErr()) return err(taken.error);
  if (form.honeypotField !== '') {
    log.warn({ event: 'malicious_bot_dropped', form: 'register' }, 'registration dropped');
    return ok({ successfull: true, fieldErrors: [] });
  }
  const registration = await read();
  if (registration.isErr()) return ok((await sameAgain(context, form)) ?? refused(registration.error));
  const hash = await hashPassword(registration.value.password);
  const opened = await database.transaction().execute(async (transaction) => {
    const { certificateId } = registration.value;
    const isThere =
      certificateId === undefined || (await ownCertificate(transaction, certificateId, visitor.userId)) !== undefined;
    if (!isThere) return refused([CERTIFICATE_GONE]);
    const guest = await guestOf(context, transaction, form);
    // Refused before there is an account: it would be opened without the order that it was promised with, for good.
    if (guest === undefined && takesOrder(form)) return undefined;
    const account = await insertAccount(context, transaction, registration.value, hash);
    if (account === undefined) return undefined;
    return completeAccount(context, transaction, { account, registration: registration.value, guest });
  });
  // Somebody was faster with the same address or order between the question and now.
  return ok(opened ?? (await sameAgain(context, form)) ?? (await refusedLate(context, form)));
};

/** What keeps a form that holds from becoming an account. */
const refusedLate = async (context: RequestContext, form: Form): Promise<Registered> =>
  (await uniquenessOf(context, form)) === 'taken' ? refused([NOT_UNIQUE]) : ORDER_GONE;

const CERTIFICATE_GONE: FieldMistake = {
  fieldName: CERTIFICATE_FIELD,
  errorMessage: 'fileGone' satisfies UploadMessage,
};

const NOT_UNIQUE: FieldMistake = { fieldName: 'email', errorMessage: 'emailNotUnique' };

const ORDER_GONE: Registered = { successfull: false, errorMessage: GUEST_ORDER_GONE_MESSAGE, fieldErrors: [] };

const refused = (fieldErrors: readonly FieldMistake[]): Registered => ({ successfull: false, fieldErrors });

const uniquenessOf = async ({ database }: RequestContext, { email }: Form): Promise<EmailUniqueness> => {
  if (!isEmailAddress(email.trim())) return 'unchecked';
  return (await findByEmail(database, email)) === undefined ? 'unique' : 'taken';
};

const findByEmail = (database: Database, email: string): Promise<AccountRow | undefined> =>
  database.selectFrom('accounts').selectAll().where('email', '=', tidyEmail(email)).executeTakeFirst();

/** Logs in to the account that the same form has opened a moment ago. */
const sameAgain = async (context: RequestContext, { email, password }: Form): Promise<Registered | undefined> => {
  const account = await findByEmail(context.database, email);
  if (account === undefined || account.created_at <= context.now() - SAME_REGISTRATION_MS) return undefined;
  if (!(await isPassword(account.password_hash, password))) return undefined;
  const entered = await enterAccount(context, {
    accountId: account.id,
    isLong: false,
    verifiedHash: account.password_hash,
  });
  return entered && answer(account, entered);
};

const insertAccount = async (
  { now }: RequestContext,
  transaction: Transaction,
  { kind, email, salutation, firstName, lastName, phone, business }: Registration,
  hash: string,
): Promise<AccountRow | undefined> =>
  transaction
    .insertInto('accounts')
    .values({
      id: unguessableId(),
      email,
      customer_number: kind === 'business' ? await nextCustomerNumber(transaction) : null,
      password_hash: hash,
      kind,
      is_internal: false,
      salutation,
      first_name: firstName,
      last_name: lastName,
      phone: phone ?? null,
      prime: null,
      business: business === undefined ? null : json(business),
      created_at: now(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();

/** The next number that no customer has; imported customers may have numbers of the same kind. */
const nextCustomerNumber = async (transaction: Transaction): Promise<string> => {
  for (;;) {
    const { rows } = await sql<{ next: string }>`select nextval('customer_numbers')::text as next`.execute(transaction);
    const number = rows[0]?.next ?? '';
    const known = await transaction
      .selectFrom('accounts')
      .select('id')
      .where('customer_number', '=', number)
      .executeTakeFirst();
    if (known === undefined) return number;
  }
};

/** Whether the form is that of a confirmation, which promises that the order comes along. Of a token that is gone an empty one is left. */
const takesOrder = ({ guestToken }: Form): boolean => typeof guestToken === 'string';

/**
 * The guest who becomes a member: the one who is logged in, or the one whose confirmation the form came with. A form that is to take an order along
 * finds a guest only who still has one.
 */
const guestOf = async (
  { secrets, visitor, now }: RequestContext,
  transaction: Transaction,
  form: Form,
): Promise<UserId | undefined> => {
  const loggedIn = visitor.login?.kind === 'guest' ? visitor.login.userId : undefined;
  if (!takesOrder(form)) return loggedIn;
  if (loggedIn !== undefined && (await hasOrder(transaction, loggedIn))) return loggedIn;
  const guest = await guestOfToken(transaction, secrets, form.guestToken, now());
  return guest !== undefined && (await hasOrder(transaction, guest)) ? guest : undefined;
};

/** Whether orders are this guest's; it waits for another registration that is just taking them along. */
const hasOrder = async (transaction: Transaction, guest: UserId): Promise<boolean> => {
  const orders = await transaction.selectFrom('orders').select('id').where('user_id', '=', guest).forUpdate().execute();
  return orders.length > 0;
};

type Opening = {
  readonly account: AccountRow;
  readonly registration: Registration;
  readonly guest: UserId | undefined;
};

/** Completes a new account: takes over what the guest had, adds the first address, posts the welcome mail and logs in. */
const completeAccount = async (
  context: RequestContext,
  transaction: Transaction,
  { account, registration: { address, certificateId }, guest }: Opening,
): Promise<Registered> => {
  const { now, storefront, log } = context;
  const userId = await userOf(context, transaction, account);
  if (guest !== undefined)
    await transferGuestData(transaction, guest, userId, { hasOwnAddress: address !== undefined });
  if (address !== undefined) await insertAddress(transaction, { userId, use: 'customer', fields: address, now: now() });
  const { language, store, baseUrl } = storefront;
  if (certificateId !== undefined) {
    await claimCertificate(transaction, certificateId, { accountId: account.id, now: now() });
    await post(transaction, `certificate:${certificateId}`, { kind: 'certificate', certificateId, language }, now());
  }
  const message = { kind: 'welcome', accountId: account.id, askedAt: now(), store, language, baseUrl } as const;
  if (await mayMailAccount(context, transaction, account.email))
    await post(transaction, `welcome:${account.id}`, message, message.askedAt);
  log.info({ event: 'user_created', accountId: account.id }, 'account opened');
  return answer(account, await enterHeldAccount(context, transaction, account, false));
};

/**
 * A guest's orders, addresses and carts become the member's; the member has an id that nobody knew before. Where the registration brought
 * an address of its own, the guest's own address is one of the billing addresses from now on.
 */
const transferGuestData = async (
  transaction: Transaction,
  guest: UserId,
  member: UserId,
  { hasOwnAddress }: { readonly hasOwnAddress: boolean },
): Promise<void> => {
  for (const table of ['orders', 'carts'] as const) {
    await transaction.updateTable(table).set({ user_id: member }).where('user_id', '=', guest).execute();
  }
  await transaction.updateTable('addresses').set({ user_id: member }).where('user_id', '=', guest).execute();
  if (!hasOwnAddress) return;
  await transaction
    .updateTable('addresses')
    .set({ use: 'billing' })
    .where('user_id', '=', member)
    .where('use', '=', 'customer')
    .execute();
};

const answer = (account: AccountRow, entered: Entered): Registered => ({
  successfull: true,
  fieldErrors: [],
  ...entered,
  customerNumber: account.customer_number,
});
