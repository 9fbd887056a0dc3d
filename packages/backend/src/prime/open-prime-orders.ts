// The prime orders of an account that wait for their payment. Of these there is one at the most: whoever orders anew gives up the one before, so that
// two of them are never paid. Source: docs/adr/0009 "Shop host and backend".

import type { OrderState } from '@tornister/domain/orders';
import type { Instant } from '@tornister/domain/shared';
import type { Transaction } from '../database/database.ts';
import { advanceOrder } from '../orders/advance-order.ts';

const WAITING: OrderState = 'awaiting-payment';

const openOrdersOf = (transaction: Transaction, accountId: string) =>
  transaction
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .where('users.account_id', '=', accountId)
    .where('orders.kind', '=', 'prime')
    .where('orders.state', '=', WAITING);

/** Whether the account has an order of a year that may still be paid; its account is locked. */
export const hasOpenPrimeOrder = async (transaction: Transaction, accountId: string): Promise<boolean> =>
  (await openOrdersOf(transaction, accountId).select('orders.id').executeTakeFirst()) !== undefined;

/** Locks them; a payment that is reported locks its order before the account, and so does whoever gives one up. */
export const lockOpenPrimeOrders = (transaction: Transaction, accountId: string) =>
  openOrdersOf(transaction, accountId).selectAll('orders').orderBy('orders.id').forUpdate('orders').execute();

/** Gives them up; money that comes for one of them goes back. The account is locked. */
export const giveUpOpenPrimeOrders = async (
  transaction: Transaction,
  accountId: string,
  now: Instant,
): Promise<void> => {
  for (const order of await lockOpenPrimeOrders(transaction, accountId))
    await advanceOrder(transaction, order, 'given-up', now);
};
