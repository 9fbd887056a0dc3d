// Deletes accounts whose waiting time is over, one by one, each whole or not at all. Orders and invoices stay, as the law wants it; the
// visitor that they name is nobody any more.

import { sql } from 'kysely';
import { fileNameOf } from '../certificates/certificates.ts';
import type { Database } from '../database/database.ts';
import { recalculateRatings } from '../reviews/recalculate-ratings.ts';
import type { Services } from '../server/services.ts';
import { PERSONAL_TABLES, type Subject } from './personal-tables.ts';

type Forgetting = Pick<Services, 'database' | 'certificates' | 'now' | 'log'>;

/** Deletes every account that is due; answers how many went. */
export const forgetAccounts = async (services: Forgetting): Promise<number> => {
  let gone = 0;
  while (await forgetNext(services)) gone += 1;
  return gone;
};

/** Of several processes one deletes an account, and a login that is just taking it back goes first. */
const forgetNext = ({ database, certificates, now, log }: Forgetting): Promise<boolean> =>
  database.transaction().execute(async (transaction) => {
    const account = await transaction
      .selectFrom('accounts')
      .select(['id', 'email'])
      .where('deletion_due_at', '<=', now())
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (account === undefined) return false;
    const user = await transaction
      .selectFrom('users')
      .select('id')
      .where('account_id', '=', account.id)
      .executeTakeFirst();
    const subject: Subject = { accountId: account.id, userId: user?.id ?? null, email: account.email };
    await removeFiles(transaction, certificates, subject);
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

const removeFiles = async (
  database: Database,
  files: Services['certificates'],
  { accountId, userId }: Subject,
): Promise<void> => {
  const rows = await database
    .selectFrom('certificates')
    .select(['id', 'type'])
    .where((row) => row.or([row('account_id', '=', accountId), row('user_id', '=', userId ?? '')]))
    .execute();
  for (const { id, type } of rows) if (type !== null) await files.remove(fileNameOf({ id, type }));
};
