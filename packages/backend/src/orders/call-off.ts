// Cancels an order as its customer wants, as long as nothing of it is packed, or as the staff desk does: the goods are on the shelf again, money that
// was paid goes back through the outbox, and a mail says so; what only people can pay back is told to the staff. Asked again, it changes nothing. Source: docs/adr/0075.

import { paymentIdOf } from '@tornister/domain/checkout';
import { type CurrencyCode, money } from '@tornister/domain/money';
import { type HandBack, handBackOfCancelled, isCancellable, type Refund, transferBack } from '@tornister/domain/orders';
import { type Instant, instantOf } from '@tornister/domain/shared';
import type { ResultAsync } from 'neverthrow';
import type { Transaction } from '../database/database.ts';
import { retried } from '../database/retried.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { payingPayment } from '../payment/payment-rows.ts';
import { requestRefund } from '../payment/refunds.ts';
import { advanceOrder, type OrderRow } from './advance-order.ts';
import { findVisibleOrder, type OrderWanted } from './find-order.ts';
import { type CancelledBy, post, postCancelled } from './outbox.ts';
import { linesOf } from './read-order.ts';
import { readParcels } from './shipments.ts';

export type CallOff = 'cancelled' | 'too-late';

/** Cancels an order; undefined for one that is nobody's here. */
export const callOff = (context: RequestContext, wanted: OrderWanted): ResultAsync<CallOff | undefined, Refusal> =>
  findVisibleOrder(context, wanted).map((visible) =>
    visible === undefined
      ? undefined
      : retried(context.database, (transaction) => callOffIn(transaction, visible.id, context.now())),
  );

const callOffIn = async (transaction: Transaction, orderId: string, now: Instant): Promise<CallOff> => {
  const order = await transaction
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (order.state === 'cancelled') return 'cancelled';
  // A membership has begun with its payment; it can be withdrawn from.
  if (order.kind === 'prime') return 'too-late';
  const parcels = (await readParcels(transaction, await linesOf(transaction, [order.id]))).get(order.id) ?? [];
  if (!isCancellable({ state: order.state, shipments: parcels })) return 'too-late';
  await cancelPlaced(transaction, order, 'customer', now);
  return 'cancelled';
};

/** Cancels a placed order that is locked, and in time for whoever cancels it. */
export const cancelPlaced = async (
  transaction: Transaction,
  order: OrderRow,
  by: CancelledBy,
  now: Instant,
): Promise<void> => {
  const duty = await advanceOrder(transaction, order, 'called-off', now);
  if (duty === 'release-goods-and-refund') await refundPayment(transaction, order, now);
  if (handBackOf(order) !== undefined) {
    const key = `cancelled-to-pay-back:${order.id}`;
    await post(transaction, key, { kind: 'cancelled-to-pay-back', orderId: order.id }, now);
  }
  await postCancelled(transaction, order.id, by, now);
};

/** What people have to do about the money of an order that was cancelled; undefined where it is nothing. */
export const handBackOf = ({ payment_id, total_cents, transfer_received_at }: OrderRow): HandBack | undefined =>
  handBackOfCancelled({
    paymentId: paymentIdOf(payment_id),
    totalCents: total_cents,
    hasTransfer: transfer_received_at !== null,
  });

/** The money that people transfer back for an order that was cancelled, as its customer is told of it. */
export const transferBackOf = (order: OrderRow): Refund | undefined => {
  const { state, currency, total_cents, ordered_at, cancelled_at, transfer_received_at, paid_back_at } = order;
  return transferBack({
    paymentId: paymentIdOf(order.payment_id),
    amount: money(total_cents, currency as CurrencyCode),
    ...(state === 'cancelled' ? { cancelledAt: instantOf(cancelled_at ?? ordered_at) } : {}),
    ...(transfer_received_at === null ? {} : { transferReceivedAt: instantOf(transfer_received_at) }),
    ...(paid_back_at === null ? {} : { paidBackAt: instantOf(paid_back_at) }),
  });
};

/** Asks for the money back that paid the order. */
const refundPayment = async (transaction: Transaction, order: OrderRow, now: Instant): Promise<void> => {
  const paid = await payingPayment(transaction, order.id);
  if (paid === undefined) return;
  const notification = {
    eventId: `called-off:${order.id}`,
    transId: paid.trans_id,
    orderId: order.id,
    report: 'paid',
    amount: money(paid.amount_cents, paid.currency as CurrencyCode),
    sentAt: now,
  } as const;
  await requestRefund(transaction, { provider: paid.provider, notification, reason: 'called-off', now });
};
