// Addresses of the pages of class lists.

import type { ClassListOrigins, LostLines } from '@tornister/application/class-list';
import { addressWith } from '@tornister/domain/listing';
import { PATHS } from '@tornister/domain/routing';

/** Names of the parameters, and what a print sheet may have. */
const LIST = 'list';
const FROM = 'from';
const ORDER = 'order';
const CURATED = 'teaser';
const PRINT = 'print';
const WITH_PRICES = 'prices';
const LEFT_OUT = 'leftout';
const CUT = 'cut';
const LOWERED = 'lowered';

/** What an address of a teacher's page asks for. */
export type ClassListAddress = {
  readonly listId?: string;
  /** What a new list is to be made from. */
  readonly from: ClassListOrigins;
  readonly print?: { readonly withPrices: boolean };
  /** What of the sources that were just read is not on the list. */
  readonly lost?: LostLines;
};

/** What an address says of the sources of a list; none has more lines than so many digits tell. */
const lostIn = (query: URLSearchParams): LostLines | undefined => {
  const count = (name: string): number => {
    const written = query.get(name) ?? '';
    return /^\d{1,5}$/.test(written) ? Number(written) : 0;
  };
  const lost = { leftOut: count(LEFT_OUT), isCut: query.has(CUT), lowered: count(LOWERED) };
  return lost.leftOut > 0 || lost.isCut || lost.lowered > 0 ? lost : undefined;
};

/** Reads the query of the page; what is not known counts for nothing. */
export const readClassListAddress = (query: URLSearchParams): ClassListAddress => {
  const listId = query.get(LIST);
  const print = query.get(PRINT);
  const lost = lostIn(query);
  return {
    from: {
      wishlistId: query.get(FROM) ?? '',
      orderId: query.get(ORDER) ?? '',
      teaserId: query.get(CURATED) ?? '',
    },
    ...(listId ? { listId } : {}),
    ...(print === null ? {} : { print: { withPrices: print === WITH_PRICES } }),
    ...(lost === undefined ? {} : { lost }),
  };
};

/** The page of one list. */
export const classListHref = (listId: string): string => addressWith(PATHS.classLists, [[LIST, listId]]);

/** The page of a list that was just made or added to, which says what of its sources is not on it. */
export const readListHref = (listId: string, { leftOut, isCut, lowered }: LostLines): string =>
  addressWith(PATHS.classLists, [
    [LIST, listId],
    ...(leftOut > 0 ? ([[LEFT_OUT, String(leftOut)]] as const) : []),
    ...(isCut ? ([[CUT, '1']] as const) : []),
    ...(lowered > 0 ? ([[LOWERED, String(lowered)]] as const) : []),
  ]);

/** The sheet to print. */
export const sheetHref = (listId: string, withPrices: boolean): string =>
  addressWith(PATHS.classLists, [
    [LIST, listId],
    [PRINT, withPrices ? WITH_PRICES : 'plain'],
  ]);

/** Where the sheet is had as a PDF; the shop host's own endpoint. */
export const CLASS_SHEET_PATH = '/api/classlist/';

/** The sheet as a file. */
export const sheetFileHref = (listId: string, withPrices: boolean): string =>
  addressWith(CLASS_SHEET_PATH, [
    [LIST, listId],
    [PRINT, withPrices ? WITH_PRICES : 'plain'],
  ]);

/** The page on which a wishlist becomes a class list. */
export const fromWishlistHref = (wishlistId: string): string => addressWith(PATHS.classLists, [[FROM, wishlistId]]);

/** The page on which a former order becomes a class list. */
export const fromOrderHref = (orderId: string): string => addressWith(PATHS.classLists, [[ORDER, orderId]]);

/** The page on which a curated list becomes a class list. */
export const fromCuratedHref = (id: string): string => addressWith(PATHS.classLists, [[CURATED, id]]);
