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
