// What a shopper is told who submits a cart that became an order before: it depends on how that order stands.
// Source: spec 2 §4 "Submit".

import { ALREADY_SUBMITTED_MESSAGE, ORDER_WAITS_MESSAGE } from '@tornister/domain/checkout';
import { isFinal } from '@tornister/domain/orders';
import { brandId, type UserId } from '@tornister/domain/shared';
import { createCart } from '../cart/own-cart.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import { lifecycleOf, type OrderRow } from './advance-order.ts';

type SubmitAnswer = Answer<'SubmitResult'>;

/** The order that a cart became. Where it was given up and its goods were ordered with the next cart, the order that came of that. */
export const orderOfCart = async (database: Database | Transaction, cartId: string): Promise<OrderRow | undefined> => {
  const order = await database.selectFrom('orders').selectAll().where('cart_id', '=', cartId).executeTakeFirst();
  if (order === undefined || order.reopened_at === null) return order;
  return (await orderOfCart(database, order.next_cart_id)) ?? order;
};

/**
 * An order that is placed, or was until it was called off, sends the shopper on with the cart that came after it; one that waits for its payment says so. One that was given up
 * answers its id alone: its payment cannot begin, which gives the goods back.
 */
export const answerOrdered = async (
  context: RequestContext,
  transaction: Transaction,
  order: OrderRow,
): Promise<SubmitAnswer> => {
  if (order.state === 'cancelled' && !order.is_called_off) return { orderId: order.id };
  const newCartId = await cartAfter(context, transaction, order);
  return isFinal(lifecycleOf(order))
    ? { errorMessage: ALREADY_SUBMITTED_MESSAGE, newCartId }
    : { orderId: order.id, errorMessage: ORDER_WAITS_MESSAGE, newCartId };
};

/** The cart that came after the order; a new one when that became an order too. */
const cartAfter = async (
  context: RequestContext,
  transaction: Transaction,
  { next_cart_id, user_id }: OrderRow,
): Promise<string> => {
  const next = await transaction
    .selectFrom('carts')
    .select('submitted_at')
    .where('id', '=', next_cart_id)
    .executeTakeFirst();
  return next !== undefined && next.submitted_at === null
    ? next_cart_id
    : createCart(context, transaction, brandId<UserId>(user_id));
};
