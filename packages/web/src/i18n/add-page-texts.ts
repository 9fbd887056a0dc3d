// Adds the texts of a page to a tab. It comes with the first page that is not browsed.

import type { LocaleCode } from '@tornister/domain/storefront';
import type { i18n } from 'i18next';
import { codeOf, OF_PAGES } from './create-i18n.ts';
import { pageTexts } from './page-texts.ts';

/** Those of all pages that were opened in the tab. */
const shown: Record<string, string> = {};

/** Adds what a page says, by the page's code, to what the pages before have said. */
export const addPageTexts = async (
  instance: i18n,
  sources: readonly [LocaleCode, ...LocaleCode[]],
  code: string,
): Promise<void> => {
  Object.assign(shown, await pageTexts(sources, code));
  instance.addResourceBundle(codeOf(sources[0]), OF_PAGES, { ...shown }, true, true);
};
