// Imports a catalogue and its pages from a folder of JSON Lines files (docs/catalogue-import.md). All files are looked over first: when anything is wrong,
// nothing is imported. Then line after line is written in batches. The same folder imported twice changes nothing; an import that was
// cut short is finished by doing it again.

import { readdir } from 'node:fs/promises';
import type { Instant } from '@tornister/domain/shared';
import { sql } from 'kysely';
import { err, ok, type Result } from 'neverthrow';
import type { z } from 'zod';
import type { Database, Transaction } from '../database/database.ts';
import { liftLimit } from '../database/long-work.ts';
import { retried } from '../database/retried.ts';
import { createFilterNumbers, renameBrands } from '../seeding/filter-numbers.ts';
import { writeProducts } from '../seeding/import-products.ts';
import { upsertRows } from '../seeding/insert-rows.ts';
import { createReferenceCheck } from './check-references.ts';
import { FOOTER, PAGE, TEASER_LIST } from './content-schemas.ts';
import {
  BADGE,
  CATEGORY,
  type FileBadge,
  type FileManufacturer,
  type FileProduct,
  IMPORT_FILES,
  type ImportFile,
  ITEM,
  MANUFACTURER,
  PRODUCT,
  REVIEW,
} from './file-schemas.ts';
import { importCategories } from './import-categories.ts';
import { importFooters, importPages, importTeaserLists } from './import-content-files.ts';
import { importItems } from './import-items.ts';
import type { ImportProblem } from './import-problem.ts';
import { importReviews } from './import-reviews.ts';
import { type Changed, notePending, publishPending } from './publication.ts';
import { readLines } from './read-file.ts';
import { toManufacturer, toProduct } from './to-records.ts';

const LINES_PER_BATCH = 200;
const FILE_NAMES = Object.keys(IMPORT_FILES).join(', ');
/** More problems than these are not listed. */
export const MOST_PROBLEMS = 50;

export type ImportReport = {
  /** Lines that were read. */
  readonly lines: number;
  /** Products that are new or changed, by themselves or by their categories, items, prices, stock or reviews; also by an import before that was cut short. */
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

  /** Writes a file batch after batch; what a batch changes and that it did stands in the database together. One that loses against an order is tried again. */
  const write = async <Schema extends z.ZodType>(
    file: ImportFile,
    schema: Schema,
    batch: (transaction: Transaction, lines: readonly z.output<Schema>[]) => Promise<Changed>,
    committed: () => void = () => undefined,
  ): Promise<void> => {
    for await (const lines of batchesOf(folder, file, schema)) {
      await retried(database, async (transaction) => {
        await liftLimit(transaction);
        await notePending(transaction, await batch(transaction, lines));
      });
      committed();
      onProgress(file, lines.length);
    }
  };

  await write('manufacturers.jsonl', MANUFACTURER, importManufacturers);
  await write('badges.jsonl', BADGE, importBadges);
  const levels = await readLevels(database);
  await write('categories.jsonl', CATEGORY, (each, lines) => importCategories(each, folder, lines, levels));
  const filters = createFilterNumbers();
  const importProducts = async (each: Transaction, lines: readonly FileProduct[]): Promise<Changed> => {
    const products = lines.map((line) => toProduct(line, now));
    const manufacturers = await readManufacturers(
      each,
      products.map(({ manufacturerId }) => manufacturerId),
    );
    return { productIds: await writeProducts(each, products, { now, filters, manufacturers }) };
  };
  await write('products.jsonl', PRODUCT, importProducts, filters.committed);
  await write('items.jsonl', ITEM, async (each, lines) => ({
    productIds: await importItems(each, folder, lines, now),
  }));
  await write('reviews.jsonl', REVIEW, (each, lines) => importReviews(each, lines, now));
  await write('teaser-lists.jsonl', TEASER_LIST, (each, lines) => importTeaserLists(each, folder, lines));
  await write('pages.jsonl', PAGE, (each, lines) => importPages(each, folder, lines));
  await write('footers.jsonl', FOOTER, (each, lines) => importFooters(each, folder, lines));
  return ok({ lines: checked.lines, changedProducts: await publishPending(database, now) });
};

const importManufacturers = async (transaction: Transaction, lines: readonly FileManufacturer[]): Promise<Changed> => {
  const records = lines.map(toManufacturer);
  const rows = records.map((record) => ({ id: record.id, name: record.name, record }));
  const changed = await upsertRows(transaction, 'manufacturers', ['id'], rows);
  const ids = [...changed, ...(await renameBrands(transaction, records))];
  return { productIds: await productsOfMakers(transaction, ids), isShopChanged: ids.length > 0 };
};

const importBadges = async (transaction: Transaction, lines: readonly FileBadge[]): Promise<Changed> => {
  const rows = lines.map(({ id, name }) => ({ id, name: JSON.parse(JSON.stringify(name)) as object }));
  const ids = await upsertRows(transaction, 'extra_badges', ['id'], rows);
  const { rows: products } = await sql<{ id: string }>`
    select id from products where extra_badge_ids && ${ids}::text[]`.execute(transaction);
  return { productIds: products.map(({ id }) => id), isShopChanged: ids.length > 0 };
};

/** Files that look like ones of an import and are none: a typing error in a name would leave out everything in the file. */
const strangeFiles = async (folder: string): Promise<readonly ImportProblem[]> => {
  const names = await readdir(folder).catch((): string[] => []);
  return names
    .filter((name) => /^[^.].*\.jsonl$/i.test(name) && !Object.hasOwn(IMPORT_FILES, name))
    .sort()
    .map((file) => ({ file, line: 0, field: '', message: `is no file of an import; allowed are ${FILE_NAMES}` }));
};

/** Reads everything once and writes nothing. */
const checkFolder = async (database: Database, folder: string) => {
  const check = await createReferenceCheck(database, folder);
  const problems = [...(await strangeFiles(folder))];
  let lines = 0;
  for (const [name, schema] of Object.entries(IMPORT_FILES)) {
    const file = name as ImportFile;
    for await (const read of readLines(folder, file, schema)) {
      lines += 1;
      problems.push(...('problems' in read ? read.problems : await check.line(file, read.line, read.record)));
      if (problems.length >= MOST_PROBLEMS) return { lines, problems: problems.slice(0, MOST_PROBLEMS) };
    }
    // What a product says that is refused is not known.
    if (problems.every(({ file: wrong }) => wrong !== 'products.jsonl')) problems.push(...(await check.end(file)));
    if (problems.length >= MOST_PROBLEMS) return { lines, problems: problems.slice(0, MOST_PROBLEMS) };
  }
  if (lines === 0) {
    problems.push({ file: folder, line: 0, field: '', message: `has no line in any of the files ${FILE_NAMES}` });
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

const readManufacturers = async (database: Transaction, ids: readonly string[]) => {
  const rows = await database.selectFrom('manufacturers').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, record }) => [id, record]));
};

const productsOfMakers = async (transaction: Transaction, ids: readonly string[]): Promise<readonly string[]> => {
  if (ids.length === 0) return [];
  const rows = await transaction.selectFrom('products').select('id').where('manufacturer_id', 'in', ids).execute();
  return rows.map(({ id }) => id);
};
