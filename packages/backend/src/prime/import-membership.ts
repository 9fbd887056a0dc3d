// Writes the order by which somebody of a shop's records became a prime member, by the same code as one that is bought now, at a moment in the past.

import { paymentIdOf } from '@tornister/domain/checkout';
import { type CurrencyCode, money } from '@tornister/domain/money';
import { DAY_MS, type Instant, instantOf } from '@tornister/domain/shared';
import { tradingTermsOf } from '@tornister/domain/storefront';
import type { Transaction } from '../database/database.ts';
import { lifecycleColumns } from '../orders/advance-order.ts';
import { type Customer, noteConfirmed, storefrontOf } from '../orders/import-orders.ts';
import { beginMembership } from './begin-membership.ts';
import { writePrimeOrder } from './write-prime-order.ts';

/** Writes the paid order of an account that has one; its membership began with the payment, and has ended where its year is over. */
export const importMembership = async (transaction: Transaction, customer: Customer, now: Instant): Promise<void> => {
  const { account, userId } = customer;
  const billing = await transaction
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .executeTakeFirst();
  if (account.prime === undefined || billing === undefined) return;
  const { number, boughtDaysAgo, cents, paymentId } = account.prime;
  const boughtAt = instantOf(now - boughtDaysAgo * DAY_MS);
  const storefront = storefrontOf(customer);
  const currency = tradingTermsOf(storefront.store).currency as CurrencyCode;
  const shop = { storefront, now: () => boughtAt };
  const year = { userId, billing, price: money(cents, currency), paymentId: paymentIdOf(paymentId) };
  const orderId = await writePrimeOrder(shop, transaction, year);
  await transaction
    .updateTable('orders')
    .set({ number: Number(number), ...lifecycleColumns({ order: 'placed', payment: 'paid' }) })
    .where('id', '=', orderId)
    .execute();
  await noteConfirmed(transaction, orderId, boughtAt);
  await beginMembership(transaction, { id: orderId, user_id: userId }, boughtAt);
};
