// Contact details of accounts with a version, and links of mails that confirm a new e-mail address.

import { type Kysely, sql } from 'kysely';

/** Adds salutation, phone and version of an account, and the e-mail address that a link stands for. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .alterTable('accounts')
    .addColumn('salutation', 'text')
    .addColumn('phone', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await database.schema.alterTable('one_time_tokens').addColumn('email', 'text').execute();
  await sql`alter table one_time_tokens drop constraint one_time_tokens_purpose_check`.execute(database);
  await sql`alter table one_time_tokens add constraint one_time_tokens_purpose_check
    check (purpose in ('new-password', 'new-email'))`.execute(database);
};
