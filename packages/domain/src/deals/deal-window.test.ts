import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someInstant } from '../../test/arbitraries/instant.arbitrary.ts';
import { NUM_RUNS } from '../../test/budget.ts';
import { instantOf, SECOND_MS } from '../shared/instant.ts';
import { type DealCycle, dealWindowAt } from './deal-window.ts';

const cycle = (): fc.Arbitrary<DealCycle> =>
  fc.record({ cycleSeconds: fc.integer({ min: 1, max: 900_000 }), phaseSeconds: fc.integer({ min: 0, max: 900_000 }) });

describe('dealWindowAt (spec 3 §4)', () => {
  it('begins with its phase and ends where the next one begins', () => {
    const deal: DealCycle = { cycleSeconds: 60, phaseSeconds: 15 };
    const startOf = (ms: number) => dealWindowAt(deal, instantOf(ms)).startsAt;
    expect(dealWindowAt(deal, instantOf(80_000))).toEqual({ startsAt: 75_000, endsAt: 135_000 });
    expect([74_999, 75_000, 134_999, 135_000].map(startOf)).toEqual([15_000, 75_000, 75_000, 135_000]);
    expect(startOf(14_999)).toBe(-45_000);
  });

  it('always holds the moment, is one cycle long and is followed without a gap', () => {
    fc.assert(
      fc.property(cycle(), someInstant(), (deal, now) => {
        const { startsAt, endsAt } = dealWindowAt(deal, now);
        expect(startsAt).toBeLessThanOrEqual(now);
        expect(endsAt).toBeGreaterThan(now);
        expect(endsAt - startsAt).toBe(deal.cycleSeconds * SECOND_MS);
        expect(dealWindowAt(deal, endsAt).startsAt).toBe(endsAt);
        expect(dealWindowAt(deal, instantOf(endsAt - 1)).startsAt).toBe(startsAt);
      }),
      { numRuns: NUM_RUNS },
    );
  });
});
