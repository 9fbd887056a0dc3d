// Where German is written without ß, editors' texts are shown with ss, and with «…» for „…“. What people wrote themselves, like addresses and
// reviews, stays as it is, and so do links and e-mail addresses: with ss they are those of somebody else (IDNA 2008).

import { profileOf, type StoreCode } from '@tornister/domain/storefront';
import type { ExecutionResult } from 'graphql';

/**
 * Operations whose answers hold editors' texts and nothing that a visitor wrote. Any other has its editors' texts in fields named below. A file that
 * an answer brings is spelled where it is drawn.
 */
const EDITED: ReadonlySet<string> = new Set([
  'getPageDetails',
  'getFooter',
  'getGridByPageId',
  'getNavigationTree',
  'getCategory',
  'getMainCategoryFromCategoryId',
  'search',
  'getSuggestQueries',
  'getProductById',
  'getProductTiles',
  'getItemById',
  'getVariantInformation',
  'getExtraTabContents',
  'getGlobalParameters',
  'getCompetition',
  'getPrintedCatalogues',
  'getWishlistFromTeaserId',
  'getWishlistVariants',
  'replaceItemInTeaserWishlist',
  'findMaterial',
  'validateBestellschein',
  'decryptRatingData',
  'getAvailableRegulations',
  'getAvailableCarriers',
  'getSitemapPages',
  'getSitemapProducts',
  'getProductFeed',
]);

/** Editors' texts, alone or within what they are a part of, as a storefront spells them. What people wrote is not for this. */
export const spelledFor = <Value>(store: StoreCode, value: Value): Value =>
  profileOf(store).writesEszett ? value : (inSwissSpelling(value) as Value);

/** Quotation marks that belong together, as Switzerland writes them; a closing one alone may open an English quotation. */
export const inSwissQuotes = (text: string): string => text.replace(/„([^„“]*)“/gu, '«$1»');

/** Fields that hold nothing but an address. */
const ADDRESS_FIELD = /^(?:electronicAddress|canonical(?:Destination)?)$|(?:url|path|src)$/iu;

/** An attribute of HTML that leads somewhere or is led to, or what stands between blanks, tags and quotation marks. */
const PIECE = /\b(?:href|src|srcset|poster|cite|id)=(?:"[^"]*"|'[^']*')|[^\s<>"']+/giu;
const IS_ADDRESS = /^(?:href|src|srcset|poster|cite|id)=["']|:\/\/|@/iu;

const inSwiss = (text: string): string =>
  inSwissQuotes(text).replace(PIECE, (piece) => (IS_ADDRESS.test(piece) ? piece : piece.replaceAll('ß', 'ss')));

const inSwissSpelling = (value: unknown): unknown => {
  if (typeof value === 'string') return /[ß„]/u.test(value) ? inSwiss(value) : value;
  if (Array.isArray(value)) return value.map(inSwissSpelling);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      typeof field === 'string' && ADDRESS_FIELD.test(name) ? field : inSwissSpelling(field),
    ]),
  );
};

/** Fields with goods or their names, shippers and the like, which are editors' texts also in answers that hold visitors' words. */
const EDITED_FIELDS: ReadonlySet<string> = new Set([
  'positions',
  'freeArticles',
  'shippers',
  'speditionsFields',
  'lines',
  'items',
  'item',
  'replacement',
  'verdicts',
  'shortfall',
  'voucherName',
  'errorMessage',
  'failureDescriptions',
]);

/** The answer with that spelling in editors' texts alone. */
const withEditedFields = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withEditedFields);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      EDITED_FIELDS.has(name) ? inSwissSpelling(field) : withEditedFields(field),
    ]),
  );
};

/** The answer as a storefront spells it. */
export const inSpelling = (result: ExecutionResult, writesEszett: boolean): ExecutionResult => {
  if (writesEszett || !result.data) return result;
  const data = Object.entries(result.data).map(
    ([name, answer]) => [name, EDITED.has(name) ? inSwissSpelling(answer) : withEditedFields(answer)] as const,
  );
  return { ...result, data: Object.fromEntries(data) };
};
