// Public holidays by country, for periods that must not end on one. A day counts that is a holiday anywhere in the country, in favour of the customer.

import type { HolidayRule } from '../../shared/public-holidays.ts';

const GOOD_FRIDAY = { daysAfterEaster: -2 };
const EASTER_MONDAY = { daysAfterEaster: 1 };
const ASCENSION = { daysAfterEaster: 39 };
const WHIT_MONDAY = { daysAfterEaster: 50 };
const CORPUS_CHRISTI = { daysAfterEaster: 60 };
const WEDNESDAY = 3;

const on = (month: number, day: number): HolidayRule => ({ month, day });

/** What Germany, Austria and Switzerland share. */
const SHARED: readonly HolidayRule[] = [
  on(1, 1),
  on(1, 6),
  GOOD_FRIDAY,
  EASTER_MONDAY,
  on(5, 1),
  ASCENSION,
  WHIT_MONDAY,
  CORPUS_CHRISTI,
  on(8, 15),
  on(11, 1),
  on(12, 25),
  on(12, 26),
];

/** By the laws of the states; the Peace Festival (8 August) is one of Augsburg, the Day of Repentance one of Saxony. */
export const GERMAN_HOLIDAYS: readonly HolidayRule[] = [
  ...SHARED,
  on(3, 8),
  on(8, 8),
  on(9, 20),
  on(10, 3),
  on(10, 31),
  { weekday: WEDNESDAY, before: { month: 11, day: 23 } },
];

/** By § 7(2) ARG; Good Friday is put on a par with them for the ends of periods (BGBl. 37/1961). */
export const AUSTRIAN_HOLIDAYS: readonly HolidayRule[] = [...SHARED, on(10, 26), on(12, 8)];

/** The national day and what cantons observe. */
export const SWISS_HOLIDAYS: readonly HolidayRule[] = [...SHARED, on(1, 2), on(3, 19), on(6, 29), on(8, 1), on(12, 8)];
