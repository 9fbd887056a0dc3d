// When the mails of an order were counted for their recipient: an order that ends unpaid and without a mail gives that back.

import type { Kysely } from 'kysely';

/** Adds the column. What was counted for orders from before is not given back. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('orders').addColumn('mail_turn_window', 'bigint').execute();
};
