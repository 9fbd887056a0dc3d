// Whose order it is: it is found by the visitor who placed it, in the store where it was placed.

import type { Transaction } from '../database/database.ts';
import type { RequestContext } from '../graphql/context.ts';
import { requireUserId } from '../visitor/require-visitor.ts';
import type { OrderRow } from './advance-order.ts';

/** Locks an order of this visitor; undefined for one that does not exist or is somebody else's. */
export const lockOwnOrder = async (
  context: RequestContext,
  transaction: Transaction,
  orderId: string,
): Promise<OrderRow | undefined> => {
  const found = await transaction
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .selectAll('orders')
    .select('users.account_id')
    .where('orders.id', '=', orderId)
    .where('orders.user_id', '=', requireUserId(context))
    .where('orders.store', '=', context.storefront.store)
    .forUpdate('orders')
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { account_id, ...order } = found;
  // Like the cart: the id of a member's entry alone opens nothing.
  return account_id === null || context.visitor.login?.accountId === account_id ? order : undefined;
};
