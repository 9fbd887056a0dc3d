import { describe, expect, it } from 'vitest';
import { formatDay, formatMoment } from './format-day.ts';

/** Half an hour before midnight in London is the next day in the shop. */
const LATE = Date.UTC(2026, 10, 20, 23, 30);

describe('days in words', () => {
  it('are those of the shop, in the language and as long as asked for', () => {
    expect([formatDay(LATE, 'de'), formatDay(LATE, 'en')]).toEqual(['21. November 2026', '21 November 2026']);
    expect(formatDay(LATE, 'de', 'full')).toBe('Samstag, 21. November 2026');
    expect(formatDay(LATE, 'de', 'medium')).toBe('21.11.2026');
  });

  it('have a time where a moment is meant, and seconds and zone where it is proved', () => {
    expect(formatMoment(LATE, 'de', 'short')).toBe('21. November 2026 um 00:30');
    expect(formatMoment(LATE, 'de', 'long')).toBe('21. November 2026 um 00:30:00 MEZ');
  });
});
