// Days and moments in the words of a language, in what the backend writes: mails, papers, comments.

import { lastMomentOf } from '@tornister/domain/contracts';
import { instantOf, SHOP_TIME_ZONE } from '@tornister/domain/shared';
import { type Language, languageProfile } from '@tornister/domain/storefront';

/** A day in words, like `21. November 2026`; in full with its weekday. */
export const formatDay = (at: number, language: Language, dateStyle: 'full' | 'long' | 'medium' = 'long'): string =>
  new Intl.DateTimeFormat(languageProfile(language).dateLocale, { dateStyle, timeZone: SHOP_TIME_ZONE }).format(at);

/** The last day, in words, of what is over with a moment. */
export const formatLastDay = (endsAt: number, language: Language): string =>
  formatDay(lastMomentOf(instantOf(endsAt)), language);

/** A day with its time, like `21. November 2026 um 18:30`; in its long form with seconds and zone, as a proof has it. */
export const formatMoment = (at: number, language: Language, timeStyle: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(languageProfile(language).dateLocale, {
    dateStyle: 'long',
    timeStyle,
    timeZone: SHOP_TIME_ZONE,
  }).format(at);
