// The early end of a membership that was cancelled by somebody who was not logged in: set by people who know that its member has declared it.
// Source: § 309 no. 9 BGB; docs/adr/0028.

import { ok } from 'neverthrow';
import { json } from '../database/columns.ts';
import type { EarlyEnd } from '../database/contract-tables.ts';
import type { Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { keepPrime } from '../prime/agree-to-renewal.ts';
import type { Services } from '../server/services.ts';
import { isoMoment } from './show-parcel.ts';
import { conflict, type StaffAnswer, unknown } from './staff-refusal.ts';

/** Ends the membership when its cancellation says; one that was set before stays as it is. A charged year is ended early, and paid back, once. */
export const endEarly = ({ database }: Pick<Services, 'database'>, id: string): Promise<StaffAnswer<object>> =>
  inTransaction(database, async (transaction) => {
    const row = await transaction
      .selectFrom('cancellations')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined || row.account_id === null || row.ends_at === null || row.cut_off === null)
      return unknown('CANCELLATION_UNKNOWN', 'There is no such cancellation with an early end.');
    const { awaitsStaff, ...cutOff } = row.cut_off;
    const answer = ok({ cancellation: id, order: cutOff.orderNumber, endsAt: isoMoment(row.ends_at) });
    if (awaitsStaff !== true) return answer;
    const account = await transaction
      .selectFrom('accounts')
      .select('prime')
      .where('id', '=', row.account_id)
      .forUpdate()
      .executeTakeFirst();
    const prime = account?.prime ?? undefined;
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
  return rows.some(({ cut_off: cut }) => cut?.chargedUntil === chargedUntil && cut.awaitsStaff !== true);
};
