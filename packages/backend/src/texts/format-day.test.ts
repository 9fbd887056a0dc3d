import { describe, expect, it } from 'vitest';
import { formatDay, formatMoment } from './format-day.ts';

/** Half an hour before midnight in London is the next day in the shop. */
const LATE = Date.UTC(2026, 10, 20, 23, 30);
const GERMAN = { language: 'de' } as const;

describe('days in words', () => {
  it('are those of the shop, in the language and as long as asked for', () => {
    expect([formatDay(LATE, GERMAN), formatDay(LATE, { language: 'en' })]).toEqual([
      '21. November 2026',
      '21 November 2026',
    ]);
    expect(formatDay(LATE, GERMAN, 'full')).toBe('Samstag, 21. November 2026');
    expect(formatDay(LATE, GERMAN, 'medium')).toBe('21.11.2026');
  });

  it('are those of the storefront where it has words of its own, as on its pages', () => {
    const january = Date.UTC(2027, 0, 7, 12);
    const words = (['de', 'at', 'ch', 'b2b'] as const).map((store) => formatDay(january, { language: 'de', store }));
    expect(words).toEqual(['7. Januar 2027', '7. Jänner 2027', '7. Januar 2027', '7. Januar 2027']);
    expect(formatMoment(january, { language: 'de', store: 'at' }, 'short')).toBe('7. Jänner 2027 um 13:00');
    expect(formatDay(january, { language: 'en', store: 'at' })).toBe('7 January 2027');
    expect(formatDay(january, { language: 'de', store: 'gone' })).toBe('7. Januar 2027');
  });

  it('have a time where a moment is meant, and seconds and zone where it is proved', () => {
    expect(formatMoment(LATE, GERMAN, 'short')).toBe('21. November 2026 um 00:30');
    expect(formatMoment(LATE, GERMAN, 'long')).toBe('21. November 2026 um 00:30:00 MEZ');
  });
});
