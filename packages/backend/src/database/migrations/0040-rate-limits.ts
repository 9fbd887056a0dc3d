// Counters of a sliding window in place of tries that were never forgotten.

import type { Kysely } from 'kysely';

/** Creates the counters and drops what they replace. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('window_start', 'bigint', (column) => column.notNull())
    .addColumn('current_count', 'integer', (column) => column.notNull())
    .addColumn('previous_count', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('rate_limits_expiry').on('rate_limits').column('expires_at').execute();
  await schema.dropTable('throttles').execute();
};
