// By which locale the backend writes amounts, rates and days: the one of the storefront's pages, so that a mail writes as the page did.

import { type Language, languageProfile, parseStore, profileOf } from '@tornister/domain/storefront';

/** Who reads: in a language, in a storefront where one is known. */
export type Reader = { readonly language: Language; readonly store?: string | undefined };

/** `numberLocale` of the storefront's record: `Jänner` in Austria, `8.1` in Switzerland. Without a storefront that speaks it the language's own. */
export const writingLocaleOf = ({ language, store = '' }: Reader): string => {
  const known = parseStore(store);
  const spoken = known === undefined ? [] : [...profileOf(known).languages];
  return (spoken.find((one) => one.language === language) ?? languageProfile(language)).numberLocale;
};
