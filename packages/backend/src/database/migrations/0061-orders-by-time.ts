// Finds orders by the time they were placed at, for the figures of the last day.

import type { Kysely } from 'kysely';

/** Adds the index. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema.createIndex('orders_ordered_at').on('orders').column('ordered_at').execute();
};
