// After a payment that failed the shopper can go on with the same cart.
// Source: spec 2 §4 "Checkout payment: query errorCode, cancelPayment".

import { isFinal } from '@tornister/domain/orders';
import { brandId, type CartId, type UserId } from '@tornister/domain/shared';
import { ok, type Result, safeTry } from 'neverthrow';
import { openDraft, saveDraft } from '../cart/cart-draft.ts';
import { createCart } from '../cart/own-cart.ts';
import { findTakenOver } from '../checkout/wallet/wallet-sessions.ts';
import type { Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { unguessableId } from '../server/ids.ts';
import { advanceOrder, lifecycleOf, type OrderRow } from './advance-order.ts';
import { lockOwnOrder } from './own-order.ts';

/** Gives the cart of an unpaid order back; the same cart when it is asked again. Nothing for a paid or foreign order. */
export const reopenCart = (context: RequestContext, orderId: string): Promise<Result<CartId | undefined, Refusal>> =>
  inTransaction(context.database, (transaction) =>
    safeTry(async function* () {
      const order = yield* await lockOwnOrder(context, transaction, orderId);
      if (order === undefined || order.state === 'placed') return ok(undefined);
      if (!isFinal(lifecycleOf(order))) await advanceOrder(transaction, order, 'given-up', context.now());
      // A membership came from no cart; whoever wants it still begins anew.
      if (order.kind === 'prime') return ok(undefined);
      const cartId = await openNextCart(context, transaction, order);
      if (order.reopened_at === null) await refill(context, transaction, order, cartId);
      return ok(cartId);
    }),
  );

/** The cart that came after the order, or a new one when that became an order too. */
const openNextCart = async (context: RequestContext, transaction: Transaction, order: OrderRow): Promise<CartId> => {
  const next = await transaction
    .selectFrom('carts')
    .select(['id', 'submitted_at'])
    .where('id', '=', order.next_cart_id)
    .forUpdate()
    .executeTakeFirst();
  if (next !== undefined && next.submitted_at === null) return brandId<CartId>(next.id);
  const id = await createCart(context, transaction, brandId<UserId>(order.user_id));
  await transaction.updateTable('orders').set({ next_cart_id: id }).where('id', '=', order.id).execute();
  return id;
};

/**
 * Puts lines, addresses and choices of the ordered cart into the next one; deal pieces have to be reserved anew. So has a session of the wallet:
 * how to pay is chosen again where it was chosen there.
 */
const refill = async (
  context: RequestContext,
  transaction: Transaction,
  order: OrderRow,
  cartId: string,
): Promise<void> => {
  const now = context.now();
  const before = await transaction
    .selectFrom('carts')
    .selectAll()
    .where('id', '=', order.cart_id)
    .executeTakeFirstOrThrow();
  const from = await openDraft(transaction, before);
  const into = await openDraft(transaction, { id: cartId, voucher_code: before.voucher_code });
  const held = new Set([...into.lines.values()].map(({ item_id }) => item_id));
  for (const line of from.lines.values()) {
    if (held.has(line.item_id)) continue;
    const kind = line.kind === 'lightning-deal' ? 'normal' : line.kind;
    const id = unguessableId();
    const position = into.lines.size;
    into.lines.set(id, { ...line, id, cart_id: cartId, kind, position, deal_id: null, quantity_lightning: 0 });
  }
  await saveDraft(transaction, cartId, into, now);
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
    .where('id', '=', cartId)
    .execute();
  await transaction.updateTable('orders').set({ reopened_at: now }).where('id', '=', order.id).execute();
};
