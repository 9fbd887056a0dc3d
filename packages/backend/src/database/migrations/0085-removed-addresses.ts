// Finds removed addresses that are due to be deleted, and the carts that still name one.

import { type Kysely, sql } from 'kysely';

/** Adds the indexes; addresses that are there and carts without an address are in none of them. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createIndex('addresses_deleted_at')
    .on('addresses')
    .column('deleted_at')
    .where(sql.ref('deleted_at'), 'is not', null)
    .execute();
  for (const column of ['billing_address_id', 'shipping_address_id'])
    await schema
      .createIndex(`carts_${column}`)
      .on('carts')
      .column(column)
      .where(sql.ref(column), 'is not', null)
      .execute();
};
