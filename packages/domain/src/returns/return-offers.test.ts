import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { dayNumberOf, parseDay } from '../shared/calendar-day.ts';
import { DAY_MS, instantOf, SECOND_MS } from '../shared/instant.ts';
import { isInReturnPeriod, refundCents, regulationsFor, returnCarriersFor } from './return-offers.ts';
import { nextReturnState, returnState } from './return-state.ts';

/** The moment so many seconds after the beginning of a day in UTC. */
const inUtc = (day: string, seconds: number) =>
  instantOf(dayNumberOf(parseDay(day) ?? { year: 0, month: 1, day: 1 }) * DAY_MS + seconds * SECOND_MS);
const [HALF_PAST_MIDNIGHT, ONE_TO_ELEVEN_PM, ONE_TO_MIDNIGHT] = [1_800, 23 * 3_600 - 60, 24 * 3_600 - 60];

describe('how long goods can be sent back', () => {
  it('thirty days from their delivery; as long as they are on their way', () => {
    const delivered = instantOf(1_000);
    const after = (ms: number) => isInReturnPeriod(delivered, instantOf(1_000 + ms));
    expect([after(0), after(30 * DAY_MS - 1), after(30 * DAY_MS), after(31 * DAY_MS)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(isInReturnPeriod(undefined, instantOf(99 * DAY_MS))).toBe(true);
  });

  it.each([
    ['the end of summer time', '2026-10-01', '2026-10-31', HALF_PAST_MIDNIGHT],
    ['the beginning of summer time', '2026-03-01', '2026-03-31', HALF_PAST_MIDNIGHT],
    ['the end of the year in Berlin', '2026-12-31', '2027-01-30', ONE_TO_ELEVEN_PM],
    ['the end of the year in UTC', '2026-12-31', '2027-01-30', ONE_TO_MIDNIGHT],
  ])('F36: lasts thirty times 24 hours across %s', (_what, delivered, ends, seconds) => {
    const [at, end] = [inUtc(delivered, seconds), inUtc(ends, seconds)];
    expect([isInReturnPeriod(at, instantOf(end - 1)), isInReturnPeriod(at, end)]).toEqual([true, false]);
  });
});

describe('what becomes of the goods', () => {
  it.each([
    [['dislike'], ['refund']],
    [['damaged'], ['refund', 'replacement']],
    [
      ['damaged', 'defective', 'wrong'],
      ['refund', 'replacement'],
    ],
    [['damaged', 'dislike'], ['refund']],
    [['constructor'], ['refund']],
    [['nonsense'], ['refund']],
    [[undefined], ['refund']],
    [[], ['refund']],
  ])('%j: %j', (reasons, offered) => {
    expect(regulationsFor(reasons.map((reason) => (reason === undefined ? {} : { reason })))).toEqual(offered);
  });

  it('a part of a set is paid back and not replaced', () => {
    expect(regulationsFor([{ reason: 'damaged', componentSku: '000set-2' }])).toEqual(['refund']);
  });
});

describe('who carries them', () => {
  it('dhl in Germany, the post in Switzerland and Liechtenstein, dpd in three countries, nobody beyond, and nobody takes freight', () => {
    expect(['DE', 'AT', 'CH', 'LI', 'FR'].map((country) => returnCarriersFor(country, false))).toEqual([
      ['dhl', 'dpd'],
      ['dpd'],
      ['swiss-post', 'dpd'],
      ['swiss-post'],
      [],
    ]);
    expect(returnCarriersFor('DE', true)).toEqual([]);
  });
});

describe('what is paid back', () => {
  it('the share of the pieces in what the line cost', () => {
    expect(refundCents({ quantity: 3, totalCents: 1_000, returnedBefore: 0 }, 1)).toBe(333);
    expect(refundCents({ quantity: 3, totalCents: 1_000, returnedBefore: 1 }, 1)).toBe(334);
    expect(refundCents({ quantity: 3, totalCents: 1_000, returnedBefore: 0 }, 3)).toBe(1_000);
    expect(refundCents({ quantity: 0, totalCents: 1_000, returnedBefore: 0 }, 1)).toBe(0);
  });

  it('however the pieces come back, together they are what the line cost, and never more', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        (parts, totalCents) => {
          const quantity = parts.reduce((sum, part) => sum + part, 0);
          let returnedBefore = 0;
          let paid = 0;
          for (const part of parts) {
            const share = refundCents({ quantity, totalCents, returnedBefore }, part);
            expect(share).toBeGreaterThanOrEqual(0);
            paid += share;
            returnedBefore += part;
          }
          expect(paid).toBe(totalCents);
          expect(refundCents({ quantity, totalCents, returnedBefore }, 1)).toBe(0);
        },
      ),
      { numRuns: NUM_RUNS },
    );
  });
});

describe('how far a return is', () => {
  it('announced, arrived, settled, and then nothing more', () => {
    const at = instantOf(1);
    const steps = [{ announced: at }, { announced: at, arrived: at }, { announced: at, arrived: at, settled: at }];
    expect(steps.map(returnState)).toEqual(['announced', 'arrived', 'settled']);
    expect(steps.map(nextReturnState)).toEqual(['arrived', 'settled', undefined]);
  });
});
