// Which operations only ask for what the catalogue and the content system say, the same for everyone: those a read replica may answer.
// Everything of a visitor (cart, session, order, list) and everything that changes something is the primary's. ADR 0040.

import type { RequestContext } from './context.ts';
import type { OperationFacts } from './operation-facts.ts';

/** Fields of the query type. */
export const CATALOGUE_QUESTIONS: ReadonlySet<string> = new Set([
  'getPageDetails',
  'getFooter',
  'getGridByPageId',
  'getNavigationTree',
  'getGlobalParameters',
  'getExistingPages',
  'getCategory',
  'getMainCategoryFromCategoryId',
  'search',
  'checkSearchHub',
  'checkQuery',
  'adjustLongtailSearchQuery',
  'getSuggestQueries',
  'findMaterial',
  'getProductById',
  'getProductTiles',
  'getProductTiles',
  'getItemById',
  'getVariantInformation',
  'getExtraTabContents',
  'getReviewsByProduct',
  'getSitemapSize',
  'getSitemapPages',
  'getSitemapProducts',
  'getProductFeed',
]);

/** Whether all that an operation asks for is of the catalogue. */
const asksCatalogueOnly = ({ kind, rootFields }: OperationFacts): boolean =>
  kind === 'query' && rootFields.every((field) => CATALOGUE_QUESTIONS.has(field));

/**
 * The context that an operation of a request runs in: a question of the catalogue is asked of the reading database where there is one, unless
 * the same request changes something, which it may want to see.
 */
export const contextFor = (
  context: RequestContext,
  operation: OperationFacts | undefined,
  { isChanging }: { readonly isChanging: boolean },
): RequestContext =>
  context.reading === undefined || isChanging || operation === undefined || !asksCatalogueOnly(operation)
    ? context
    : { ...context, database: context.reading };
