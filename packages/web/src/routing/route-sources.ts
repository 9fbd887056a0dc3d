import { type LocaleCode, textSources } from '@tornister/domain/storefront';
import { routeTable } from './route-table.ts';

/** The source files whose chunks a route needs in a locale, for preloading. */
export type RouteSources = (routeId: string, locale: string) => readonly string[];

export const routeSources: RouteSources = (routeId, locale) => {
  const entry = routeTable[routeId];
  if (entry === undefined) return [];
  const texts = (entry.texts ?? []).flatMap((namespace) =>
    textSources(locale as LocaleCode).map((from) => `src/i18n/locales/${from}/${namespace}.json`),
  );
  return [entry.source, ...(entry.areas ?? []).map((area) => area.source), ...texts];
};
