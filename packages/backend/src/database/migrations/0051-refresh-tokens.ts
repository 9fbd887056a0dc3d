// Refresh tokens of logins: one row for each that was ever given out, so that one which comes again is known.

import type { Kysely } from 'kysely';

/** Adds the tokens, and whether a login is a long one. Logins from before have none: they end with their token as they would have. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  const { schema } = database;
  await schema
    .alterTable('sessions')
    .addColumn('is_long', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
  await schema
    .createTable('refresh_tokens')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('session_id', 'text', (column) => column.notNull().references('sessions.id').onDelete('cascade'))
    .addColumn('generation', 'integer', (column) => column.notNull())
    .addColumn('exchanged_at', 'bigint')
    .addUniqueConstraint('refresh_tokens_generation', ['session_id', 'generation'])
    .execute();
};
