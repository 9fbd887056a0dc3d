// Categories, their products and the navigation. Source: spec 1 §7 "category", "main category"; spec 3 §7 "navigation tree".

import { DEFAULT_CATEGORY_SORT } from '@tornister/domain/listing';
import { type Language, textIn } from '@tornister/domain/storefront';
import { gridRowsOf } from '../content/grid-rows.ts';
import { categoryPageRows } from '../content/read-pages.ts';
import type { Answer } from '../graphql/answer.ts';
import type { CategoryResolvers, QueryResolvers } from '../graphql/generated/resolver-types.ts';
import { categoryPath } from './addresses.ts';
import { categoryCrumbs, childItems, leftNavigation } from './crumbs.ts';
import { branchOf } from './index/catalogue-index.ts';
import { currentCatalogue } from './index/current-catalogue.ts';
import { productPage } from './listing/product-page.ts';
import { navigationTree } from './navigation.ts';
import { categoryPictureOf } from './pictures/picture-answer.ts';
import type { StoredCategory } from './tables.ts';
import { readTiles } from './tiles/read-tiles.ts';

const TOPSELLERS = 10;
const NO_PRODUCTS = new Int32Array();

/** The text for search engines, and below it the category's teaser. */
const seoTextOf = ({ seoText, teaserBelowSeoText }: StoredCategory, language: Language): string | null =>
  [seoText, teaserBelowSeoText].map((text) => (text === undefined ? '' : textIn(text, language))).join('') || null;

export const categoryQueries: Pick<
  QueryResolvers,
  'getCategory' | 'getNavigationTree' | 'getMainCategoryFromCategoryId'
> = {
  getCategory: async (_parent, { coreCategoryId }, { database, storefront }): Promise<Answer<'Category'> | null> => {
    const index = await currentCatalogue(database);
    const node = index.categories.get(coreCategoryId);
    if (node === undefined) return null;
    const { details } = node;
    const { language } = storefront;
    return {
      id: node.id,
      name: textIn(details.name, language),
      path: categoryPath(node.id),
      isProductListing: details.isProductListing,
      hideBreadcrumb: details.hideBreadcrumb,
      hideLeftColumn: details.hideLeftColumn,
      canonicalDestination: details.canonicalPath ?? null,
      metaTitle: (details.metaTitle && textIn(details.metaTitle, language)) ?? null,
      metaDescription: (details.metaDescription && textIn(details.metaDescription, language)) ?? null,
      breadcrumbs: categoryCrumbs(index, node.id, language),
      children: childItems(node, language),
      leftNavigation: leftNavigation(index, node.id, language),
      seoText: seoTextOf(details, language),
      shortageText: (details.shortageText && textIn(details.shortageText, language)) ?? null,
      shortageDealText: (details.shortageDealText && textIn(details.shortageDealText, language)) ?? null,
      picture: categoryPictureOf(details.picture, language),
    };
  },
  getNavigationTree: async (_parent, question, { database, storefront }) =>
    navigationTree(await currentCatalogue(database), question, storefront.language),
  getMainCategoryFromCategoryId: async (_parent, { categoryId }, { database, storefront }) => {
    const [top] = branchOf(await currentCatalogue(database), categoryId);
    return top ? textIn(top.details.name, storefront.language) : null;
  },
};

export const categoryResolvers: Pick<CategoryResolvers, 'products' | 'topsellers' | 'rows'> = {
  products: async ({ id }, { paging, sortBy, filter }, context) => {
    const index = await currentCatalogue(context.database);
    const products = index.membersOf.get(id) ?? NO_PRODUCTS;
    return productPage(context, index, { products, given: DEFAULT_CATEGORY_SORT, paging, sortBy, filter });
  },
  topsellers: async ({ id }, _arguments, context) => {
    const index = await currentCatalogue(context.database);
    const chosen = index.categories.get(id)?.details.topsellerProductIds ?? [];
    const best = Array.from(
      (index.membersOf.get(id) ?? NO_PRODUCTS).subarray(0, TOPSELLERS),
      (product) => index.productIds[product] ?? '',
    );
    return readTiles(context, chosen.length > 0 ? chosen.slice(0, TOPSELLERS) : best);
  },
  rows: async ({ id }, _arguments, context) => gridRowsOf(context, await categoryPageRows(context, id)),
};
