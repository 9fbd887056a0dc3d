import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { areAllDeliveryTimesTheSame } from './delivery-status.ts';
import {
  askedReviews,
  askedStars,
  type CountsByStar,
  countOfStar,
  hasMoreReviews,
  REVIEWS_AT_ONCE_MAX,
  REVIEWS_PER_PAGE,
  reviewSummary,
  starRatios,
  unreadReviews,
} from './reviews.ts';

describe('reviews (spec 1 §3, §9)', () => {
  it('have an average and a count', () => {
    expect(reviewSummary([1, 0, 0, 0, 3])).toEqual({ count: 4, average: 4, countsByStar: [1, 0, 0, 0, 3] });
    expect(reviewSummary([0, 1, 1, 0, 0]).average).toBe(2.5);
    expect(reviewSummary([0, 0, 0, 0, 0])).toEqual({ count: 0, average: 0, countsByStar: [0, 0, 0, 0, 0] });
  });

  it('are counted by a star, or all of them', () => {
    const summary = reviewSummary([1, 0, 0, 0, 3]);
    expect([undefined, 1, 2, 5].map((star) => countOfStar(summary, star))).toEqual([4, 1, 0, 3]);
  });

  it('have a share of every star in whole percent', () => {
    expect(starRatios([1, 1, 1, 0, 0])).toEqual([34, 33, 33, 0, 0]);
    expect(starRatios([0, 0, 0, 0, 0])).toEqual([0, 0, 0, 0, 0]);
  });

  it('are shown 5 at once, and 5 more each time', () => {
    expect(REVIEWS_PER_PAGE).toBe(5);
    expect([4, 5, 6].map((shown) => hasMoreReviews(shown, 5))).toEqual([true, false, false]);
  });

  it.each([
    [null, undefined],
    ['', undefined],
    ['abc', undefined],
    ['-5', undefined],
    ['0', 5],
    ['5', 5],
    ['6', 10],
    ['99', 100],
    ['100', 100],
    ['101', 100],
    ['99999', undefined],
  ])('are asked for in an address by full pages, a hundred at the most: %s', (text, count) => {
    expect([askedReviews(text), REVIEWS_AT_ONCE_MAX]).toEqual([count, 100]);
  });

  it.each([
    [null, undefined],
    ['', undefined],
    ['0', undefined],
    ['1', 1],
    ['5', 5],
    ['6', undefined],
    ['4.5', undefined],
    ['05', undefined],
    ['abc', undefined],
  ])('are those of so many stars where an address names them: %s', (text, star) => {
    expect(askedStars(text)).toBe(star);
  });

  it('are told where an address asks for stars or a number that are none', () => {
    expect(unreadReviews('6', 'abc')).toEqual([
      { kind: 'stars', value: '6' },
      { kind: 'reviews', value: 'abc' },
    ]);
  });

  it.each([
    ['5', '10'],
    ['', ''],
    [null, null],
  ])('are not told where an address can be read or says nothing: %s, %s', (stars, reviews) => {
    expect(unreadReviews(stars, reviews)).toEqual([]);
  });

  it('shares of the stars add up to 100 and the average lies between 1 and 5', () => {
    const counts = fc.tuple(fc.nat(500), fc.nat(500), fc.nat(500), fc.nat(500), fc.nat(500));
    fc.assert(
      fc.property(counts, (countsByStar: CountsByStar) => {
        const { count, average } = reviewSummary(countsByStar);
        expect(starRatios(countsByStar).reduce((all, share) => all + share, 0)).toBe(count === 0 ? 0 : 100);
        if (count > 0) expect(Math.min(Math.max(average, 1), 5)).toBe(average);
      }),
      { numRuns: NUM_RUNS },
    );
  });
});

describe('delivery times (spec 1 §3)', () => {
  it('are the same for all items or not', () => {
    const item = (deliveryStatusText: string) => ({ deliveryStatusText });
    expect(areAllDeliveryTimesTheSame([item('Auf Lager'), item('Auf Lager')])).toBe(true);
    expect(areAllDeliveryTimesTheSame([item('Auf Lager'), item('In 3 Tagen')])).toBe(false);
    expect(areAllDeliveryTimesTheSame([])).toBe(true);
  });
});
