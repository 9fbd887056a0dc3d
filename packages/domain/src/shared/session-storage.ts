// What the session storage keeps, under which key, and lists of ids as texts. It is a memory of the tab, never a source of rights.
// Source: spec 1 §3 "Storage", spec 2 §3 "Session storage".

/** Keys of the session storage. */
export const SESSION_STORAGE_KEYS = {
  /** Products as events name them (spec 1 §3). */
  analyticsProducts: 'analytics-products',
  /** Products of the list that the visitor sees; a navigation forgets them (spec 1 §2, §3). */
  itemListProducts: 'item-list-products',
  /** Teasers that were reported as seen (spec 1 §3). */
  teaserIds: 'teaser-ids',
  /** Items that were looked at (spec 1 §3, §4). */
  glanceViews: 'glance-views',
  /** What the checkout knows so far (spec 1 §3, spec 2 §3). */
  checkout: 'checkout',
  /** Who checks out (spec 2 §3). */
  user: 'user',
  /** Whether a mail may ask for a review (spec 2 §3). */
  productRatingMailConsent: 'product-rating-mail-consent',
} as const;

/** A list of ids as the session storage keeps it. */
export const writeIds = (ids: Iterable<string>): string => JSON.stringify([...ids]);

/** The ids of a stored list, each once; none when nothing is stored or the entry cannot be read. */
export const parseIds = (stored: string | null | undefined): ReadonlySet<string> => {
  try {
    const list: unknown = JSON.parse(String(stored));
    return new Set(Array.isArray(list) ? list.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
};
