// After a payment that failed the shopper can go on with the same cart.
// Source: spec 2 §4 "Checkout payment: query errorCode, cancelPayment".

import { isFinal } from '@tornister/domain/orders';
import { brandId, type CartId, type UserId } from '@tornister/domain/shared';
import { ok, type Result, safeTry } from 'neverthrow';
import { readLines } from '../cart/cart-draft.ts';
import { lockDealsOfCarts, moveContents } from '../cart/move-contents.ts';
import { type CartRow, createCart } from '../cart/own-cart.ts';
import { findTakenOver } from '../checkout/wallet/wallet-sessions.ts';
import type { Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { advanceOrder, lifecycleOf, type OrderRow } from './advance-order.ts';
import { lockOwnOrder } from './own-order.ts';

/** Gives the cart of an unpaid order back; the same cart when it is asked again. Nothing for a paid or foreign order. */
export const reopenCart = (context: RequestContext, orderId: string): Promise<Result<CartId | undefined, Refusal>> =>
  inTransaction(context.database, (transaction) =>
    safeTry(async function* () {
      const order = yield* await lockOwnOrder(context, transaction, orderId);
      if (order === undefined || order.state === 'placed') return ok(undefined);
      // A membership came from no cart; whoever wants it still begins anew.
      if (order.kind === 'prime') {
        await giveUp(context, transaction, order);
        return ok(undefined);
      }
      const next = await openNextCart(context, transaction, order);
      // Deals are locked before stock, in every transaction.
      await lockDealsOfCarts(context, transaction, [order.cart_id, next.id]);
      await giveUp(context, transaction, order);
      if (order.reopened_at === null) await refill(context, transaction, order, next);
      return ok(brandId<CartId>(next.id));
    }),
  );

/** The goods of an order that still waits are free again. */
const giveUp = async ({ now }: RequestContext, transaction: Transaction, order: OrderRow): Promise<void> => {
  if (!isFinal(lifecycleOf(order))) await advanceOrder(transaction, order, 'given-up', now());
};

type NextCart = Pick<CartRow, 'id' | 'voucher_code'>;

/** The cart that came after the order, or a new one when that became an order too. */
const openNextCart = async (context: RequestContext, transaction: Transaction, order: OrderRow): Promise<NextCart> => {
  const next = await transaction
    .selectFrom('carts')
    .select(['id', 'voucher_code', 'submitted_at'])
    .where('id', '=', order.next_cart_id)
    .forUpdate()
    .executeTakeFirst();
  if (next !== undefined && next.submitted_at === null) return next;
  const id = await createCart(context, transaction, brandId<UserId>(order.user_id));
  await transaction.updateTable('orders').set({ next_cart_id: id }).where('id', '=', order.id).execute();
  return { id, voucher_code: null };
};

/**
 * Puts lines, addresses and choices of the ordered cart into the next one, which keeps what it holds; deal pieces have to be reserved anew. So has
 * a session of the wallet: how to pay is chosen again where it was chosen there.
 */
const refill = async (
  context: RequestContext,
  transaction: Transaction,
  order: OrderRow,
  next: NextCart,
): Promise<void> => {
  const before = await transaction
    .selectFrom('carts')
    .selectAll()
    .where('id', '=', order.cart_id)
    .executeTakeFirstOrThrow();
  const lines = await readLines(transaction, before.id);
  await moveContents(context, transaction, { lines, voucherCode: before.voucher_code }, next);
  const isOfSession = (await findTakenOver(transaction, before.id)) !== undefined;
  await transaction
    .updateTable('carts')
    .set({
      billing_address_id: before.billing_address_id,
      shipping_address_id: before.shipping_address_id,
      shipper_code: before.shipper_code,
      payment_id: isOfSession ? null : before.payment_id,
      buyer_reference: before.buyer_reference,
      order_reference: before.order_reference,
      order_comment: before.order_comment,
      spedition_fields: JSON.stringify(before.spedition_fields),
    })
    .where('id', '=', next.id)
    .execute();
  await transaction.updateTable('orders').set({ reopened_at: context.now() }).where('id', '=', order.id).execute();
};
