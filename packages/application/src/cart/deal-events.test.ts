import { money } from '@tornister/domain/money';
import { describe, expect, it } from 'vitest';
import { aLine } from '../../testing/builders/a-cart.ts';
import { dealEvents } from './deal-events.ts';

const deal = aLine(2, {
  kind: {
    kind: 'lightning-deal',
    quantityLightning: 1,
    quantityNormal: 0,
    maxQuantityLightning: 3,
    unitPriceLightning: money(99),
    dealSaving: money(100),
    isLightningAmountChanged: false,
  },
});

describe('events of lightning deals (spec 3 §8)', () => {
  it('names each deal of the cart with the suffix of deals, and no other goods', () => {
    expect(dealEvents('extend', [aLine(1), deal])).toEqual([
      { event: 'lightning_deal', action: 'extend', item_id: expect.stringContaining('item-2') },
    ]);
    expect(dealEvents('expire')).toEqual([]);
  });
});
