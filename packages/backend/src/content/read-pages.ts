// Reading the content system's pages; a page that a store does not show is no page there.

import type { StoreCode } from '@tornister/domain/storefront';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { StoredPicture } from '../catalogue/pictures/stored-picture.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { RequestContext } from '../graphql/context.ts';
import { cachedContent } from './content-cache.ts';
import type { CmsRow } from './content-records.ts';
import type { CmsPagesTable, PageAddressesTable } from './tables.ts';

export type CmsPage = Selectable<CmsPagesTable>;
export type PageAddress = Selectable<PageAddressesTable>;
export type Footer = Selectable<Tables['footers']>;
export type GlobalParameter = Selectable<Tables['global_parameters']>;
type Asked = Pick<RequestContext, 'database' | 'storefront'>;
type AskedOfStore = {
  readonly database: Database;
  readonly storefront: Pick<RequestContext['storefront'], 'store'>;
};

/** The pages that a store shows. */
export const pagesOf = ({ database, storefront }: AskedOfStore) =>
  database
    .selectFrom('cms_pages')
    .selectAll()
    .where(sql<boolean>`(stores = '{}' or ${storefront.store} = any(stores))`);

/** The order, from above, in which a page that is made for the store comes before one for all. */
export const OWN_FIRST = sql`cardinality(stores)`;

/** The page at an address as it stands now, the one that is made for the store before the one for all. */
export const pageNowAt = (asked: AskedOfStore, path: string): Promise<CmsPage | undefined> =>
  pagesOf(asked).where('path', '=', path).orderBy(OWN_FIRST, 'desc').limit(1).executeTakeFirst();

/** The page at an address, as it stood a second ago at the most. */
export const pageAt = (asked: Asked, path: string): Promise<CmsPage | undefined> =>
  cachedContent(asked.database, `path ${asked.storefront.store} ${path}`, () => pageNowAt(asked, path));

/** The stores that have a page at an address; none for all of them, as editors say it. */
export const storesAt = async ({ database }: Asked, path: string): Promise<readonly StoreCode[]> => {
  const pages = await cachedContent(database, `stores ${path}`, () =>
    database.selectFrom('cms_pages').select('stores').where('path', '=', path).execute(),
  );
  return pages.some(({ stores }) => stores.length === 0) ? [] : pages.flatMap(({ stores }) => stores);
};

/** The page with an id. */
export const pageById = (asked: Asked, id: string): Promise<CmsPage | undefined> =>
  cachedContent(asked.database, `page ${asked.storefront.store} ${id}`, () =>
    pagesOf(asked).where('id', '=', id).executeTakeFirst(),
  );

/** Those of the paths at which the store has a page, in their order. */
export const existingPages = async (asked: Asked, paths: readonly string[]): Promise<readonly string[]> => {
  if (paths.length === 0) return [];
  const rows = await cachedContent(asked.database, `paths ${asked.storefront.store} ${paths.join(' ')}`, () =>
    pagesOf(asked).clearSelect().select('path').where('path', 'in', paths).execute(),
  );
  const found = new Set(rows.map(({ path }) => path));
  return paths.filter((path) => found.has(path));
};

/** What an address leads to beside pages. */
export const addressAt = ({ database }: Asked, path: string): Promise<PageAddress | undefined> =>
  cachedContent(database, `address ${path}`, () =>
    database.selectFrom('page_addresses').selectAll().where('path', '=', path).executeTakeFirst(),
  );

/** The rows that editors put into a category's page, those of the store before those for all. */
export const categoryPageRows = async (asked: Asked, categoryId: string): Promise<readonly CmsRow<StoredPicture>[]> => {
  const page = await cachedContent(asked.database, `category ${asked.storefront.store} ${categoryId}`, () =>
    pagesOf(asked)
      .where('category_id', '=', categoryId)
      .orderBy(OWN_FIRST, 'desc')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst(),
  );
  return page?.rows ?? [];
};

/** The selling points and link blocks that are kept under an id. */
export const footerById = ({ database }: Asked, pageId: string): Promise<Footer | undefined> =>
  cachedContent(database, `footer ${pageId}`, () =>
    database.selectFrom('footers').selectAll().where('page_id', '=', pageId).executeTakeFirst(),
  );

/** All parameters of a store. */
export const parametersOf = async ({ database, storefront }: AskedOfStore): Promise<readonly GlobalParameter[]> => {
  const rows = await cachedContent(database, 'parameters', () =>
    database.selectFrom('global_parameters').selectAll().orderBy('id').execute(),
  );
  return rows.filter(({ stores }) => stores.length === 0 || stores.includes(storefront.store));
};
