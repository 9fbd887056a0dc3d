// State of an order and state of its payment stand only in the pairs of the domain's `ORDER_LIFECYCLES`.

import { type Kysely, sql } from 'kysely';

export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .alterTable('orders')
    .addCheckConstraint(
      'orders_lifecycle',
      sql`(state, payment_state) in (
        ('awaiting-payment', 'pending'), ('placed', 'not-required'), ('placed', 'paid'),
        ('cancelled', 'declined'), ('cancelled', 'cancelled'))`,
    )
    .execute();
};
