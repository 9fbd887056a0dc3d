// Renews memberships whose members have agreed to it, once for each end: another year, an order of its own kind, on invoice. Source: docs/adr/0075
// "end and renewal by the clock".

import { PRIME_RENEWAL_PAYMENT, renewalAt } from '@tornister/domain/contracts';
import { money } from '@tornister/domain/money';
import { PRIME_REMINDER_DAYS } from '@tornister/domain/session';
import { DAY_MS, type Instant, instantOf } from '@tornister/domain/shared';
import { sql } from 'kysely';
import type { StoredPrime } from '../database/account-tables.ts';
import type { Transaction } from '../database/database.ts';
import { issueInvoice } from '../orders/invoices.ts';
import { postConfirmation } from '../orders/outbox.ts';
import type { Services } from '../server/services.ts';
import { keepPrime, storefrontOf, withLaterEnd, withoutRenewal } from './agree-to-renewal.ts';
import { keepLaterStart } from './keep-later-start.ts';
import { hasOpenPrimeOrder } from './open-prime-orders.ts';
import { membershipEnd, renewalPrice } from './prime-offer.ts';
import { billingAddressOf, isNoticeDue, tellOfEnd, tellOfRenewal } from './renewal-notice.ts';
import { writePrimeOrder } from './write-prime-order.ts';

type Renewing = Pick<Services, 'database' | 'payments' | 'settings' | 'now' | 'log'>;
type Agreed = StoredPrime & { readonly renewal: NonNullable<StoredPrime['renewal']> };
type Member = {
  readonly userId: string;
  readonly accountId: string;
  readonly isLeaving: boolean;
  readonly prime: Agreed;
};

/** How many memberships are worked on in one go. */
export const RENEWED_AT_ONCE = 100;

/**
 * Tells the members whose membership renews soon, and renews what is due; answers how many were renewed. One that cannot be renewed is told in the log, and
 * keeps no other one waiting.
 */
export const renewMemberships = async (services: Renewing): Promise<number> => {
  let renewed = 0;
  for (const accountId of await membersToWorkOn(services)) {
    try {
      if (await renew(services, accountId)) renewed += 1;
    } catch (error) {
      services.log.error({ err: error, accountId }, 'a membership was not renewed');
    }
  }
  return renewed;
};

const renew = (services: Renewing, accountId: string): Promise<boolean> =>
  services.database.transaction().execute(async (transaction) => {
    const member = await lockMember(transaction, accountId);
    if (member === undefined) return false;
    return goOn(services, transaction, await announce(transaction, member, services.now()));
  });

/** Who is due, or ends soon and was not told: who only waits for the end takes nobody's turn. */
const membersToWorkOn = async ({ database, now }: Renewing): Promise<readonly string[]> => {
  const today = now();
  const { rows } = await sql<{ id: string }>`
    select id from accounts
    where prime->>'abo' = 'true' and prime->'renewal' is not null
      and ((prime->>'endsAt')::bigint <= ${today}
        or ((prime->>'endsAt')::bigint <= ${today + PRIME_REMINDER_DAYS * DAY_MS}
          and prime->'renewal'->'announcedAt' is null and deletion_due_at is null))
    order by (prime->>'endsAt')::bigint limit ${RENEWED_AT_ONCE}`.execute(database);
  return rows.map(({ id }) => id);
};

/** One that another process works on is left to it. What was read before the lock may be old. */
const lockMember = async (transaction: Transaction, accountId: string): Promise<Member | undefined> => {
  const account = await transaction
    .selectFrom('accounts')
    .innerJoin('users', 'users.account_id', 'accounts.id')
    .select(['users.id as user_id', 'accounts.prime', 'accounts.deletion_due_at'])
    .where('accounts.id', '=', accountId)
    .forUpdate('accounts')
    .skipLocked()
    .executeTakeFirst();
  if (!account?.prime?.abo || account.prime.renewal === undefined) return undefined;
  const { user_id: userId, deletion_due_at, prime } = account;
  const { renewal } = account.prime;
  return { accountId, userId, isLeaving: deletion_due_at !== null, prime: { ...prime, renewal } };
};

/** In the transaction of the mail, so that neither happens alone or twice. What is due already is no longer announced. */
const announce = async (transaction: Transaction, member: Member, now: Instant): Promise<Member> => {
  const { accountId, isLeaving, prime } = member;
  const endsAt = instantOf(prime.endsAt);
  if (isLeaving || prime.renewal.announcedAt !== undefined || now >= endsAt || !isNoticeDue(endsAt, now)) return member;
  const announced = { ...prime, renewal: { ...prime.renewal, announcedAt: now } };
  await tellOfRenewal(transaction, { accountId, endsAt, occasion: String(endsAt) }, now);
  await keepPrime(transaction, accountId, announced);
  return { ...member, prime: announced };
};

/** Writes the order of the next year once the present one is over, or has the membership end; answers whether it was renewed. */
const goOn = async (services: Renewing, transaction: Transaction, member: Member): Promise<boolean> => {
  const { accountId, userId, isLeaving, prime } = member;
  const { renewal } = prime;
  const endsAt = instantOf(prime.endsAt);
  const now = services.now();
  const storefront = storefrontOf(renewal);
  const price = isLeaving ? undefined : await renewalPrice({ ...services, storefront }, transaction);
  const billing = await billingAddressOf(transaction, userId);
  const asked = { endsAt, agreedCents: renewal.cents, isAnnounced: renewal.announcedAt !== undefined };
  const decision = renewalAt(asked, billing === undefined ? undefined : price?.cents, now);
  if (decision.kind === 'not-due') return false;
  // The next year is being paid just now, or its order is given up within an hour.
  if (await hasOpenPrimeOrder(transaction, accountId)) return false;
  if (decision.kind === 'ends' || price === undefined || billing === undefined) {
    await keepPrime(transaction, accountId, withoutRenewal(prime));
    await tellOfEnd(transaction, { accountId, userId, endsAt }, now);
    return false;
  }
  const orderId = await writePrimeOrder({ storefront, now: services.now }, transaction, {
    userId,
    billing,
    price: money(decision.cents, price.currency),
    paymentId: PRIME_RENEWAL_PAYMENT,
    renewalOf: `${accountId}:${endsAt}`,
  });
  await keepLaterStart(transaction, orderId, endsAt);
  await issueInvoice(transaction, orderId, now);
  await postConfirmation(transaction, orderId, now);
  await keepPrime(transaction, accountId, withLaterEnd(prime, membershipEnd(now, endsAt)));
  return true;
};
