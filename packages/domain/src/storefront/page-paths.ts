// Paths of editors' pages that rules of the shop speak of. Source: spec 1 §2, spec 3 §2 "Routes linked", §8.

import { withTrailingSlash } from '../routing/path.ts';

/** What the shop says about the safety of toys; the business shop has a page of its own. */
export const TOY_SAFETY_PATHS = {
  consumer: '/service/spielwarensicherheit/',
  business: '/service/product-safety/',
} as const;

/** What schools and institutions get from the shop. */
export const ADVANTAGES_PATH = '/service/your-advantages/';

/** Advice about what to buy. */
export const ADVICE_PATH = '/beratung/';

/** How the shop keeps buying safe. */
export const SAFE_SHOPPING_PATH = '/service/sicher-einkaufen/';

/** Where a school asks for its customer number. */
export const CUSTOMER_NUMBER_PATH = '/myaccount/customernumber/';

/** Some service pages are for the business shop only: the customer number, its page about toy safety, its advantages (spec 1 §2, spec 3 §2). */
export const isBusinessOnly = (path: string): boolean =>
  [CUSTOMER_NUMBER_PATH, TOY_SAFETY_PATHS.business, ADVANTAGES_PATH].includes(withTrailingSlash(path));

/** How far the shop can be used by everybody, and where barriers are reported. */
export const ACCESSIBILITY_PATH = '/rechtliches/barrierefreiheit/';

/** What orders are concluded by; their confirmation has it whole. */
export const TERMS_PATH = '/rechtliches/agb/';

/** Imprint and privacy, in German and in English. */
export const PROVIDER_PATHS = [
  '/rechtliches/impressum/',
  '/rechtliches/datenschutz/',
  '/legal-notice/imprint/',
  '/legal-notice/privacy/',
] as const;
