// When a membership ends that is cancelled. Source: § 309 no. 9 BGB; the shop's own terms of prime.

import { type CalendarDay, dayNumberOf, monthsLater } from '../shared/calendar-day.ts';

/** Months that are paid for at once. */
export const MEMBERSHIP_TERM_MONTHS = 12;
/** After the first term a member may leave with this notice. */
export const MEMBERSHIP_NOTICE_MONTHS = 1;

/** A membership by its days: the first one, and the first one after what is paid for. */
export type MembershipDays = { readonly startsOn: CalendarDay; readonly endsOn: CalendarDay };

const isBefore = (one: CalendarDay, other: CalendarDay): boolean => dayNumberOf(one) < dayNumberOf(other);

/**
 * In its first term a membership ends with what is paid for. In a term that came by renewal it ends a month after the declaration, and never
 * later than with what is paid for.
 */
export const membershipEndOf = ({ startsOn, endsOn }: MembershipDays, declaredOn: CalendarDay): CalendarDay => {
  const isFirstTerm = !isBefore(monthsLater(startsOn, MEMBERSHIP_TERM_MONTHS), endsOn);
  const afterNotice = monthsLater(declaredOn, MEMBERSHIP_NOTICE_MONTHS);
  return isFirstTerm || isBefore(endsOn, afterNotice) ? endsOn : afterNotice;
};
