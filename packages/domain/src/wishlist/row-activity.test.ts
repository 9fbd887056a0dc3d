import { describe, expect, it } from 'vitest';
import {
  beginActivity,
  isRowLoading,
  type ListShare,
  listShare,
  modalAfterActivity,
  modalAfterList,
  type RowActivity,
} from './row-activity.ts';

const ACTIVITIES: readonly RowActivity[] = ['idle', 'changing-quantity', 'replacing-variant', 'adding-to-cart'];

describe('row loading (spec 3 §4)', () => {
  it('a row is loading while changing quantity, replacing a variant or adding to cart', () => {
    expect(ACTIVITIES.map(isRowLoading)).toEqual([false, true, true, true]);
  });

  it('after adding, the success flyout opens, and after nothing else', () => {
    expect(ACTIVITIES.map(modalAfterActivity)).toEqual([undefined, undefined, undefined, 'add-to-basket-success']);
  });

  it('only an idle row begins something', () => {
    expect(ACTIVITIES.map((wanted) => beginActivity('idle', wanted))).toEqual(ACTIVITIES);
    for (const busy of ACTIVITIES.slice(1)) {
      expect(ACTIVITIES.map((wanted) => beginActivity(busy, wanted))).toEqual([busy, busy, busy, busy]);
    }
  });
});

describe('a whole list into the basket (docs/adr/0076)', () => {
  const SHARES: readonly ListShare[] = ['all', 'some', 'none', 'unfinished'];

  it.each([
    [3, 3, 'all'],
    [3, 2, 'some'],
    [3, 1, 'some'],
    [3, 0, 'none'],
    [0, 0, 'none'],
  ])('of %i entries %i were added: %s', (wanted, added, share) => {
    expect(listShare({ wanted, added })).toBe(share);
  });

  it('an entry of which only some pieces went in makes it a part', () => {
    expect(listShare({ wanted: 1, added: 0, partly: 1 })).toBe('some');
    expect(listShare({ wanted: 2, added: 1, partly: 1 })).toBe('some');
  });

  it('a part of which nobody knows how it ended is told as that', () => {
    expect(listShare({ wanted: 3, added: 1, isUnfinished: true })).toBe('unfinished');
    expect(listShare({ wanted: 3, added: 0, partly: 1, isUnfinished: true })).toBe('unfinished');
  });

  it('the success flyout opens once anything went in', () => {
    const success = 'add-to-basket-success';
    expect(SHARES.map(modalAfterList)).toEqual([success, success, undefined, success]);
  });
});
