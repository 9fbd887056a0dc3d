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

/** Pages that are not browsed are found through one of these; the second names areas and texts. */
const namedIn = (source: string): readonly string[] => [
  /\/checkout[/-]/.test(source) ? 'src/routing/checkout-modules.ts' : 'src/routing/further-modules.ts',
  'src/routing/further-areas.ts',
];

/** Where the build names the texts of such a page, and where it puts them (`build/cut-texts.ts`); a layout's are among them. */
const cutTextsOf = (code: string, locale: string): readonly string[] => [
  `src/i18n/cut/${locale}/${code.startsWith('checkout/') ? 'checkout' : 'further'}.js`,
  `src/i18n/cut/${locale}/pages/${code}.js`,
];

export const routeSources: RouteSources = (routeId, locale) => {
  const entry = entryOf(routeId);
  if (entry === undefined) return [];
  const texts = ('texts' in entry ? entry.texts : []).flatMap((namespace) =>
    textSources(locale as LocaleCode).map((from) => `src/i18n/locales/${from}/${namespace}.json`),
  );
  const further = entry.isBrowsed ? [] : [...namedIn(entry.source), ...cutTextsOf(entry.code, locale)];
  return [entry.source, ...further, ...entry.areas.map((area) => `src/composition/${area}.module.ts`), ...texts];
};
