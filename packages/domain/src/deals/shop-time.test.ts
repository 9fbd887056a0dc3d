import { describe, expect, it } from 'vitest';
import { HOUR_MS, instantOf } from '../shared/instant.ts';
import { CLOCK_TOLERANCE_MS, clockLag, SHOP_TIME_ENTRY } from './shop-time.ts';

const SHOP = instantOf(1_763_800_000_000);
const lagOf = (ahead: number) => clockLag({ shop: SHOP, device: instantOf(SHOP + ahead) });

describe('the clock of a device (spec 3 §4: countdowns)', () => {
  it('is put right by what it differs from the shop’s', () => {
    expect([lagOf(HOUR_MS), lagOf(-HOUR_MS)]).toEqual([-HOUR_MS, HOUR_MS]);
  });

  it.each([0, 1, -1, CLOCK_TOLERANCE_MS, -CLOCK_TOLERANCE_MS])('is right while it differs by %d ms', (ms) =>
    expect(lagOf(ms)).toBe(0),
  );

  it.each([CLOCK_TOLERANCE_MS + 1, -CLOCK_TOLERANCE_MS - 1])('is wrong from %d ms on', (ms) =>
    expect(lagOf(ms)).toBe(-ms),
  );

  it('goes by an entry whose name a header can say', () => expect(SHOP_TIME_ENTRY).toMatch(/^[\w-]+$/));
});
