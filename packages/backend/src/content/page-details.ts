// What an address leads to: a page, a category, a product, another address, nothing any more or nothing at all.
// Source: spec 1 §2 "Unknown pages", §7 "page details by URL", §8.

import { FOOTER_PAGE_ID } from '@tornister/domain/content';
import { isMisspelledPath, matchRoute, pathOf, segmentsOf, withTrailingSlash } from '@tornister/domain/routing';
import {
  isBusinessOnly,
  type Language,
  STOREFRONT_IDS,
  STOREFRONTS,
  type StoreCode,
  textIn,
} from '@tornister/domain/storefront';
import { categoryCrumbs } from '../catalogue/crumbs.ts';
import { currentCatalogue } from '../catalogue/index/current-catalogue.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import { picturePath } from '../pictures/picture-address.ts';
import { IMAGE_FORMATS } from '../pictures/picture-spec.ts';
import { gridRowsOf } from './grid-rows.ts';
import { addressAt, type CmsPage, footerById, type PageAddress, pageAt, storesAt } from './read-pages.ts';

type PageDetails = Answer<'PageDetails'>;

const EMPTY: PageDetails = {
  redirectUrl: null,
  pageType: 'UNKNOWN',
  categoryId: null,
  productId: null,
  title: null,
  metaDescription: null,
  rows: [],
  activeAbTests: [],
  openGraphImage: null,
  breadcrumbs: [],
  seller: null,
  storefronts: null,
};

/** No address of the shop is longer. */
const LONGEST_ADDRESS = 2_000;

/** What the address, with or without its host and query, leads to in the store of the request. */
export const pageDetails = async (context: RequestContext, url: string): Promise<PageDetails> => {
  const path = askedPath(url);
  if (path === undefined || isMisspelledPath(path)) return EMPTY;
  if (isBusinessOnly(path) && !context.storefront.isB2b) return EMPTY;
  const address = await addressAt(context, path);
  if (address && address.kind !== 'category' && address.kind !== 'product') return leadingAway(address);
  const page = await pageAt(context, path);
  if (page) return contentPage(context, page);
  const target = targetOf(path, address);
  if (target?.kind === 'category') return categoryPage(context, target.id);
  return target?.kind === 'product' ? productPage(context, target.id) : EMPTY;
};

const askedPath = (url: string): string | undefined => {
  if (url.length > LONGEST_ADDRESS || !URL.canParse(url, 'http://shop.invalid')) return undefined;
  const local = url.replace(/^https?:\/\/[^/?#]+(?=$|[/?#])/i, '');
  const path = local === '' && url !== '' ? '/' : pathOf(local);
  return path.startsWith('/') ? withTrailingSlash(path) : undefined;
};

const leadingAway = ({ kind, target }: PageAddress): PageDetails => {
  if (kind === 'gone' || target === null) return { ...EMPTY, pageType: 'GONE' };
  return { ...EMPTY, pageType: kind === 'moved' ? 'REDIRECT' : 'TEMPORARY_REDIRECT', redirectUrl: target };
};

const targetOf = (path: string, address: PageAddress | undefined) => {
  const route = matchRoute(path);
  if (route.kind === 'category' || route.kind === 'product') return route;
  if (address?.target == null) return undefined;
  return { kind: address.kind, id: address.target };
};

const contentPage = async (context: RequestContext, page: CmsPage): Promise<PageDetails> => {
  const { language } = context.storefront;
  return {
    ...EMPTY,
    pageType: page.page_type === 'HOMEPAGE' ? 'HOMEPAGE' : 'CONTENT',
    categoryId: page.category_id,
    title: textIn(page.title, language),
    metaDescription: textIn(page.meta_description, language),
    rows: await gridRowsOf(context, page.rows),
    activeAbTests: page.active_ab_tests,
    openGraphImage: page.open_graph_picture && {
      url: picturePath(page.open_graph_picture.id, 'OPEN_GRAPH', 'jpg'),
      ...IMAGE_FORMATS.OPEN_GRAPH,
    },
    breadcrumbs: crumbsOf(page, language),
    seller: page.page_type === 'HOMEPAGE' ? await sellerOf(context) : null,
    storefronts: storefrontsOf(await storesAt(context, page.path)),
  };
};

/** The codes of the storefronts of some stores; nothing for all of them. */
const storefrontsOf = (stores: readonly StoreCode[]): string[] | null => {
  const showing = STOREFRONT_IDS.filter((id) => stores.includes(STOREFRONTS[id].store));
  return stores.length === 0 || showing.length === STOREFRONT_IDS.length ? null : showing;
};

/** Who sells, with the networks that the storefront's footer leads to. */
const sellerOf = async (context: RequestContext): Promise<Answer<'Seller'>> => {
  const { name, street, postcode, city, country, email, phone, vatId } = context.settings.seller;
  const footer = await footerById(context, FOOTER_PAGE_ID);
  const networks = (footer?.links ?? []).filter(({ type }) => type === 'Social').flatMap(({ links }) => links);
  const profiles = networks
    .filter(({ external, stores }) => external && (stores === undefined || stores.includes(context.storefront.store)))
    .map(({ url }) => url);
  return { legalName: name, street, postcode, city, country, email, telephone: phone, vatId, profiles };
};

// Crumbs have names only; when there are as many as the address has parts, each leads to the part of the address up to it.
const crumbsOf = (page: CmsPage, language: Language): PageDetails['breadcrumbs'] => {
  const segments = segmentsOf(page.path);
  return page.breadcrumbs.map((name, index) => ({
    displayName: textIn(name, language),
    path: segments.length === page.breadcrumbs.length ? `/${segments.slice(0, index + 1).join('/')}/` : page.path,
    categoryId: null,
  }));
};

const categoryPage = async ({ database, storefront }: RequestContext, categoryId: string): Promise<PageDetails> => {
  const index = await currentCatalogue(database);
  const node = index.categories.get(categoryId);
  if (node === undefined) return EMPTY;
  return {
    ...EMPTY,
    pageType: 'CATEGORY',
    categoryId,
    title: textIn(node.details.name, storefront.language),
    openGraphImage: {
      url: picturePath(node.details.picture.id, 'OPEN_GRAPH', 'jpg'),
      ...IMAGE_FORMATS.OPEN_GRAPH,
    },
    breadcrumbs: categoryCrumbs(index, categoryId, storefront.language),
  };
};

const productPage = async ({ database, storefront }: RequestContext, productId: string): Promise<PageDetails> => {
  const index = await currentCatalogue(database);
  const number = index.numberOf.get(productId);
  if (number === undefined) return EMPTY;
  return {
    ...EMPTY,
    pageType: 'PRODUCT',
    productId,
    categoryId: index.mainCategory[number] ?? null,
    title: index.names[storefront.language][number] ?? null,
    breadcrumbs: categoryCrumbs(index, index.mainCategory[number] ?? '', storefront.language),
  };
};
