// The early end of a membership that was cancelled by somebody who was not logged in: set by people who know that its member has declared it, or
// turned down by people who know that somebody else has.
// Source: § 309 no. 9 BGB; docs/adr/0028.

import type { Selectable } from 'kysely';
import { ok } from 'neverthrow';
import { endDeclaredBy } from '../contracts/early-end.ts';
import { json } from '../database/columns.ts';
import type { CancellationsTable, EarlyEnd } from '../database/contract-tables.ts';
import type { Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { keepPrime, lockPrime } from '../prime/agree-to-renewal.ts';
import type { Services } from '../server/services.ts';
import { isoMoment } from './show-parcel.ts';
import { conflict, type StaffAnswer, unknown } from './staff-refusal.ts';

/** Ends the membership when its cancellation says; one that was set before stays as it is. A charged year is ended early, and paid back, once. */
export const endEarly = ({ database }: Pick<Services, 'database'>, id: string): Promise<StaffAnswer<object>> =>
  inTransaction(database, async (transaction) => {
    const row = await readEarlyEnd(transaction, id);
    if (row?.cut_off?.turnedDown !== undefined)
      return conflict('EARLY_END_TURNED_DOWN', 'The staff has turned this cancellation down; nothing is changed.');
    if (row === undefined || row.account_id === null || row.ends_at === null || row.cut_off === null)
      return unknownEarlyEnd();
    const { awaitsStaff, ...cutOff } = row.cut_off;
    const answer = ok({ cancellation: id, order: cutOff.orderNumber, endsAt: isoMoment(row.ends_at) });
    if (awaitsStaff !== true) return answer;
    const prime = await lockPrime(transaction, row.account_id);
    if (
      prime === undefined ||
      prime.abo ||
      prime.endsAt > cutOff.chargedUntil ||
      (await isCutOffAlready(transaction, row.account_id, cutOff))
    )
      return conflict(
        'MEMBERSHIP_CHANGED',
        'The membership was renewed, bought anew, ended early by another cancellation or deleted since; nothing is changed.',
      );
    await keepPrime(transaction, row.account_id, { ...prime, endsAt: Math.min(prime.endsAt, row.ends_at) });
    await transaction
      .updateTable('cancellations')
      .set({ cut_off: json(cutOff) })
      .where('id', '=', id)
      .execute();
    return answer;
  });

/**
 * Takes from a cancellation that nobody with the member's login has made the day that it would end the membership on. A later one that had only
 * repeated it waits by itself from now on, with the end that counts from its own receipt. The declaration stays, and so does what the membership
 * was before; its renewal, which ended with it, is agreed to anew by the member. Said twice, it is done once and answered the same.
 */
export const turnDownCancellation = (
  { database }: Pick<Services, 'database'>,
  id: string,
): Promise<StaffAnswer<object>> =>
  inTransaction(database, async (transaction) => {
    const row = await readEarlyEnd(transaction, id);
    if (row === undefined || row.cut_off === null) return unknownEarlyEnd();
    const { awaitsStaff, ...cutOff } = row.cut_off;
    if (cutOff.turnedDown !== undefined) return turnedDown(id, cutOff);
    if (awaitsStaff !== true)
      return conflict('EARLY_END_SET', 'The early end of this cancellation is set already; nothing is changed.');
    const next = await handOn(transaction, row, cutOff);
    const kept = { ...cutOff, turnedDown: next === undefined ? {} : { next } };
    await transaction
      .updateTable('cancellations')
      .set({ ends_at: null, cut_off: json(kept) })
      .where('id', '=', id)
      .execute();
    return turnedDown(id, kept);
  });

const turnedDown = (id: string, { orderNumber, turnedDown: { next } = {} }: EarlyEnd): StaffAnswer<object> =>
  ok({
    cancellation: id,
    order: orderNumber,
    state: 'turned down',
    ...(next === undefined ? {} : { nextCancellation: next.id, nextEndsAt: isoMoment(next.endsAt) }),
  });

/** Gives the first declaration that waits with this one an end of its own, and those that repeat that one the same day. Nothing where the membership has changed since. */
const handOn = async (
  transaction: Transaction,
  row: Selectable<CancellationsTable>,
  { chargedUntil }: EarlyEnd,
): Promise<NonNullable<EarlyEnd['turnedDown']>['next']> => {
  if (row.account_id === null) return undefined;
  const prime = await lockPrime(transaction, row.account_id);
  if (prime === undefined || prime.abo || prime.endsAt !== chargedUntil) return undefined;
  const [first, ...others] = await transaction
    .selectFrom('cancellations')
    .select(['id', 'form', 'received_at'])
    .where('account_id', '=', row.account_id)
    .where('received_at', '>=', row.received_at)
    .where('ends_at', '=', row.ends_at)
    .where('cut_off', 'is', null)
    .orderBy('received_at')
    .orderBy('id')
    .execute();
  if (first === undefined) return undefined;
  const { endsAt, cutOff } = await endDeclaredBy(transaction, {
    accountId: row.account_id,
    prime,
    endsOn: first.form.endsOn,
    receivedAt: first.received_at,
    before: undefined,
  });
  await transaction
    .updateTable('cancellations')
    .set({ ends_at: endsAt })
    .where(
      'id',
      'in',
      [first, ...others].map((one) => one.id),
    )
    .execute();
  if (cutOff === undefined) return undefined;
  await transaction
    .updateTable('cancellations')
    .set({ cut_off: json({ ...cutOff, awaitsStaff: true }) })
    .where('id', '=', first.id)
    .execute();
  return { id: first.id, endsAt };
};

const readEarlyEnd = (transaction: Transaction, id: string) =>
  transaction.selectFrom('cancellations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

const unknownEarlyEnd = () => unknown('CANCELLATION_UNKNOWN', 'There is no such cancellation with an early end.');

/** Whether another cancellation has ended the same charged year, by the login of its member or by the staff. */
const isCutOffAlready = async (
  transaction: Transaction,
  accountId: string,
  { chargedUntil }: Pick<EarlyEnd, 'chargedUntil'>,
): Promise<boolean> => {
  const rows = await transaction
    .selectFrom('cancellations')
    .select('cut_off')
    .where('account_id', '=', accountId)
    .where('cut_off', 'is not', null)
    .execute();
  return rows.some(
    ({ cut_off: cut }) =>
      cut?.chargedUntil === chargedUntil && cut.awaitsStaff !== true && cut.turnedDown === undefined,
  );
};
