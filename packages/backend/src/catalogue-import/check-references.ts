// Finds what lines refer to and what nobody has: categories, makers, badges, products, files of pictures. Also two lines with one id, categories in
// a circle, and items that nobody could choose.

import { parseOrderNumber } from '@tornister/domain/orderform';
import type { Database } from '../database/database.ts';
import { createCircleCheck } from './category-circles.ts';
import { createPhotoCheck } from './check-photo.ts';
import { createVariantCheck } from './check-variants.ts';
import {
  type Claim,
  footerClaims,
  isAlone,
  pageClaims,
  placesOf,
  refers,
  type Table,
  teaserListClaims,
} from './claims.ts';
import type { FileFooter, FilePage, FileTeaserList } from './content-schemas.ts';
import type { FileCategory, FileItem, FileProduct, FileReview, ImportFile } from './file-schemas.ts';
import type { ImportProblem } from './import-problem.ts';

/** Answers what is wrong. */
export type CheckReferences = {
  /** Looks over one line after the other, in the order of the files. */
  readonly line: (file: ImportFile, line: number, record: object) => Promise<readonly ImportProblem[]>;
  /** Looks over what can be said when a file is read to its end. */
  readonly end: (file: ImportFile) => Promise<readonly ImportProblem[]>;
};

const SOURCES: Readonly<Record<Table, ImportFile>> = {
  manufacturers: 'manufacturers.jsonl',
  extra_badges: 'badges.jsonl',
  categories: 'categories.jsonl',
  products: 'products.jsonl',
  teaser_wishlists: 'teaser-lists.jsonl',
};
const TABLES = [
  'manufacturers',
  'extra_badges',
  'categories',
  'products',
  'teaser_wishlists',
] as const satisfies readonly Table[];

/** Order numbers that differ in capitals and small letters only are one: everybody looks them up in capitals. */
const lookedUp = (orderNumber: string): string => parseOrderNumber(orderNumber) ?? orderNumber;

const claimsOf = (file: ImportFile, record: object): readonly Claim[] => {
  switch (file) {
    case 'categories.jsonl': {
      const { parentId, path, picture } = record as FileCategory;
      return [
        ...(parentId === undefined ? [] : [refers('categories', 'parentId', parentId)]),
        { kind: 'has-top', field: 'parentId', parentId },
        isAlone('path', path),
        { kind: 'has-file', field: 'picture', picture },
      ];
    }
    case 'products.jsonl': {
      const { slug, categoryIds, manufacturerId, extraBadgeIds } = record as FileProduct;
      return [
        isAlone('slug', slug),
        ...categoryIds.map((id, index) => refers('categories', `categoryIds[${index}]`, id)),
        ...extraBadgeIds.map((id, index) => refers('extra_badges', `extraBadgeIds[${index}]`, id)),
        refers('manufacturers', 'manufacturerId', manufacturerId),
      ];
    }
    case 'items.jsonl': {
      const { productId, orderNumber, pictures } = record as FileItem;
      return [
        refers('products', 'productId', productId),
        isAlone('orderNumber', orderNumber, lookedUp(orderNumber)),
        ...pictures.map((picture, index): Claim => ({ kind: 'has-file', field: `pictures[${index}]`, picture })),
      ];
    }
    case 'reviews.jsonl':
      return [refers('products', 'productId', (record as FileReview).productId)];
    case 'teaser-lists.jsonl':
      return teaserListClaims(record as FileTeaserList);
    case 'pages.jsonl':
      return pageClaims(record as FilePage);
    case 'footers.jsonl':
      return footerClaims(record as FileFooter);
    default:
      return [];
  }
};

const idsOf = async (database: Database, table: Exclude<Table, 'teaser_wishlists'>): Promise<Set<string>> =>
  new Set((await database.selectFrom(table).select('id').execute()).map(({ id }) => id));

const listIdsOf = async (database: Database): Promise<Set<string>> => {
  const lists = await database.selectFrom('teaser_wishlists').select('external_id').execute();
  return new Set(lists.map(({ external_id }) => external_id));
};

/** Who has the values of which there may be only one, as `field value`. */
const ownersIn = async (database: Database): Promise<Map<string, string>> => {
  const products = await database.selectFrom('products').select(['id', 'slug']).execute();
  const items = await database.selectFrom('items').select(['id', 'order_number']).execute();
  const categories = await database.selectFrom('categories').select(['id', 'path']).execute();
  const pages = await database.selectFrom('cms_pages').select(['id', 'path', 'stores']).execute();
  return new Map([
    ...pages.flatMap(({ id, path, stores }) => placesOf(path, stores).map((place) => [`path ${place}`, id] as const)),
    ...products.map(({ id, slug }) => [`slug ${slug}`, id] as const),
    ...items.map((row) => [`orderNumber ${lookedUp(row.order_number)}`, row.id] as const),
    ...categories.map(({ id, path }) => [`path ${path}`, id] as const),
  ]);
};

const unknownIn = (table: Table, id: string): string =>
  `${id} is not known; allowed is an id of ${SOURCES[table]} or of the shop`;

type Refuted = readonly [field: string, message: string] | undefined;

const named = (field: string, message: string | undefined): Refuted =>
  message === undefined ? undefined : [field, message];

/** Starts with what the shop has already. */
export const createReferenceCheck = async (database: Database, folder: string): Promise<CheckReferences> => {
  const known: Readonly<Record<Table, Set<string>>> = {
    manufacturers: await idsOf(database, 'manufacturers'),
    extra_badges: await idsOf(database, 'extra_badges'),
    categories: await idsOf(database, 'categories'),
    products: await idsOf(database, 'products'),
    teaser_wishlists: await listIdsOf(database),
  };
  const owners = await ownersIn(database);
  const refutedParent = await createCircleCheck(database);
  const refutedPhoto = createPhotoCheck(folder);
  const variants = createVariantCheck(database);
  const seen = new Set<string>();
  /** What is bought instead of products: it may stand in a line that follows. */
  const replacements: { readonly line: number; readonly id: string }[] = [];

  /** What is wrong with a claim of the entry `id`, and in which field. */
  const refuted = async (claim: Claim, id: string): Promise<Refuted> => {
    switch (claim.kind) {
      case 'refers': {
        const { table, field, id: wanted } = claim;
        return known[table].has(wanted) ? undefined : [field, unknownIn(table, wanted)];
      }
      case 'is-alone': {
        const { field, value, key } = claim;
        const owner = owners.get(`${field} ${key}`) ?? id;
        owners.set(`${field} ${key}`, owner);
        return owner === id ? undefined : [field, `${value} belongs to ${owner} already`];
      }
      case 'has-file': {
        const { field, picture } = claim;
        return named(`${field}.file`, await refutedPhoto(picture));
      }
      case 'has-top':
        return named(claim.field, refutedParent(id, claim.parentId));
    }
  };

  const lookOver = async (file: ImportFile, line: number, record: object): Promise<readonly ImportProblem[]> => {
    const problems: ImportProblem[] = [];
    const { id } = record as { readonly id: string };
    const mark = `${file} ${id}`;
    if (seen.has(mark)) problems.push({ file, line, field: 'id', message: `${id} is there twice` });
    seen.add(mark);
    for (const claim of claimsOf(file, record)) {
      const [field, message] = (await refuted(claim, id)) ?? [];
      if (field !== undefined && message !== undefined) problems.push({ file, line, field, message });
    }
    const table = TABLES.find((one) => SOURCES[one] === file);
    if (table !== undefined) known[table].add(id);
    return problems;
  };

  /** Keeps what can be looked over only when the whole file is read. */
  const keep = (file: ImportFile, line: number, record: object): void => {
    if (file === 'items.jsonl') variants.item(line, record as FileItem);
    if (file !== 'products.jsonl') return;
    const product = record as FileProduct;
    variants.product(line, product);
    if (product.replacementId !== undefined) replacements.push({ line, id: product.replacementId });
  };

  return {
    line: (file, line, record) => {
      keep(file, line, record);
      return lookOver(file, line, record);
    },
    end: async (file) => {
      if (file === 'items.jsonl') return variants.problems();
      if (file !== 'products.jsonl') return [];
      return replacements
        .filter(({ id }) => !known.products.has(id))
        .map(({ line, id }) => ({ file, line, field: 'replacementId', message: unknownIn('products', id) }));
    },
  };
};
