// The sitemap of a storefront: an index, a file of its pages, and as many files of products as it takes. Source: sitemaps.org protocol 0.9.

import { withoutTrailingSlashes } from '../routing/path.ts';
import type { Instant } from '../shared/instant.ts';
import { XML_DECLARATION, xmlElement } from './xml.ts';

/** A file lists so many addresses at the most. */
export const SITEMAP_FILE_MAX = 50_000;

export const SITEMAP_PATH = '/sitemap.xml';
export const SITEMAP_PAGES_PATH = '/sitemap-pages.xml';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const PRODUCTS_FILE = /^\/sitemap-products-([1-9]\d{0,3})\.xml$/u;

/** The file of products with a number, from 1. */
export const sitemapProductsPath = (file: number): string => `/sitemap-products-${file}.xml`;

/** The number of the file of products that an address asks for. */
export const sitemapProductsFile = (path: string): number | undefined => {
  const [, file] = PRODUCTS_FILE.exec(path) ?? [];
  return file === undefined ? undefined : Number(file);
};

/** The paths of all files: the pages, then 50,000 products in each. */
export const sitemapFiles = (products: number): readonly string[] => [
  SITEMAP_PAGES_PATH,
  ...Array.from({ length: Math.ceil(products / SITEMAP_FILE_MAX) }, (_, at) => sitemapProductsPath(at + 1)),
];

/** An address with the instant of its last change, where that is known. */
export type SitemapAddress = { readonly path: string; readonly changedAt?: Instant };

const inside = (tag: string, origin: string, { path, changedAt }: SitemapAddress, dateOf: DateOf): string => {
  const lastmod = changedAt === undefined ? '' : xmlElement('lastmod', dateOf(changedAt));
  return `<${tag}>${xmlElement('loc', withoutTrailingSlashes(origin) + path)}${lastmod}</${tag}>\n`;
};

/** Writes an instant as W3C date and time, like `2026-11-22T09:00:00.000Z`. */
export type DateOf = (instant: Instant) => string;

/** One address of a file. */
export const sitemapUrl = (origin: string, address: SitemapAddress, dateOf: DateOf): string =>
  inside('url', origin, address, dateOf);

/** What a file of addresses begins and ends with. */
export const SITEMAP_FILE = {
  start: `${XML_DECLARATION}<urlset xmlns="${NAMESPACE}">\n`,
  end: '</urlset>\n',
} as const;

/** The index of all files. */
export const sitemapIndex = (origin: string, files: readonly SitemapAddress[], dateOf: DateOf): string => {
  const entries = files.map((file) => inside('sitemap', origin, file, dateOf)).join('');
  return `${XML_DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${entries}</sitemapindex>\n`;
};
