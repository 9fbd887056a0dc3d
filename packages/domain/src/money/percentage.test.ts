import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { money } from './money.ts';
import { percentOf } from './percentage.ts';

describe('a share of an amount', () => {
  it('rounds half a cent up, also where binary fractions would lose it', () => {
    expect(percentOf(money(5_500), 0.7)).toEqual(money(39));
    expect(percentOf(money(-5_500), 0.7)).toEqual(money(-39));
    expect([49, 50, 51].map((amount) => percentOf(money(amount), 1).cents)).toEqual([0, 1, 1]);
  });

  it('is exact for every tenth of a percent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10_000_000, max: 10_000_000 }),
        fc.integer({ min: 0, max: 2_000 }),
        (amount, tenths) => {
          const thousandths = BigInt(amount) * BigInt(tenths);
          const [sign, size] = thousandths < 0n ? [-1n, -thousandths] : [1n, thousandths];
          expect(BigInt(percentOf(money(amount), tenths / 10).cents)).toBe(sign * ((size + 500n) / 1_000n));
        },
      ),
      { numRuns: NUM_RUNS },
    );
  });

  it('throws for what is no percentage', () => {
    expect(percentOf(money(0), 1e21)).toEqual(money(0));
    expect(() => percentOf(money(1), 1e21)).toThrow('whole number');
    for (const wrong of [Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => percentOf(money(1), wrong)).toThrow('percentage');
  });
});
