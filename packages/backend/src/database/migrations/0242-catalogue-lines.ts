// Which item puts a printed catalogue into a cart.

import type { Kysely } from 'kysely';

/** Adds the column; catalogues that are there go on being ordered by the form alone. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('printed_catalogues').addColumn('item_id', 'text').execute();
  await database.schema
    .createIndex('printed_catalogues_item')
    .unique()
    .on('printed_catalogues')
    .column('item_id')
    .execute();
};
