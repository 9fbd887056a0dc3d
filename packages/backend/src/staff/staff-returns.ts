// Returns at the staff desk: what comes back and why, that a parcel is there, and that it is accepted, which `settleAccepted` reacts to.

import { nextReturnState } from '@tornister/domain/returns';
import type { Instant } from '@tornister/domain/shared';
import { sql } from 'kysely';
import { err, ok } from 'neverthrow';
import type { z } from 'zod';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { OrderRow } from '../orders/advance-order.ts';
import { linesOf, type OrderLineRow } from '../orders/read-order.ts';
import { advanceReturn, lockOrderOf } from '../returns/advance-return.ts';
import {
  type ReturnRow,
  returnedName,
  returnsOf,
  returnTimesOf,
  rmaOf,
  type WrittenReturn,
} from '../returns/read-returns.ts';
import type { Services } from '../server/services.ts';
import { isoMoment, isoOrNull } from './show-parcel.ts';
import type { RETURN_DESK_STATES, RETURN_LIST } from './staff-input.ts';
import { conflict, type StaffAnswer, unknown } from './staff-refusal.ts';

type ReturnDeskState = (typeof RETURN_DESK_STATES)[number];

/** The state of a row of `returns`; `accepted` until the money is on its way, which takes a minute at the most. */
const returnDeskState = () => sql<ReturnDeskState>`case
  when returns.settled_at is not null then 'settled'
  when returns.accepted_at is not null then 'accepted'
  when returns.arrived_at is not null then 'arrived'
  else 'announced' end`;

/** A page of returns by number, the newest last; `next` is the number after which the next page begins, null at the end. */
export const listStaffReturns = async (database: Database, { state, after, limit }: z.output<typeof RETURN_LIST>) => {
  const rows = await database
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'returns.order_id')
    .select(['returns.id', 'returns.number', 'returns.order_id', 'orders.number as order', 'orders.currency'])
    .select(returnDeskState().as('state'))
    .$if(state !== undefined, (query) => query.where(returnDeskState(), '=', state ?? 'announced'))
    .$if(after !== undefined, (query) => query.where('returns.number', '>', after ?? 0))
    .orderBy('returns.number')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const orderIds = [...new Set(shown.map(({ order_id }) => order_id))];
  const written = new Map((await returnsOf(database, orderIds)).map((one) => [one.row.id, one]));
  const lines = await linesOf(database, orderIds);
  return {
    returns: shown.flatMap(({ id, ...head }) => {
      const one = written.get(id);
      return one === undefined ? [] : [showReturn(head, one, lines)];
    }),
    next: rows.length > limit ? (shown.at(-1)?.number ?? null) : null,
  };
};

type Head = { readonly order: number; readonly currency: string; readonly state: ReturnDeskState };

const showReturn = (head: Head, { row, items }: WrittenReturn, lines: readonly OrderLineRow[]) => ({
  return: rmaOf(row),
  order: head.order,
  state: head.state,
  wish: row.regulation,
  contact: row.contact,
  carrier: row.carrier,
  labels: row.labels,
  announcedAt: isoMoment(row.announced_at),
  arrivedAt: isoOrNull(row.arrived_at),
  acceptedAt: isoOrNull(row.accepted_at),
  settledAt: isoOrNull(row.settled_at),
  outcome: row.outcome,
  outcomeCents: row.outcome_cents,
  currency: head.currency,
  items: items.map((item) => {
    const line = lines.find(({ id }) => id === item.order_line_id);
    return {
      line: line === undefined ? null : line.position + 1,
      itemNumber: item.component_sku ?? line?.snapshot.orderNumber ?? null,
      name: returnedName(lines, item),
      quantity: item.quantity,
      reason: item.reason,
      comment: item.comment,
    };
  }),
});

/** Takes a return to what staff says of it; said again, it changes nothing and answers the same. */
export const moveReturn = (
  { database, now }: Pick<Services, 'database' | 'now'>,
  number: number,
  told: 'arrived' | 'accepted',
): Promise<StaffAnswer<object>> =>
  inTransaction(database, async (transaction) => {
    const find = () => transaction.selectFrom('returns').selectAll().where('number', '=', number).executeTakeFirst();
    const found = await find();
    if (found === undefined) return unknown('RETURN_UNKNOWN', `There is no return RT${number}.`);
    const order = await lockOrderOf(transaction, found.order_id);
    const row = (await find()) ?? found;
    const moved = await (told === 'arrived' ? arrive : accept)(transaction, order, row, now());
    if (moved.isErr()) return err(moved.error);
    const { state } = await transaction
      .selectFrom('returns')
      .select(returnDeskState().as('state'))
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow();
    const written = (await returnsOf(transaction, [order.id])).find((one) => one.row.id === row.id);
    if (written === undefined) return unknown('RETURN_UNKNOWN', `There is no return RT${number}.`);
    const head = { order: order.number, currency: order.currency, state };
    return ok(showReturn(head, written, await linesOf(transaction, [order.id])));
  });

type Move = (
  transaction: Transaction,
  order: OrderRow,
  row: ReturnRow,
  now: Instant,
) => Promise<StaffAnswer<undefined>>;

const arrive: Move = async (transaction, order, row, now) => {
  if (row.accepted_at !== null || row.settled_at !== null)
    return conflict('RETURN_FURTHER', 'The return is accepted or settled already; a state never goes back.');
  if (nextReturnState(returnTimesOf(row)) === 'arrived') await advanceReturn(transaction, order, row, now);
  return ok(undefined);
};

const accept: Move = async (transaction, _order, row, now) => {
  if (row.accepted_at === null && row.settled_at === null)
    await transaction.updateTable('returns').set({ accepted_at: now }).where('id', '=', row.id).execute();
  return ok(undefined);
};
