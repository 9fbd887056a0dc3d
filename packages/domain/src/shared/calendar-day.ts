// Days of the calendar, and counting them without a clock or a time zone. The arithmetic is that of the proleptic Gregorian calendar.

/** A day of the calendar; months count from 1. */
export type CalendarDay = { readonly year: number; readonly month: number; readonly day: number };

const DAYS_OF_ERA = 146_097;
const YEARS_OF_ERA = 400;
/** Days from 0000-03-01 to 1970-01-01. */
const DAYS_BEFORE_EPOCH = 719_468;

/** Days since 1970-01-01. A day beyond the end of its month counts on into the next one. */
export const dayNumberOf = ({ year, month, day }: CalendarDay): number => {
  // Years begin with March here, so that the leap day is the last of its year.
  const monthFromMarch = (month + 9) % 12;
  const yearFromMarch = month <= 2 ? year - 1 : year;
  const era = Math.floor(yearFromMarch / YEARS_OF_ERA);
  const yearOfEra = yearFromMarch - era * YEARS_OF_ERA;
  const dayOfYear = Math.floor((153 * monthFromMarch + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_OF_ERA + dayOfEra - DAYS_BEFORE_EPOCH;
};

/** The day that lies a number of days after 1970-01-01. */
export const calendarDayOf = (dayNumber: number): CalendarDay => {
  const shifted = dayNumber + DAYS_BEFORE_EPOCH;
  const era = Math.floor(shifted / DAYS_OF_ERA);
  const dayOfEra = shifted - era * DAYS_OF_ERA;
  const leapDays = Math.floor(dayOfEra / 1_460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return {
    year: yearOfEra + era * YEARS_OF_ERA + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  };
};

/** The day that a text as `2026-09-04` names; undefined for what is no day of the calendar. */
export const parseDay = (text: string): CalendarDay | undefined => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  const wanted = { year: Number(year), month: Number(month), day: Number(day) };
  if (wanted.month < 1 || wanted.month > 12) return undefined;
  const real = calendarDayOf(dayNumberOf(wanted));
  return real.month === wanted.month && real.day === wanted.day ? wanted : undefined;
};

/** The day of the week: 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (day: CalendarDay): number => (((dayNumberOf(day) + 4) % 7) + 7) % 7;

/** The same day some months later, or the last of its month where that month is shorter (§ 188(3) BGB). */
export const monthsLater = ({ year, month, day }: CalendarDay, months: number): CalendarDay => {
  const monthsFromZero = year * 12 + month - 1 + months;
  const first = { year: Math.floor(monthsFromZero / 12), month: (monthsFromZero % 12) + 1, day: 1 };
  const next = { year: Math.floor((monthsFromZero + 1) / 12), month: ((monthsFromZero + 1) % 12) + 1, day: 1 };
  return { ...first, day: Math.min(day, dayNumberOf(next) - dayNumberOf(first)) };
};
