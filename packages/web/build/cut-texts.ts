// Cuts the texts of the pages that are not browsed: each gets one file for a locale, with those that its code names (ADR 0062). The file also leads to all
// else that the page comes alive with: a document names it (`routing/opened-page.ts`). While the shop is developed such a page has all texts
// (`i18n/page-texts.ts`, in whose place the build puts the files) and is found by its name.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { LOCALES, type LocaleCode, textSources } from '../../domain/src/storefront/index.ts';
import { LAZY_PARTS } from '../src/i18n/lazy-parts.ts';
import { LAYOUTS } from '../src/routing/page-table.ts';
import { type Modules, moduleGraph } from './module-users.ts';
import { keysOfPages } from './page-keys.ts';
import { furtherPages } from './parts.ts';

const SRC = join(import.meta.dirname, '..', 'src');
const I18N = join(SRC, 'i18n');
const REPLACED = join(I18N, 'page-texts.ts');
/** Where the files would lie; nothing lies there. */
const CUT = join(I18N, 'cut');

type Texts = Readonly<Record<string, string>>;

const namespaces = (locale: LocaleCode): readonly string[] => {
  const folder = join(I18N, 'locales', locale);
  return existsSync(folder) ? readdirSync(folder).map((file) => basename(file, '.json')) : [];
};
const readTexts = (locale: LocaleCode, namespace: string): Texts =>
  JSON.parse(readFileSync(join(I18N, 'locales', locale, `${namespace}.json`), 'utf8'));

/** All texts of a locale, with what it has from the complete ones of its language. */
const textsOf = (locale: LocaleCode): Texts =>
  Object.assign(
    {},
    ...[...textSources(locale)].reverse().flatMap((from) => namespaces(from).map((name) => readTexts(from, name))),
  );

/** The steps of the checkout do not carry the names of all other pages. */
const CHECKOUT = 'checkout/';
const isOfCheckout = (code: string): boolean => code.startsWith(CHECKOUT);

const codes = [...new Set(furtherPages.map(({ code }) => code))];

const FAMILIES = { checkout: codes.filter(isOfCheckout), further: codes.filter((code) => !isOfCheckout(code)) };

const imported = (path: string): string => `() => import(${JSON.stringify(join(CUT, path))})`;
const record = (entries: readonly (readonly [string, string])[]): string =>
  `{ ${entries.map(([name, value]) => `${JSON.stringify(name)}: ${value}`).join(', ')} }`;

const filesOf = (locale: LocaleCode): string =>
  record([...Object.keys(FAMILIES), LAZY_PARTS].map((family) => [family, imported(`${locale}/${family}.js`)]));

/** Looks a page's file up: by its locale, then among its neighbours. What parts bring along is one file. */
const lookUp = (): string => `
const FILES = ${record(LOCALES.map((locale) => [locale, filesOf(locale)]))};
export const pageTexts = async ([locale], code) => {
  const { checkout, further, [${JSON.stringify(LAZY_PARTS)}]: lazy } = FILES[locale];
  if (code === ${JSON.stringify(LAZY_PARTS)}) return (await lazy()).default;
  const names = await (code.startsWith(${JSON.stringify(CHECKOUT)}) ? checkout : further)();
  return (await names.default[code]()).default;
};
`;

/** Stands for the texts of a page until all modules are known. */
const PLACEHOLDER = /CUT_TEXTS\(['"`](?<locale>[\w-]+)['"`], *['"`](?<code>[\w/-]+)['"`]\)/g;

/** What a page comes alive with beside its texts: view, layout, use cases of its areas, and whether it has calls. */
const gathered = (code: string): readonly string[] => {
  const [page] = furtherPages.filter((entry) => entry.code === code);
  if (page === undefined) return [];
  const around = LAYOUTS[page.layout];
  // The shop's frame brings its own areas along.
  const areas = [...new Set([...page.areas, ...(page.layout === 'default' ? [] : around.areas)])];
  const from = (path: string): string => JSON.stringify(join(SRC, path));
  return [
    ...areas.map((area, at) => `import * as area${at} from ${from(`composition/${area}.module.ts`)};`),
    `export * as view from ${from(`routes/${code}.page.tsx`)};`,
    ...(page.layout === 'default' ? [] : [`export * as layout from ${from(`layouts/${around.code}.tsx`)};`]),
    `export const areas = [${areas.map((_area, at) => `area${at}`).join(', ')}];`,
    `export const hasCalls = ${existsSync(join(SRC, `routes/${code}.loader.ts`))};`,
  ];
};

/** The modules of the cut: names of a family, or what a page comes alive with and a placeholder for its texts. */
const cutModule = (path: string): string => {
  const [locale = '', ...rest] = path.replace(/\.js$/, '').split('/');
  const code = rest.join('/');
  if (code in FAMILIES) {
    const family = FAMILIES[code as keyof typeof FAMILIES];
    return `export default ${record(family.map((page) => [page, imported(`${locale}/pages/${page}.js`)]))};`;
  }
  const page = code.replace(/^pages\//, '');
  return [...gathered(page), `export default CUT_TEXTS(${JSON.stringify(locale)}, ${JSON.stringify(page)});`].join(
    '\n',
  );
};

const NAMESPACE_OF: ReadonlyMap<string, string> = new Map(
  LOCALES.flatMap((locale) =>
    namespaces(locale).flatMap((name) => Object.keys(readTexts(locale, name)).map((key) => [key, name] as const)),
  ),
);

/** The texts of each page, once all modules are known. */
const cutOf = (modules: Modules & { readonly getModuleIds: () => Iterable<string> }) => {
  const graph = { ...moduleGraph(modules), getModuleInfo: (id: string) => modules.getModuleInfo(id) };
  const keys = keysOfPages([...modules.getModuleIds()], NAMESPACE_OF, graph);
  const texts = new Map<string, Texts>(LOCALES.map((locale) => [locale, textsOf(locale)]));
  return (locale: string, code: string): Texts =>
    Object.fromEntries(Object.entries(texts.get(locale) ?? {}).filter(([key]) => keys.get(code)?.has(key) === true));
};

/** Puts each page's own texts where the shop is built for tabs. */
export const cutTexts = (): Plugin => {
  let cut: ReturnType<typeof cutOf> | undefined;
  return {
    name: 'cut-texts',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    buildStart: () => {
      cut = undefined;
    },
    resolveId: (source) => (source.startsWith(CUT) ? source : undefined),
    load: (id) => {
      if (id === REPLACED) return lookUp();
      return id.startsWith(CUT) ? cutModule(id.slice(CUT.length + 1)) : undefined;
    },
    renderChunk(code) {
      if (!code.includes('CUT_TEXTS(')) return null;
      cut ??= cutOf(this);
      const made = cut;
      return code.replace(PLACEHOLDER, (_placeholder, locale: string, page: string) =>
        JSON.stringify(made(locale, page)),
      );
    },
  };
};
