// Days and moments in the words of a language, in what the backend writes: mails, papers, comments.

import { lastMomentOf } from '@tornister/domain/contracts';
import { instantOf, SHOP_TIME_ZONE } from '@tornister/domain/shared';
import { type Language, languageProfile, parseStore, profileOf } from '@tornister/domain/storefront';

/** Who reads a day: in a language, in the words of a storefront where one is known. */
export type DayReader = { readonly language: Language; readonly store?: string | undefined };

/** The locale by which the pages of the storefront write days: `Jänner` in Austria. Without one it is that of the language. */
export const dayLocaleOf = ({ language, store = '' }: DayReader): string => {
  const known = parseStore(store);
  const spoken = known === undefined ? [] : [...profileOf(known).languages];
  return spoken.find((one) => one.language === language)?.numberLocale ?? languageProfile(language).dateLocale;
};

/** A day in words, like `21. November 2026`; in full with its weekday. */
export const formatDay = (at: number, reader: DayReader, dateStyle: 'full' | 'long' | 'medium' = 'long'): string =>
  new Intl.DateTimeFormat(dayLocaleOf(reader), { dateStyle, timeZone: SHOP_TIME_ZONE }).format(at);

/** The last day, in words, of what is over with a moment. */
export const formatLastDay = (endsAt: number, reader: DayReader): string =>
  formatDay(lastMomentOf(instantOf(endsAt)), reader);

/** A day with its time, like `21. November 2026 um 18:30`; in its long form with seconds and zone, as a proof has it. */
export const formatMoment = (at: number, reader: DayReader, timeStyle: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(dayLocaleOf(reader), {
    dateStyle: 'long',
    timeStyle,
    timeZone: SHOP_TIME_ZONE,
  }).format(at);
