// On which terms every storefront sells: taxes, countries, shippers, payment. Source: spec 1 §1; docs/adr/0016.

import { AT_TERMS } from './at.ts';
import { B2B_TERMS } from './b2b.ts';
import { CH_TERMS } from './ch.ts';
import { DE_TERMS } from './de.ts';
import type { StoreCode } from './index.ts';
import type { TradingTerms } from './storefront-profile.ts';

const TERMS: Readonly<Record<StoreCode, TradingTerms>> = { de: DE_TERMS, at: AT_TERMS, ch: CH_TERMS, b2b: B2B_TERMS };

/** On which terms a storefront sells. */
export const tradingTermsOf = (store: StoreCode): TradingTerms => TERMS[store];

/**
 * What the way of goods to a country depends on: how many working days longer than within Germany it takes, and the public holidays there. Those of a
 * country that no storefront is at home in are unknown; the storefront's own stand for them.
 */
export const parcelTermsTo = (
  store: StoreCode,
  country: string,
): Pick<TradingTerms, 'holidays'> & { readonly extraDeliveryDays: number } => {
  const { homeCountry, extraDeliveryDays, holidays } = TERMS[store];
  const atHome = Object.values(TERMS).find((terms) => terms.homeCountry === country);
  return {
    holidays: atHome?.holidays ?? holidays,
    extraDeliveryDays: country === homeCountry ? extraDeliveryDays.home : extraDeliveryDays.abroad,
  };
};
