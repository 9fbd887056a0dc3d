// Writes a batch of categories with their pictures and addresses.

import { sql } from 'kysely';
import type { CategoryRecord } from '../catalogue/catalogue-records.ts';
import type { Transaction } from '../database/database.ts';
import { categoryRow, writePictures } from '../seeding/import-catalogue.ts';
import { upsertRows } from '../seeding/insert-rows.ts';
import type { FileCategory } from './file-schemas.ts';
import type { Changed } from './publication.ts';
import { toCategory } from './to-records.ts';

/** Writes the categories of some lines; `levels` knows those before them, and learns theirs. */
export const importCategories = async (
  transaction: Transaction,
  folder: string,
  lines: readonly FileCategory[],
  levels: Map<string, number>,
): Promise<Changed> => {
  const records: CategoryRecord[] = [];
  for (const line of lines) {
    const level = line.parentId === undefined ? 1 : (levels.get(line.parentId) ?? 0) + 1;
    levels.set(line.id, level);
    records.push(await toCategory(folder, line, level));
  }
  await writePictures(
    transaction,
    records.map(({ picture }) => picture),
  );
  const ids = await upsertRows(transaction, 'categories', ['id'], records.map(categoryRow));
  const paths = await writeAddresses(transaction, records);
  return { productIds: await productsBelow(transaction, ids), isShopChanged: ids.length + paths.length > 0 };
};

/** The products of categories and of everything below them, whose breadcrumbs say their names. */
const productsBelow = async (transaction: Transaction, ids: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    with recursive branch as (
      select id from categories where id = any(${ids})
      union select categories.id from categories join branch on categories.parent_id = branch.id
    )
    select id from products where main_category_id in (select id from branch)`.execute(transaction);
  return rows.map(({ id }) => id);
};

/** The address of a category leads to it; the one that it had before does not any more. Answers those that are new. */
const writeAddresses = async (
  transaction: Transaction,
  categories: readonly { readonly id: string; readonly path: string }[],
): Promise<readonly string[]> => {
  for (const { id, path } of categories) {
    await transaction
      .deleteFrom('page_addresses')
      .where('kind', '=', 'category')
      .where('target', '=', id)
      .where('path', '<>', path)
      .execute();
  }
  return upsertRows(
    transaction,
    'page_addresses',
    ['path'],
    categories.map(({ id, path }) => ({ path, kind: 'category' as const, target: id })),
  );
};
