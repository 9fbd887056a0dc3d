// Products, items, price lists, stock and deals.

import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  sql`create extension if not exists pg_trgm`,
  sql`create table pictures (id text primary key, spec jsonb not null)`,
  sql`create table categories (
    id text primary key,
    parent_id text references categories,
    path text not null unique,
    level smallint not null,
    position integer not null,
    details jsonb not null
  )`,
  sql`create table manufacturers (id text primary key, name text not null, record jsonb not null)`,
  sql`create table extra_badges (id text primary key, name jsonb not null)`,
  sql`create table products (
    id text primary key,
    slug text not null unique,
    name jsonb not null,
    teaser jsonb not null,
    main_category_id text not null references categories,
    manufacturer_id text not null references manufacturers,
    is_new boolean not null,
    is_popular boolean not null,
    extra_badge_ids text[] not null,
    is_book boolean not null,
    tax_class text not null check (tax_class in ('standard', 'reduced')),
    rating_average double precision,
    rating_count integer not null,
    is_electrical boolean not null,
    has_battery boolean not null,
    energy_class text,
    replacement_id text,
    shortage_text jsonb,
    is_freight boolean not null,
    created_at bigint not null,
    sales_rank integer not null,
    variant_attributes jsonb not null,
    details jsonb not null
  )`,
  sql`create table product_categories (
    product_id text not null references products on delete cascade,
    category_id text not null references categories,
    position smallint not null,
    primary key (product_id, category_id)
  )`,
  sql`create table items (
    id text primary key,
    order_number text not null unique,
    product_id text not null references products on delete cascade,
    position integer not null,
    attribute_values jsonb not null,
    is_best_price boolean not null,
    delivery_status text not null,
    delivery_days_min smallint not null,
    delivery_days_max smallint not null,
    minimum_order_quantity integer not null check (minimum_order_quantity > 0),
    max_quantity integer not null check (max_quantity > 0),
    base_amount double precision check (base_amount > 0),
    base_unit text check (base_unit in ('l', 'kg', 'm', 'm²')),
    weight_grams integer not null,
    is_prime_eligible boolean not null,
    is_available boolean not null,
    ean text not null,
    pictures jsonb not null
  )`,
  sql`create index items_of_product on items (product_id, position)`,
  sql`create table prices (
    item_id text not null references items on delete cascade,
    store text not null check (store in ('de', 'at', 'ch', 'b2b')),
    cents integer not null check (cents >= 0),
    strike_cents integer check (strike_cents > cents),
    list_cents integer,
    primary key (item_id, store)
  )`,
  sql`create table price_points (
    item_id text not null references items on delete cascade,
    store text not null,
    valid_from bigint not null,
    cents integer not null check (cents >= 0),
    primary key (item_id, store, valid_from)
  )`,
  sql`create table stock (
    item_id text primary key references items on delete cascade,
    available integer not null check (available >= 0)
  )`,
  sql`create table deals (
    id text primary key,
    item_id text not null unique references items on delete cascade,
    quantity_max integer not null,
    allowance integer not null check (allowance > 0),
    reserved_at_start integer not null,
    cycle_seconds integer not null check (cycle_seconds > 0),
    phase_seconds integer not null
  )`,
  sql`create table deal_prices (
    deal_id text not null references deals on delete cascade,
    store text not null,
    cents integer not null check (cents >= 0),
    primary key (deal_id, store)
  )`,
  sql`create table deal_sales (
    deal_id text not null references deals on delete cascade,
    window_starts_at bigint not null,
    sold integer not null check (sold >= 0),
    primary key (deal_id, window_starts_at)
  )`,
  sql`create table reviews (
    id text primary key,
    product_id text not null references products on delete cascade,
    rating smallint not null check (rating between 1 and 5),
    author text not null,
    language text not null,
    title text not null,
    message text not null,
    written_at bigint not null,
    helpful_count integer not null,
    shop_comment text,
    is_verified boolean not null
  )`,
  sql`create index reviews_of_product on reviews (product_id, written_at desc, id)`,
  sql`create table glance_views (
    day text not null, product_id text not null, views integer not null, primary key (day, product_id)
  )`,
];

/** Creates the tables of the catalogue. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await statement.execute(database);
};
