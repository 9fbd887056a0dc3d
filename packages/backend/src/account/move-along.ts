// What a member takes along to a new e-mail address, in the transaction that changes it: addresses and orders that are mailed to the old one and,
// where the old mailbox was proved to be theirs, what was asked for there.

import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

type Move = { readonly accountId: string; readonly oldEmail: string; readonly email: string };

/** Mails of orders go to the addresses that they were ordered with: where one was the old one, those of this and of later orders would go on to it. */
export const replaceWhereMailed = async (
  transaction: Database,
  { accountId, email, oldEmail }: Move,
): Promise<void> => {
  const own = transaction.selectFrom('users').select('id').where('account_id', '=', accountId);
  for (const column of ['email', 'delivery_email'] as const)
    await transaction
      .updateTable('addresses')
      .set({ [column]: email })
      .where('user_id', 'in', own)
      .where(({ fn, ref }) => fn('lower', [ref(column)]), '=', oldEmail)
      .execute();
  await transaction
    .updateTable('orders')
    .set({ email })
    .where('user_id', 'in', own)
    .where(({ fn, ref }) => fn('lower', [ref('email')]), '=', oldEmail)
    .execute();
  await sql`update orders
    set delivery_address = jsonb_set(delivery_address, '{delivery_email}', to_jsonb(${email}::text))
    where user_id in (select id from users where account_id = ${accountId})
      and lower(delivery_address->>'delivery_email') = ${oldEmail}`.execute(transaction);
};

/** What may be asked for once at each address. */
const WISHES = [
  { table: 'stock_alerts', once: ['item_id', 'store'] },
  { table: 'prime_waiting_list', once: ['store'] },
] as const;

/**
 * Wishes that were confirmed at the old address are told at the new one; of two for the same, the one that still waits stays. What nobody has
 * confirmed stays where its link was sent to.
 */
export const moveWishes = async (
  transaction: Database,
  { oldEmail, email }: Pick<Move, 'oldEmail' | 'email'>,
): Promise<void> => {
  for (const { table, once } of WISHES) {
    const rows = sql.table(table);
    const isSame = sql.join(
      once.map((column) => sql`fresh.${sql.ref(column)} = old.${sql.ref(column)}`),
      sql` and `,
    );
    await sql`delete from ${rows} as fresh using ${rows} as old
      where fresh.email = ${email} and old.email = ${oldEmail} and ${isSame}
        and old.confirmed_at is not null and old.notified_at is null
        and (fresh.confirmed_at is null or fresh.notified_at is not null)`.execute(transaction);
    await sql`update ${rows} as old set email = ${email}
      where old.email = ${oldEmail} and old.confirmed_at is not null
        and not exists (select 1 from ${rows} as fresh where fresh.email = ${email} and ${isSame})`.execute(
      transaction,
    );
    await sql`delete from ${rows} where email = ${oldEmail} and confirmed_at is not null`.execute(transaction);
  }
};

/** Entries of competitions are the new address's; who has entered one by both takes part once. */
export const moveEntries = async (
  transaction: Database,
  { oldEmail, email }: Pick<Move, 'oldEmail' | 'email'>,
): Promise<void> => {
  await sql`update competition_entries as old set email = ${email}
    where old.email = ${oldEmail} and not exists (
      select 1 from competition_entries as fresh
      where fresh.email = ${email} and fresh.competition_id = old.competition_id
    )`.execute(transaction);
  await transaction.deleteFrom('competition_entries').where('email', '=', oldEmail).execute();
};
