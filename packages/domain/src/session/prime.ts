// The prime membership: a subscription, or a place on the waiting list. Source: spec 2 §4 "Prime", §7; spec 3 §6 "Prime members".

import { type CalendarDay, calendarDayOf, dayNumberOf, monthsLater } from '../shared/calendar-day.ts';
import { DAY_MS, type Instant } from '../shared/instant.ts';
import { PRIME_NONE, type PrimeInfo } from './visitor.ts';

export type PrimeMembership =
  | { readonly kind: 'none' }
  | { readonly kind: 'running'; readonly endDate?: Instant; readonly renews: boolean }
  /** Its last day is over, whether the server still names a status or not. */
  | { readonly kind: 'ended'; readonly endDate: Instant };

/** Status `NONE` means no membership, or none any more; another one runs until its end date, if it has one. */
export const membershipAt = ({ status, abo, endDate }: PrimeInfo, now: Instant): PrimeMembership => {
  if (endDate !== undefined && endDate <= now && !abo) return { kind: 'ended', endDate };
  if (status === PRIME_NONE) return { kind: 'none' };
  return { kind: 'running', renews: abo, ...(endDate !== undefined && { endDate }) };
};

/** Says that this browser is on its way through the prime checkout (spec 2 §2 "prime flag"). */
export const PRIME_CHECKOUT_COOKIE = 'primeCheckout';
/** As long as that lasts, in seconds; who comes back later begins at the prime page. */
export const PRIME_CHECKOUT_SECONDS = 2 * 60 * 60;

/** From so many days before its end on a membership that does not renew can be bought for another year. */
export const PRIME_RENEWAL_DAYS = 30;
/** So many days before its end the member is told. */
export const PRIME_REMINDER_DAYS = 14;

const MONTHS_PER_YEAR = 12;

/**
 * The day with whose beginning a membership of a year is over: bought on a day, that day of the next year is its last; bought anew while it
 * runs, a year is added to its end. A day that the next year does not have is its month's last one (§ 188 (3) BGB).
 */
export const membershipEndDay = (bought: CalendarDay, runsUntil?: CalendarDay): CalendarDay =>
  runsUntil === undefined
    ? calendarDayOf(dayNumberOf(monthsLater(bought, MONTHS_PER_YEAR)) + 1)
    : monthsLater(runsUntil, MONTHS_PER_YEAR);

/** Whether a running membership ends soon, so that the next year can be bought. */
const endsSoon = ({ renews, endDate }: Extract<PrimeMembership, { kind: 'running' }>, now: Instant): boolean =>
  !renews && endDate !== undefined && endDate - now <= PRIME_RENEWAL_DAYS * DAY_MS;

/** What the prime page offers: members can buy the next year once theirs ends soon; the waiting list while nothing is sold. */
export const primeOffer = (
  membership: PrimeMembership,
  isSubscriptionOpen: boolean,
  now: Instant,
): 'is-member' | 'renew' | 'subscribe' | 'waiting-list' => {
  if (membership.kind === 'running') return isSubscriptionOpen && endsSoon(membership, now) ? 'renew' : 'is-member';
  return isSubscriptionOpen ? 'subscribe' : 'waiting-list';
};
