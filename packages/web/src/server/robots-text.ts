// Makes robots.txt from the page table.

import { ENDPOINT_ROOT } from '@tornister/domain/calls';
import { SITEMAP_PATH } from '@tornister/domain/seo';
import { mayBeIndexed } from '../routing/find-page.ts';
import type { PageEntry } from '../routing/page-entry.ts';
import { PAGES, type PageTable } from '../routing/page-table.ts';

/** The first part of a page's path: `/checkout/` of `/checkout/basket/`. */
const folderOf = ({ path }: PageEntry): string => /^\/[^/]+\//.exec(path)?.[0] ?? path;

/** What crawlers are asked to leave alone: the endpoints and every page that may not be indexed, whole folders where no page may. */
const hiddenPaths = (pages: PageTable): readonly string[] => {
  const all = Object.values(pages);
  const open = new Set(all.filter(mayBeIndexed).map(folderOf));
  const hidden = all.filter((page) => !mayBeIndexed(page));
  return [...new Set(hidden.map((page) => (open.has(folderOf(page)) ? page.path : folderOf(page))))];
};

/** The robots.txt of a storefront. */
export const robotsText = (baseUrl: string, pages: PageTable = PAGES): string => {
  const paths = [`${ENDPOINT_ROOT}/`, ...hiddenPaths(pages)];
  const { host, origin } = new URL(baseUrl);
  return [
    'User-agent: *',
    ...paths.map((path) => `Disallow: ${path}`),
    '',
    `Host: ${host}`,
    `Sitemap: ${origin}${SITEMAP_PATH}`,
    '',
  ].join('\n');
};
