// What search engines are told of a storefront: its categories, editors' pages and products, and when they changed last.

import { isBusinessOnly, isOpenToEverybody, type Language, textIn } from '@tornister/domain/storefront';
import { sql } from 'kysely';
import { OWN_FIRST, pagesOf } from '../../content/read-pages.ts';
import type { Database } from '../../database/database.ts';
import type { Answer } from '../../graphql/answer.ts';
import type { RequestContext } from '../../graphql/context.ts';
import type { Text } from '../../texts/text.ts';
import { categoryPath, productPath } from '../addresses.ts';
import { hiddenOf } from '../hidden-categories.ts';
import { branchOf, type CatalogueIndex } from '../index/catalogue-index.ts';
import { currentCatalogue } from '../index/current-catalogue.ts';

type Asked = Pick<RequestContext, 'database' | 'storefront'>;
type AskedPages = Asked & Pick<RequestContext, 'settings'>;
type Entry = Answer<'SitemapEntry'>;

/** A product's page is another one when an import has changed it, and when somebody has reviewed it. */
const CHANGED_AT = sql<number>`greatest(products.created_at, products.changed_at,
  (select max(written_at) from reviews where reviews.product_id = products.id))`;

/** Neither what search engines are asked to leave out, nor what no menu leads to and nobody finds by searching. */
const mayBeIndexed = async (database: Database) => {
  const hidden = [...hiddenOf(await currentCatalogue(database))];
  return sql`coalesce(products.details->>'robots', '') not like 'noindex%' and main_category_id <> all(${hidden}::text[])`;
};

/** What is put behind a storefront's host; older imports took whole addresses as well. */
const IS_PATH = /^\/(?![/\\])/u;

/** How many products a storefront sells, and when one of them changed last. */
export const readSitemapSize = async ({ database, storefront }: Asked): Promise<Answer<'SitemapSize'>> => {
  const { rows } = await sql<{ products: number; changed_at: number | null }>`
    select count(*)::int as products,
      greatest(max(products.created_at), max(products.changed_at), (select max(written_at) from reviews)) as changed_at
    from listing_prices join products on products.id = listing_prices.product_id
    where store = ${storefront.store} and ${await mayBeIndexed(database)}`.execute(database);
  const { products = 0, changed_at = null } = rows[0] ?? {};
  return { products, changedAt: products === 0 ? null : changed_at };
};

export type AskedProducts = { readonly after: string; readonly skip: number; readonly limit: number };

/** The next products in the order of their ids. */
export const readSitemapProducts = async (
  { database, storefront }: Asked,
  { after, skip, limit }: AskedProducts,
): Promise<readonly Entry[]> => {
  const { rows } = await sql<{ id: string; name: Text; changed_at: number }>`
    select products.id, products.name, ${CHANGED_AT} as changed_at
    from listing_prices join products on products.id = listing_prices.product_id
    where store = ${storefront.store} and product_id > ${after} and ${await mayBeIndexed(database)}
    order by product_id limit ${limit} offset ${skip}`.execute(database);
  return rows.map(({ id, name, changed_at }) => ({
    id,
    path: productPath(id),
    title: textIn(name, storefront.language),
    changedAt: changed_at,
  }));
};

/** What strangers see: in the business edition no goods, and no pages behind its login. */
export const readSitemapPages = async (asked: AskedPages): Promise<Answer<'SitemapPages'>> => {
  const { database, storefront } = asked;
  const categories = storefront.isB2b ? [] : await readCategories(database, storefront.language);
  return { categories, pages: await readPages(asked) };
};

const readCategories = async (database: Database, language: Language): Promise<readonly Entry[]> => {
  const index = await currentCatalogue(database);
  const changedAt = await changesByCategory(database, index);
  const hidden = hiddenOf(index);
  const shown = [...index.categories.values()].filter(({ id }) => !hidden.has(id));
  return shown.map(({ id, details }) => ({
    id,
    path: details.canonicalPath && IS_PATH.test(details.canonicalPath) ? details.canonicalPath : categoryPath(id),
    title: textIn(details.name, language),
    changedAt: changedAt.get(id) ?? null,
  }));
};

/** A category shows what lies in it and below it, so it has changed when one of these products has. */
const changesByCategory = async (database: Database, index: CatalogueIndex): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ category_id: string; changed_at: number }>`
    select category_id, max(greatest(created_at, changed_at)) as changed_at
    from product_categories join products on products.id = product_id group by category_id`.execute(database);
  const newest = new Map<string, number>();
  for (const { category_id, changed_at } of rows)
    for (const { id } of branchOf(index, category_id)) newest.set(id, Math.max(newest.get(id) ?? 0, changed_at));
  return newest;
};

const readPages = async (asked: AskedPages): Promise<readonly Entry[]> => {
  const { isB2b, language } = asked.storefront;
  const rows = await pagesOf(asked)
    .clearSelect()
    .distinctOn('path')
    .select(['id', 'path', 'title'])
    .orderBy('path')
    .orderBy(OWN_FIRST, 'desc')
    .orderBy('id')
    .execute();
  return rows
    .filter(({ path }) => (isB2b ? isOpenToEverybody(path, asked.settings.brandId) : !isBusinessOnly(path)))
    .map(({ id, path, title }) => ({ id, path, title: textIn(title, language), changedAt: null }));
};
