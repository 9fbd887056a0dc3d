// The categories to which no menu leads, as the search index, the sitemap and the feed leave them out.

import { hiddenCategories } from '@tornister/domain/navigation';
import type { Database } from '../database/database.ts';
import type { CatalogueIndex } from './index/catalogue-index.ts';

const hiddenByCategories = new WeakMap<CatalogueIndex['categories'], ReadonlySet<string>>();

/** Those of the catalogue that listings count; found once for a tree, because every search asks. */
export const hiddenOf = ({ categories }: Pick<CatalogueIndex, 'categories'>): ReadonlySet<string> => {
  const known = hiddenByCategories.get(categories);
  if (known !== undefined) return known;
  const hidden = hiddenCategories(
    [...categories.values()].map(({ id, parentId, details: { isExcludedFromNav } }) => ({
      id,
      parentId,
      isExcludedFromNav,
    })),
  );
  hiddenByCategories.set(categories, hidden);
  return hidden;
};

/** Those that are stored, for an import that nobody sees yet. */
export const readHiddenCategories = async (database: Database): Promise<ReadonlySet<string>> => {
  const rows = await database.selectFrom('categories').select(['id', 'parent_id', 'details']).execute();
  return hiddenCategories(
    rows.map(({ id, parent_id, details: { isExcludedFromNav } }) => ({
      id,
      parentId: parent_id ?? undefined,
      isExcludedFromNav,
    })),
  );
};
