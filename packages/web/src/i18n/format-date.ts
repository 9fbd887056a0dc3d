// Formats dates and times for people and for machines.

import { type Instant, SHOP_TIME_ZONE } from '@tornister/domain/shared';

/** A day in words, like `21. November 2026`; for an ISO date or a moment. */
export const formatDate = (day: Instant | string, numberLocale: string): string =>
  new Intl.DateTimeFormat(numberLocale, { dateStyle: 'long', timeZone: SHOP_TIME_ZONE }).format(new Date(day));

/** A day with its time, like `21. November 2026 um 18:30`. */
export const formatDateTime = (at: Instant, numberLocale: string): string =>
  new Intl.DateTimeFormat(numberLocale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: SHOP_TIME_ZONE,
  }).format(new Date(at));

/** A day with its time where room is scarce, like `21.11.2026, 18:30`. */
export const formatShortDateTime = (at: Instant, numberLocale: string): string =>
  new Intl.DateTimeFormat(numberLocale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: SHOP_TIME_ZONE,
  }).format(new Date(at));

/** A moment as machines read it. */
export const isoInstant = (at: Instant): string => new Date(at).toISOString();
