// Orders that buy a prime membership in the place of goods.

import { type Kysely, sql } from 'kysely';

/** Adds what an order buys; every order so far bought goods. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .alterTable('orders')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('goods').check(sql`kind in ('goods', 'prime')`))
    .execute();
  await sql`create index orders_prime on orders (user_id, ordered_at) where kind = 'prime'`.execute(database);
};
