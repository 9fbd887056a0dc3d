// Money that people see on the shop's account and transfer by hand: when the transfer for an order came, and when what is owed was paid back.

import { type Kysely, sql } from 'kysely';

/** All are empty until somebody has said so; of orders and returns from before, nobody has. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await sql`alter table orders add column transfer_received_at bigint, add column paid_back_at bigint`.execute(
    database,
  );
  await sql`alter table returns add column paid_back_at bigint`.execute(database);
};
