// Public holidays: on which day of a year each one falls.

import { type CalendarDay, calendarDayOf, dayNumberOf, weekdayOf } from './calendar-day.ts';

/** A rule that names one day of every year: always the same date, so many days after Easter Sunday, or the last such weekday before a date. */
export type HolidayRule =
  | { readonly month: number; readonly day: number }
  | { readonly daysAfterEaster: number }
  | { readonly weekday: number; readonly before: { readonly month: number; readonly day: number } };

/** Easter Sunday of the Western churches (the anonymous Gregorian algorithm, Nature 1876). */
export const easterSunday = (year: number): CalendarDay => {
  const cycle = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * cycle + century - Math.floor(century / 4) - moonCorrection + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const lateMoon = Math.floor((cycle + 11 * epact + 22 * toSunday) / 451);
  const fromMarch = epact + toSunday - 7 * lateMoon + 114;
  return { year, month: Math.floor(fromMarch / 31), day: (fromMarch % 31) + 1 };
};

const holidayIn = (year: number, rule: HolidayRule): number => {
  if ('daysAfterEaster' in rule) return dayNumberOf(easterSunday(year)) + rule.daysAfterEaster;
  if (!('before' in rule)) return dayNumberOf({ year, ...rule });
  const dayBefore = dayNumberOf({ year, ...rule.before }) - 1;
  return dayBefore - ((weekdayOf(calendarDayOf(dayBefore)) - rule.weekday + 7) % 7);
};

/** Whether a day is one of the holidays. */
export const isHoliday = (day: CalendarDay, holidays: readonly HolidayRule[]): boolean =>
  holidays.some((rule) => holidayIn(day.year, rule) === dayNumberOf(day));
