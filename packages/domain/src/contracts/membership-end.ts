// When a membership ends that is cancelled. Source: § 309 no. 9 BGB; the shop's own terms of prime.

import { type CalendarDay, dayNumberOf, monthsLater } from '../shared/calendar-day.ts';
import type { Instant } from '../shared/instant.ts';

/** Months that are paid for at once. */
export const MEMBERSHIP_TERM_MONTHS = 12;
/** After the first term a member may leave with this notice. */
export const MEMBERSHIP_NOTICE_MONTHS = 1;

/** The year of a membership that runs: the last day that is paid for, and whether the year came by a renewal or was bought. */
export type MembershipYear = { readonly endsOn: CalendarDay; readonly isRenewed: boolean };

/** A membership can be cancelled until the end of what is paid for, and after it while a renewal is due and not done: it then ends with what is paid for. */
export const isMembershipCancellable = (
  { endsAt, renewsItself }: { readonly endsAt: Instant; readonly renewsItself: boolean },
  now: Instant,
): boolean => now < endsAt || renewsItself;

const isBefore = (one: CalendarDay, other: CalendarDay): boolean => dayNumberOf(one) < dayNumberOf(other);

/**
 * The last day of a cancelled membership. A year that was bought ends with what is paid for, however many were bought before. One that came by
 * a renewal ends a month after the declaration, and never later than with what is paid for.
 */
export const membershipEndOf = ({ endsOn, isRenewed }: MembershipYear, declaredOn: CalendarDay): CalendarDay => {
  const afterNotice = monthsLater(declaredOn, MEMBERSHIP_NOTICE_MONTHS);
  return !isRenewed || isBefore(endsOn, afterNotice) ? endsOn : afterNotice;
};

/** What is declared of the last day of a membership: the first that its notice allows, the one that was wished, and the one of an earlier declaration that is still to be carried out. */
type DeclaredEnd = {
  readonly soonest: CalendarDay;
  readonly wished: CalendarDay | undefined;
  readonly before: CalendarDay | undefined;
};

/**
 * The last day that a cancellation sets: the soonest, or a later one that is wished. Declared once more while an earlier declaration waits, it is the day of
 * that one, unless the soonest comes before it or another later day is wished: `isRepeated` then says that the earlier one has told it, and its money.
 */
export const declaredEndOf = ({
  soonest,
  wished,
  before,
}: DeclaredEnd): { readonly last: CalendarDay; readonly isRepeated: boolean } => {
  const isLaterWished = wished !== undefined && isBefore(soonest, wished);
  const own = isLaterWished ? wished : soonest;
  if (before === undefined || isBefore(own, before) || (isLaterWished && isBefore(before, own)))
    return { last: own, isRepeated: false };
  return { last: before, isRepeated: true };
};

/**
 * What of the price of a year, in cents, is for the days after the last one of a membership that ends early: by days, rounded up for the
 * member, at most all of it.
 */
export const unusedShareOf = (cents: number, { endsOn }: Pick<MembershipYear, 'endsOn'>, end: CalendarDay): number => {
  const last = dayNumberOf(endsOn);
  const days = last - dayNumberOf(monthsLater(endsOn, -MEMBERSHIP_TERM_MONTHS));
  const unused = Math.min(Math.max(last - dayNumberOf(end), 0), days);
  return Math.ceil((cents * unused) / days);
};
