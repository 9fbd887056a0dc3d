import { describe, expect, it } from 'vitest';
import { aDealLine, aLine } from '../../testing/builders/a-cart.ts';
import { dealEvents } from './deal-events.ts';

const deal = aDealLine(2);

describe('events of lightning deals (spec 3 §8)', () => {
  it('names each deal of the cart with the suffix of deals, and no other goods', () => {
    expect(dealEvents('extend', [aLine(1), deal])).toEqual([
      { event: 'lightning_deal', action: 'extend', item_id: expect.stringContaining('item-2') },
    ]);
    expect(dealEvents('expire')).toEqual([]);
  });
});
