// Money that people move by hand: transfers that come for orders paid in advance, and what the shop has to transfer itself, because no payment provider
// can: the money of cancelled orders, returns that are credited, refunds that a provider has refused.

import { isPrepaid, paymentIdOf } from '@tornister/domain/checkout';
import type { Instant } from '@tornister/domain/shared';
import { ok } from 'neverthrow';
import { readableEmail } from '../checkout/show-address.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { OrderedAddress } from '../database/order-tables.ts';
import { nameOf } from '../mail/order-mail.ts';
import { BY_HAND } from '../payment/refunds.ts';
import { rmaOf } from '../returns/read-returns.ts';
import type { Services } from '../server/services.ts';
import { isoMoment } from './show-parcel.ts';
import { readOrderNumber, readReturnNumber, type TRANSFER_KINDS } from './staff-input.ts';
import { conflict, type StaffAnswer, unknown } from './staff-refusal.ts';

export type TransferKind = (typeof TRANSFER_KINDS)[number];
type Desk = Pick<Services, 'database' | 'now'>;

/** As many of each kind; the oldest first, so what is marked as made brings the next. */
const MOST_OF_A_KIND = 200;

/** Writes down that the transfer for an order has come; of a cancelled order it has to go back (`listTransfers`). */
export const noteTransfer = ({ database, now }: Desk, number: number): Promise<StaffAnswer<object>> =>
  inTransaction(database, async (transaction) => {
    const order = await transaction
      .selectFrom('orders')
      .selectAll()
      .where('number', '=', number)
      .forUpdate()
      .executeTakeFirst();
    if (order === undefined) return unknown('ORDER_UNKNOWN', `There is no order ${number}.`);
    if (order.total_cents === 0 || !isPrepaid(paymentIdOf(order.payment_id)))
      return conflict('NOT_BY_TRANSFER', `The order is not paid by a transfer in advance, but by ${order.payment_id}.`);
    const at = order.transfer_received_at ?? now();
    if (order.transfer_received_at === null)
      await transaction.updateTable('orders').set({ transfer_received_at: at }).where('id', '=', order.id).execute();
    return ok({
      order: order.number,
      transferReceivedAt: isoMoment(at),
      hasToGoBack: order.state === 'cancelled' && order.paid_back_at === null,
    });
  });

type Receiver = { readonly email: string; readonly billing_address: OrderedAddress };
const receiver = ({ email, billing_address }: Receiver) => ({
  name: nameOf(billing_address),
  company: billing_address.company,
  email: readableEmail(email),
});

/** What has to be transferred by hand and was not yet, the longest waiting first. */
export const listTransfers = async (database: Database) => {
  const found = [
    ...(await cancelledOrders(database)),
    ...(await creditedReturns(database)),
    ...(await refusedRefunds(database)),
  ];
  return { transfers: found.sort((one, other) => one.since.localeCompare(other.since)) };
};

const OF_ORDER = [
  'orders.number as order',
  'orders.currency',
  'orders.payment_id',
  'orders.email',
  'orders.billing_address',
] as const;

const cancelledOrders = async (database: Database) => {
  const rows = await database
    .selectFrom('orders')
    .select([...OF_ORDER, 'orders.total_cents', 'orders.cancelled_at', 'orders.transfer_received_at'])
    .where('state', '=', 'cancelled')
    .where('transfer_received_at', 'is not', null)
    .where('paid_back_at', 'is', null)
    .orderBy('number')
    .limit(MOST_OF_A_KIND)
    .execute();
  return rows.map((row) => ({
    kind: 'order' as const,
    id: String(row.order),
    ...common(row),
    amountCents: row.total_cents,
    since: isoMoment(Math.max(row.cancelled_at ?? 0, row.transfer_received_at ?? 0)),
  }));
};

const creditedReturns = async (database: Database) => {
  const rows = await database
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .select([...OF_ORDER, 'returns.number', 'returns.outcome_cents', 'returns.settled_at'])
    .where('returns.outcome', '=', 'credited')
    .where('returns.outcome_cents', '>', 0)
    .where('returns.paid_back_at', 'is', null)
    .orderBy('returns.number')
    .limit(MOST_OF_A_KIND)
    .execute();
  return rows.map((row) => ({
    kind: 'return' as const,
    id: rmaOf(row),
    ...common(row),
    amountCents: row.outcome_cents ?? 0,
    since: isoMoment(row.settled_at ?? 0),
  }));
};

const refusedRefunds = async (database: Database) => {
  const rows = await database
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select([
      ...OF_ORDER,
      'refunds.id',
      'refunds.amount_cents',
      'refunds.currency as refund_currency',
      'refunds.settled_at',
    ])
    .where('refunds.state', '=', 'refused')
    .orderBy('refunds.requested_at')
    .limit(MOST_OF_A_KIND)
    .execute();
  return rows.map((row) => ({
    kind: 'refund' as const,
    id: row.id,
    ...common(row),
    currency: row.refund_currency,
    amountCents: row.amount_cents,
    since: isoMoment(row.settled_at ?? 0),
  }));
};

const common = (
  row: Receiver & { readonly order: number; readonly currency: string; readonly payment_id: string },
) => ({
  order: row.order,
  paidBy: row.payment_id,
  currency: row.currency,
  to: receiver(row),
});

/** Writes down that a transfer of the list was made; said again it answers the same. */
export const noteTransferMade = (
  { database, now }: Desk,
  kind: TransferKind,
  id: string,
): Promise<StaffAnswer<object>> =>
  inTransaction(database, async (transaction) => {
    const made = await MARKS[kind](transaction, id, now());
    return made.map((at) => ({ kind, id, transferredAt: isoMoment(at) }));
  });

type Mark = (transaction: Transaction, id: string, now: Instant) => Promise<StaffAnswer<number>>;

const NOT_OWED = 'Nothing has to be transferred for it.';

const markOrder: Mark = async (transaction, id, now) => {
  const number = readOrderNumber(id);
  if (number.isErr()) return number;
  const order = await transaction
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', number.value)
    .forUpdate()
    .executeTakeFirst();
  if (order === undefined) return unknown('ORDER_UNKNOWN', `There is no order ${id}.`);
  if (order.paid_back_at !== null) return ok(order.paid_back_at);
  if (order.state !== 'cancelled' || order.transfer_received_at === null) return conflict('NOT_OWED', NOT_OWED);
  await transaction.updateTable('orders').set({ paid_back_at: now }).where('id', '=', order.id).execute();
  return ok(now);
};

const markReturn: Mark = async (transaction, id, now) => {
  const number = readReturnNumber(id);
  if (number.isErr()) return number;
  const row = await transaction
    .selectFrom('returns')
    .selectAll()
    .where('number', '=', number.value)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return unknown('RETURN_UNKNOWN', `There is no return ${id}.`);
  if (row.paid_back_at !== null) return ok(row.paid_back_at);
  if (row.outcome !== 'credited') return conflict('NOT_OWED', NOT_OWED);
  await transaction.updateTable('returns').set({ paid_back_at: now }).where('id', '=', row.id).execute();
  return ok(now);
};

const markRefund: Mark = async (transaction, id, now) => {
  const row = await transaction.selectFrom('refunds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (row === undefined) return unknown('REFUND_UNKNOWN', `There is no refund ${id}.`);
  if (row.state === 'done' && row.provider_answer === BY_HAND) return ok(row.settled_at ?? now);
  if (row.state !== 'refused') return conflict('NOT_OWED', NOT_OWED);
  const done = { state: 'done', settled_at: now, provider_answer: BY_HAND } as const;
  await transaction.updateTable('refunds').set(done).where('id', '=', id).execute();
  return ok(now);
};

const MARKS: Readonly<Record<TransferKind, Mark>> = { order: markOrder, return: markReturn, refund: markRefund };
