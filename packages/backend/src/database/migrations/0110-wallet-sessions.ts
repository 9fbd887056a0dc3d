// Sessions of the express wallet, and what the sandbox provider keeps of its own.

import { type Kysely, sql } from 'kysely';

/** Creates both tables; a session follows its cart, also to another id. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await sql`
    create table wallet_sessions (
      id text primary key,
      provider text not null,
      cart_id text not null references carts (id) on update cascade on delete cascade,
      state text not null check (state in ('open', 'taken-over', 'aborted')),
      opened_at bigint not null,
      payment_descriptor text,
      billing_address_id text,
      shipping_address_id text
    )`.execute(database);
  await sql`create index wallet_sessions_cart on wallet_sessions (cart_id)`.execute(database);
  await sql`
    create table sandbox_wallet_sessions (
      id text primary key,
      created_at bigint not null,
      decision jsonb
    )`.execute(database);
};
