// Accounts whose owner wants them deleted.

import type { Kysely } from 'kysely';

/** Adds the moment from which an account may be deleted. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('accounts').addColumn('deletion_due_at', 'bigint').execute();
  await database.schema
    .createIndex('accounts_to_delete')
    .on('accounts')
    .column('deletion_due_at')
    .where('deletion_due_at' as never, 'is not', null)
    .execute();
};
