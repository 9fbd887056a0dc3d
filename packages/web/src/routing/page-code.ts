// The code of the pages in the table: views, loaders, texts and use cases arrive together, when a page is first visited or pointed at.

import type { LazyRouteFunction, LoaderFunction, RouteObject } from 'react-router';
import { type DeferredCode, deferredCode } from '../react/deferred-code.ts';
import type { LoaderModule, PageModules } from './further-modules.ts';
import type { AreaName, LayoutEntry, PageEntry } from './page-entry.ts';
import { fetchArea, fetchNeeds } from './page-needs.ts';

/** Modules at hand, and where the others are named. */
export type ShopModules = PageModules & { readonly further?: () => Promise<PageModules> };

/**
 * All that lies where pages and layouts lie; a page that the table does not have is found by a test. What is browsed is named in the first load,
 * everything else in a file that comes with the first visit to one of the other pages.
 */
export const SHOP_MODULES: ShopModules = {
  views: import.meta.glob<object>([
    '../routes/{home,category,product,search,content}.page.tsx',
    '../layouts/default-layout.tsx',
  ]),
  loaders: import.meta.glob<LoaderModule>([
    '../routes/{home,category,product,search,content}.loader.ts',
    '../layouts/default-layout.loader.ts',
  ]),
  further: () => import('./further-modules.ts').then(({ FURTHER_MODULES }) => FURTHER_MODULES),
};

/** A route's code: the view with all that it needs, and the loader where that is a module of its own. */
export type PageCode = {
  readonly lazy: LazyRouteFunction<RouteObject>;
  readonly loader?: LoaderFunction;
  /** Fetches all of it, as if the page were about to be opened. */
  readonly fetch: () => Promise<void>;
};

/** What fetches a page's data; it comes with the first navigation that needs it, while the page's code is still on its way. */
const loaderCode = (load: () => Promise<LoaderModule>, areas: readonly AreaName[]): DeferredCode<LoaderFunction> =>
  deferredCode(async () => {
    const [{ loader }] = await Promise.all([load(), ...areas.map(fetchArea)]);
    return loader;
  });

type Needed = Pick<PageEntry, 'texts' | 'areas'>;

const loaderFile = (file: string): string => `${file.replace(/\.page$/, '')}.loader.ts`;

/** A page that is not browsed: where its modules are is fetched first, then view and loader in one. */
const furtherCodeAt = (file: string, needed: Needed, further: () => Promise<PageModules>): PageCode => {
  const code = deferredCode(async () => {
    const { views, loaders } = await further();
    const view = views[`${file}.tsx`];
    if (view === undefined) throw new Error(`The page table names ${file}.tsx, which is not there`);
    const load = loaders[loaderFile(file)];
    const [module, loading] = await Promise.all([view(), load?.(), fetchNeeds(needed)]);
    return { ...module, ...loading };
  });
  return { lazy: code.fetch, fetch: () => code.fetch().then(() => undefined) };
};

/** Each part is asked for once: even for what is there, an import takes some frames of a busy tab. */
const codeAt = (file: string, needed: Needed, { views, loaders, further }: ShopModules): PageCode => {
  const view = views[`${file}.tsx`];
  if (view === undefined) {
    if (further === undefined) throw new Error(`The page table names ${file}.tsx, which is not there`);
    return furtherCodeAt(file, needed, further);
  }
  const code = deferredCode(async () => {
    const [module] = await Promise.all([view(), fetchNeeds(needed)]);
    return module;
  });
  const load = loaders[loaderFile(file)];
  if (load === undefined) return { lazy: code.fetch, fetch: () => code.fetch().then(() => undefined) };
  const loader = loaderCode(load, needed.areas);
  return {
    lazy: code.fetch,
    loader: async (args) => (await loader.fetch())(args),
    fetch: () => Promise.all([code.fetch(), loader.fetch()]).then(() => undefined),
  };
};

export const layoutCode = (entry: LayoutEntry, modules: ShopModules = SHOP_MODULES): PageCode =>
  codeAt(`../layouts/${entry.code}`, entry, modules);

/** One for the process or the tab, as code is: a page's code that has come once need not come again, whichever shop asks for it. */
const codes = new Map<PageEntry, PageCode>();

/** The code of a page; asked twice, it is the same. */
export const pageCode = (entry: PageEntry, modules: ShopModules = SHOP_MODULES): PageCode => {
  const code = codes.get(entry) ?? codeAt(`../routes/${entry.code}.page`, entry, modules);
  codes.set(entry, code);
  return code;
};
