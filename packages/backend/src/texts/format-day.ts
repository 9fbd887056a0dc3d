// Days and moments in the words of a language, in what the backend writes: mails, papers, comments.

import { lastMomentOf } from '@tornister/domain/contracts';
import { instantOf, SHOP_TIME_ZONE } from '@tornister/domain/shared';
import { type Reader, writingLocaleOf } from './writing-locale.ts';

export type { Reader as DayReader } from './writing-locale.ts';

/** A day in words, like `21. November 2026`; in full with its weekday. */
export const formatDay = (at: number, reader: Reader, dateStyle: 'full' | 'long' | 'medium' = 'long'): string =>
  new Intl.DateTimeFormat(writingLocaleOf(reader), { dateStyle, timeZone: SHOP_TIME_ZONE }).format(at);

/** The last day, in words, of what is over with a moment. */
export const formatLastDay = (endsAt: number, reader: Reader): string =>
  formatDay(lastMomentOf(instantOf(endsAt)), reader);

/** A day with its time, like `21. November 2026 um 18:30`; in its long form with seconds and zone, as a proof has it. */
export const formatMoment = (at: number, reader: Reader, timeStyle: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(writingLocaleOf(reader), {
    dateStyle: 'long',
    timeStyle,
    timeZone: SHOP_TIME_ZONE,
  }).format(at);
