// Whether a chosen range has an upper bound. Source: spec 1 §2 "filter.PRICE.{id} and filter.rating.{id}", §4 "Listing".

import { STARS_MAX } from '../catalogue/stars.ts';
import type { RangeFilterOptions } from './listing.ts';
import { RANGE_BOUND_MAX } from './listing-query.ts';

/**
 * The upper bound of a range as it is shown, in the units of its filter (whole units of the currency, stars); nothing where it bounds nothing. A price
 * is a bound also above the dearest article of today; so many stars as there can be are none.
 *
 * @example
 * upperBound('price', 9_999_999) // undefined
 */
export const upperBound = (kind: RangeFilterOptions['kind'], to: number): number | undefined =>
  to < (kind === 'price' ? RANGE_BOUND_MAX : STARS_MAX) ? to : undefined;
