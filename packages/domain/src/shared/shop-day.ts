// The day of the calendar by the shop's clocks.

import type { CalendarDay } from './calendar-day.ts';
import type { Instant } from './instant.ts';
import { SHOP_TIME_ZONE } from './time-zone.ts';

const PARTS = { timeZone: SHOP_TIME_ZONE, year: 'numeric', month: 'numeric', day: 'numeric' } as const;

/** Made when it is first asked for, and once: making one takes longer than a hundred uses of it. */
let clock: Intl.DateTimeFormat | undefined;

/** The day that a moment lies in, in the shop's time zone; months count from 1. A moment that is no number, or beyond what a date can be, throws: it is a bug of the caller. */
export const shopDay = (at: Instant): CalendarDay => {
  clock ??= new Intl.DateTimeFormat('en-US', PARTS);
  const parts = clock.formatToParts(at);
  const part = (wanted: string): number => Number(parts.find(({ type }) => type === wanted)?.value);
  return { year: part('year'), month: part('month'), day: part('day') };
};
