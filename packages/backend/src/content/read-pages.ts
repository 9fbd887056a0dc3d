// Reading the content system's pages; a page that a store does not show is no page there.

import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { CmsRow } from '../demo-shop/records/content.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { CmsPagesTable, PageAddressesTable } from './tables.ts';

export type CmsPage = Selectable<CmsPagesTable>;
export type PageAddress = Selectable<PageAddressesTable>;
type Asked = Pick<RequestContext, 'database' | 'storefront'>;

const pages = ({ database, storefront }: Asked) =>
  database
    .selectFrom('cms_pages')
    .selectAll()
    .where(sql<boolean>`(stores = '{}' or ${storefront.store} = any(stores))`);

/** The page at an address, the one that is made for the store before the one for all. */
export const pageAt = (asked: Asked, path: string): Promise<CmsPage | undefined> =>
  pages(asked).where('path', '=', path).orderBy(sql`cardinality(stores)`, 'desc').limit(1).executeTakeFirst();

/** The page with an id. */
export const pageById = (asked: Asked, id: string): Promise<CmsPage | undefined> =>
  pages(asked).where('id', '=', id).executeTakeFirst();

/** What an address leads to beside pages. */
export const addressAt = ({ database }: Asked, path: string): Promise<PageAddress | undefined> =>
  database.selectFrom('page_addresses').selectAll().where('path', '=', path).executeTakeFirst();

/** The rows that editors put into a category's page. */
export const categoryPageRows = async (asked: Asked, categoryId: string): Promise<readonly CmsRow[]> => {
  const page = await pages(asked).where('category_id', '=', categoryId).orderBy('id').limit(1).executeTakeFirst();
  return page?.rows ?? [];
};
