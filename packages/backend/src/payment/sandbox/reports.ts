// The book of the sandbox provider: what shoppers decided, which it reports to the shop. The first decision about a payment counts.
// Sending is the sandbox's own affair; the shop's outbox knows nothing of it.

import type { Instant } from '@tornister/domain/shared';
import { sql } from 'kysely';
import { json } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import type { Services } from '../../server/services.ts';
import { NOTIFICATION, type SandboxNotification, SIGNATURE_HEADER, signNotification } from './notification.ts';

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30 * 60_000;
const MOST_DOUBLINGS = 20;
const LEASE_MS = 30_000;
const AT_ONCE = 20;

/** Writes a report down; answers whether it is the first under its key. */
export const writeReport = async (
  database: Database,
  key: string,
  notification: SandboxNotification,
  due: number,
): Promise<boolean> => {
  const row = await database
    .insertInto('sandbox_reports')
    .values({
      key,
      trans_id: notification.transId,
      notification: json(notification),
      due_at: due,
      attempts: 0,
      sent_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
};

/** Every report about a payment. */
export const reportsOf = async (database: Database, transId: string): Promise<readonly SandboxNotification[]> => {
  const rows = await database
    .selectFrom('sandbox_reports')
    .select('notification')
    .where('trans_id', '=', transId)
    .orderBy('key')
    .execute();
  return rows.map(({ notification }) => NOTIFICATION.parse(notification));
};

/** The decision about a payment that counts. */
export const decisionOf = async (database: Database, transId: string): Promise<SandboxNotification | undefined> => {
  const row = await database
    .selectFrom('sandbox_reports')
    .select('notification')
    .where('key', '=', transId)
    .executeTakeFirst();
  return row === undefined ? undefined : NOTIFICATION.parse(row.notification);
};

/** Hands a signed report to the shop; the shop's answer decides whether it comes again. */
export type SendReport = (init: { readonly body: string; readonly headers: Record<string, string> }) => Promise<{
  readonly status: number;
}>;

type Book = Pick<Services, 'database' | 'now' | 'log' | 'secrets'>;
type Due = { readonly key: string; readonly attempts: number; readonly notification: unknown };

/** Sends what is due. A report that the shop did not take comes again later; one that it refuses for good does not. */
export const sendReports = async (book: Book, send: SendReport): Promise<void> => {
  for (;;) {
    const due = await lease(book.database, book.now());
    if (due.length === 0) return;
    for (const report of due) await sendOne(book, send, report);
  }
};

const lease = async (database: Database, now: Instant): Promise<readonly Due[]> => {
  const { rows } = await sql<Due>`
    update sandbox_reports set due_at = ${now + LEASE_MS}, attempts = attempts + 1
    where key in (
      select key from sandbox_reports where sent_at is null and due_at <= ${now}
      order by due_at, key limit ${AT_ONCE} for update skip locked
    )
    returning key, attempts, notification`.execute(database);
  return rows;
};

const UNPROCESSABLE = 422;

const sendOne = async ({ database, now, log, secrets }: Book, send: SendReport, report: Due): Promise<void> => {
  const body = JSON.stringify(NOTIFICATION.parse(report.notification));
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signNotification(secrets.payment, body) };
  const status = await send({ body, headers }).then(
    (answer) => answer.status,
    () => undefined,
  );
  const isTaken = status === 200 || status === UNPROCESSABLE;
  if (!isTaken) log.warn({ status, attempts: report.attempts }, 'sandbox report not taken');
  const wait = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(report.attempts, MOST_DOUBLINGS));
  await database
    .updateTable('sandbox_reports')
    .set(isTaken ? { sent_at: now() } : { due_at: now() + wait })
    .where('key', '=', report.key)
    .execute();
};
