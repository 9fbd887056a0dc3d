import { expect, it } from 'vitest';
import { membershipAt } from '../session/prime.ts';
import { instantOf } from '../shared/instant.ts';
import { shopDay } from '../shared/shop-day.ts';
import { lastMomentOf } from './last-moment.ts';

it('what is over with the beginning of a day ends on the day before, and runs until then', () => {
  // 2027-11-22T23:00Z: the 23rd begins in the shop.
  const midnight = instantOf(1_826_924_400_000);
  const dayBefore = { year: 2027, month: 11, day: 22 };
  expect(shopDay(midnight)).toEqual({ ...dayBefore, day: 23 });
  expect(shopDay(lastMomentOf(midnight))).toEqual(dayBefore);
  expect(shopDay(lastMomentOf(instantOf(midnight + 1)))).toEqual({ ...dayBefore, day: 23 });
  const membership = { status: 'ACTIVE', abo: false, endDate: midnight };
  expect(membershipAt(membership, lastMomentOf(midnight)).kind).toBe('running');
});
