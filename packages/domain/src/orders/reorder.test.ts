import { describe, expect, it } from 'vitest';
import { PLAIN_CHANGE_ERRORS } from '../cart/change-error.ts';
import { reorderVerdict } from './reorder.ts';

describe('ordering a line again (docs/adr/0075)', () => {
  it('puts it into the basket, or says how many pieces are there', () => {
    expect(reorderVerdict(undefined)).toEqual({ kind: 'in-basket' });
    expect(reorderVerdict({ kind: 'cart.above-maximum', maximum: 2 })).toEqual({ kind: 'fewer', quantity: 2 });
    expect(reorderVerdict({ kind: 'cart.above-maximum', maximum: 0 })).toEqual({ kind: 'sold-out' });
    expect(reorderVerdict({ kind: 'cart.below-minimum', minimum: 5 })).toEqual({ kind: 'raised', quantity: 5 });
  });

  it('says that goods are sold out for now, that they are gone, or that the basket is full', () => {
    expect(reorderVerdict({ kind: 'cart.full' })).toEqual({ kind: 'basket-full' });
    expect(reorderVerdict({ kind: 'cart.not-for-sale' })).toEqual({ kind: 'sold-out' });
    for (const kind of PLAIN_CHANGE_ERRORS.filter((each) => each !== 'cart.full' && each !== 'cart.not-for-sale'))
      expect(reorderVerdict({ kind })).toEqual({ kind: 'gone' });
  });
});
