// Finds what lines refer to and what nobody has: categories, makers, badges, products, files of pictures. Also two lines with one id.

import { access } from 'node:fs/promises';
import type { Database } from '../database/database.ts';
import type { FileCategory, FileItem, FilePicture, FileProduct, FileReview, ImportFile } from './file-schemas.ts';
import type { ImportProblem } from './import-problem.ts';
import { pictureFile } from './to-records.ts';

type Table = 'manufacturers' | 'extra_badges' | 'categories' | 'products' | 'items';
type Known = Readonly<Record<Table, Set<string>>>;

/** Looks over one line after the other, in the order of the files; answers what is wrong with it. */
export type CheckReferences = (file: ImportFile, line: number, record: object) => Promise<readonly ImportProblem[]>;

/** Starts with what the shop has already. */
export const createReferenceCheck = async (database: Database, folder: string): Promise<CheckReferences> => {
  const idsOf = async (table: Table): Promise<Set<string>> =>
    new Set((await database.selectFrom(table).select('id').execute()).map(({ id }) => id));
  const known: Known = {
    manufacturers: await idsOf('manufacturers'),
    extra_badges: await idsOf('extra_badges'),
    categories: await idsOf('categories'),
    products: await idsOf('products'),
    items: await idsOf('items'),
  };
  const owners = new Map<string, string>();
  for (const { id, slug } of await database.selectFrom('products').select(['id', 'slug']).execute())
    owners.set(`slug ${slug}`, id);
  for (const row of await database.selectFrom('items').select(['id', 'order_number']).execute())
    owners.set(`orderNumber ${row.order_number}`, row.id);
  for (const row of await database.selectFrom('categories').select(['id', 'path']).execute())
    owners.set(`path ${row.path}`, row.id);
  const seen = new Set<string>();

  return async (file, line, record) => {
    const problems: ImportProblem[] = [];
    const add = (field: string, message: string) => problems.push({ file, line, field, message });
    const { id } = record as { readonly id: string };
    const mark = `${file} ${id}`;
    if (seen.has(mark)) add('id', `${id} is there twice`);
    seen.add(mark);
    const has = (table: Table, field: string, wanted: string) =>
      known[table].has(wanted) ||
      add(field, `${wanted} is not known; allowed is an id of ${SOURCES[table]} or of the shop`);
    const isAlone = (field: string, value: string) => {
      const owner = owners.get(`${field} ${value}`) ?? id;
      if (owner !== id) add(field, `${value} belongs to ${owner} already`);
      owners.set(`${field} ${value}`, owner);
    };
    const pictures = async (given: readonly FilePicture[], field: (index: number) => string) => {
      for (const [index, picture] of given.entries()) {
        if ('drawing' in picture) continue;
        const path = pictureFile(folder, picture.file);
        const isThere =
          path !== undefined &&
          (await access(path).then(
            () => true,
            () => false,
          ));
        if (!isThere) add(`${field(index)}.file`, `${picture.file} is not in the folder of the import`);
      }
    };
    switch (file) {
      case 'manufacturers.jsonl':
        known.manufacturers.add(id);
        break;
      case 'badges.jsonl':
        known.extra_badges.add(id);
        break;
      case 'categories.jsonl': {
        const { parentId, path, picture } = record as FileCategory;
        if (parentId !== undefined) has('categories', 'parentId', parentId);
        isAlone('path', path);
        await pictures([picture], () => 'picture');
        known.categories.add(id);
        break;
      }
      case 'products.jsonl': {
        const { slug, categoryIds, manufacturerId, extraBadgeIds } = record as FileProduct;
        isAlone('slug', slug);
        for (const [index, one] of categoryIds.entries()) has('categories', `categoryIds[${index}]`, one);
        for (const [index, one] of extraBadgeIds.entries()) has('extra_badges', `extraBadgeIds[${index}]`, one);
        has('manufacturers', 'manufacturerId', manufacturerId);
        known.products.add(id);
        break;
      }
      case 'items.jsonl': {
        const { productId, orderNumber, pictures: given } = record as FileItem;
        has('products', 'productId', productId);
        isAlone('orderNumber', orderNumber);
        await pictures(given, (index) => `pictures[${index}]`);
        break;
      }
      case 'reviews.jsonl':
        has('products', 'productId', (record as FileReview).productId);
        break;
    }
    return problems;
  };
};

const SOURCES: Readonly<Record<Table, ImportFile>> = {
  manufacturers: 'manufacturers.jsonl',
  extra_badges: 'badges.jsonl',
  categories: 'categories.jsonl',
  products: 'products.jsonl',
  items: 'items.jsonl',
};
