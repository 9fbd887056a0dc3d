// Paths of editors' pages that rules of the shop speak of. Source: spec 1 §2, spec 3 §2 "Routes linked", §8.

/** What the shop says about the safety of toys; the business shop has a page of its own. */
export const TOY_SAFETY_PATHS = {
  consumer: '/service/spielwarensicherheit/',
  business: '/service/product-safety/',
} as const;

/** What schools and institutions get from the shop. */
export const ADVANTAGES_PATH = '/service/your-advantages/';

/** Imprint and privacy, in German and in English. */
export const PROVIDER_PATHS = [
  '/rechtliches/impressum/',
  '/rechtliches/datenschutz/',
  '/legal-notice/imprint/',
  '/legal-notice/privacy/',
] as const;
