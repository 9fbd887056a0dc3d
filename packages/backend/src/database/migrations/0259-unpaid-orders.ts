// Finds orders that wait for their payment, each minute, without looking at all the others.

import { type Kysely, sql } from 'kysely';

/** Adds the index; orders that are placed or cancelled are not in it. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createIndex('orders_awaiting_payment')
    .on('orders')
    .column('ordered_at')
    .where(sql.ref('state'), '=', 'awaiting-payment')
    .execute();
};
