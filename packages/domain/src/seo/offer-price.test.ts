import { describe, expect, it } from 'vitest';
import { aDeal } from '../../testing/a-product.ts';
import { money } from '../money/money.ts';
import { instantOf } from '../shared/instant.ts';
import { offerPriceOf } from './offer-price.ts';

const prices = { current: money(999), old: money(1_299) };
const lightningDeal = aDeal();

describe('the price of an offer', () => {
  it('is the ordinary one, beside the one that is struck through', () => {
    expect(offerPriceOf({ prices: { current: money(999) } }, instantOf(0))).toStrictEqual({ price: money(999) });
    expect(offerPriceOf({ prices }, instantOf(0))).toStrictEqual({ price: money(999), struck: money(1_299) });
  });

  it('is that of a deal until just before its end, and never one that is gone', () => {
    const deal = { until: instantOf(5), ordinary: money(999) };
    expect(offerPriceOf({ prices, lightningDeal }, instantOf(4))).toStrictEqual({
      price: money(799),
      struck: money(1_299),
      deal,
    });
    expect(offerPriceOf({ prices, lightningDeal }, instantOf(5)).price).toEqual(money(999));
    const gone = { ...lightningDeal, isAvailable: false };
    expect(offerPriceOf({ prices, lightningDeal: gone }, instantOf(4))).not.toHaveProperty('deal');
  });

  it('is not that of a deal of which every piece is reserved', () => {
    const at = (reservedPercentage: number) =>
      offerPriceOf({ prices, lightningDeal: { ...lightningDeal, reservedPercentage } }, instantOf(4)).price;
    expect([99, 100].map(at)).toEqual([money(799), money(999)]);
  });
});
