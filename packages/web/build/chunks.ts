// Which modules travel together: few chunks of a good size, and browsing carries nothing of the checkout. Where a module goes follows from the
// pages of the table that reach it without a dynamic import (ADR 0010).

import { basename, join } from 'node:path';
import { type ModuleGraph, type Modules, moduleGraph } from './module-users.ts';
import {
  BEGINNINGS,
  BROWSED,
  calledBy,
  furtherPages,
  openedWith,
  PACKAGES,
  type Part,
  PLANNED,
  partBeginningWith,
  partFor,
  sourceOf,
} from './parts.ts';
import { type Planned, planChunks } from './plan-chunks.ts';

/** What the build tool adds for dynamic imports. */
const IMPORTING = /vite\/preload-helper/;

/** Texts that every browsing page needs; one file for both spares a request and packs better. */
const BROWSING_TEXTS = /\/i18n\/locales\/(?<locale>[\w-]+)\/(?:common|browse)\.json$/;

/** Small things that browsed pages share with some others: no page fetches a file for them, or one of the other kind of pages. */
const EVERYONES =
  /domain\/src\/(?:money\/|deals\/deal-quantity|catalogue\/quantity-(?:messages|rules)|routing\/route-parameters|shared\/time-zone)|application\/src\/(?:notices\/gateway-notice|browse\/watch-time)|i18n\/format-date\.ts/;

const ICON = /lucide-react\/dist\/esm\/icons\//;

/** The part of a module in a build. */
const partOf = (id: string, rootsOf: ModuleGraph['rootsOf']) => {
  if (IMPORTING.test(id) || EVERYONES.test(id)) return 'core';
  const parts = new Set(Array.from(rootsOf(id), (root) => partBeginningWith(sourceOf(root))));
  // An icon of two hundred bytes: no other page fetches the content pages for it.
  if (ICON.test(id) && parts.has('content') && [...parts].some((part) => part?.startsWith('view-'))) return 'core';
  const part = partFor(parts);
  if (part === 'goods' && id.endsWith('.module.css')) return 'core';
  const isStyleOfBrowsed = id.endsWith('.module.css') && BROWSED.some((browsed) => browsed === part);
  return isStyleOfBrowsed ? 'frame' : part;
};

/** How often each kind of fetch counts for the plan. */
const WEIGHTS = { opened: 4, called: 1, linked: 8, alone: 1 };

/** So many bytes come over the wire for each that the build tool has read. */
const PACKED = 0.17;

const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** The name of a planned file: the page whose view is in it, or else what is largest in it. */
const nameOf = (file: readonly string[], sizeOf: (id: string) => number): string => {
  const views = file.map((id) => /src\/routes\/(.+)\.page\.tsx/.exec(id)?.[1]).filter((code) => code !== undefined);
  const [view] = views;
  if (view !== undefined && views.length === 1) return `page-${view.replaceAll('/', '-')}`;
  const called = file
    .map((id) => /src\/composition\/(.+)\.module\.ts/.exec(id)?.[1])
    .filter((area) => area !== undefined);
  const [area] = called;
  if (area !== undefined && called.length === 1) return `calls-${area}`;
  const [largest = ''] = [...file].sort((one, other) => sizeOf(other) - sizeOf(one));
  return `shared-${basename(largest).replace(/\..*$/, '')}`;
};

/** What a tab asks for on every page when it knows who is there. */
const ofMembers = [
  'web/src/composition/tab-link.ts',
  'web/src/components/wishlist/hearts.ts',
  'web/src/composition/wishlist.module.ts',
  'adapters-graphql/src/wishlist/index.ts',
  'web/src/components/prime/prime-notes.tsx',
  'web/src/composition/prime-status.module.ts',
];

/** What a tab fetches on every page where its visitor has agreed to be measured, beside what hands in the events. */
const MEASURED = 'web/src/measuring/start-measuring.ts';

/** The files of the modules that views of pages need which are not browsed; `ids` are all modules of the build. */
export const planOf = (
  ids: readonly string[],
  { usersOf, rootsOf }: ModuleGraph,
  sizeOf: (id: string) => number,
): ReadonlyMap<string, string> => {
  const planned = ids.filter((id) => partOf(id, rootsOf) === PLANNED);
  const opened = furtherPages.map((page) => new Set(openedWith(page)));
  const called = furtherPages.map((page) => new Set([...openedWith(page), ...calledBy(page)]));
  const partsSources = (...wanted: readonly Part[]): readonly string[] =>
    [...BEGINNINGS].filter(([, part]) => wanted.includes(part)).map(([source]) => source);
  const linked = [
    new Set(partsSources('link')),
    new Set(ofMembers),
    new Set(partsSources('link', 'data')),
    new Set([MEASURED, ...partsSources('tracking')]),
  ];
  const known = [...opened, ...called, ...linked];
  const alone = [...new Set(planned.flatMap((id) => Array.from(rootsOf(id), sourceOf)))]
    .filter((source) => !known.some((fetch) => fetch.has(source)))
    .map((source) => new Set([source]));
  const fetches = [...known, ...alone];
  const weights = [
    ...opened.map(() => WEIGHTS.opened),
    ...called.map(() => WEIGHTS.called),
    ...linked.map(() => WEIGHTS.linked),
    ...alone.map(() => WEIGHTS.alone),
  ];
  const bringing = (id: string): readonly number[] => {
    const sources = Array.from(rootsOf(id), sourceOf);
    return fetches.flatMap((fetch, at) => (sources.some((source) => fetch.has(source)) ? [at] : []));
  };
  const imports = new Map<string, string[]>();
  const isImported = (id: string, name: string): void => {
    for (const user of usersOf(id)) imports.set(user, [...(imports.get(user) ?? []), name]);
  };
  for (const id of planned) isImported(id, id);
  const modules: Planned[] = planned.map((id) => ({
    id,
    bytes: sizeOf(id) * PACKED,
    fetches: new Set(bringing(id)),
  }));
  for (const part of [...BROWSED, 'data', 'link'] as const) {
    const inPart = ids.filter((id) => partOf(id, rootsOf) === part);
    for (const id of inPart) isImported(id, part);
    const bytes = inPart.reduce((sum, id) => sum + sizeOf(id) * PACKED, 0);
    modules.push({ id: part, bytes, fetches: new Set(inPart.flatMap(bringing)), isFixed: true });
  }
  const plan = new Map<string, string>();
  const taken = new Set<string>();
  for (const file of planChunks(modules, weights, (id) => imports.get(id) ?? [])) {
    const wanted = nameOf(file, sizeOf);
    const name = taken.has(wanted) ? `${wanted}-${taken.size}` : wanted;
    taken.add(name);
    for (const id of file) plan.set(id, name);
  }
  return plan;
};

/**
 * The chunk of a module. The styles of all pages that shoppers browse are one sheet: it is fetched once, and going from a list to a product
 * does not style the whole page anew.
 */
export const chunkFor = (
  id: string,
  { rootsOf }: Pick<ModuleGraph, 'rootsOf'>,
  plan: ReadonlyMap<string, string> = new Map(),
): string | null => {
  const locale = BROWSING_TEXTS.exec(id)?.groups?.locale;
  if (locale !== undefined) return `texts-${locale}`;
  const part = partOf(id, rootsOf);
  return (part === PLANNED ? plan.get(id) : part) ?? null;
};

/** Libraries that every page needs, first of all React, and what stands in for one of them; also what the build tool adds. */
const EVERYWHERE =
  /rolldown\/runtime|node_modules\/(?:react|react-dom|scheduler|react-router|cookie|rxjs|tslib|neverthrow|i18next|react-i18next|use-sync-external-store)\/|react\/evaluated-first|i18n\/tab-(?:react-)?i18next/;

/** On which terms the storefronts sell: only structured data asks in the tab, which the tab renders after a change at the most. */
const TERMS = /domain\/src\/storefront\/profiles\//;

const ALL_ELSE = /packages\/[\w-]+\/src\/|node_modules\/|vite\/preload-helper/;

/** All modules behind an entry, by whatever import. */
const modulesBehind = (entries: readonly string[], modules: Modules): readonly string[] => {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const facts = found.has(id) ? null : modules.getModuleInfo(id);
    found.add(id);
    if (facts !== null) waiting.push(...facts.importedIds, ...facts.dynamicallyImportedIds);
  }
  return [...found].sort();
};

/** The groups for the build tool; made anew for each build. */
export const chunks = () => {
  let made: { readonly graph: ModuleGraph; readonly plan: ReadonlyMap<string, string> } | undefined;
  const make = (modules: Modules) => {
    const graph = moduleGraph(modules);
    const ids = modulesBehind([join(PACKAGES, 'web/src/entry.client.tsx')], modules).filter((id) => ALL_ELSE.test(id));
    const sizeOf = (id: string): number => modules.getModuleInfo(id)?.code?.replaceAll(COMMENTS, '').length ?? 0;
    return {
      graph,
      plan: planOf(
        ids.filter((id) => !EVERYWHERE.test(id) && !TERMS.test(id)),
        graph,
        sizeOf,
      ),
    };
  };
  const name = (id: string, modules: Modules): string | null => {
    made ??= make(modules);
    return chunkFor(id, made.graph, made.plan);
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
