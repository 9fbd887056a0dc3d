// What stands on the basket icon of the header. Source: spec 3 §2 "Header shortcuts".

import type { Instant } from '../shared/instant.ts';

/** What stands on the basket icon. */
export type BasketIndicator =
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'countdown'; readonly until: Instant };

/** The item count, 0 while submitting, or the countdown of a lightning deal that is reserved. */
export const basketIndicator = (basket: {
  readonly itemsCount: number;
  readonly isSubmitting: boolean;
  readonly reservedUntil?: Instant;
}): BasketIndicator => {
  if (basket.isSubmitting) return { kind: 'count', count: 0 };
  return basket.reservedUntil === undefined
    ? { kind: 'count', count: basket.itemsCount }
    : { kind: 'countdown', until: basket.reservedUntil };
};
