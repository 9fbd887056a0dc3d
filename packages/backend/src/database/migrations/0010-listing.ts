// The read model of listings and the marks of seeding.

import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  sql`create table filter_definitions (id text primary key, display_name jsonb not null, position integer not null)`,
  sql`create table filter_values (
    id integer primary key,
    filter_id text not null references filter_definitions,
    value_id text not null,
    label jsonb not null,
    unique (filter_id, value_id)
  )`,
  sql`create table product_filter_values (
    product_id text not null references products on delete cascade,
    filter_value integer not null references filter_values,
    primary key (product_id, filter_value)
  )`,
  sql`create table listing_tiles (
    product_id text primary key references products on delete cascade, tile jsonb not null
  )`,
  sql`create sequence listing_revision`,
  sql`create table listing_prices (
    product_id text not null references products on delete cascade,
    store text not null,
    best_item_id text not null references items on delete cascade,
    current_cents integer not null,
    strike_cents integer,
    discount_percent smallint not null,
    starts_from boolean not null,
    base_cents integer,
    base_unit text,
    minimum_order_quantity integer not null,
    is_shortage boolean not null,
    revision bigint not null,
    primary key (product_id, store)
  )`,
  sql`create index listing_prices_by_revision on listing_prices (revision)`,
  sql`create table event_counts (
    day text not null, name text not null, events integer not null, primary key (day, name)
  )`,
  sql`create table seedings (
    name text primary key, products integer not null, seed integer not null, completed_at bigint not null
  )`,
];

/** Creates the tables of listings. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await statement.execute(database);
};
