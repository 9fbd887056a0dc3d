// The file of a page that was opened as a document: the shop host names it, so that the tab fetches no names of other pages to find its own.

import type { TextFile } from '../i18n/further-texts.ts';
import type { AreaExports } from './page-needs.ts';

/** What a page comes alive with; the build makes one file of it for each page and locale (`build/cut-texts.ts`). */
export type OpenedPage = TextFile & {
  readonly view: object;
  /** Where the page has another layout than those that are browsed. */
  readonly layout?: object;
  readonly areas: readonly AreaExports[];
  /** Whether loader and action are a module of their own. */
  readonly hasCalls: boolean;
};

/** The file that a document names; nothing while the shop is developed, where no file is cut. */
export const openedPage = async <Page = OpenedPage>(
  page: Document,
  load: (address: string) => Promise<Page> = (address) => import(/* @vite-ignore */ address),
): Promise<Page | undefined> => {
  const file = page.querySelector<HTMLElement>('script[data-page]')?.dataset.page;
  return file === undefined ? undefined : load(`/${file}`);
};
