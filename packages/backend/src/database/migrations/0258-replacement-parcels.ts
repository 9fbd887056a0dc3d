// The return for which a parcel was sent anew: what is in it was not ordered again.

import { type Kysely, sql } from 'kysely';

/** Adds the column. A parcel of before is known by the moment at which its return was settled: both were written at once. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .alterTable('shipments')
    .addColumn('return_id', 'text', (column) => column.references('returns.id').onDelete('set null'))
    .execute();
  await sql`update shipments set return_id = returns.id from returns
    where returns.order_id = shipments.order_id and returns.regulation = 'replacement'
      and returns.settled_at = shipments.announced_at`.execute(database);
};
