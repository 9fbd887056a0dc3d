// Takes money that a provider has reserved, as long as the order still waits for it. What is reserved for a cancelled order is left to
// lapse. Where the provider refuses, the payment has failed as if it had been declined.

import { type CurrencyCode, money } from '@tornister/domain/money';
import type { Services } from '../server/services.ts';
import { applyNotification } from './apply-notification.ts';

/** Has the provider take the money; throws when it should be tried again later, as the outbox expects. */
export const capturePayment = async (services: Services, transId: string): Promise<void> => {
  const { database, payments, log, now } = services;
  const payment = await database
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .selectAll('payments')
    .select('orders.state as order_state')
    .where('trans_id', '=', transId)
    .executeTakeFirst();
  if (payment === undefined) throw new Error('The payment of the message does not exist.');
  if (payment.order_state !== 'awaiting-payment' || payment.state !== 'authorised') return;
  const provider = payments.byId(payment.provider);
  if (provider === undefined) throw new Error(`There is no provider ${payment.provider}.`);
  const amount = money(payment.amount_cents, payment.currency as CurrencyCode);
  const answer = await provider.capture({ transId, amount });
  if (answer.isOk()) return;
  if (answer.error.kind === 'provider.unreachable') throw new Error('The provider cannot be reached.');
  log.error({ transId, orderId: payment.order_id, reason: answer.error.reason }, 'the provider refused a capture');
  const notification = { transId, orderId: payment.order_id, report: 'declined', amount, sentAt: now() } as const;
  await applyNotification(services, payment.provider, { ...notification, eventId: `capture-refused:${transId}` });
};
