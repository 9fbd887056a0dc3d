import type { LoaderFunction } from 'react-router';
import { registerArea } from '../composition/area-module.ts';
import type { Namespace } from '../i18n/create-i18n.ts';
import { browseArea, type LazyPage, routeTable, type TableEntry } from './route-table.ts';

/** Fetches the texts of a namespace; the tab gives one that loads, the shop host has all texts already. */
export type LoadTexts = (namespace: Namespace) => Promise<void>;

let loadTexts: LoadTexts = async () => undefined;

/** Tells the routes how texts are fetched on this side. */
export const setTextLoader = (load: LoadTexts): void => {
  loadTexts = load;
};

type Page = { readonly id: string; readonly lazy: LazyPage; readonly loader?: LoaderFunction };

/**
 * The data of a page, whose loader comes with the first navigation that needs it. It is asked while the page's code is still on its way.
 */
const loaderOf =
  (load: NonNullable<TableEntry['loader']>): LoaderFunction =>
  async (args) => {
    const [{ loader }] = await Promise.all([load(), browseArea.load().then(registerArea)]);
    return loader(args);
  };

/** A route whose code, texts and use cases arrive together, when it is first visited. */
export const page = (id: string): Page => {
  const entry = routeTable[id];
  if (entry === undefined) throw new Error(`There is no page ${id} in the route table`);
  return {
    id,
    lazy: async () => {
      const [module] = await Promise.all([
        entry.load(),
        ...(entry.areas ?? []).map((area) => area.load().then(registerArea)),
        ...(entry.texts ?? []).map((namespace) => loadTexts(namespace)),
      ]);
      return module;
    },
    ...(entry.loader === undefined ? {} : { loader: loaderOf(entry.loader) }),
  };
};

/** Fetches all code of a page, as if it were about to be opened. */
export const fetchPage = async (id: string): Promise<void> => {
  await Promise.all([page(id).lazy(), routeTable[id]?.loader?.()]);
};
