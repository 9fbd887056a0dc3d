// The time by which deals and reservations are counted down: the shop's, not that of a device, whose clock may be wrong.
// Source: spec 3 §4 "Lightning deal"; § 5 UWG (a countdown that does not lie).

import { type Instant, SECOND_MS } from '../shared/instant.ts';

/** Under which name the shop host says in its answer (header `Server-Timing`, in milliseconds since the epoch) when it answered. */
export const SHOP_TIME_ENTRY = 'shop-time';

/** A difference that an answer on its way explains: a device's clock that is off by no more is taken as right. */
export const CLOCK_TOLERANCE_MS = 5 * SECOND_MS;

/**
 * How far the clock of a device is behind the shop's, in milliseconds; negative where it is ahead, and 0 within the tolerance. Both moments are
 * those of one answer: when the shop sent it, and when the device got it.
 *
 * @example
 * clockLag({ shop: instantOf(3_600_000), device: instantOf(0) }) // 3_600_000: the device is an hour behind
 */
export const clockLag = ({ shop, device }: { readonly shop: Instant; readonly device: Instant }): number => {
  const lag = shop - device;
  return Math.abs(lag) > CLOCK_TOLERANCE_MS ? lag : 0;
};
