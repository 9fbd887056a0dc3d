// What a provider's report does to its payment and its order. Neither goes back (`paymentTransition`, `orderTransition`), and money that came
// and pays nothing is paid back. The report's id is written in the same transaction, so a repeated one changes nothing.

import { paymentIdOf } from '@tornister/domain/checkout';
import { type CurrencyCode, compare, money } from '@tornister/domain/money';
import { paymentTransition, type RefundReason } from '@tornister/domain/orders';
import type { Instant } from '@tornister/domain/shared';
import type { Logger } from 'pino';
import type { Database, Transaction } from '../database/database.ts';
import { retried } from '../database/retried.ts';
import { advanceOrder, type OrderRow } from '../orders/advance-order.ts';
import { post, postCancelled } from '../orders/outbox.ts';
import { type PaymentRow, paymentsOf, writePayment, writePaymentStep } from './payment-rows.ts';
import type { ProviderNotification } from './provider.ts';
import { requestRefund } from './refunds.ts';

/** An older report changes no order, however well it is signed; money that it tells of goes back. */
const NOTIFICATION_MAX_AGE_MS = 24 * 60 * 60_000;

export type NotificationOutcome =
  | 'applied'
  | 'repeated'
  /** Perhaps the order is not written yet: the provider shall try again. */
  | 'order-unknown'
  /** The shop began no such payment for this order. */
  | 'payment-unknown'
  | 'wrong-amount'
  | 'too-old'
  /** Old, and its order still awaits a payment, which lasts an hour: the provider shall try again when that is over. */
  | 'too-old-yet-open';

type Services = { readonly database: Database; readonly log: Logger; readonly now: () => Instant };

/** Applies a report that surely comes from this provider. */
export const applyNotification = (
  services: Services,
  provider: string,
  notification: ProviderNotification,
): Promise<NotificationOutcome> => {
  const isOld = services.now() - notification.sentAt > NOTIFICATION_MAX_AGE_MS;
  if (isOld && notification.report !== 'paid') return Promise.resolve('too-old');
  return retried(services.database, async (transaction): Promise<NotificationOutcome> => {
    const order = await transaction
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', notification.orderId)
      .forUpdate()
      .executeTakeFirst();
    if (order === undefined) return 'order-unknown';
    // Of an order that awaits nothing more money is paid back, or was told before.
    if (isOld && order.state === 'awaiting-payment') return 'too-old-yet-open';
    const report = { services, transaction, provider, notification, order };
    return (await recordEvent(report)) === 'new' ? apply(report) : 'repeated';
  });
};

type Report = {
  readonly services: Services;
  readonly transaction: Transaction;
  readonly provider: string;
  readonly notification: ProviderNotification;
  /** Locked. */
  readonly order: OrderRow;
};

/** Writes the notification down; the same one a second time changes nothing. */
const recordEvent = async ({ services, transaction, provider, notification }: Report): Promise<'new' | 'repeated'> => {
  const { eventId, orderId, transId, report, amount } = notification;
  const row = await transaction
    .insertInto('payment_events')
    .values({
      provider,
      event_id: eventId,
      order_id: orderId,
      state: report,
      received_at: services.now(),
      trans_id: transId,
      amount_cents: amount.cents,
      currency: amount.currency,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return row === undefined ? 'repeated' : 'new';
};

const apply = async (report: Report): Promise<NotificationOutcome> => {
  const { services, transaction, notification, order } = report;
  const payments = await knownPayments(report);
  const payment = payments.find(
    ({ trans_id, provider }) => trans_id === notification.transId && provider === report.provider,
  );
  if (payment === undefined) return sendBack(report, 'payment-unknown', 'unknown-payment');
  const { amount, transId } = notification;
  const asked = money(payment.amount_cents, payment.currency as CurrencyCode);
  if (compare(asked, amount).unwrapOr(1) !== 0) return sendBack(report, 'wrong-amount', 'wrong-amount');
  if (payment.state === 'paid' && notification.report === 'paid') return 'repeated';
  const step = paymentTransition(payment.state, notification.report);
  if (step !== notification.report) return cameTooLate(report, payment.state);
  await writePaymentStep(transaction, transId, step);
  if (isSuperseded(notification, payments)) return 'applied';
  const duty = await advanceOrder(transaction, order, notification.report, services.now());
  // Who has approved the payment waits for the goods and would hear nothing.
  if (duty === 'release-goods' && payment.state === 'authorised')
    await postCancelled(transaction, order.id, 'shop', services.now());
  if (duty === 'refund')
    await sendBack(report, 'applied', order.state === 'cancelled' ? 'order-cancelled' : 'second-capture');
  if (duty === 'capture')
    await post(transaction, `payment-capture:${transId}`, { kind: 'payment-capture', transId }, services.now());
  return duty === 'nothing' ? cameTooLate(report, order.payment_state) : 'applied';
};

/** The report changes nothing: the payment or its order has gone further. */
const cameTooLate = ({ services, notification, order }: Report, from: string): NotificationOutcome => {
  services.log.warn({ orderId: order.id, from, to: notification.report }, 'payment report came too late');
  return 'applied';
};

/** An order from before payments were kept takes the payment that is reported as its own. */
const knownPayments = async ({
  transaction,
  provider,
  notification,
  order,
  services,
}: Report): Promise<readonly PaymentRow[]> => {
  const known = await paymentsOf(transaction, order.id);
  if (known.length > 0) return known;
  const amount = { ...notification.amount, cents: order.total_cents as typeof notification.amount.cents };
  await writePayment(
    transaction,
    { orderId: order.id, provider, paymentId: paymentIdOf(order.payment_id), amount, now: services.now() },
    notification.transId,
  );
  return paymentsOf(transaction, order.id);
};

/** A payment that failed says nothing about an order that is being paid by another one. */
const isSuperseded = ({ report, transId }: ProviderNotification, payments: readonly PaymentRow[]): boolean =>
  (report === 'declined' || report === 'cancelled') &&
  payments.some(({ trans_id, state }) => trans_id !== transId && (state === 'begun' || state === 'authorised'));

/** Money that was taken and pays nothing goes back; whatever was not taken leaves only its row. */
const sendBack = async (
  { services, transaction, provider, notification }: Report,
  outcome: NotificationOutcome,
  reason: RefundReason,
): Promise<NotificationOutcome> => {
  const { orderId, transId } = notification;
  services.log.error({ orderId, transId, reason, report: notification.report }, 'a payment that pays nothing');
  if (notification.report === 'paid')
    await requestRefund(transaction, { provider, notification, reason, now: services.now() });
  return outcome;
};
