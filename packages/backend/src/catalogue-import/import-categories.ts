// Writes a batch of categories with their pictures and addresses.

import { sql } from 'kysely';
import type { CategoryRecord } from '../catalogue/catalogue-records.ts';
import type { Transaction } from '../database/database.ts';
import { categoryRow } from '../seeding/import-catalogue.ts';
import { upsertRows } from '../seeding/insert-rows.ts';
import { writePictures } from '../seeding/write-pictures.ts';
import type { FileCategory } from './file-schemas.ts';
import type { Changed } from './publication.ts';
import { toCategory } from './to-records.ts';

/** No tree is deeper; a circle, which no import writes, ends here. */
const DEEPEST_LEVEL = 50;

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
  await correctLevels(transaction, ids, levels);
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

/** What lies below a category that has moved in the tree moves along, also when no line names it. `levels` learns the new ones. */
const correctLevels = async (
  transaction: Transaction,
  ids: readonly string[],
  levels: Map<string, number>,
): Promise<void> => {
  const { rows } = await sql<{ id: string; level: number }>`
    with recursive branch as (
      select id, level::int as level from categories where id = any(${ids})
      union select categories.id, branch.level + 1 from categories join branch on categories.parent_id = branch.id
      where branch.level < ${DEEPEST_LEVEL}
    ), deepest as (select id, max(level) as level from branch group by id)
    update categories set level = deepest.level from deepest
    where categories.id = deepest.id and categories.level <> deepest.level
    returning categories.id, categories.level`.execute(transaction);
  for (const { id, level } of rows) levels.set(id, level);
};

/**
 * The address of a category leads to it; the one that it had before, and whatever was sent on to that, is sent on to the new one, so that there
 * are neither chains nor loops. An address that is taken again belongs to the category that takes it. Answers those that are new.
 */
const writeAddresses = async (
  transaction: Transaction,
  categories: readonly { readonly id: string; readonly path: string }[],
): Promise<readonly string[]> => {
  const given = JSON.stringify(categories.map(({ id, path }) => ({ id, path })));
  // Both parts see the addresses as they were before, so that categories may take each other's.
  await sql`
    with moved as (
      select old.path as old_path, given.path as new_path
      from json_to_recordset(${given}::json) as given (id text, path text)
      join page_addresses as old on old.kind = 'category' and old.target = given.id and old.path <> given.path
    )
    update page_addresses set kind = 'moved', target = moved.new_path from moved
    where page_addresses.path = moved.old_path
      or (page_addresses.kind = 'moved' and page_addresses.target = moved.old_path)`.execute(transaction);
  return upsertRows(
    transaction,
    'page_addresses',
    ['path'],
    categories.map(({ id, path }) => ({ path, kind: 'category' as const, target: id })),
  );
};
