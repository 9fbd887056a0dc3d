import { describe, expect, it } from 'vitest';
import { settleTeaserQuantity, type TeaserQuantity } from './teaser-quantity.ts';

const ITEM = { minimumOrderQuantity: 5, maxQuantity: 50 };
const maximum: TeaserQuantity = { quantity: 50, limited: { kind: 'above-limit', amount: 50 } };
const minimum: TeaserQuantity = { quantity: 5, limited: { kind: 'below-minimum', amount: 5 } };

describe('the quantity field of a curated list (spec 3 §4 "Quantity field")', () => {
  it.each([
    ['5', { quantity: 5 }],
    [' 30 ', { quantity: 30 }],
    ['50', { quantity: 50 }],
    ['500', maximum],
    ['9'.repeat(400), maximum],
    ['4', minimum],
    ['0', minimum],
    ['-3', minimum],
  ])('"%s" is read after a pause as when the field is left', (text, set) => {
    expect([settleTeaserQuantity(text, ITEM, 'settled'), settleTeaserQuantity(text, ITEM, 'blurred')]).toEqual([
      set,
      set,
    ]);
  });

  it.each(['', 'viele', '1,5'])(
    '"%s" is no number: it stays while it is typed, and is 1 when the field is left, which is told',
    (text) => {
      const free = { minimumOrderQuantity: 1, maxQuantity: 50 };
      expect(settleTeaserQuantity(text, free, 'settled')).toBeUndefined();
      expect(settleTeaserQuantity(text, free, 'blurred')).toEqual({
        quantity: 1,
        limited: { kind: 'no-number', amount: 1 },
      });
      const least = { quantity: 5, limited: { kind: 'no-number', amount: 5 } };
      expect(settleTeaserQuantity(text, ITEM, 'blurred')).toEqual(least);
    },
  );

  it('an item without a maximum has that of lists', () => {
    const most = settleTeaserQuantity('99999', { minimumOrderQuantity: 1 }, 'blurred');
    expect(most).toEqual({ quantity: 9998, limited: { kind: 'above-limit', amount: 9998 } });
  });
});
