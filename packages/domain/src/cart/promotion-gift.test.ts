import { describe, expect, it } from 'vitest';
import { aCartLine } from '../../test/builders/a-cart-line.ts';
import { money } from '../money/money.ts';
import type { CartOperation, VoucherState } from './cart.ts';
import {
  GIFT_CAME_MESSAGE,
  GIFT_LOST_MESSAGE,
  giftMessageOf,
  giftsToChoose,
  promotionGifts,
} from './promotion-gift.ts';

describe('a promotion gives by itself', () => {
  const gift = { promotionId: 'p', itemId: 'i', minimumCents: 5_000, isThere: true };

  it.each([
    [4_999, 0],
    [5_000, 1],
    [5_001, 1],
  ])('to goods worth %i cents %i gifts of 50.00', (value, count) => {
    expect(promotionGifts([gift], value)).toHaveLength(count);
  });

  it('what is there, each gift that is reached, and nothing to a cart that costs nothing', () => {
    const other = { ...gift, itemId: 'j', minimumCents: 10_000 };
    const unconditional = { ...gift, minimumCents: 0 };
    expect(promotionGifts([gift, other], 10_000)).toEqual([gift, other]);
    expect(promotionGifts([{ ...gift, isThere: false }], 10_000)).toEqual([]);
    expect([promotionGifts([unconditional], 0), promotionGifts([unconditional], 1)]).toEqual([[], [unconditional]]);
  });
});

describe('a promotion lets choose (spec 2 §3)', () => {
  const gift = { promotionId: 'p', itemId: 'i', minimumCents: 2_500, isThere: true };
  const dearer = { ...gift, itemId: 'j', minimumCents: 5_000 };
  const gone = { ...gift, minimumCents: 1_000, isThere: false };

  it.each([
    [2_499, []],
    [2_500, [gift]],
    [5_000, [gift, dearer]],
  ])('of gifts that are there, to goods worth %i cents %j', (value, gifts) => {
    expect(giftsToChoose([gone, gift, dearer], value)).toEqual({ gifts, fromCents: 2_500 });
  });

  it('from no value on where none is left', () => {
    expect(giftsToChoose([gone], 2_000)).toEqual({ gifts: [] });
    expect(giftsToChoose([], 2_000)).toEqual({ gifts: [] });
  });
});

describe('of gifts that come and go', () => {
  const goods = aCartLine({ id: 'goods' as never });
  const chosen = aCartLine({ id: 'gift' as never, kind: { kind: 'free-gift' } });
  const ofVoucher = aCartLine({ id: 'gift' as never, kind: { kind: 'free-gift', relatedVoucherCode: 'MITGIFT' } });
  const ofPromotion = aCartLine({ id: 'gift' as never, kind: { kind: 'promotion-free' } });
  const fewer: CartOperation = { kind: 'change-quantity', lineId: goods.id, quantity: 1 };

  it('the shopper is told when one goes, unless its voucher tells it', () => {
    expect(GIFT_LOST_MESSAGE).toBe('vue.cart.giftLost');
    expect(giftMessageOf(fewer, [goods, chosen], [goods])).toBe(GIFT_LOST_MESSAGE);
    expect(giftMessageOf(fewer, [goods, ofPromotion], [goods])).toBe(GIFT_LOST_MESSAGE);
    expect(giftMessageOf(fewer, [goods, ofVoucher], [goods])).toBeUndefined();
    expect(giftMessageOf(fewer, [goods, chosen], [goods, chosen])).toBeUndefined();
    expect(giftMessageOf(fewer, [goods], [])).toBeUndefined();
  });

  it('the shopper is told when the gift of a voucher goes that holds without it', () => {
    const named = { code: 'MITGIFT', name: 'Mit Geschenk', saving: money(100) };
    const told = (voucher: VoucherState) => giftMessageOf(fewer, [goods, ofVoucher], [goods], voucher);
    expect(told({ kind: 'redeemed', ...named })).toBe(GIFT_LOST_MESSAGE);
    expect(told({ kind: 'redeemed', ...named, code: 'ANDERER' })).toBeUndefined();
    expect(told({ kind: 'dormant', code: 'MITGIFT', name: 'Mit Geschenk' })).toBeUndefined();
    expect(told({ kind: 'none' })).toBeUndefined();
  });

  it('nothing is told of one that was taken out or gave way to another choice', () => {
    expect(giftMessageOf({ kind: 'remove-position', lineId: chosen.id }, [goods, chosen], [goods])).toBeUndefined();
    const other: CartOperation = { kind: 'add-free-article', promotionId: 'p', itemId: goods.itemId };
    expect(giftMessageOf(other, [goods, chosen], [goods])).toBeUndefined();
    expect(giftMessageOf(other, [goods, ofPromotion], [goods])).toBe(GIFT_LOST_MESSAGE);
  });

  it('the shopper is told when one of a promotion comes, or a chosen one comes back, not when it is chosen or its voucher brings it', () => {
    expect(GIFT_CAME_MESSAGE).toBe('vue.cart.giftCame');
    expect(giftMessageOf(fewer, [goods], [goods, ofPromotion])).toBe(GIFT_CAME_MESSAGE);
    expect(giftMessageOf(fewer, [goods, ofPromotion], [goods, ofPromotion])).toBeUndefined();
    expect(giftMessageOf(fewer, [goods], [goods, chosen])).toBe(GIFT_CAME_MESSAGE);
    expect(giftMessageOf(fewer, [goods, chosen], [goods, chosen])).toBeUndefined();
    const choice: CartOperation = { kind: 'add-free-article', promotionId: 'p', itemId: goods.itemId };
    expect(giftMessageOf(choice, [goods], [goods, chosen])).toBeUndefined();
    expect(giftMessageOf(fewer, [goods], [goods, ofVoucher])).toBeUndefined();
  });

  it('a chosen one came not back into a cart of which nobody knows what it held', () => {
    expect(giftMessageOf(fewer, undefined, [goods, chosen])).toBeUndefined();
    expect(giftMessageOf(fewer, undefined, [goods, ofPromotion])).toBe(GIFT_CAME_MESSAGE);
  });
});
