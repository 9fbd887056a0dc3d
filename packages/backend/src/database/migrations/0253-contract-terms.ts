// The terms that orders were concluded by, each version once, so that a confirmation has those that were shown when it was ordered.

import type { Kysely } from 'kysely';

/** Adds the table and the column; orders of before know none. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('contract_terms')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .alterTable('orders')
    .addColumn('terms_id', 'text', (column) => column.references('contract_terms.id'))
    .execute();
};
