import type { LoaderFunction } from 'react-router';
import { registerArea } from '../composition/area-module.ts';
import type { Namespace } from '../i18n/create-i18n.ts';
import { type LateCode, lateCode } from '../react/late-code.ts';
import { browseArea, type LazyPage, routeTable, type TableEntry } from './route-table.ts';

/** Fetches the texts of a namespace; the tab gives one that loads, the shop host has all texts already. */
export type LoadTexts = (namespace: Namespace) => Promise<void>;

let loadTexts: LoadTexts = async () => undefined;

/** Tells the routes how texts are fetched on this side. */
export const setTextLoader = (load: LoadTexts): void => {
  loadTexts = load;
};

type Page = {
  readonly id: string;
  readonly lazy: LazyPage;
  readonly loader?: LoaderFunction;
};

/** What fetches a page's data; it comes with the first navigation that needs it, while the page's code is still on its way. */
const loaderCode = (load: NonNullable<TableEntry['loader']>): LateCode<LoaderFunction> =>
  lateCode(async () => {
    const [{ loader }] = await Promise.all([load(), browseArea.load().then(registerArea)]);
    return loader;
  });

const codeOf = (entry: TableEntry): LazyPage =>
  lateCode(async () => {
    const [module] = await Promise.all([
      entry.load(),
      ...(entry.areas ?? []).map((area) => area.load().then(registerArea)),
      ...(entry.texts ?? []).map((namespace) => loadTexts(namespace)),
    ]);
    return module;
  }).fetch;

type Code = { readonly page: Page; readonly fetch: () => Promise<void> };

const newCode = (id: string): Code => {
  const entry = routeTable[id];
  if (entry === undefined) throw new Error(`There is no page ${id} in the route table`);
  const lazy = codeOf(entry);
  if (entry.loader === undefined) return { page: { id, lazy }, fetch: () => lazy().then(() => undefined) };
  const loader = loaderCode(entry.loader);
  return {
    page: { id, lazy, loader: async (args) => (await loader.fetch())(args) },
    fetch: () => Promise.all([lazy(), loader.fetch()]).then(() => undefined),
  };
};

const codes = new Map<string, Code>();

/** Each page's code is asked for once: even for what is there, an import takes some frames of a busy tab. */
const codeNamed = (id: string): Code => {
  const code = codes.get(id) ?? newCode(id);
  codes.set(id, code);
  return code;
};

/** A route whose code, texts and use cases arrive together, when it is first visited. */
export const page = (id: string): Page => codeNamed(id).page;

/** Fetches all code of a page, as if it were about to be opened. */
export const fetchPage = (id: string): Promise<void> => codeNamed(id).fetch();
