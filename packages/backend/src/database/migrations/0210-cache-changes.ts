// What shop hosts have to draw anew: triggers write down which product, or what of the whole shop, has changed, whoever changes it. Backends read that and
// announce it (`shared-cache/announce-changes.ts`); without a shared cache the rows just go after an hour.

import { type Kysely, sql } from 'kysely';

const EVENTS = ['insert', 'update', 'delete'] as const;
type Event = (typeof EVENTS)[number];

/** More products in one statement than this are everything. */
const MOST_PRODUCTS = 200;

const STATEMENTS = [
  `create table cache_changes (
    id bigint generated always as identity primary key,
    tag text not null,
    -- Rows become visible in another order than they get their numbers; by their transactions a reader misses none.
    xid bigint not null default (pg_current_xact_id()::text::bigint),
    changed_at bigint not null default (extract(epoch from clock_timestamp()) * 1000)::bigint
  )`,
  'create index cache_changes_by_transaction on cache_changes (xid)',
];

/** Every change of a table is one of this tag. */
const noting = (table: string, tag: string): string[] => [
  `create function note_change_of_${table}() returns trigger language plpgsql as $$
    begin
      if exists (select 1 from changed) then insert into cache_changes (tag) values ('${tag}'); end if;
      return null;
    end $$`,
  ...EVENTS.map((event) => triggerOf(table, event)),
];

/** A change of some rows is one of their products; `where` says which rows count, with the old one as `was` beside the new one. */
const notingProducts = (table: string, id: string, events: readonly Event[], rows: string): string[] => [
  `create function note_change_of_${table}() returns trigger language plpgsql as $$
    declare ids text[];
    begin
      select array_agg(distinct ${id}) into ids from ${rows};
      if cardinality(ids) > ${MOST_PRODUCTS} then insert into cache_changes (tag) values ('everything');
      else insert into cache_changes (tag) select 'product:' || one from unnest(ids) as one;
      end if;
      return null;
    end $$`,
  ...events.map((event) => triggerOf(table, event)),
];

const triggerOf = (table: string, event: Event): string => {
  const rows = {
    insert: 'new table as changed',
    update: 'old table as was new table as changed',
    delete: 'old table as changed',
  }[event];
  return `create trigger ${event}_changes_cache after ${event} on ${table} referencing ${rows}
    for each statement execute function note_change_of_${table}()`;
};

const differ = (columns: readonly string[]): string =>
  `(${columns.map((name) => `changed.${name}`).join(', ')}) is distinct from (${columns.map((name) => `was.${name}`).join(', ')})`;

const PRICE = ['current_cents', 'strike_cents', 'starts_from', 'base_cents', 'best_item_id', 'is_shortage'];

/** Adds the list of changes, and the triggers that write it. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  const statements = [
    ...STATEMENTS,
    ...['cms_pages', 'page_addresses', 'footers', 'teaser_wishlists', 'global_parameters', 'search_redirects'].flatMap(
      (table) => noting(table, 'content'),
    ),
    ...['search_rewrites', 'search_long_tails'].flatMap((table) => noting(table, 'content')),
    ...['categories', 'filter_definitions', 'deals', 'deal_prices', 'manufacturers', 'catalogue_imports'].flatMap(
      (table) => noting(table, 'everything'),
    ),
    ...notingProducts(
      'listing_prices',
      'changed.product_id',
      ['update'],
      `changed join was using (product_id, store) where ${differ(PRICE)}`,
    ),
    ...notingProducts(
      'listing_tiles',
      'changed.product_id',
      ['update'],
      `changed join was using (product_id) where ${differ(['tile'])}`,
    ),
    ...notingProducts('products', 'changed.id', ['update', 'delete'], 'changed'),
    ...notingProducts('items', 'changed.product_id', EVENTS, 'changed'),
    ...notingProducts('reviews', 'changed.product_id', EVENTS, 'changed'),
  ];
  for (const statement of statements) await sql.raw(statement).execute(database);
};
