// What a payment message does to its order. A state never goes back (`orderTransition`). The message's id is written in the same transaction, so a repeated one changes nothing.

import type { Instant } from '@tornister/domain/shared';
import type { Logger } from 'pino';
import type { Database, Transaction } from '../database/database.ts';
import { retried } from '../database/retried.ts';
import { advanceOrder, type OrderRow } from '../orders/advance-order.ts';
import { post } from '../orders/outbox.ts';
import { NOTIFICATION_MAX_AGE_MS, type PaymentNotification } from './notification.ts';

export type NotificationOutcome =
  | 'applied'
  | 'repeated'
  /** Perhaps the order is not written yet: the provider shall try again. */
  | 'order-unknown'
  | 'wrong-amount'
  | 'too-old';

type Desk = { readonly database: Database; readonly log: Logger; readonly now: () => Instant };

/** Applies a message whose signature has been checked. */
export const applyNotification = (desk: Desk, message: PaymentNotification): Promise<NotificationOutcome> => {
  if (desk.now() - message.sentAt > NOTIFICATION_MAX_AGE_MS) return Promise.resolve('too-old');
  return retried(desk.database, async (transaction): Promise<NotificationOutcome> => {
    const order = await transaction
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', message.orderId)
      .forUpdate()
      .executeTakeFirst();
    if (order === undefined) return 'order-unknown';
    if (order.total_cents !== message.amountCents || order.currency !== message.currency) return 'wrong-amount';
    if (!(await isFirst(transaction, message, desk.now()))) return 'repeated';
    await apply(desk, transaction, order, message);
    return 'applied';
  });
};

const isFirst = async (transaction: Transaction, message: PaymentNotification, now: Instant): Promise<boolean> => {
  const row = await transaction
    .insertInto('payment_events')
    .values({
      provider: message.provider,
      event_id: message.eventId,
      order_id: message.orderId,
      state: message.state,
      received_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return row !== undefined;
};

const apply = async (
  { log, now }: Desk,
  transaction: Transaction,
  order: OrderRow,
  { state }: PaymentNotification,
): Promise<void> => {
  const duty = await advanceOrder(transaction, order, state, now());
  if (duty === 'refund') {
    log.error({ orderId: order.id }, 'paid after it was cancelled: the money goes back');
    await post(transaction, `payment-refund:${order.id}`, { kind: 'payment-refund', orderId: order.id }, now());
  }
  if (duty === 'nothing')
    log.warn({ orderId: order.id, from: order.payment_state, to: state }, 'payment message came too late');
};
