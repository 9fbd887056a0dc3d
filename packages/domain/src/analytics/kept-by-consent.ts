// What a browser keeps only because its visitor has agreed, by purpose. Source: § 25 TDDDG, Art. 7 (3) GDPR; spec 1 §3 "Storage"; ADR 0064.

import { SEEN_PRODUCTS_KEY } from '../catalogue/seen-products.ts';
import type { AB_COOKIE_PREFIX } from '../session/cookies.ts';
import { SESSION_STORAGE_KEYS } from '../shared/session-storage.ts';
import { CONSENT_PURPOSES, type ConsentPurpose } from './consent.ts';
import type { CHECKOUT_ITEMS_KEY, REPORTED_PURCHASES_KEY } from './remembered-items.ts';

/** Keys of entries of the device, those of the session and those for good, and what the names of cookies begin with. */
export type KeptEntries = Readonly<Record<'session' | 'local' | 'cookies', readonly string[]>>;

/** Written here once more, held by their types: what measures a tab is not to be a file more for the sake of three names. */
const CHECKOUT_ITEMS: typeof CHECKOUT_ITEMS_KEY = 'checkout-items';
const REPORTED_PURCHASES: typeof REPORTED_PURCHASES_KEY = 'purchase';
const AB_COOKIES: typeof AB_COOKIE_PREFIX = 'BZ_AB_';

const { analyticsProducts, itemListProducts, teaserIds, glanceViews } = SESSION_STORAGE_KEYS;

const KEPT: Readonly<Record<ConsentPurpose, KeptEntries>> = {
  statistics: {
    session: [analyticsProducts, itemListProducts, teaserIds, glanceViews, CHECKOUT_ITEMS, REPORTED_PURCHASES],
    local: [],
    cookies: [AB_COOKIES],
  },
  recent: { session: [], local: [SEEN_PRODUCTS_KEY], cookies: [] },
};

/** What has no consent any more where this is agreed to: withdrawing is to leave nothing behind. */
export const keptWithoutConsent = (agreedTo: readonly ConsentPurpose[]): KeptEntries => {
  const withdrawn = CONSENT_PURPOSES.filter((purpose) => !agreedTo.includes(purpose)).map((purpose) => KEPT[purpose]);
  return {
    session: withdrawn.flatMap(({ session }) => session),
    local: withdrawn.flatMap(({ local }) => local),
    cookies: withdrawn.flatMap(({ cookies }) => cookies),
  };
};
