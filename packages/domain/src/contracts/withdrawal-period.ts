// From what and how long a consumer may withdraw. Source: § 355(1) and (2), § 356(2) no. 1, § 187(1), § 188(1), § 193 BGB.

import type { OrderState } from '../orders/order-transition.ts';
import { type CalendarDay, calendarDayOf, dayNumberOf, weekdayOf } from '../shared/calendar-day.ts';
import type { Instant } from '../shared/instant.ts';
import { type HolidayRule, isHoliday } from '../shared/public-holidays.ts';

/** Days of the period, counted from the day after the last goods have come. */
export const WITHDRAWAL_PERIOD_DAYS = 14;

/** Only from a contract one withdraws: an order that was never paid, or that is cancelled, is none. A declaration is taken all the same. */
export const isWithdrawable = ({ state }: { readonly state: OrderState }): boolean => state === 'placed';

/** By law, by a promise of the shop, or not at all. */
export type WithdrawalRight = 'statutory' | 'voluntary' | 'none';

/** What a contract is about, and what its storefront grants for goods. */
type WithdrawableContract = {
  readonly terms: WithdrawalRight;
  /** A year of the prime membership. */
  readonly isMembership: boolean;
  /** That year came by a renewal to which its member had agreed. */
  readonly isRenewal: boolean;
};

/**
 * By what right its buyer withdraws from a contract. A renewed year is cancelled with a month of notice instead and paid back by days; what a shop promises
 * without a law is for goods. Source: § 312g, § 355 BGB; docs/adr/0028.
 */
export const withdrawalOf = ({ terms, isMembership, isRenewal }: WithdrawableContract): WithdrawalRight => {
  if (isRenewal || (isMembership && terms === 'voluntary')) return 'none';
  return terms;
};

const SUNDAY = 0;
const SATURDAY = 6;

/**
 * The last day of the period: the fourteenth after the day of the delivery, or the next working day where that is a Saturday, a Sunday or one of
 * the holidays.
 */
export const lastWithdrawalDay = (delivered: CalendarDay, holidays: readonly HolidayRule[]): CalendarDay => {
  const isFree = (day: CalendarDay): boolean => [SATURDAY, SUNDAY].includes(weekdayOf(day)) || isHoliday(day, holidays);
  let number = dayNumberOf(delivered) + WITHDRAWAL_PERIOD_DAYS;
  while (isFree(calendarDayOf(number))) number += 1;
  return calendarDayOf(number);
};

/** Before everything has come the period has not begun, and one may withdraw; once its last day is over, no more by law. */
export type WithdrawalPeriod = 'not-begun' | 'running' | 'over';

/** Where a period stands that ends at a moment; without one it has not begun. */
export const withdrawalPeriodAt = (endsAt: Instant | undefined, now: Instant): WithdrawalPeriod => {
  if (endsAt === undefined) return 'not-begun';
  return now < endsAt ? 'running' : 'over';
};
