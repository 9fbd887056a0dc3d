// How a business customer has agreed to pay, and the Leitweg-ID that is remembered for the next order.

import { type Kysely, sql } from 'kysely';

/** Adds both to the accounts; who has agreed on nothing pays by invoice. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .alterTable('accounts')
    .addColumn('agreed_payment', 'text', (column) =>
      column.notNull().defaultTo('RECHNUNG').check(sql`agreed_payment in ('RECHNUNG', 'X_RECHNUNG')`),
    )
    .addColumn('buyer_reference', 'text')
    .execute();
};
