import { describe, expect, it } from 'vitest';
import { beginActivity, isRowLoading, modalAfterActivity, type RowActivity } from './row-activity.ts';

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
