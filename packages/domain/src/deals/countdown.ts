// How the time that is left of a deal or a reservation is shown. Source: spec 3 §4 "Lightning deal: display formats", §9.

import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS, SECOND_MS } from '../shared/instant.ts';

/** Above this only days are shown (spec 3 §9). */
export const DAYS_ONLY_ABOVE_MS = 3 * DAY_MS;

/** Which format the time is shown in. Clock texts with leading zeros are made here, words like "days" by the channel. */
export type Countdown =
  /** Over 3 days: days only. */
  | { readonly kind: 'days'; readonly days: number }
  /** From 24 hours to exactly 3 days: hours:minutes:seconds, the hours including the days. */
  | { readonly kind: 'long-clock'; readonly text: string }
  /** Over 1 hour, below 24: hh:mm:ss. */
  | { readonly kind: 'clock'; readonly text: string }
  /** From 1 second to exactly 1 hour (`60:00`): mm:ss with a minutes label, that the header leaves out. */
  | { readonly kind: 'minutes'; readonly text: string }
  /** Under 1 second, and where no time is known: 00:00. */
  | { readonly kind: 'over'; readonly text: '00:00' };

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * The countdown at a moment. Which format is shown is decided to the millisecond; the clock shows whole seconds, and what is left of a second
 * does not count.
 *
 * @example
 * countdownAt(instantOf(0), instantOf(3_600_000)) // { kind: 'minutes', text: '60:00' }, for it is not over 1 hour
 */
export const countdownAt = (now: Instant, until: Instant): Countdown => {
  const left = until - now;
  if (!(left >= SECOND_MS)) return { kind: 'over', text: '00:00' };
  if (left > DAYS_ONLY_ABOVE_MS) return { kind: 'days', days: Math.floor(left / DAY_MS) };
  const seconds = twoDigits(Math.floor((left % MINUTE_MS) / SECOND_MS));
  if (left <= HOUR_MS) return { kind: 'minutes', text: `${twoDigits(Math.floor(left / MINUTE_MS))}:${seconds}` };
  const clock = `${twoDigits(Math.floor(left / HOUR_MS))}:${twoDigits(Math.floor((left % HOUR_MS) / MINUTE_MS))}:${seconds}`;
  return { kind: left >= DAY_MS ? 'long-clock' : 'clock', text: clock };
};

/** Whether the words "minutes" stand behind the clock; the header has no room for them. */
export const hasMinutesLabel = (countdown: Countdown, place: 'page' | 'header'): boolean =>
  countdown.kind === 'minutes' && place === 'page';

/** Moments before the end at which a screen reader is told, and not every second (WCAG 2.2.1). */
export const ANNOUNCED_AT_MS: readonly number[] = [5 * MINUTE_MS, MINUTE_MS];

/** What is to be said aloud between two ticks: how much is left at a mark that was passed, or that the time is over. */
export type Announcement = { readonly kind: 'left'; readonly ms: number } | { readonly kind: 'expired' };

/** What is announced when the time goes from `before` to `now`; nothing when no mark was passed. The end counts before any mark. */
export const announcementBetween = (before: Instant, now: Instant, until: Instant): Announcement | undefined => {
  if (before < until && now >= until) return { kind: 'expired' };
  const mark = ANNOUNCED_AT_MS.findLast((ms) => before < until - ms && now >= until - ms);
  return mark === undefined ? undefined : { kind: 'left', ms: mark };
};
