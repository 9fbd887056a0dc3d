// Which modules travel together: few chunks of a good size, and browsing carries nothing of the checkout. Where a module goes follows from the
// pages of the table that reach it without a dynamic import (ADR 0010).

import { join, relative } from 'node:path';
import { AREA_CHUNKS, type Chunk, type PageEntry } from '../src/routing/page-entry.ts';
import { LAYOUTS, PAGES } from '../src/routing/page-table.ts';
import { type ModuleGraph, type Modules, moduleGraph } from './module-users.ts';

/** Chunks of pages, and those that no page names. */
export type Part =
  | Chunk
  /** What lists of products are rendered with; a page of such a list comes with its tiles and does not need it. */
  | 'tiles'
  /** What fetches the data of the next browsed page. */
  | 'data'
  /** What every call needs: the transport, the visitor's session, and the cart, which is asked for first of all. */
  | 'link'
  /** What speaks of one area with the backend. */
  | `gateway-${string}`
  /** What calls share with login, checkout and account: the rules of addresses and forms, how a form is refused. */
  | 'rules'
  /** Where the modules, areas and texts of the pages lie that are not browsed. */
  | 'further';

const PACKAGES = join(import.meta.dirname, '..', '..');

const pageSources = Object.values<PageEntry>(PAGES).flatMap(({ code, chunk }) =>
  chunk === undefined ? [] : [[`web/src/routes/${code}.page.tsx`, chunk] as const],
);
const layoutSources = Object.values(LAYOUTS).flatMap(({ code, chunk }) =>
  chunk === undefined ? [] : [[`web/src/layouts/${code}.tsx`, chunk] as const],
);
const areaSources = Object.entries(AREA_CHUNKS).map(
  ([area, chunk]) => [`web/src/composition/${area}.module.ts`, chunk] as const,
);

/** The modules with which a part begins, below `packages`. */
const BEGINNINGS: ReadonlyMap<string, Part> = new Map<string, Part>([
  ...pageSources,
  ...layoutSources,
  ...areaSources,
  ['web/src/entry.client.tsx', 'frame'],
  ['web/src/components/account/account-flyout/account-flyout.tsx', 'login'],
  ['web/src/components/content/content-row/content-rows.tsx', 'content'],
  ['web/src/components/catalogue/product-tile/product-tiles.tsx', 'tiles'],
  ['web/src/routing/further-modules.ts', 'further'],
  ['web/src/routing/further-areas.ts', 'further'],
  ['web/src/i18n/further-texts.ts', 'further'],
  ['web/src/composition/tab-link.ts', 'link'],
  ['adapters-graphql/src/cart/index.ts', 'link'],
  ['adapters-graphql/src/session/index.ts', 'link'],
  ['adapters-graphql/src/analytics/index.ts', 'link'],
  ['adapters-graphql/src/catalogue/index.ts', 'data'],
  ['adapters-graphql/src/content/index.ts', 'data'],
  ['adapters-graphql/src/search/index.ts', 'data'],
]);

/** Where an area speaks GraphQL. */
const GATEWAY = /^adapters-graphql\/src\/(?<area>[\w-]+)\//;

/** The part that begins with a module. */
const partBeginningWith = (id: string): Part | undefined => {
  const source = relative(PACKAGES, id.replace(/\?.*$/, ''));
  if (source.endsWith('.loader.ts')) return 'data';
  const area = GATEWAY.exec(source)?.groups?.area;
  return BEGINNINGS.get(source) ?? (area === undefined ? undefined : `gateway-${area}`);
};

/** The parts of the pages that shoppers browse; all else decides only where none of these does. */
const BROWSED: readonly Part[] = ['content', 'listing', 'product', 'tiles'];

/** What comes with the first call: a page that was just opened does without. */
const isCall = (part: Part | undefined): part is Part =>
  part === 'data' || part === 'link' || part?.startsWith('gateway-') === true;

/** The pages with forms; they come alive without a call. */
const FORMS: readonly Part[] = ['login', 'checkout', 'forms', 'account'];

/** Where a module goes that several parts need and no browsed page. */
const sharedPart = (parts: ReadonlySet<Part | undefined>): Part | undefined => {
  const has = (part: Part): boolean => parts.has(part);
  const [call, ...others] = [...parts].filter(isCall);
  if (call !== undefined) return FORMS.some(has) ? 'rules' : others.length > 0 ? 'link' : call;
  return has('login') ? 'login' : has('checkout') && has('account') ? 'forms' : undefined;
};

/**
 * Where a module goes that these parts need; `undefined` among them is code that belongs to none, and the answer for what travels alone.
 *
 * What several browsed pages need is the frame's: a file of its own costs more than its contents; what product and tiles share travels with the
 * product. What one browsed page needs is that page's. What data and GraphQL share with login, checkout and account is a file for all, so that no
 * form brings GraphQL along; then come data and GraphQL, then the login, which the header has on every page, and what only one part needs is
 * that part's. What checkout and account share, their forms above all, is a file for both.
 */
export const partFor = (parts: ReadonlySet<Part | undefined>): Part | undefined => {
  const has = (part: Part): boolean => parts.has(part);
  const browsed = BROWSED.filter(has);
  if (has('frame') || (has('content') && (browsed.length > 1 || has('data')))) return 'frame';
  if (browsed.length > 1) return has('listing') ? 'frame' : 'product';
  const [only] = parts;
  if (parts.size === 1) return only;
  // Tiles come late where they come at all: no form fetches them for a rule that it shares with them.
  const others = [...parts].filter((part) => part !== undefined && part !== 'tiles');
  if (browsed[0] === 'tiles' && others.length > 0) return others.length === 1 ? others[0] : sharedPart(parts);
  return browsed[0] ?? sharedPart(parts);
};

/** What the build tool adds for dynamic imports. */
const IMPORTING = /vite\/preload-helper/;

/** Texts that every browsing page needs; one file for both spares a request and packs better. */
const BROWSING_TEXTS = /\/i18n\/locales\/(?<locale>[\w-]+)\/(?:common|browse)\.json$/;

/** An icon of two hundred bytes: the checkout does not fetch the content pages for it. */
const ICON = /node_modules\/lucide-react\/dist\/esm\/icons\//;

/**
 * The chunk of a module. The styles of all pages that shoppers browse are one sheet: it is fetched once, and going from a list to a product
 * does not style the whole page anew.
 */
export const chunkFor = (id: string, { rootsOf }: ModuleGraph): string | null => {
  if (IMPORTING.test(id)) return 'frame';
  const locale = BROWSING_TEXTS.exec(id)?.groups?.locale;
  if (locale !== undefined) return `texts-${locale}`;
  const parts = new Set(Array.from(rootsOf(id), partBeginningWith));
  if (ICON.test(id) && parts.has('checkout') && parts.has('content')) return 'frame';
  const part = partFor(parts);
  const isBrowsed = BROWSED.some((browsed) => browsed === part);
  return (id.endsWith('.module.css') && isBrowsed ? 'frame' : part) ?? null;
};

/** Libraries that every page needs, first of all React, and what stands in for one of them. */
const EVERYWHERE =
  /node_modules\/(?:react|react-dom|scheduler|react-router|cookie|rxjs|tslib|neverthrow|i18next|react-i18next|use-sync-external-store)\/|react\/evaluated-first|i18n\/tab-i18next/;

/** On which terms the storefronts sell: only structured data asks in the tab, which the tab renders after a change at the most. */
const TERMS = /domain\/src\/storefront\/profiles\//;

const ALL_ELSE = /packages\/[\w-]+\/src\/|node_modules\/|vite\/preload-helper/;

/** The groups for the build tool; made anew for each build. */
export const chunks = () => {
  let graph: ModuleGraph | undefined;
  const name = (id: string, modules: Modules): string | null => {
    graph ??= moduleGraph(modules);
    return chunkFor(id, graph);
  };
  return {
    includeDependenciesRecursively: false,
    groups: [
      { name: 'vendor', test: EVERYWHERE, priority: 3 },
      { name: 'terms', test: TERMS, priority: 2 },
      { name, test: ALL_ELSE, priority: 1 },
    ],
  };
};
