// Order numbers are looked up however they are typed: in capitals.

import { type Kysely, sql } from 'kysely';

/** Adds the index that the order form asks. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await sql`create index items_upper_order_number on items (upper(order_number))`.execute(database);
};
