// School years: how they are written, which one a day belongs to, and the next one. Source: docs/class-lists.md.

import type { CalendarDay } from '../shared/calendar-day.ts';

/** Lists for the new year are written from the spring on: from this month on the coming year is meant. */
export const NEXT_YEAR_FROM_MONTH = 5;

const yearFrom = (first: number): string => `${first}/${String((first + 1) % 100).padStart(2, '0')}`;

/** A school year as people write it (`2026/27`, `2026/2027`, `2026-27`), as `2026/27`; undefined for what is none. */
export const parseSchoolYear = (text: string): string | undefined => {
  const [, first, second] = /^(2\d{3})\s?[/-]\s?(\d{2}|2\d{3})$/u.exec(text.trim()) ?? [];
  const next = Number(first) + 1;
  return Number(second) === next || Number(second) === next % 100 ? yearFrom(Number(first)) : undefined;
};

/** The school year that a list of this day is probably for: from May on the one that begins in that year. */
export const schoolYearOn = ({ year, month }: CalendarDay): string =>
  yearFrom(month >= NEXT_YEAR_FROM_MONTH ? year : year - 1);

/** The school year after this one; a text that is no school year stays what it is, and so does the last that is one (`2999/00`). */
export const nextSchoolYear = (schoolYear: string): string => {
  const known = parseSchoolYear(schoolYear);
  return known === undefined ? schoolYear : (parseSchoolYear(yearFrom(Number(known.slice(0, 4)) + 1)) ?? known);
};
