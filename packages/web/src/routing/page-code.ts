// The code of the pages in the table: views, loaders, texts and use cases arrive together, when a page is first visited or pointed at.

import type { LazyRouteFunction, LoaderFunction, RouteObject } from 'react-router';
import { type DeferredCode, deferredCode } from '../react/deferred-code.ts';
import type { FormPage } from './follow-forms.ts';
import type { FurtherCode } from './further-code.ts';
import type { LoaderModule, PageModules } from './further-modules.ts';
import type { AreaName, LayoutEntry, PageEntry } from './page-entry.ts';
import { fetchArea, fetchNeeds, loaderFile, type Needed } from './page-needs.ts';

/** Modules at hand, and where the others are named. */
export type ShopModules = PageModules & { readonly further?: (file: string) => Promise<PageModules> };

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
  further: (file) => import('./further-code.ts').then(({ modulesFor }) => modulesFor(file)),
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

/** Code of pages that the shop host has rendered, by the page's `lazy`. */
const rendered = new WeakMap<LazyRouteFunction<RouteObject>, DeferredCode<FurtherCode>>();

/** The code with which a route that the shop host has rendered comes alive: what it calls comes when somebody reaches for a form. */
export const renderedCode = async (
  lazy: LazyRouteFunction<RouteObject>,
  page: FormPage & Pick<Window, 'document'>,
): Promise<object> => {
  const code = await rendered.get(lazy)?.fetch();
  return code === undefined ? lazy() : code.view(page);
};

/** A page that is not browsed: how its code is fetched, and where it is, comes with the first of them. */
const furtherCodeAt = (file: string, needed: Needed, further: () => Promise<PageModules>): PageCode => {
  const code = deferredCode(async () => (await import('./further-code.ts')).furtherCode(file, needed, further));
  const lazy = async () => (await code.fetch()).whole();
  rendered.set(lazy, code);
  return { lazy, fetch: () => lazy().then(() => undefined) };
};

/** Each part is asked for once: even for what is there, an import takes some frames of a busy tab. */
const codeAt = (file: string, needed: Needed, { views, loaders, further }: ShopModules): PageCode => {
  const view = views[`${file}.tsx`];
  if (view === undefined) {
    if (further === undefined) throw new Error(`The page table names ${file}.tsx, which is not there`);
    return furtherCodeAt(file, needed, () => further(file));
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
