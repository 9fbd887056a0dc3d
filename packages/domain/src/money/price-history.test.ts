import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someInstant } from '../../test/arbitraries/instant.arbitrary.ts';
import { CHF, someMoney } from '../../test/arbitraries/money.arbitrary.ts';
import { NUM_RUNS } from '../../test/budget.ts';
import { dayNumberOf, parseDay } from '../shared/calendar-day.ts';
import { DAY_MS, instantOf, SECOND_MS } from '../shared/instant.ts';
import { money } from './money.ts';
import {
  continuedHistory,
  LOWEST_PRICE_WINDOW_DAYS,
  lowestPrice30d,
  type PricePoint,
  priceAt,
  reductionAt,
  reductionFrom,
} from './price-history.ts';

const RUNS = { numRuns: NUM_RUNS };
const NOW = 1_800_000_000_000;
const daysAgo = (days: number) => instantOf(NOW - days * DAY_MS);
const point = (price: number, days: number): PricePoint => ({ price: money(price), from: daysAgo(days) });
const now = instantOf(NOW);

/** The moment so many seconds after the beginning of a day in UTC. */
const inUtc = (day: string, seconds: number) =>
  instantOf(dayNumberOf(parseDay(day) ?? { year: 0, month: 1, day: 1 }) * DAY_MS + seconds * SECOND_MS);
const [HALF_PAST_MIDNIGHT, ONE_TO_ELEVEN_PM, ONE_TO_MIDNIGHT] = [1_800, 23 * 3_600 - 60, 24 * 3_600 - 60];

const someHistory = fc.array(
  fc.record({
    price: someMoney(1, 100_000),
    from: fc.integer({ min: 0, max: 120 * DAY_MS }).map((age) => instantOf(NOW - age)),
  }),
  { maxLength: 10 },
);

describe('reductions (§ 11 PAngV)', () => {
  const history = [point(1_000, 25), point(800, 15), point(1_200, 5)];

  it.each([
    ['the end of summer time', '2026-10-01', '2026-10-31', HALF_PAST_MIDNIGHT],
    ['the beginning of summer time', '2026-03-01', '2026-03-31', HALF_PAST_MIDNIGHT],
    ['the end of the year in Berlin', '2026-12-31', '2027-01-30', ONE_TO_ELEVEN_PM],
    ['the end of the year in UTC', '2026-12-31', '2027-01-30', ONE_TO_MIDNIGHT],
  ])('F36: looks back thirty times 24 hours across %s', (_what, ended, last, seconds) => {
    const [changed, at] = [inUtc(ended, seconds), inUtc(last, seconds)];
    const replaced: readonly PricePoint[] = [
      { price: money(500), from: instantOf(changed - DAY_MS) },
      { price: money(900), from: changed },
    ];
    expect([lowestPrice30d(replaced, instantOf(at - 1)), lowestPrice30d(replaced, at)]).toEqual([
      money(500),
      money(900),
    ]);
  });

  it('counts 10, 8, 12 and then 9 as no reduction', () => {
    expect(lowestPrice30d(history, now)).toEqual(money(800));
    expect(reductionFrom(money(900), lowestPrice30d(history, now))).toBeUndefined();
    expect(reductionAt([...history, point(900, 0)], now)).toBeUndefined();
  });

  it('strikes 8 for a price of 7, by 12 percent', () => {
    expect(reductionAt([...history, point(700, 0)], now)).toEqual({
      strikePrice: money(800),
      percent: 12,
      saving: money(100),
    });
  });

  it('counts a price just below the lowest, not one equal to it', () => {
    expect(reductionFrom(money(800), money(800))).toBeUndefined();
    expect(reductionFrom(money(799), money(800))).toEqual({ strikePrice: money(800), percent: 0, saving: money(1) });
  });

  it('compares with the 30 days before the reduction began, not before today', () => {
    expect(reductionAt([...history, point(700, 3)], now)?.strikePrice).toEqual(money(800));
  });

  it('goes on while the reduced price is only written down again', () => {
    const again = [...history, point(700, 3), point(700, 2), point(700, 1)];
    expect(reductionAt(again, now)?.strikePrice).toEqual(money(800));
    expect(priceAt(again, now)?.from).toBe(daysAgo(3));
  });

  it('is none for a price that was there within 30 days before, however it went up in between', () => {
    expect(reductionAt([point(700, 20), point(1_000, 10), point(700, 1)], now)).toBeUndefined();
    expect(reductionAt([point(700, 50), point(1_000, 32), point(700, 1)], now)?.strikePrice).toEqual(money(1_000));
  });

  it('does not reduce a price that never was another, or one in another currency', () => {
    expect(reductionAt([point(700, 1)], now)).toBeUndefined();
    expect(reductionAt([], now)).toBeUndefined();
    expect(reductionFrom(money(1, CHF), money(800))).toBeUndefined();
    expect(reductionFrom(money(1), undefined)).toBeUndefined();
  });
});

describe('lowestPrice30d', () => {
  it('looks back 30 days', () => {
    expect(LOWEST_PRICE_WINDOW_DAYS).toBe(30);
  });

  it('counts a price that still held when the window began', () => {
    expect(lowestPrice30d([point(500, 60), point(900, 29)], now)).toEqual(money(500));
  });

  it('does not count a price that ended when the window began, or earlier', () => {
    expect(lowestPrice30d([point(500, 60), point(900, 30)], now)).toEqual(money(900));
    expect(lowestPrice30d([point(500, 60), point(900, 31)], now)).toEqual(money(900));
    const endedJustInside = { price: money(900), from: instantOf(daysAgo(30) + 1) };
    expect(lowestPrice30d([point(500, 60), endedJustInside], now)).toEqual(money(500));
  });

  it('does not count a price that begins now or later', () => {
    expect(lowestPrice30d([point(500, 1), point(100, 0)], now)).toEqual(money(500));
    expect(lowestPrice30d([point(500, 1), point(100, -1)], now)).toEqual(money(500));
    expect(lowestPrice30d([point(100, 0)], now)).toBeUndefined();
    expect(lowestPrice30d([], now)).toBeUndefined();
  });

  it('does not count a price that was replaced at the moment it began', () => {
    expect(lowestPrice30d([point(100, 5), point(900, 5)], now)).toEqual(money(900));
  });

  it('reads a history in any order', () => {
    expect(lowestPrice30d([point(900, 29), point(500, 60)], now)).toEqual(money(500));
  });
});

describe('priceAt', () => {
  it('is the last price that began at the moment or before', () => {
    const history = [point(2, 1), point(1, 3), point(3, -1)];
    expect(priceAt(history, now)?.price).toEqual(money(2));
    expect(priceAt(history, daysAgo(1))?.price).toEqual(money(2));
    expect(priceAt(history, instantOf(daysAgo(1) - 1))?.price).toEqual(money(1));
    expect(priceAt(history, daysAgo(4))).toBeUndefined();
  });

  it('has held since before a price that was replaced at the moment it began', () => {
    const history = [point(1_200, 106), point(1_000, 6), point(900, 1), point(1_000, 1)];
    expect(priceAt(history, now)).toEqual(point(1_000, 6));
    expect(reductionAt(history, now)?.strikePrice).toEqual(money(1_200));
  });
});

describe('reductions as laws', () => {
  it('a price that held within the window is never below the lowest', () => {
    fc.assert(
      fc.property(someHistory, (history) => {
        const lowest = lowestPrice30d(history, now);
        for (const moment of [0.5, 7, 15, 29.9]) {
          const held = priceAt(history, daysAgo(moment));
          if (held) expect(lowest?.cents).toBeLessThanOrEqual(held.price.cents);
        }
      }),
      RUNS,
    );
  });

  it('an announced reduction is always below its struck price', () => {
    fc.assert(
      fc.property(someHistory, (history) => {
        const reduction = reductionAt(history, now);
        const current = priceAt(history, now);
        if (!reduction || !current) return;
        expect(current.price.cents + reduction.saving.cents).toBe(reduction.strikePrice.cents);
        expect(reduction.saving.cents).toBeGreaterThan(0);
      }),
      RUNS,
    );
  });

  it('a price of an earlier time can only lower the lowest price', () => {
    fc.assert(
      fc.property(someHistory, someMoney(1, 100_000), (history, extra) => {
        const before = lowestPrice30d(history, now);
        const after = lowestPrice30d([...history, { price: extra, from: daysAgo(200) }], now);
        if (before && after) expect(after.cents).toBeLessThanOrEqual(before.cents);
      }),
      RUNS,
    );
  });

  it('writing the price down again changes no reduction', () => {
    fc.assert(
      fc.property(someHistory, fc.integer({ min: 1, max: 120 * DAY_MS }), (history, age) => {
        const moment = instantOf(NOW - age);
        const held = priceAt(history, moment);
        fc.pre(held !== undefined && history.every(({ from }) => from !== moment));
        expect(reductionAt([...history, { price: held.price, from: moment }], now)).toEqual(reductionAt(history, now));
      }),
      RUNS,
    );
  });

  it('moving the whole history in time moves nothing else', () => {
    fc.assert(
      fc.property(someHistory, someInstant(), (history, other) => {
        const moved = history.map(({ price, from }) => ({ price, from: instantOf(from - NOW + other) }));
        expect(reductionAt(moved, other)).toEqual(reductionAt(history, now));
      }),
      RUNS,
    );
  });
});

describe('a history that is stated (§ 11 PAngV)', () => {
  const price = money(900);
  const stated = [point(1_000, 60), point(900, 20)];

  it('takes the place of what was kept until its last entry', () => {
    const kept = [point(500, 90), point(1_000, 60), point(700, 40), point(900, 20)];
    expect(continuedHistory({ stated, kept, price }, now)).toEqual(stated);
  });

  it('hides no price that was asked since its last entry', () => {
    const kept = [...stated, point(800, 5)];
    expect(continuedHistory({ stated, kept, price }, now)).toEqual([...kept, point(900, 0)]);
  });

  it('goes on with what was kept where none is stated, or an empty one', () => {
    const kept = [point(1_000, 60), point(900, 20)];
    expect(continuedHistory({ stated: undefined, kept, price }, now)).toEqual(kept);
    expect(continuedHistory({ stated: [], kept, price: money(800) }, now)).toEqual([...kept, point(800, 0)]);
    expect(continuedHistory({ stated: undefined, kept: [], price }, now)).toEqual([point(900, 0)]);
  });

  it('asks for the price that holds, not for one that is yet to come', () => {
    const announced = [...stated, point(700, -5)];
    const kept = [...stated, point(800, 3), point(900, 2)];
    expect(continuedHistory({ stated: announced, kept: [], price }, now)).toEqual(announced);
    expect(continuedHistory({ stated: announced, kept, price }, now)).toEqual([...kept, point(700, -5)]);
  });

  it('has one price for a moment, the last that is said of it', () => {
    expect(continuedHistory({ stated: [point(1_000, 0)], kept: [point(800, 0)], price }, now)).toEqual([point(900, 0)]);
  });

  it('says nothing new when the same is stated again', () => {
    fc.assert(
      fc.property(someHistory, someHistory, someMoney(1, 100_000), (before, kept, price) => {
        const stated = before.filter(({ from }) => from < NOW);
        const history = continuedHistory({ stated, kept, price }, now);
        const later = instantOf(NOW + DAY_MS);
        expect(continuedHistory({ stated, kept: history, price }, later)).toEqual(history);
        expect(priceAt(history, now)?.price.cents).toBe(price.cents);
      }),
      RUNS,
    );
  });
});
