// What happens to a return: it arrives, and it is settled. Whoever takes returns in calls this in a transaction that has locked the order; in the
// demo shop it goes by the clock (`clock-returns.ts`).

import { type CurrencyCode, money } from '@tornister/domain/money';
import { nextReturnState } from '@tornister/domain/returns';
import type { Instant } from '@tornister/domain/shared';
import type { Transaction } from '../database/database.ts';
import type { OrderRow } from '../orders/advance-order.ts';
import { post } from '../orders/outbox.ts';
import { announceParcel } from '../orders/parcels.ts';
import { linesOf } from '../orders/read-order.ts';
import { takeStock } from '../orders/stock.ts';
import { payingPayment } from '../payment/payment-rows.ts';
import { requestRefund, returnedEvent } from '../payment/refunds.ts';
import { type ReturnRow, returnsOf, returnTimesOf, type WrittenReturn } from './read-returns.ts';
import { amountOf } from './refund-amount.ts';
import { returnMailTime } from './return-mail-time.ts';

/** The order of a return, so that nobody else takes it on meanwhile. */
export const lockOrderOf = (transaction: Transaction, orderId: string): Promise<OrderRow> =>
  transaction.selectFrom('orders').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirstOrThrow();

/**
 * Takes a return one state on. Settled, its money goes back or its goods are sent anew, and a mail says so. What no provider pays back is told to the staff.
 */
export const advanceReturn = async (
  transaction: Transaction,
  order: OrderRow,
  row: ReturnRow,
  now: Instant,
): Promise<void> => {
  const state = nextReturnState(returnTimesOf(row));
  if (state === 'arrived')
    await transaction.updateTable('returns').set({ arrived_at: now }).where('id', '=', row.id).execute();
  if (state !== 'settled') return;
  const written = (await returnsOf(transaction, [order.id])).find((each) => each.row.id === row.id);
  if (written === undefined) return;
  const isReplaced = row.regulation === 'replacement' && (await replace(transaction, order, written, now));
  const settled = isReplaced
    ? ({ outcome: 'replaced', cents: 0 } as const)
    : await payBack(transaction, order, written, now);
  await transaction
    .updateTable('returns')
    .set({
      settled_at: now,
      outcome: settled.outcome,
      outcome_cents: isReplaced ? null : settled.cents,
    })
    .where('id', '=', row.id)
    .execute();
  const sentFrom = await returnMailTime(transaction, order, now);
  await post(
    transaction,
    `return-settled:${row.id}`,
    { kind: 'return-settled', returnId: row.id, ...settled },
    sentFrom,
  );
  if (settled.outcome !== 'credited' || settled.cents === 0) return;
  const key = `return-to-pay-back:${row.id}`;
  await post(transaction, key, { kind: 'return-to-pay-back', returnId: row.id, cents: settled.cents }, now);
};

/** Sends the goods anew as a parcel of the same order; false where there are too few of them. */
const replace = async (
  transaction: Transaction,
  order: OrderRow,
  { row, items }: WrittenReturn,
  announcedAt: Instant,
): Promise<boolean> => {
  const ordered = await linesOf(transaction, [order.id]);
  const lines = items.flatMap(({ order_line_id, quantity }) => {
    const line = ordered.find(({ id }) => id === order_line_id);
    return line === undefined ? [] : [{ line, quantity }];
  });
  const short = await takeStock(
    transaction,
    lines.map(({ line, quantity }) => ({ itemId: line.item_id, quantity })),
  );
  if (short.length > 0 || lines.length === 0) return false;
  const { last } = await transaction
    .selectFrom('shipments')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  const position = (last ?? -1) + 1;
  await announceParcel(transaction, { order, position, lines, announcedAt, returnId: row.id });
  return true;
};

type PaidBack = { readonly outcome: 'refunded' | 'credited'; readonly cents: number };

/** Asks the provider for the money that it has taken; what was paid otherwise is credited, and paid back by the shop's people. */
const payBack = async (
  transaction: Transaction,
  order: OrderRow,
  written: WrittenReturn,
  now: Instant,
): Promise<PaidBack> => {
  const cents = await amountOf(transaction, order, written);
  const paid = await payingPayment(transaction, order.id);
  const left = paid === undefined ? 0 : paid.amount_cents - (await refundedOf(transaction, paid.trans_id));
  const amountCents = Math.min(cents, left);
  if (paid === undefined || amountCents <= 0) return { outcome: 'credited', cents };
  const notification = {
    eventId: returnedEvent(written.row.id),
    transId: paid.trans_id,
    orderId: order.id,
    report: 'paid',
    amount: money(amountCents, paid.currency as CurrencyCode),
    sentAt: now,
  } as const;
  await requestRefund(transaction, { provider: paid.provider, notification, reason: 'returned', now });
  return { outcome: 'refunded', cents: amountCents };
};

/** What was asked back of the money that pays the order; what came beside it, as a wrong amount before, is not of it. */
const refundedOf = async (transaction: Transaction, transId: string): Promise<number> => {
  const { cents } = await transaction
    .selectFrom('refunds')
    .select(({ fn }) => fn.sum<string | number | null>('amount_cents').as('cents'))
    .where('trans_id', '=', transId)
    .where('reason', 'in', ['returned', 'called-off'])
    .where('state', '<>', 'refused')
    .executeTakeFirstOrThrow();
  return Number(cents ?? 0);
};
