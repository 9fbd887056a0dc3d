// The day of the calendar by the shop's clocks.

import type { CalendarDay } from './calendar-day.ts';
import type { Instant } from './instant.ts';
import { SHOP_TIME_ZONE } from './time-zone.ts';

const PARTS = { timeZone: SHOP_TIME_ZONE, year: 'numeric', month: 'numeric', day: 'numeric' } as const;

/** The day that a moment lies in, in the shop's time zone; months count from 1. */
export const shopDay = (at: Instant): CalendarDay => {
  const parts = new Intl.DateTimeFormat('en-US', PARTS).formatToParts(at);
  const part = (wanted: string): number => Number(parts.find(({ type }) => type === wanted)?.value);
  return { year: part('year'), month: part('month'), day: part('day') };
};
