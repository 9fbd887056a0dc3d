// The e-mail addresses that an account had before: what the shop keeps at them is its owner's too, to be exported and deleted with the account.

import type { Kysely } from 'kysely';

/** Which addresses were replaced before nobody has kept. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('former_emails')
    .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('left_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('former_emails_pk', ['account_id', 'email'])
    .execute();
};
