// When a year of the membership begins that was bought while another one ran: its confirmation and its invoice say so.

import type { Kysely } from 'kysely';

/** Adds the column. Invoices of years from before it keep saying what they said: the day on which they were issued. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('orders').addColumn('membership_starts_at', 'bigint').execute();
};
