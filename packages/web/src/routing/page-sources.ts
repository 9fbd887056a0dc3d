// Finds the source files behind a route, from which the shop host learns the chunks to name in a page.

import { type LocaleCode, textSources } from '@tornister/domain/storefront';
import { audienceOf } from './find-page.ts';
import type { PageEntry } from './page-entry.ts';
import { LAYOUTS, PAGES, type PageId } from './page-table.ts';

/** The source files whose chunks a route needs in a locale: those that the page names. */
export type RouteSources = (routeId: string, locale: string) => readonly string[];

const entryOf = (routeId: string) => {
  const page: PageEntry | undefined = PAGES[routeId as PageId];
  if (page !== undefined) {
    return { ...page, source: `src/routes/${page.code}.page.tsx`, isBrowsed: audienceOf(page) === 'everyone' };
  }
  const layout = Object.values(LAYOUTS).find(({ code }) => code === routeId);
  return layout && { ...layout, source: `src/layouts/${layout.code}.tsx`, isBrowsed: layout === LAYOUTS.default };
};

/** How a page that is not browsed comes alive. */
const FURTHER_CODE = 'src/routing/further-code.ts';

/** Where the build puts what such a page comes alive with, its texts among it (`build/cut-texts.ts`). */
const openedSource = (code: string, locale: string): string => `src/i18n/cut/${locale}/pages/${code}.js`;

/** The file that a document names for the tab, by its routes; none for a page that is browsed. */
export const openedSourceOf = (routeIds: readonly string[], locale: string): string | undefined =>
  routeIds
    .map((id): PageEntry | undefined => PAGES[id as PageId])
    .filter((page) => page !== undefined && audienceOf(page) !== 'everyone')
    .map((page) => page && openedSource(page.code, locale))[0];

export const routeSources: RouteSources = (routeId, locale) => {
  const entry = entryOf(routeId);
  if (entry === undefined) return [];
  const texts = ('texts' in entry ? entry.texts : []).flatMap((namespace) =>
    textSources(locale as LocaleCode).map((from) => `src/i18n/locales/${from}/${namespace}.json`),
  );
  const further = entry.isBrowsed ? [] : [FURTHER_CODE, openedSource(entry.code, locale)];
  return [entry.source, ...further, ...entry.areas.map((area) => `src/composition/${area}.module.ts`), ...texts];
};
