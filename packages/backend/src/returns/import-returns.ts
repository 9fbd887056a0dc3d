// Writes the returns that a shop's records give its people: each as far as its record says.

import { type ReturnState, returnState } from '@tornister/domain/returns';
import { HOUR_MS, type Instant, instantOf } from '@tornister/domain/shared';
import type { AccountRecord, AccountReturnRecord } from '../auth/account-record.ts';
import { json } from '../database/columns.ts';
import type { Transaction } from '../database/database.ts';
import { linesOf } from '../orders/read-order.ts';
import { unguessableId } from '../server/ids.ts';
import { returnsOf } from './read-returns.ts';
import { amountOf } from './refund-amount.ts';

/** Two hours ago somebody has taken it in; a settled one took three days. */
const timesAt = (state: ReturnState, announced: Instant, now: Instant) => {
  const settled = instantOf(announced + 72 * HOUR_MS);
  const times = {
    announced: { announced },
    arrived: { announced, arrived: instantOf(now - 2 * HOUR_MS) },
    settled: { announced, arrived: instantOf(announced + 48 * HOUR_MS), settled },
  }[state];
  if (returnState(times) !== state) throw new Error(`A return cannot be ${state} at these times.`);
  return { announced_at: announced, arrived_at: null, settled_at: null, ...columnsOf(times) };
};

const columnsOf = ({ arrived, settled }: { readonly arrived?: Instant; readonly settled?: Instant }) => ({
  ...(arrived === undefined ? {} : { arrived_at: arrived }),
  ...(settled === undefined ? {} : { settled_at: settled }),
});

/** Writes the returns of an account, whose orders are written. */
export const importReturns = async (transaction: Transaction, account: AccountRecord, now: Instant): Promise<void> => {
  for (const record of account.returns) await importReturn(transaction, record, now);
};

const importReturn = async (transaction: Transaction, record: AccountReturnRecord, now: Instant): Promise<void> => {
  const order = await transaction
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', Number(record.orderNumber))
    .executeTakeFirst();
  if (order === undefined) return;
  const line = (await linesOf(transaction, [order.id])).find(({ item_id }) => item_id === record.itemId);
  if (line === undefined) return;
  const id = unguessableId();
  const { billing_address: address, email } = order;
  await transaction
    .insertInto('returns')
    .values({
      id,
      order_id: order.id,
      regulation: 'refund',
      carrier: record.carrier,
      labels: 1,
      contact: json({
        salutation: address.salutation,
        firstName: address.first_name,
        lastName: address.last_name,
        email,
        phone: address.phone ?? '',
      }),
      ...timesAt(record.status, instantOf(now - record.hoursAgo * HOUR_MS), now),
    })
    .execute();
  await transaction
    .insertInto('return_items')
    .values({ return_id: id, order_line_id: line.id, quantity: 1, reason: 'dislike', comment: '', component_sku: null })
    .execute();
  const written = (await returnsOf(transaction, [order.id])).find(({ row }) => row.id === id);
  if (written === undefined || record.status !== 'settled') return;
  await transaction
    .updateTable('returns')
    .set({
      outcome: order.payment_state === 'paid' ? 'refunded' : 'credited',
      outcome_cents: await amountOf(transaction, order, written),
    })
    .where('id', '=', id)
    .execute();
};
