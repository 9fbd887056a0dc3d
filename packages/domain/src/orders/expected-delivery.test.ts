import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDayOf, dayNumberOf, weekdayOf } from '../shared/calendar-day.ts';
import { isHoliday } from '../shared/public-holidays.ts';
import type { StoreCode } from '../storefront/profiles/index.ts';
import { parcelTermsTo, tradingTermsOf } from '../storefront/profiles/terms.ts';
import { expectedDeliveryDay, PARCEL_WORKING_DAYS } from './index.ts';

const day = (text: string) => {
  const [year = 0, month = 0, dayOfMonth = 0] = text.split('-').map(Number);
  return { year, month, day: dayOfMonth };
};
const expectedAfter = (announced: string, store: StoreCode = 'de', country = tradingTermsOf(store).homeCountry) =>
  expectedDeliveryDay(day(announced), parcelTermsTo(store, country));

describe('the day on which a parcel is expected', () => {
  it('is the third working day, Saturdays among them', () => {
    // Monday to Thursday, Wednesday to Saturday.
    expect(expectedAfter('2026-11-23')).toEqual(day('2026-11-26'));
    expect(expectedAfter('2026-11-25')).toEqual(day('2026-11-28'));
  });

  it('passes over Sundays', () => {
    // Thursday to Monday.
    expect(expectedAfter('2026-11-26')).toEqual(day('2026-11-30'));
  });

  it('passes over the public holidays of the country', () => {
    // Wednesday: Christmas Day, St Stephen's Day and a Sunday lie between; and New Year's Eve is none.
    expect(expectedAfter('2026-12-23')).toEqual(day('2026-12-29'));
    expect(expectedAfter('2026-12-29')).toEqual(day('2027-01-02'));
  });

  it('is later where parcels take longer', () => {
    expect(expectedAfter('2026-11-23', 'at')).toEqual(day('2026-11-27'));
    expect(expectedAfter('2026-11-23', 'ch')).toEqual(day('2026-11-28'));
  });

  it('goes by the country that the parcel goes to, whichever storefront has sold it', () => {
    expect(expectedAfter('2026-11-23', 'de', 'NL')).toEqual(day('2026-11-28'));
    expect(expectedAfter('2026-11-23', 'at', 'DE')).toEqual(day('2026-11-26'));
    // 26 October is a holiday in Austria, 3 October (a Saturday that year) in Germany.
    expect(expectedAfter('2026-10-23', 'de', 'AT')).toEqual(day('2026-10-30'));
    expect(expectedAfter('2026-10-23', 'de', 'NL')).toEqual(day('2026-10-29'));
    expect(expectedAfter('2026-10-01', 'at', 'DE')).toEqual(day('2026-10-06'));
  });

  it('is always a working day, and never sooner than so many days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 15_000, max: 30_000 }), (number) => {
        const terms = parcelTermsTo('de', 'DE');
        const expected = expectedDeliveryDay(calendarDayOf(number), terms);
        expect(weekdayOf(expected)).not.toBe(0);
        expect(isHoliday(expected, terms.holidays)).toBe(false);
        expect(dayNumberOf(expected)).toBeGreaterThanOrEqual(number + PARCEL_WORKING_DAYS);
      }),
    );
  });
});
