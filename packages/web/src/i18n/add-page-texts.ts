// Adds the texts of a page to a tab. It comes with the first page that is not browsed.

import type { LocaleCode } from '@tornister/domain/storefront';
import type { i18n } from 'i18next';
import { codeOf, OF_PAGES } from './create-i18n.ts';
import type { TextFile } from './further-texts.ts';

/** Those of all pages that were opened in the tab. */
const shown: Record<string, string> = {};

/** Adds what a page says, by the page's code, to what the pages before have said. A page that was opened as a document has its texts `there`. */
export const addPageTexts = async (
  instance: i18n,
  sources: readonly [LocaleCode, ...LocaleCode[]],
  code: string,
  there?: TextFile['default'],
): Promise<void> => {
  Object.assign(shown, there ?? (await (await import('./page-texts.ts')).pageTexts(sources, code)));
  instance.addResourceBundle(codeOf(sources[0]), OF_PAGES, { ...shown }, true, true);
};
