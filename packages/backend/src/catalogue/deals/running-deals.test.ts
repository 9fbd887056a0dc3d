import { money } from '@tornister/domain/money';
import { instantOf } from '@tornister/domain/shared';
import { describe, expect, it } from 'vitest';
import { dealInfoOf, type RunningDeal } from './running-deals.ts';

const deal: RunningDeal = {
  id: 'deal',
  itemId: '1-1',
  productId: '1',
  hasFixedPrice: false,
  content: { base_amount: null, base_unit: null },
  endsAt: instantOf(1_000),
  reserved: 3,
  allowance: 4,
  quantityMax: 2,
  specialPrice: money(800),
};

const forSale = (cents: number) => ({ price: money(cents), isForSale: true });

describe('what a lightning deal shows', () => {
  it('is its price, its end and how much of it is taken', () => {
    expect(dealInfoOf(deal, forSale(801))).toEqual({
      isAvailableLightningDeal: true,
      lightningDealTimestampUntil: 1_000,
      lightningReservedPercentageRoundFloor: 75,
      lightningSpecialPrice: money(800),
      lightningBasePrice: null,
      lightningQuantityMax: 2,
    });
    expect(dealInfoOf({ ...deal, reserved: 4 }, forSale(801))?.isAvailableLightningDeal).toBe(false);
  });

  it('has the base price of what is paid now, where the law asks for one (§ 4 PAngV)', () => {
    const paint = { ...deal, content: { base_amount: 0.25, base_unit: 'l' } as const };
    expect(dealInfoOf(paint, forSale(1_000))?.lightningBasePrice).toEqual({ price: money(3_200), unit: 'l' });
  });

  it('is nothing where it would not be cheaper', () => {
    expect(dealInfoOf(deal, forSale(800))).toBeUndefined();
    expect(dealInfoOf(deal, forSale(799))).toBeUndefined();
    expect(dealInfoOf(undefined, forSale(801))).toBeUndefined();
  });

  it('is nothing for goods that cannot be bought, though its allowance is not used up (§ 5 UWG)', () => {
    expect(dealInfoOf(deal, { ...forSale(801), isForSale: false })).toBeUndefined();
  });

  it('is nothing for books, whose price is fixed (§ 5 BuchPrG)', () => {
    expect(dealInfoOf({ ...deal, hasFixedPrice: true }, forSale(801))).toBeUndefined();
  });
});
