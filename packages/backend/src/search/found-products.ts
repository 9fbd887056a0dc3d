// What a term finds, as numbers of the index, with what is counted among all of it; kept for some seconds, because a search is looked at more than once: by
// those who page, sort and filter it, and by the next who typed the same word.

import { LANGUAGES, type Language, STORE_CODES, type StoreCode } from '@tornister/domain/storefront';
import { type BoundedCache, createBoundedCache } from '@tornister/process/cache';
import type { CatalogueIndex } from '../catalogue/index/catalogue-index.ts';
import { countFacets } from '../catalogue/listing/count-facets.ts';
import type { FacetCount } from '../catalogue/listing/facet-count.ts';
import { filtersNothing, type ListingFilter } from '../catalogue/listing/listing-filter.ts';
import type { Database } from '../database/database.ts';
import { findProducts } from './find-products.ts';
import { createIdNumbers, type IdNumbers } from './id-numbers.ts';

/** What a term finds changes with the next import only; after that index has gone nobody asks for it any more. */
const FOUND_FRESH_MS = 10_000;
const MAX_BYTES = 16 * 1024 * 1024;
const BYTES_PER_NUMBER = 4;
/** For the counts of every store, which come later. */
const COUNTED_AT_MOST = 2 * STORE_CODES.length * LANGUAGES.length;

export type Found = {
  /** Best first. */
  readonly numbers: Int32Array;
  readonly correctedTerm?: string | undefined;
  /** What a filter leaves of it; counted once for each state of the prices where nothing is filtered. */
  readonly countsIn: (index: CatalogueIndex, store: StoreCode, filter: ListingFilter) => FacetCount;
};

type Searches = {
  readonly found: BoundedCache<Found>;
  readonly underWay: Map<string, Promise<Found>>;
};

const searchesByDatabase = new WeakMap<Database, Searches>();
/** Names each list of products, so that numbers of another one are never taken for its own. */
const listNames = new WeakMap<CatalogueIndex['numberOf'], number>();
let lists = 0;

const searchesOf = (database: Database): Searches => {
  const known = searchesByDatabase.get(database);
  if (known !== undefined) return known;
  const bytesOf = ({ numbers }: Found): number => numbers.length * BYTES_PER_NUMBER * COUNTED_AT_MOST;
  const searches: Searches = {
    found: createBoundedCache({ freshMs: FOUND_FRESH_MS, maxBytes: MAX_BYTES, bytesOf }),
    underWay: new Map(),
  };
  searchesByDatabase.set(database, searches);
  return searches;
};

/** The searches that a database has answered lately, for the figures. */
export const searchCacheOf = (database: Database): BoundedCache<Found> => searchesOf(database).found;

const nameOfList = ({ numberOf }: CatalogueIndex): number => {
  const known = listNames.get(numberOf);
  if (known !== undefined) return known;
  lists += 1;
  listNames.set(numberOf, lists);
  return lists;
};

const idNumbers = new WeakMap<CatalogueIndex['numberOf'], IdNumbers>();

/** Made once for a list of products, and by the first search: prices change without it. */
const idNumbersOf = ({ numberOf, productIds }: CatalogueIndex): IdNumbers => {
  const made = idNumbers.get(numberOf) ?? createIdNumbers(productIds);
  idNumbers.set(numberOf, made);
  return made;
};

/** Counts of an unfiltered search are kept as long as its prices are: with every change of a price comes another index. */
const withCounts = (numbers: Int32Array, correctedTerm: string | undefined): Found => {
  let of: CatalogueIndex | undefined;
  const counted = new Map<StoreCode, FacetCount>();
  return {
    numbers,
    correctedTerm,
    countsIn: (index, store, filter) => {
      const count = (): FacetCount => countFacets(index, store, numbers, filter);
      if (!filtersNothing(filter)) return count();
      if (of !== index) counted.clear();
      of = index;
      const known = counted.get(store) ?? count();
      counted.set(store, known);
      return known;
    },
  };
};

/** What a term finds; those who ask for the same at the same moment share one answer. */
export const foundProducts = (
  database: Database,
  index: CatalogueIndex,
  term: string,
  language: Language,
  isExact = false,
): Promise<Found> => {
  const { found, underWay } = searchesOf(database);
  const key = `${nameOfList(index)} ${language} ${isExact ? 'exactly' : 'likely'} ${term}`;
  const known = found.get(key);
  if (known !== undefined) return Promise.resolve(known.value);
  const running = underWay.get(key);
  if (running !== undefined) return running;
  const searching = (async () => {
    try {
      const { idList, correctedTerm } = await findProducts(database, term, language, isExact);
      const made = withCounts(idNumbersOf(index).of(idList), correctedTerm);
      found.set(key, made);
      return made;
    } finally {
      underWay.delete(key);
    }
  })();
  underWay.set(key, searching);
  return searching;
};
