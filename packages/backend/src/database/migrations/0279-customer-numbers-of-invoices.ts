// The customer number that stands on an invoice, as it was on the day on which the invoice was issued.

import type { Kysely } from 'kysely';

/** Adds the column. Invoices of before it were issued without the number, and every copy of them stays so. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('invoices').addColumn('customer_number', 'text').execute();
};
