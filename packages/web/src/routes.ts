// The routes of the shop, made from the page table: layouts, and in each its pages.

import type { RouteObject } from 'react-router';
import { ErrorPage } from './routes/error-page.tsx';
import { layoutCode, type PageCode, pageCode, type ShopModules } from './routing/page-code.ts';
import type { LayoutEntry, PageEntry } from './routing/page-entry.ts';
import { LAYOUTS, PAGES, type PageTable } from './routing/page-table.ts';

/** A route's part of the code. */
const codeOf = ({ lazy, loader }: PageCode) => ({ lazy, ...(loader === undefined ? {} : { loader }) });

/** A page at a path. Casing counts: /CAT/1 is no category (spec 1 §2 "Unknown pages"). */
const at = (path: string, id: string, code: PageCode): RouteObject =>
  path === '/'
    ? { id, index: true, ...codeOf(code) }
    : { id, path: path.replace(/^\/|\/$/g, ''), caseSensitive: true, ...codeOf(code) };

/** Building blocks on one page, for those who develop; a build for production has none of it. */
const developmentPages = (): RouteObject[] => {
  if (!import.meta.env.DEV) return [];
  const { category: likeCategory } = PAGES;
  const entry: PageEntry = { ...likeCategory, path: '/dev/components/', code: 'dev-components' };
  const views = { '../routes/dev-components.page.tsx': () => import('./routes/dev-components.tsx') };
  return [at(entry.path, 'dev-components', pageCode(entry, { views, loaders: {} }))];
};

/** The pages of the shop (spec 1 §2), or of another table. What goes wrong in a page is said inside of its layout. */
export const createRoutes = (pages: PageTable = PAGES, modules?: ShopModules): RouteObject[] =>
  Object.entries(LAYOUTS).map(([name, layout]: [string, LayoutEntry]) => ({
    id: layout.code,
    ...codeOf(layoutCode(layout, modules)),
    ErrorBoundary: ErrorPage,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          ...Object.entries(pages)
            .filter(([, page]) => page.layout === name)
            .map(([id, page]) => at(page.path, id, pageCode(page, modules))),
          ...(name === 'default' ? developmentPages() : []),
        ],
      },
    ],
  }));
