import { registerArea } from '../composition/area-module.ts';
import type { Namespace } from '../i18n/create-i18n.ts';
import { type LazyPage, routeTable } from './route-table.ts';

/** Fetches the texts of a namespace; the tab gives one that loads, the shop host has all texts already. */
export type LoadTexts = (namespace: Namespace) => Promise<void>;

let loadTexts: LoadTexts = async () => undefined;

/** Tells the routes how texts are fetched on this side. */
export const setTextLoader = (load: LoadTexts): void => {
  loadTexts = load;
};

/** A route whose code, texts and use cases arrive together, when it is first visited. */
export const page = (id: string): { readonly id: string; readonly lazy: LazyPage } => ({
  id,
  lazy: async () => {
    const entry = routeTable[id];
    if (entry === undefined) throw new Error(`There is no page ${id} in the route table`);
    const [module] = await Promise.all([
      entry.load(),
      ...(entry.areas ?? []).map((area) => area.load().then(registerArea)),
      ...(entry.texts ?? []).map((namespace) => loadTexts(namespace)),
    ]);
    return module;
  },
});
