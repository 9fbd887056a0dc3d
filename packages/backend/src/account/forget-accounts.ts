// Deletes accounts whose waiting time is over, one by one, each whole or not at all. Orders and invoices stay, as the law wants it; the
// visitor that they name is nobody any more.

import { sql } from 'kysely';
import { fileNameOf } from '../certificates/certificates.ts';
import type { Database } from '../database/database.ts';
import { recalculateRatings } from '../reviews/recalculate-ratings.ts';
import type { Services } from '../server/services.ts';
import { formerEmailsOf } from './former-emails.ts';
import { PERSONAL_TABLES, type Subject } from './personal-tables.ts';

type Forgetting = Pick<Services, 'database' | 'certificates' | 'now' | 'log'>;

/** Deletes every account that is due; answers how many went. One that cannot be deleted is told in the log, stays whole, and is tried the next time. */
export const forgetAccounts = async (services: Forgetting): Promise<number> => {
  const { database, now, log } = services;
  const due = await database.selectFrom('accounts').select('id').where('deletion_due_at', '<=', now()).execute();
  let gone = 0;
  for (const { id } of due) {
    try {
      if (await forgetAccount(services, id)) gone += 1;
    } catch (error) {
      log.error({ err: error, accountId: id }, 'an account could not be deleted');
    }
  }
  return gone;
};

/** Of several processes one deletes an account, and a login that is just taking it back goes first. */
const forgetAccount = ({ database, certificates, now, log }: Forgetting, accountId: string): Promise<boolean> =>
  database.transaction().execute(async (transaction) => {
    const account = await transaction
      .selectFrom('accounts')
      .select(['id', 'email', 'mailbox_proved_at'])
      .where('id', '=', accountId)
      .where('deletion_due_at', '<=', now())
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (account === undefined) return false;
    const user = await transaction
      .selectFrom('users')
      .select('id')
      .where('account_id', '=', account.id)
      .executeTakeFirst();
    // What belongs to an address that nobody has proved theirs may be a stranger's, and stays.
    const email = account.mailbox_proved_at === null ? undefined : account.email;
    const formerEmails = await formerEmailsOf(transaction, account.id);
    const subject: Subject = { accountId: account.id, userId: user?.id ?? null, email, formerEmails };
    const files = await filesOf(transaction, subject);
    const reviewed = await reviewedBy(transaction, subject);
    for (const { table, isOf, atDeletion } of PERSONAL_TABLES) {
      if (atDeletion !== 'deleted') continue;
      await sql`delete from ${sql.table(table)} where ${isOf(subject)}`.execute(transaction);
    }
    await recalculateRatings(transaction, reviewed);
    await sql`delete from outbox where payload->>'accountId' = ${account.id}`.execute(transaction);
    // Nobody's from now on: the orders still name it.
    await transaction
      .updateTable('users')
      .set({ account_id: null, email: null })
      .where('account_id', '=', account.id)
      .execute();
    await transaction.deleteFrom('accounts').where('id', '=', account.id).execute();
    // Last of all: what fails before keeps its files, and a file that stays keeps its row.
    for (const name of files) await certificates.remove(name);
    log.info({ event: 'user_deleted', accountId: account.id }, 'account deleted');
    return true;
  });

/** The products whose reviews go with their author. */
const reviewedBy = async (database: Database, { userId }: Subject): Promise<readonly string[]> => {
  const rows = await database
    .selectFrom('review_submissions')
    .innerJoin('order_lines', 'order_lines.id', 'review_submissions.order_line_id')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select('review_submissions.product_id')
    .distinct()
    .where('orders.user_id', '=', userId)
    .where('review_submissions.published_at', 'is not', null)
    .execute();
  return rows.map(({ product_id }) => product_id);
};

/** The names of the files that go with an account. */
const filesOf = async (database: Database, { accountId, userId }: Subject): Promise<readonly string[]> => {
  const rows = await database
    .selectFrom('certificates')
    .select(['id', 'type'])
    .where((row) => row.or([row('account_id', '=', accountId), row('user_id', '=', userId ?? '')]))
    .execute();
  return rows.flatMap(({ id, type }) => (type === null ? [] : [fileNameOf({ id, type })]));
};
