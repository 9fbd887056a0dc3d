// Pages of the content system, addresses, and what a search looks through.

import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  sql`create table cms_pages (
    id text primary key,
    path text not null,
    page_type text not null,
    title jsonb not null,
    meta_description jsonb not null,
    category_id text,
    rows jsonb not null,
    breadcrumbs jsonb not null,
    open_graph_picture jsonb,
    active_ab_tests jsonb not null,
    stores text[] not null
  )`,
  sql`create index cms_pages_by_path on cms_pages (path)`,
  sql`create index cms_pages_by_category on cms_pages (category_id) where category_id is not null`,
  sql`create table page_addresses (
    path text primary key,
    kind text not null check (kind in ('category', 'product', 'moved', 'moved-for-now', 'gone')),
    target text,
    check (target is not null or kind = 'gone')
  )`,
  sql`create table footers (page_id text primary key, usps jsonb not null, links jsonb not null)`,
  sql`create table teaser_wishlists (external_id text primary key, list jsonb not null)`,
  sql`create table global_parameters (
    id integer generated always as identity primary key,
    name text not null,
    entry text not null,
    value text not null,
    stores text[] not null
  )`,
  sql`create index global_parameters_by_name on global_parameters (name)`,
  sql`create table search_documents (
    product_id text not null references products on delete cascade,
    language text not null check (language in ('de', 'en')),
    document tsvector not null,
    name text not null,
    primary key (language, product_id)
  )`,
  sql`create index search_documents_by_word on search_documents using gin (document)`,
  sql`create index search_documents_by_name on search_documents (language, name)`,
  sql`create table search_words (
    language text not null, word text not null, products integer not null, primary key (language, word)
  )`,
  sql`create index search_words_alike on search_words using gin (word gin_trgm_ops)`,
  sql`create table search_redirects (query text primary key, target text not null)`,
  sql`create table search_rewrites (query text primary key, rewritten text not null)`,
  sql`create table search_long_tails (query text primary key, search_query text not null, filters jsonb not null)`,
  sql`create table search_suggestions (
    language text not null,
    suggestion text not null,
    is_popular boolean not null,
    weight double precision not null,
    primary key (language, suggestion)
  )`,
];

/** Creates the tables of content and search. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of STATEMENTS) await statement.execute(database);
};
