// The keys of the texts that each page needs which is not browsed: those that its view and what it calls name, with all that these import, at
// once or later (ADR 0062).

import { LAZY_PARTS } from '../src/i18n/lazy-parts.ts';
import type { PageEntry } from '../src/routing/page-entry.ts';
import { LAYOUTS } from '../src/routing/page-table.ts';
import type { ModuleGraph, Modules } from './module-users.ts';
import { furtherPages, sourceOf } from './parts.ts';
import { isNamed, type NamedTexts, namedTexts } from './text-keys.ts';

/** Where pages, layouts and areas are fetched by their names: whoever does that there needs none of their texts. */
const REGISTRY = /^web\/src\/routing\//;

/** Parts that bring their texts along (`withTexts` of `src/i18n/part-texts.ts`), by the modules behind them. */
const BRINGING = /\bwithTexts\(\s*['"`](?<source>[\w./-]+)['"`]/g;

/** Where texts lie themselves. */
const TEXTS = /\/i18n\/(?:locales|cut)\//;

const areaSource = (area: string): string => `web/src/composition/${area}.module.ts`;

/** Where a page begins: its view, its loader and action, its use cases; where it has not the shop's frame around it, also that and the tab. */
const beginningsOf = ({ code, areas, calls = [], layout }: PageEntry): readonly string[] => {
  const around = LAYOUTS[layout];
  const own = [
    `web/src/routes/${code}.page.tsx`,
    `web/src/routes/${code}.loader.ts`,
    ...[...areas, ...calls, ...around.areas].map(areaSource),
  ];
  return layout === 'default' ? own : [...own, `web/src/layouts/${around.code}.tsx`, 'web/src/entry.client.tsx'];
};

type Graph = Modules & Pick<ModuleGraph, 'rootsOf'>;

/** For each root all roots from which one comes to it, also by dynamic imports; nobody comes for texts to what brings them along. */
const rootsBehind = ({ rootsOf, getModuleInfo }: Graph, bringing: ReadonlySet<string>) => {
  const known = new Map<string, ReadonlySet<string>>();
  const climb = (root: string, found: Set<string>): Set<string> => {
    if (found.has(root)) return found;
    found.add(root);
    if (bringing.has(sourceOf(root))) return found;
    for (const importer of getModuleInfo(root)?.dynamicImporters ?? []) {
      if (REGISTRY.test(sourceOf(importer))) continue;
      for (const next of rootsOf(importer)) climb(next, found);
    }
    return found;
  };
  return (root: string): ReadonlySet<string> => {
    const behind = known.get(root) ?? new Set([...climb(root, new Set())].map(sourceOf));
    known.set(root, behind);
    return behind;
  };
};

/** What a key is about: `vue.wishlist.error.listFull` is about `wishlist`. */
const areaOf = (key: string): string => key.split('.')[1] ?? '';

/**
 * By the code of each page that is not browsed the keys that it needs beside those of its layout's namespaces, and by `LAZY_PARTS` those of the parts that
 * bring theirs along. What only the backend or the shop host
 * names may come as an answer: it belongs to the pages that name some other text of the same area.
 *
 * @param ids all modules of the tab
 * @param namespaceOf every key that there is, with its namespace
 */
export const keysOfPages = (
  ids: readonly string[],
  namespaceOf: ReadonlyMap<string, string>,
  graph: Graph,
): ReadonlyMap<string, ReadonlySet<string>> => {
  const bringing = new Set(
    ids.flatMap((id) =>
      Array.from((graph.getModuleInfo(id)?.code ?? '').matchAll(BRINGING), ({ groups }) => `web/${groups?.source}`),
    ),
  );
  const behind = rootsBehind(graph, bringing);
  const all = [...namespaceOf.keys()];
  const namedBy = ids
    .filter((id) => !TEXTS.test(id))
    .map((id): readonly [string, NamedTexts] => [id, namedTexts(graph.getModuleInfo(id)?.code ?? '')])
    .map(([id, named]) => ({ id, keys: all.filter((key) => isNamed(key, named)) }))
    .filter(({ keys }) => keys.length > 0)
    .map(({ id, keys }) => ({ keys, roots: new Set([...graph.rootsOf(id)].flatMap((root) => [...behind(root)])) }));
  const namedInTab = new Set(namedBy.flatMap(({ keys }) => keys));
  const answered = all.filter((key) => !namedInTab.has(key));
  const found = new Map<string, Set<string>>();
  const add = (code: string, beginnings: readonly string[], there: readonly string[]): void => {
    const named = namedBy.flatMap(({ keys, roots }) => (beginnings.some((source) => roots.has(source)) ? keys : []));
    const areas = new Set(named.map(areaOf));
    const needed = [...named, ...answered.filter((key) => areas.has(areaOf(key)))].filter(
      (key) => !there.includes(namespaceOf.get(key) ?? ''),
    );
    found.set(code, new Set([...(found.get(code) ?? []), ...needed]));
  };
  for (const page of furtherPages) add(page.code, beginningsOf(page), LAYOUTS[page.layout].texts);
  add(LAZY_PARTS, [...bringing], LAYOUTS.default.texts);
  return found;
};
