import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNumberOf, weekdayOf } from './calendar-day.ts';
import { easterSunday, isHoliday } from './public-holidays.ts';

describe('public holidays', () => {
  it.each([
    [1818, 3, 22],
    [1943, 4, 25],
    [2000, 4, 23],
    [2024, 3, 31],
    [2026, 4, 5],
    [2038, 4, 25],
    [2285, 3, 22],
  ])('Easter Sunday of %i is on %i/%i', (year, month, day) => {
    expect(easterSunday(year)).toEqual({ year, month, day });
  });

  it('law: Easter is a Sunday from 22 March to 25 April', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_583, max: 9_999 }), (year) => {
        const easter = easterSunday(year);
        expect(weekdayOf(easter)).toBe(0);
        expect(dayNumberOf(easter)).toBeGreaterThanOrEqual(dayNumberOf({ year, month: 3, day: 22 }));
        expect(dayNumberOf(easter)).toBeLessThanOrEqual(dayNumberOf({ year, month: 4, day: 25 }));
      }),
    );
  });

  it('are on a date, so many days after Easter, or the last weekday before a date', () => {
    const rules = [{ month: 5, day: 1 }, { daysAfterEaster: 39 }, { weekday: 3, before: { month: 11, day: 23 } }];
    expect(isHoliday({ year: 2026, month: 5, day: 1 }, rules)).toBe(true);
    expect(isHoliday({ year: 2026, month: 5, day: 14 }, rules)).toBe(true);
    expect(isHoliday({ year: 2026, month: 11, day: 18 }, rules)).toBe(true);
    expect(isHoliday({ year: 2026, month: 5, day: 2 }, rules)).toBe(false);
  });

  it('law: the last Wednesday before a date is one to seven days before it', () => {
    const rule = { weekday: 3, before: { month: 11, day: 23 } };
    fc.assert(
      fc.property(fc.integer({ min: 1_583, max: 9_999 }), (year) => {
        const days = [16, 17, 18, 19, 20, 21, 22].filter((day) => isHoliday({ year, month: 11, day }, [rule]));
        expect(days).toHaveLength(1);
        expect(weekdayOf({ year, month: 11, day: days[0] ?? 0 })).toBe(3);
      }),
    );
  });

  it('are none without rules', () => {
    expect(isHoliday({ year: 2026, month: 1, day: 1 }, [])).toBe(false);
  });
});
