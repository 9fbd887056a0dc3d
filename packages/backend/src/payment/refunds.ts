// Money that goes back: written down in the transaction that finds out about it, asked for at the provider through the outbox, and told
// to the shopper when the provider has agreed, to the staff when it has refused.

import { type CurrencyCode, money } from '@tornister/domain/money';
import type { Refund, RefundReason } from '@tornister/domain/orders';
import { instantOf } from '@tornister/domain/shared';
import type { Selectable } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import type { RefundsTable } from '../database/payment-tables.ts';
import type { Answer } from '../graphql/answer.ts';
import { refundMailTime } from '../orders/mail-recipient.ts';
import { post } from '../orders/outbox.ts';
import { unguessableId } from '../server/ids.ts';
import type { Services } from '../server/services.ts';
import type { ProviderNotification } from './provider.ts';

export type RefundRow = Selectable<RefundsTable>;

/** Asks for the money of a report back, once for each report. */
export const requestRefund = async (
  transaction: Transaction,
  {
    provider,
    notification,
    reason,
    now,
  }: {
    readonly provider: string;
    readonly notification: ProviderNotification;
    readonly reason: RefundReason;
    readonly now: number;
  },
): Promise<void> => {
  const { eventId, transId, orderId, amount } = notification;
  const id = unguessableId();
  const row = await transaction
    .insertInto('refunds')
    .values({
      id,
      provider,
      event_id: eventId,
      trans_id: transId,
      order_id: orderId,
      amount_cents: amount.cents,
      currency: amount.currency,
      reason,
      state: 'requested',
      requested_at: now,
      settled_at: null,
      provider_answer: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row !== undefined) await post(transaction, `refund:${id}`, { kind: 'refund', refundId: id }, now);
};

export const readRefund = (database: Database, id: string): Promise<RefundRow | undefined> =>
  database.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();

/** What was asked back for an order, the latest first. */
export const refundsOf = (database: Database, orderId: string): Promise<readonly RefundRow[]> =>
  database.selectFrom('refunds').selectAll().where('order_id', '=', orderId).orderBy('requested_at', 'desc').execute();

/** The name of the report that a settled return asks its money back with. */
export const returnedEvent = (returnId: string): string => `returned:${returnId}`;

const STATES = { requested: 'REQUESTED', done: 'DONE', refused: 'REFUSED' } as const;
const REASONS = {
  'order-cancelled': 'ORDER_CANCELLED',
  'called-off': 'CALLED_OFF',
  'second-capture': 'SECOND_CAPTURE',
  'wrong-amount': 'WRONG_AMOUNT',
  'unknown-payment': 'UNKNOWN_PAYMENT',
  returned: 'RETURNED',
} as const;

const WAYS = { provider: 'PROVIDER', transfer: 'TRANSFER', invoice: 'INVOICE' } as const;

/** What stands for the provider's answer where people have paid back what it has refused. */
export const BY_HAND = 'by hand';

/** Money that goes back, as pages show it. */
export const showRefund = ({ reason, way, amount, state, at }: Refund): Answer<'Refund'> => ({
  reason: REASONS[reason],
  way: WAYS[way],
  amount,
  state: STATES[state],
  at,
});

/** A refund that a payment provider was asked for. */
export const refundOf = (row: RefundRow): Refund => ({
  reason: row.reason,
  way: row.provider_answer === BY_HAND ? 'transfer' : 'provider',
  amount: money(row.amount_cents, row.currency as CurrencyCode),
  state: row.state,
  at: instantOf(row.settled_at ?? row.requested_at),
});

/** Has the provider pay back; throws when it should be tried again later, as the outbox expects. */
export const payBack = async (services: Services, refundId: string): Promise<void> => {
  const { database, payments, log } = services;
  const refund = await readRefund(database, refundId);
  if (refund === undefined) throw new Error('The refund of the message does not exist.');
  if (refund.state !== 'requested') return;
  const provider = payments.byId(refund.provider);
  if (provider === undefined) throw new Error(`There is no provider ${refund.provider}.`);
  const answer = await provider.refund({
    refundId,
    transId: refund.trans_id,
    amount: money(refund.amount_cents, refund.currency as CurrencyCode),
  });
  if (answer.isOk()) return settle(services, refund, 'done', answer.value.reference);
  if (answer.error.kind === 'provider.unreachable') throw new Error('The provider cannot be reached.');
  log.error({ refundId, orderId: refund.order_id, reason: answer.error.reason }, 'the provider refused a refund');
  return settle(services, refund, 'refused', answer.error.reason);
};

const settle = (
  { database, now }: Services,
  refund: RefundRow,
  state: 'done' | 'refused',
  answer: string,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('refunds')
      .set({ state, settled_at: now(), provider_answer: answer })
      .where('id', '=', refund.id)
      .where('state', '=', 'requested')
      .execute();
    const kind = state === 'done' ? 'refund-mail' : 'refund-refused';
    const at = state === 'done' ? await refundMailTime(transaction, refund.order_id, now()) : now();
    await post(transaction, `${kind}:${refund.id}`, { kind, refundId: refund.id }, at);
  });
