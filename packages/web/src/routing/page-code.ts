// The code of the pages in the table: views, loaders, texts and use cases arrive together, when a page is first visited or pointed at.

import type { LazyRouteFunction, LoaderFunction, LoaderFunctionArgs, RouteObject } from 'react-router';
import { type DeferredCode, deferredCode } from '../react/deferred-code.ts';
import type { AreaName, LayoutEntry, PageEntry } from './page-entry.ts';
import { fetchArea, fetchNeeds } from './page-needs.ts';

type LoaderModule = { readonly loader: (args: LoaderFunctionArgs) => Promise<unknown> };

/** The modules of pages and layouts by their names as the table has them. */
export type PageModules = {
  readonly views: Readonly<Record<string, () => Promise<object>>>;
  readonly loaders: Readonly<Record<string, () => Promise<LoaderModule>>>;
};

/** All that lies where pages and layouts lie; a page that the table does not have is found by a test. */
export const SHOP_MODULES: PageModules = {
  views: import.meta.glob<object>(['../routes/**/*.page.tsx', '../layouts/*-layout.tsx']),
  loaders: import.meta.glob<LoaderModule>(['../routes/**/*.loader.ts', '../layouts/*.loader.ts']),
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

/** Each part is asked for once: even for what is there, an import takes some frames of a busy tab. */
const codeAt = (file: string, needed: Needed, { views, loaders }: PageModules): PageCode => {
  const view = views[`${file}.tsx`];
  if (view === undefined) throw new Error(`The page table names ${file}.tsx, which is not there`);
  const code = deferredCode(async () => {
    const [module] = await Promise.all([view(), fetchNeeds(needed)]);
    return module;
  });
  const load = loaders[`${file.replace(/\.page$/, '')}.loader.ts`];
  if (load === undefined) return { lazy: code.fetch, fetch: () => code.fetch().then(() => undefined) };
  const loader = loaderCode(load, needed.areas);
  return {
    lazy: code.fetch,
    loader: async (args) => (await loader.fetch())(args),
    fetch: () => Promise.all([code.fetch(), loader.fetch()]).then(() => undefined),
  };
};

export const layoutCode = (entry: LayoutEntry, modules: PageModules = SHOP_MODULES): PageCode =>
  codeAt(`../layouts/${entry.code}`, entry, modules);

/** One for the process or the tab, as code is: a page's code that has come once need not come again, whichever shop asks for it. */
const codes = new Map<PageEntry, PageCode>();

/** The code of a page; asked twice, it is the same. */
export const pageCode = (entry: PageEntry, modules: PageModules = SHOP_MODULES): PageCode => {
  const code = codes.get(entry) ?? codeAt(`../routes/${entry.code}.page`, entry, modules);
  codes.set(entry, code);
  return code;
};
