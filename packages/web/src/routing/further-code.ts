// The code of a page that is not browsed, in two parts: its view, and what it calls (loader, action and their use cases). A page that the shop host has
// rendered comes alive with its view alone, which the document names.

import type { LoaderFunctionArgs } from 'react-router';
import type { TextFile } from '../i18n/further-texts.ts';
import { type DeferredCode, deferredCode } from '../react/deferred-code.ts';
import { type FormPage, followForms } from './follow-forms.ts';
import type { LoaderModule, PageModules } from './further-modules.ts';
import { type OpenedPage, openedPage } from './opened-page.ts';
import { fetchArea, fetchNeeds, fetchPageTexts, loaderFile, type Needed, takeArea } from './page-needs.ts';

/** Whether a module is a step of the checkout or what stands around one. */
const isOfCheckout = (file: string): boolean => /\/(?:routes\/checkout\/|layouts\/checkout-)/.test(file);

/** Where the module of a page lies, with its neighbours. */
export const modulesFor = (file: string): Promise<PageModules> =>
  isOfCheckout(file)
    ? import('./checkout-modules.ts').then(({ CHECKOUT_MODULES }) => CHECKOUT_MODULES)
    : import('./further-modules.ts').then(({ FURTHER_MODULES }) => FURTHER_MODULES);

/** The texts of a page, fetched where they are not `there`; those of a layout are among them. */
const fetchTextsOf = async (file: string, there?: TextFile['default']): Promise<void> => {
  const code = /routes\/(.+)\.page$/.exec(file)?.[1];
  if (code !== undefined) await fetchPageTexts(code, there);
};

type Calls = Readonly<Partial<LoaderModule>>;

export type FurtherCode = {
  /** View and calls, side by side: for a page to which somebody goes. */
  readonly whole: () => Promise<object>;
  /** The view of a page whose data are there, in the window that shows it; loader and action fetch their code when they are wanted. */
  readonly view: (page: FormPage & Pick<Window, 'document'>) => Promise<object>;
};

/** Loader and action of a page that came without them. */
const lateCalls = (calls: DeferredCode<Calls>): Calls => {
  const late = (name: keyof LoaderModule) => async (args: LoaderFunctionArgs) => {
    const { [name]: call } = await calls.fetch();
    // Meanwhile it was asked for anew, or the page was left: nobody waits for this answer any more, and nothing is to be done twice.
    args.request.signal.throwIfAborted();
    if (call === undefined) throw new Error(`This page has no ${name}`);
    return call(args);
  };
  return { loader: late('loader'), action: late('action') };
};

const isLayout = (file: string): boolean => file.startsWith('../layouts/');
const viewOf = (file: string, { view, layout = {} }: OpenedPage): object => (isLayout(file) ? layout : view);
const hasCallsOf = (file: string, { hasCalls }: OpenedPage): boolean => hasCalls && !isLayout(file);

/** What has come with the document of a page: nothing is looked up by its name. */
const takeOpened = async (file: string, { areas, default: texts }: OpenedPage): Promise<void> => {
  areas.forEach(takeArea);
  await fetchTextsOf(file, texts);
};

/** The code of a page by its file; where its modules are is fetched first. */
export const furtherCode = (file: string, needed: Needed, further: () => Promise<PageModules>): FurtherCode => {
  const view = deferredCode(async () => {
    const { views } = await further();
    const fetchView = views[`${file}.tsx`];
    if (fetchView === undefined) throw new Error(`The page table names ${file}.tsx, which is not there`);
    const [module] = await Promise.all([fetchView(), fetchNeeds(needed), fetchTextsOf(file)]);
    return module;
  });
  const calls = deferredCode(async (): Promise<Calls> => {
    const load = (await further()).loaders[loaderFile(file)];
    const [module] = await Promise.all([load?.(), ...(needed.calls ?? []).map(fetchArea)]);
    // A file that a new build has replaced comes as nothing (`chunk-guard.ts`).
    if (load !== undefined && module === undefined) throw new Error(`The code of ${file} is gone`);
    return module ?? {};
  });
  const whole = async () => {
    const [module, called] = await Promise.all([view.fetch(), calls.fetch()]);
    return { ...module, ...called };
  };
  return {
    whole,
    view: async (page) => {
      const there = await openedPage(page.document);
      if (there !== undefined) await takeOpened(file, there);
      const hasCalls = there === undefined ? loaderFile(file) in (await further()).loaders : hasCallsOf(file, there);
      if (!hasCalls) return there === undefined ? whole() : viewOf(file, there);
      followForms(page, calls);
      return { ...lateCalls(calls), ...(there === undefined ? await view.fetch() : viewOf(file, there)) };
    },
  };
};
