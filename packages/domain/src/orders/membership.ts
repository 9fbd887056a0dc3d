// Orders that buy a year of the prime membership: an order of its own kind, with one line and no parcel. Source: spec 2 §4 "Prime".

/** What such an order has in the place of an article; no article of the catalogue has this id. */
export const PRIME_ITEM_ID = 'prime-membership';

/** Whether lines are those of a membership. */
export const isMembership = (lines: readonly { readonly itemId: string }[]): boolean =>
  lines.some(({ itemId }) => itemId === PRIME_ITEM_ID);
