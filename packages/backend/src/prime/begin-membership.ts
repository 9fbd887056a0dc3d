// A paid order of the prime membership makes its buyer a member, or a member for another year, at once; its invoice is issued.

import { membershipAt } from '@tornister/domain/session';
import { type Instant, instantOf } from '@tornister/domain/shared';
import type { Transaction } from '../database/database.ts';
import { issueInvoice } from '../orders/invoices.ts';
import { keepPrime, withLaterEnd } from './agree-to-renewal.ts';
import { keepLaterStart } from './keep-later-start.ts';
import { membershipEnd } from './prime-offer.ts';

/** Begins what an order has paid for, in the transaction that notes the payment. An account that has gone meanwhile begins nothing. */
export const beginMembership = async (
  transaction: Transaction,
  order: { readonly id: string; readonly user_id: string },
  now: Instant,
): Promise<void> => {
  await issueInvoice(transaction, order.id, now);
  const account = await transaction
    .selectFrom('accounts')
    .innerJoin('users', 'users.account_id', 'accounts.id')
    .select(['accounts.id', 'accounts.prime'])
    .where('users.id', '=', order.user_id)
    .forUpdate('accounts')
    .executeTakeFirst();
  if (account === undefined) return;
  const { prime } = account;
  const isRunning =
    prime !== null &&
    membershipAt({ status: prime.status, abo: false, endDate: instantOf(prime.endsAt) }, now).kind === 'running';
  if (isRunning) await keepLaterStart(transaction, order.id, instantOf(prime.endsAt));
  const next = isRunning
    ? withLaterEnd(prime, membershipEnd(now, prime.endsAt))
    : { abo: false, startsAt: now, endsAt: membershipEnd(now) };
  await keepPrime(transaction, account.id, { ...next, status: 'ACTIVE' });
};
