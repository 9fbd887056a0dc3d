// Finds the source files behind a route, from which the shop host learns the chunks to name in a page.

import { type LocaleCode, textSources } from '@tornister/domain/storefront';
import { LAYOUTS, PAGES, type PageId } from './page-table.ts';

/** The source files whose chunks a route needs in a locale: those that the page names. */
export type RouteSources = (routeId: string, locale: string) => readonly string[];

const entryOf = (routeId: string) => {
  const page = PAGES[routeId as PageId];
  if (page !== undefined) return { ...page, source: `src/routes/${page.code}.page.tsx` };
  const layout = Object.values(LAYOUTS).find(({ code }) => code === routeId);
  return layout && { ...layout, source: `src/layouts/${layout.code}.tsx` };
};

export const routeSources: RouteSources = (routeId, locale) => {
  const entry = entryOf(routeId);
  if (entry === undefined) return [];
  const texts = entry.texts.flatMap((namespace) =>
    textSources(locale as LocaleCode).map((from) => `src/i18n/locales/${from}/${namespace}.json`),
  );
  return [entry.source, ...entry.areas.map((area) => `src/composition/${area}.module.ts`), ...texts];
};
