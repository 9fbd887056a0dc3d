// Value added tax of each store, in permille so that 8.1 % is a whole number. Source: docs/adr/0009 "Money, time, numbers".

import type { StoreCode } from './profiles/index.ts';
import type { VatRates } from './profiles/storefront-profile.ts';
import { tradingTermsOf } from './profiles/terms.ts';

/** `reduced` is for books and food; `special` exists in Austria only (13 %, for example plants and culture). */
export type VatClass = 'standard' | 'reduced' | 'special';

/** The rates of a store in permille: de and b2b 19 and 7 %, at 20, 10 and 13 %, ch 8.1 and 2.6 %. */
export const vatRatesOf = (store: StoreCode): VatRates => tradingTermsOf(store).vat;

/** The rate of a class of goods in permille; a store without a special rate takes its reduced one. */
export const vatPermille = (store: StoreCode, vatClass: VatClass): number => {
  const rates = vatRatesOf(store);
  return rates[vatClass] ?? rates.reduced;
};
