// What the countries of the storefronts call their tax and the numbers of who owes it, as papers have to name them.

import type { TaxWords } from './storefront-profile.ts';

/** § 14 (4) UStG. */
export const GERMAN_TAX_WORDS: TaxWords = {
  short: { de: 'USt.', en: 'VAT' },
  full: { de: 'Umsatzsteuer', en: 'value added tax' },
  vatId: { de: 'USt-IdNr.', en: 'VAT ID' },
  taxNumber: { de: 'USt-IdNr.', en: 'VAT ID' },
};

/** § 11 (1) no. 6 UStG 1994. */
export const AUSTRIAN_TAX_WORDS: TaxWords = {
  ...GERMAN_TAX_WORDS,
  vatId: { de: 'UID-Nr.', en: 'VAT ID' },
  taxNumber: { de: 'UID-Nr.', en: 'VAT ID' },
};

/** Art. 26 (2) MWSTG, and the MWSTG of Liechtenstein, which follows it. */
export const SWISS_TAX_WORDS: TaxWords = {
  ...GERMAN_TAX_WORDS,
  short: { de: 'MwSt.', en: 'VAT' },
  full: { de: 'Mehrwertsteuer', en: 'value added tax' },
  taxNumber: { de: 'MWST-Nr.', en: 'VAT no.' },
};
