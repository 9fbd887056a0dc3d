// What a member is told of a renewal, when, and whom its bill is for.

import { PRIME_REMINDER_DAYS } from '@tornister/domain/session';
import { DAY_MS, type Instant } from '@tornister/domain/shared';
import type { AddressRow } from '../checkout/delivery.ts';
import type { Database, Transaction } from '../database/database.ts';
import { post } from '../orders/outbox.ts';

/** Whether a mail of this moment tells the member in good time and not too early. */
export const isNoticeDue = (endsAt: Instant, now: Instant): boolean => endsAt - now <= PRIME_REMINDER_DAYS * DAY_MS;

type Notice = {
  readonly accountId: string;
  readonly endsAt: Instant;
  /** Each is told once. */
  readonly occasion: string;
};

/** Has the mail sent that says when the membership renews, for how much, and how that is ended. */
export const tellOfRenewal = async (
  transaction: Transaction,
  { accountId, endsAt, occasion }: Notice,
  now: Instant,
): Promise<void> => {
  const key = `prime-renewing:${accountId}:${occasion}`;
  await post(transaction, key, { kind: 'prime-renewing', key, accountId, endsAt }, now);
};

/** The address on the bill of a renewal: the customer's own before other billing addresses. */
export const billingAddressOf = async (database: Database, userId: string): Promise<AddressRow | undefined> => {
  const addresses = await database
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .where('use', 'in', ['customer', 'billing'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  return addresses.find(({ use }) => use === 'customer') ?? addresses[0];
};

/** Has the mail sent that the membership has ended after all, which is known once it is over. It speaks for the shop that sold it last; one that was not bought here is not told. */
export const tellOfEnd = async (
  transaction: Transaction,
  { accountId, userId, endsAt }: Omit<Notice, 'occasion'> & { readonly userId: string },
  now: Instant,
): Promise<void> => {
  const order = await transaction
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'prime')
    .where('state', '=', 'placed')
    .orderBy('ordered_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (order === undefined) return;
  // Whoever was reminded of this end has agreed to a renewal since then, and hears that it has ended all the same.
  const key = `prime-not-renewed:${accountId}:${endsAt}`;
  await post(transaction, key, { kind: 'prime-ending', key, orderId: order.id, endsAt }, now);
};
