// Which page of the table lies at a path. The shop host asks this before any framework looks at a request, links ask it before they are
// followed; it answers as the router does (a property test holds the two together).

import { withoutTrailingSlashes } from '@tornister/domain/routing';
import type { Audience, PageEntry } from './page-entry.ts';
import { LAYOUTS, NOT_PAGES, PAGES, type PageTable } from './page-table.ts';

type FoundPage = {
  readonly id: string;
  readonly page: PageEntry;
  readonly params: Readonly<Record<string, string>>;
};

/** Finds the page at a path, without its query. */
export type FindPage = (path: string) => FoundPage;

/** The parts of a path as the router reads it: slashes at the end mean nothing, what is escaped is read. */
const partsOf = (path: string): readonly string[] =>
  withoutTrailingSlashes(path.startsWith('/') ? path.slice(1) : path).split('/');

const decoded = (path: string): string => {
  try {
    return path
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return path;
  }
};

/** The values of a pattern's names in a path; nothing when the path is another one. */
const paramsOf = (pattern: readonly string[], parts: readonly string[]): Record<string, string> | undefined => {
  if (pattern.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, name] of pattern.entries()) {
    const part = parts[index] ?? '';
    if (name.startsWith(':') && part !== '') params[name.slice(1)] = part;
    else if (name !== part) return undefined;
  }
  return params;
};

/** Prepares a table: fixed paths before those with parts that vary, and those before what is left over. */
export const pageFinder = (table: PageTable): FindPage => {
  const entries = Object.entries(table).map(([id, page]) => ({ id, page, pattern: partsOf(page.path) }));
  const fixed = new Map(entries.filter(({ page }) => !/[:*]/.test(page.path)).map((entry) => [entry.page.path, entry]));
  const varying = entries.filter(({ page }) => page.path.includes(':'));
  const rest = entries.find(({ page }) => page.path === '*');
  if (rest === undefined) throw new Error('The page table has no page for paths that no other page has');
  return (path) => {
    const parts = partsOf(decoded(path));
    const known = fixed.get(parts[0] === '' ? '/' : `/${parts.join('/')}/`);
    if (known !== undefined && (parts[0] !== '' || parts.length === 1)) return { ...known, params: {} };
    for (const { id, page, pattern } of varying) {
      const params = paramsOf(pattern, parts);
      if (params !== undefined) return { id, page, params };
    }
    return { id: rest.id, page: rest.page, params: {} };
  };
};

/** The page at a path of this shop, without its query. */
export const findPage: FindPage = pageFinder(PAGES);

/** Whether a fixed path is one of the shop's own pages: nothing links to a page that is not built. */
export const hasPage = (path: string): boolean => findPage(path).page.path !== '*';

const BELOW = new RegExp(`^/(?:${NOT_PAGES.join('|')})(?:/|$)`, 'i');
const NAMED_LIKE_A_FILE = /\.[a-z0-9]{2,12}$/i;

/** Whether a path is one of pages at all, and not of files, endpoints or what the backend serves itself. */
export const isPagePath = (path: string): boolean => !BELOW.test(path) && !NAMED_LIKE_A_FILE.test(path);

/** Whom a page is rendered for: for a visitor, unless it says otherwise. */
export const audienceOf = ({ audience = 'visitor' }: Pick<PageEntry, 'audience'>): Audience => audience;

/** Whether the layout of the page at this path shows a notice that came with the visitor. */
export const showsNotice = ({ layout }: Pick<PageEntry, 'layout'>): boolean => LAYOUTS[layout].showsNotice;

/** Whether crawlers may index a page. */
export const mayBeIndexed = (page: PageEntry): boolean =>
  (page.robots ?? (audienceOf(page) === 'everyone' ? 'index' : 'noindex')) === 'index';
