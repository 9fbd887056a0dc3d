// Loads a category, for all loaders whose address may be one.

import type { CategoryId } from '@tornister/domain/shared';
import { DeferredContentRows } from '../components/content/content-row/deferred-content-rows.ts';
import type { CategoryData } from '../components/listing/category/category-view.tsx';
import { listingOpener, openRows } from '../composition/page-openers.ts';
import type { Shop } from '../composition/shop.ts';
import { failWith, redirectTo } from '../respond.ts';
import { absentPage } from './absent-page.ts';

/** Where links of a listing lead: a path that begins with two slashes would be read as another host. */
const listingPath = (pathname: string): string => pathname.replace(/^\/{2,}/u, '/');

/** Opens a category as its address describes it; also for categories with an address of their own beside /cat/{id}/. */
export const loadCategory = async (
  shop: Shop,
  id: CategoryId,
  request: Pick<Request, 'url'>,
): Promise<CategoryData> => {
  const { pathname, search } = new URL(request.url);
  const path = listingPath(pathname);
  const opened = await listingOpener(shop).category({ id, path, queryString: search });
  if (opened.isErr()) throw failWith(opened.error);
  switch (opened.value.kind) {
    case 'unknown':
      throw await absentPage(shop, request);
    case 'elsewhere':
      throw redirectTo(opened.value.to);
    case 'open': {
      const { rows, ...category } = opened.value.category;
      if (rows.length > 0) await DeferredContentRows.fetch();
      return { category, rows: await openRows(shop, rows), listing: opened.value.listing };
    }
  }
};
