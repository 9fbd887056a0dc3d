// On which day a parcel is expected. Source: spec 2 §3 "Order" (shipments: expected delivery), which leaves the day to the backend.

import { type CalendarDay, calendarDayOf, dayNumberOf, weekdayOf } from '../shared/calendar-day.ts';
import { type HolidayRule, isHoliday } from '../shared/public-holidays.ts';

/** Working days from the warehouse to the door within Germany: the longest that goods in stock are said to take. */
export const PARCEL_WORKING_DAYS = 3;

const SUNDAY = 0;

/** Where a parcel goes: the public holidays there, and how many working days longer it takes. */
export type ParcelTerms = { readonly holidays: readonly HolidayRule[]; readonly extraDeliveryDays: number };

/** The day on which a parcel is at the door, counted from its announcement in working days: nothing is brought on Sundays and public holidays. */
export const expectedDeliveryDay = (
  announced: CalendarDay,
  { holidays, extraDeliveryDays }: ParcelTerms,
): CalendarDay => {
  let number = dayNumberOf(announced);
  let left = PARCEL_WORKING_DAYS + extraDeliveryDays;
  while (left > 0) {
    number += 1;
    const day = calendarDayOf(number);
    if (weekdayOf(day) !== SUNDAY && !isHoliday(day, holidays)) left -= 1;
  }
  return calendarDayOf(number);
};
