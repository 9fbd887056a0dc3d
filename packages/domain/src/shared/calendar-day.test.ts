import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarDay, calendarDayOf, dayNumberOf, monthsLater, parseDay, weekdayOf } from './calendar-day.ts';

const on = (text: string): CalendarDay => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
};

describe('days of the calendar', () => {
  it.each([
    ['1970-01-01', 0, 4],
    ['1969-12-31', -1, 3],
    ['2000-02-29', 11_016, 2],
    ['2000-03-01', 11_017, 3],
    ['2026-11-22', 20_779, 0],
    ['2100-02-28', 47_540, 0],
    ['2100-03-01', 47_541, 1],
  ])('%s is day %i, weekday %i', (text, number, weekday) => {
    expect(dayNumberOf(on(text))).toBe(number);
    expect(calendarDayOf(number)).toEqual(on(text));
    expect(weekdayOf(on(text))).toBe(weekday);
  });

  it.each(['2024-02-29', '0000-01-01', '2026-12-31'])('%s is one', (text) => {
    expect(parseDay(text)).toEqual(on(text));
  });

  it.each(['2023-02-29', '2026-13-01', '2026-00-01', '2026-04-31', '2026-4-3', ' 2026-04-03', 'abc', ''])(
    '%j is none',
    (text) => {
      expect(parseDay(text)).toBeUndefined();
    },
  );

  it('count on beyond the end of a month', () => {
    expect(dayNumberOf(on('2026-11-31'))).toBe(dayNumberOf(on('2026-12-01')));
  });

  it('law: every number is one day, and the next number the next day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200_000, max: 200_000 }), (number) => {
        const day = calendarDayOf(number);
        expect(dayNumberOf(day)).toBe(number);
        const next = calendarDayOf(number + 1);
        const follows =
          (next.day === day.day + 1 && next.month === day.month) ||
          (next.day === 1 && next.month === (day.month % 12) + 1);
        expect(follows).toBe(true);
      }),
    );
  });

  it('months later is the same day, or the last of a shorter month', () => {
    expect(monthsLater(on('2026-01-31'), 1)).toEqual(on('2026-02-28'));
    expect(monthsLater(on('2028-01-31'), 1)).toEqual(on('2028-02-29'));
    expect(monthsLater(on('2028-02-29'), 12)).toEqual(on('2029-02-28'));
    expect(monthsLater(on('2026-11-22'), 12)).toEqual(on('2027-11-22'));
    expect(monthsLater(on('2026-12-31'), 2)).toEqual(on('2027-02-28'));
  });
});
