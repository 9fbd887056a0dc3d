import { instantOf, shopDay } from '@tornister/domain/shared';
import { describe, expect, it } from 'vitest';
import { startOfShopDay } from './shop-calendar.ts';

describe('days of the shop', () => {
  it.each([
    [2026, 1, 1, '2025-12-31T23:00:00Z'],
    [2026, 7, 1, '2026-06-30T22:00:00Z'],
    // Clocks go forward on 29 March and back on 25 October 2026, at two and at three in the morning.
    [2026, 3, 29, '2026-03-28T23:00:00Z'],
    [2026, 3, 30, '2026-03-29T22:00:00Z'],
    [2026, 10, 25, '2026-10-24T22:00:00Z'],
    [2026, 10, 26, '2026-10-25T23:00:00Z'],
  ])('%i-%i-%i begins at %s', (year, month, day, at) => {
    const start = startOfShopDay(year, month, day);
    expect(new Date(start).toISOString()).toBe(at.replace('Z', '.000Z'));
    expect(shopDay(start)).toEqual({ year, month, day });
    expect(shopDay(instantOf(start - 1))).not.toEqual({ year, month, day });
  });
});
