// Whose order it is: it is found by the visitor who placed it, in the store where it was placed.

import { err, ok, type Result } from 'neverthrow';
import type { Database, Transaction } from '../database/database.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { requireUserId } from '../visitor/require-visitor.ts';
import type { OrderRow } from './advance-order.ts';

/** Locks an order of this visitor; undefined for one that does not exist or is somebody else's. */
export const lockOwnOrder = async (
  context: RequestContext,
  transaction: Transaction,
  orderId: string,
): Promise<Result<OrderRow | undefined, Refusal>> => {
  const userId = requireUserId(context);
  if (userId.isErr()) return err(userId.error);
  const found = await transaction
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .selectAll('orders')
    .select('users.account_id')
    .where('orders.id', '=', orderId)
    .where('orders.user_id', '=', userId.value)
    .where('orders.store', '=', context.storefront.store)
    .forUpdate('orders')
    .executeTakeFirst();
  if (found === undefined) return ok(undefined);
  const { account_id, ...order } = found;
  // Like the cart: the id of a member's entry alone opens nothing.
  return ok(account_id === null || context.visitor.login?.accountId === account_id ? order : undefined);
};

/** Whether the login of this visitor is the one that the order was placed with. A link, or number and postcode, is no login. */
export const isOwnOrder = async (
  { database, visitor: { login } }: Pick<RequestContext, 'visitor'> & { readonly database: Database | Transaction },
  order: Pick<OrderRow, 'user_id'>,
): Promise<boolean> => {
  if (login?.userId !== order.user_id) return false;
  const user = await database
    .selectFrom('users')
    .select('account_id')
    .where('id', '=', order.user_id)
    .executeTakeFirst();
  return user !== undefined && (user.account_id === null || user.account_id === login.accountId);
};
