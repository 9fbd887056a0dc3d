import { afterEach, describe, expect, it, vi } from 'vitest';
import { dayNumberOf, parseDay } from './calendar-day.ts';
import { DAY_MS, instantOf, SECOND_MS } from './instant.ts';
import { shopDay } from './shop-day.ts';

/** The moment so many seconds after the beginning of a day in UTC. */
const at = (day: string, seconds: number) =>
  instantOf(dayNumberOf(parseDay(day) ?? { year: 0, month: 1, day: 1 }) * DAY_MS + seconds * SECOND_MS);
const [TEN_PM, ELEVEN_PM] = [22 * 3_600, 23 * 3_600];

describe('the day by the shop clocks (ADR 0009)', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['2026-01-01', ELEVEN_PM - 1, '2026-01-01'],
    ['2026-01-01', ELEVEN_PM, '2026-01-02'],
    ['2026-03-28', ELEVEN_PM - 1, '2026-03-28'],
    ['2026-03-29', TEN_PM - 1, '2026-03-29'],
    ['2026-03-29', TEN_PM, '2026-03-30'],
    ['2026-10-25', ELEVEN_PM - 1, '2026-10-25'],
    ['2026-10-25', ELEVEN_PM, '2026-10-26'],
    ['2026-12-31', ELEVEN_PM, '2027-01-01'],
  ])('on %s, %i seconds after midnight in UTC, is %s, in winter as in summer', (day, seconds, shown) => {
    expect(shopDay(at(day, seconds))).toEqual(parseDay(shown));
  });

  it('makes the clock once', () => {
    shopDay(at('2026-01-01', 0));
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    shopDay(at('2026-01-02', 0));
    expect(made).not.toHaveBeenCalled();
  });

  it('throws for what is no moment', () => {
    expect(() => shopDay(instantOf(Number.NaN))).toThrow(RangeError);
  });
});
