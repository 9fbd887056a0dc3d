// After a payment that failed the shopper can go on with the same cart.
// Source: spec 2 §4 "Checkout payment: query errorCode, cancelPayment".

import { isFinal } from '@tornister/domain/orders';
import { brandId, type CartId, type UserId } from '@tornister/domain/shared';
import { ok, type Result, safeTry } from 'neverthrow';
import { readLines } from '../cart/cart-draft.ts';
import { keepShortfall } from '../cart/kept-shortfall.ts';
import { shortfallText } from '../cart/merge-texts.ts';
import { lockDealsOfCarts, moveContents } from '../cart/move-contents.ts';
import { type CartRow, createCart, lockFilledCart, lockNewestCart, readChangedCart } from '../cart/own-cart.ts';
import { findTakenOver } from '../checkout/wallet/wallet-sessions.ts';
import type { Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { advanceOrder, lifecycleOf, type OrderRow } from './advance-order.ts';
import { lockOwnOrder } from './own-order.ts';

/**
 * Gives the cart of an unpaid order back; the same cart when it is asked again. Nothing for a foreign order, and for one that was placed, even where it
 * was cancelled since.
 */
export const reopenCart = (context: RequestContext, orderId: string): Promise<Result<CartId | undefined, Refusal>> =>
  inTransaction(context.database, (transaction) =>
    safeTry(async function* () {
      const order = yield* await lockOwnOrder(context, transaction, orderId);
      if (order === undefined || order.state === 'placed' || order.is_called_off) return ok(undefined);
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

/**
 * The cart that the shopper goes on with: the one that was filled since the order, by whichever order or device it was begun; else that which came
 * after the order. A new one only where none is open. An order that was given back already stays with the cart that has its goods.
 */
const openNextCart = async (context: RequestContext, transaction: Transaction, order: OrderRow): Promise<CartRow> => {
  const filled = await lockFilledCart(context, transaction, order.user_id);
  const isFilledSince = order.reopened_at === null && filled !== undefined && filled.updated_at >= order.ordered_at;
  const next =
    (isFilledSince ? filled : await lockUnsubmitted(transaction, order.next_cart_id)) ??
    filled ??
    (await lockNewestCart(context, transaction, order.user_id)) ??
    (await beginCart(context, transaction, order));
  if (next.id !== order.next_cart_id)
    await transaction.updateTable('orders').set({ next_cart_id: next.id }).where('id', '=', order.id).execute();
  return next;
};

/** The cart with this id, unless it became an order. */
const lockUnsubmitted = (transaction: Transaction, cartId: string): Promise<CartRow | undefined> =>
  transaction
    .selectFrom('carts')
    .selectAll()
    .where('id', '=', cartId)
    .where('submitted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

const beginCart = async (context: RequestContext, transaction: Transaction, order: OrderRow): Promise<CartRow> =>
  readChangedCart(transaction, await createCart(context, transaction, brandId<UserId>(order.user_id)));

/** A bill with no delivery address of its own is a choice too: the goods go there. */
const addressesOf = (next: CartRow, before: CartRow) =>
  next.billing_address_id === null
    ? {
        billing_address_id: before.billing_address_id,
        shipping_address_id: next.shipping_address_id ?? before.shipping_address_id,
      }
    : {};

/** A reference belongs to the way of paying that it was entered for. */
const paymentOf = (next: CartRow, { payment_id, buyer_reference }: CartRow, isOfSession: boolean) =>
  next.payment_id === null && !isOfSession ? { payment_id, buyer_reference } : {};

/**
 * Puts lines, addresses and choices of the ordered cart into the next one, which keeps what it holds and what was chosen for it, and a sentence on
 * goods that did not come back whole; deal pieces have to be reserved anew. So has a session of the wallet: how to pay is chosen again where it was chosen there.
 */
const refill = async (
  context: RequestContext,
  transaction: Transaction,
  order: OrderRow,
  next: CartRow,
): Promise<void> => {
  const before = await transaction
    .selectFrom('carts')
    .selectAll()
    .where('id', '=', order.cart_id)
    .executeTakeFirstOrThrow();
  const lines = await readLines(transaction, before.id);
  const { voucher_code: voucherCode, waiting_gift: waitingGift } = before;
  const moved = await moveContents(context, transaction, { lines, voucherCode, waitingGift }, next);
  await keepShortfall(transaction, next.id, shortfallText({ ...moved, origin: 'order' }, context.storefront.language));
  const isOfSession = (await findTakenOver(transaction, before.id)) !== undefined;
  await transaction
    .updateTable('carts')
    .set({
      ...addressesOf(next, before),
      shipper_code: next.shipper_code ?? before.shipper_code,
      ...paymentOf(next, before, isOfSession),
      order_reference: next.order_reference ?? before.order_reference,
      order_comment: next.order_comment ?? before.order_comment,
      spedition_fields: JSON.stringify({ ...before.spedition_fields, ...next.spedition_fields }),
    })
    .where('id', '=', next.id)
    .execute();
  await transaction.updateTable('orders').set({ reopened_at: context.now() }).where('id', '=', order.id).execute();
};
