// Imports a catalogue from a folder of JSON Lines files (docs/catalogue-import.md). All files are looked over first: when anything is wrong,
// nothing is imported. Then line after line is written in batches. The same folder imported twice changes nothing; an import that was
// cut short is finished by doing it again.

import type { Instant } from '@tornister/domain/shared';
import { err, ok, type Result } from 'neverthrow';
import type { z } from 'zod';
import { refreshTiles } from '../catalogue/tiles/refresh-tiles.ts';
import type { Database } from '../database/database.ts';
import { indexProducts } from '../search/index-products.ts';
import { readFilterNumbers } from '../seeding/filter-numbers.ts';
import { categoryRow, pictureRow } from '../seeding/import-catalogue.ts';
import { writeProducts, writeReviews } from '../seeding/import-products.ts';
import { chunksOf, insertRows, upsertRows } from '../seeding/insert-rows.ts';
import { createReferenceCheck } from './check-references.ts';
import { BADGE, CATEGORY, IMPORT_FILES, type ImportFile, ITEM, MANUFACTURER, PRODUCT, REVIEW } from './file-schemas.ts';
import { importItems } from './import-items.ts';
import type { ImportProblem } from './import-problem.ts';
import { readLines } from './read-file.ts';
import { toCategory, toManufacturer, toProduct, toReview } from './to-records.ts';

const LINES_PER_BATCH = 200;
/** More problems than these are not listed. */
export const MOST_PROBLEMS = 50;

export type ImportReport = {
  /** Lines that were read. */
  readonly lines: number;
  /** Products that are new or changed, by themselves or by their categories, items, prices, stock or reviews. */
  readonly changedProducts: readonly string[];
};

export type ImportOptions = {
  readonly folder: string;
  readonly now: Instant;
  readonly onProgress?: (file: ImportFile, lines: number) => void;
};

/** Imports a folder; what is wrong in it is answered line by line. */
export const importFolder = async (
  database: Database,
  { folder, now, onProgress = () => undefined }: ImportOptions,
): Promise<Result<ImportReport, readonly ImportProblem[]>> => {
  const checked = await checkFolder(database, folder);
  if (checked.problems.length > 0) return err(checked.problems);

  const changed = new Set<string>();
  const note = (productIds: readonly string[]): void => {
    for (const id of productIds) changed.add(id);
  };

  for await (const lines of batchesOf(folder, 'manufacturers.jsonl', MANUFACTURER)) {
    const records = lines.map(toManufacturer);
    const rows = records.map((record) => ({ id: record.id, name: record.name, record }));
    const ids = await upsertRows(database, 'manufacturers', ['id'], rows);
    note(await productsWith(database, 'manufacturer_id', ids));
    onProgress('manufacturers.jsonl', lines.length);
  }
  for await (const lines of batchesOf(folder, 'badges.jsonl', BADGE)) {
    await upsertRows(
      database,
      'extra_badges',
      ['id'],
      lines.map(({ id, name }) => ({ id, name: JSON.parse(JSON.stringify(name)) as object })),
    );
    onProgress('badges.jsonl', lines.length);
  }
  const levels = await readLevels(database);
  for await (const lines of batchesOf(folder, 'categories.jsonl', CATEGORY)) {
    const records = [];
    for (const line of lines) {
      const level = line.parentId === undefined ? 1 : (levels.get(line.parentId) ?? 0) + 1;
      levels.set(line.id, level);
      records.push(await toCategory(folder, line, level));
    }
    await insertRows(
      database,
      'pictures',
      records.map(({ picture }) => pictureRow(picture)),
    );
    const ids = await upsertRows(database, 'categories', ['id'], records.map(categoryRow));
    await writeAddresses(database, records);
    note(await productsWith(database, 'main_category_id', ids));
    onProgress('categories.jsonl', lines.length);
  }
  const filters = await readFilterNumbers(database);
  for await (const lines of batchesOf(folder, 'products.jsonl', PRODUCT)) {
    const products = lines.map((line) => toProduct(line, now));
    const manufacturers = await readManufacturers(
      database,
      products.map(({ manufacturerId }) => manufacturerId),
    );
    note(
      await database.transaction().execute((each) => writeProducts(each, products, { now, filters, manufacturers })),
    );
    onProgress('products.jsonl', lines.length);
  }
  for await (const lines of batchesOf(folder, 'items.jsonl', ITEM)) {
    note(await database.transaction().execute((each) => importItems(each, folder, lines, now)));
    onProgress('items.jsonl', lines.length);
  }
  for await (const lines of batchesOf(folder, 'reviews.jsonl', REVIEW)) {
    const reviews = lines.map((line) => toReview(line, now));
    const ids = new Set(await writeReviews(database, reviews, now));
    note(reviews.flatMap(({ id, productId }) => (ids.has(id) ? [productId] : [])));
    onProgress('reviews.jsonl', lines.length);
  }
  await publish(database, [...changed], now);
  return ok({ lines: checked.lines, changedProducts: [...changed] });
};

/** Reads everything once and writes nothing. */
const checkFolder = async (database: Database, folder: string) => {
  const check = await createReferenceCheck(database, folder);
  const problems: ImportProblem[] = [];
  let lines = 0;
  for (const [name, schema] of Object.entries(IMPORT_FILES)) {
    const file = name as ImportFile;
    for await (const read of readLines(folder, file, schema)) {
      lines += 1;
      problems.push(...('problems' in read ? read.problems : await check(file, read.line, read.record)));
      if (problems.length >= MOST_PROBLEMS) return { lines, problems: problems.slice(0, MOST_PROBLEMS) };
    }
  }
  if (lines === 0) {
    const files = Object.keys(IMPORT_FILES).join(', ');
    problems.push({ file: folder, line: 0, field: '', message: `has no line in any of the files ${files}` });
  }
  return { lines, problems };
};

async function* batchesOf<Schema extends z.ZodType>(
  folder: string,
  file: ImportFile,
  schema: Schema,
): AsyncGenerator<readonly z.output<Schema>[]> {
  let batch: z.output<Schema>[] = [];
  for await (const read of readLines(folder, file, schema)) {
    // Looked over before; a file that changes in between is read as it is then.
    if ('problems' in read) continue;
    batch.push(read.record);
    if (batch.length < LINES_PER_BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

const readLevels = async (database: Database): Promise<Map<string, number>> => {
  const rows = await database.selectFrom('categories').select(['id', 'level']).execute();
  return new Map(rows.map(({ id, level }) => [id, level]));
};

const readManufacturers = async (database: Database, ids: readonly string[]) => {
  const rows = await database.selectFrom('manufacturers').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, record }) => [id, record]));
};

const productsWith = async (
  database: Database,
  column: 'manufacturer_id' | 'main_category_id',
  ids: readonly string[],
): Promise<readonly string[]> => {
  if (ids.length === 0) return [];
  const rows = await database.selectFrom('products').select('id').where(column, 'in', ids).execute();
  return rows.map(({ id }) => id);
};

/** The address of a category leads to it; the one that it had before does not any more. */
const writeAddresses = async (
  database: Database,
  categories: readonly { readonly id: string; readonly path: string }[],
): Promise<void> => {
  for (const { id, path } of categories) {
    await database
      .deleteFrom('page_addresses')
      .where('kind', '=', 'category')
      .where('target', '=', id)
      .where('path', '<>', path)
      .execute();
  }
  await upsertRows(
    database,
    'page_addresses',
    ['path'],
    categories.map(({ id, path }) => ({ path, kind: 'category' as const, target: id })),
  );
};

/** Makes tiles and search of changed products, and tells running processes. */
const publish = async (database: Database, changed: readonly string[], now: Instant): Promise<void> => {
  if (changed.length === 0) return;
  for (const chunk of chunksOf(changed, LINES_PER_BATCH)) {
    await database.updateTable('products').set({ changed_at: now }).where('id', 'in', chunk).execute();
    await refreshTiles(database, chunk);
  }
  await indexProducts(database);
  await database
    .insertInto('catalogue_imports')
    .values({ completed_at: now, changed_products: changed.length })
    .execute();
};
