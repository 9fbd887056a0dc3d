// The texts of a page that is not browsed. Here they are all texts of the locale, for the shop that is developed; the build puts files in their place,
// for each page one with those that its code names (`build/cut-texts.ts`).

import type { LocaleCode } from '@tornister/domain/storefront';
import { NAMESPACES } from './create-i18n.ts';
import type { TextFile } from './further-texts.ts';
import { bundledTexts } from './text-source.ts';

/** The texts that a page needs beside those of its layout, by the page's code. */
export const pageTexts = async (sources: readonly LocaleCode[], _code: string): Promise<TextFile['default']> => {
  const wanted = [...sources].reverse().flatMap((from) => NAMESPACES.map((namespace) => bundledTexts(from, namespace)));
  return Object.assign({}, ...(await Promise.all(wanted)));
};
