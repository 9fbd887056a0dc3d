import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHF, someCents, someMoney } from '../../test/arbitraries/money.arbitrary.ts';
import { NUM_RUNS } from '../../test/budget.ts';
import {
  type DiscountableLine,
  discountableSum,
  isDiscountAllowed,
  savingsOf,
  specialPriceOf,
  spreadDiscount,
} from './discount.ts';
import { cents, money } from './money.ts';

const RUNS = { numRuns: NUM_RUNS };
const someLines = fc.array(
  fc.record({
    amount: someCents(0, 1_000_000).map(cents),
    hasFixedPrice: fc.boolean(),
    isOutsideVoucher: fc.boolean(),
  }),
  { maxLength: 8 },
);
const line = (amount: number, hasFixedPrice = false): DiscountableLine => ({ amount: cents(amount), hasFixedPrice });

describe('fixed book prices (§§ 3, 5 BuchPrG)', () => {
  const book = { price: money(1_000), hasFixedPrice: true };
  const pen = { price: money(1_000), hasFixedPrice: false };

  it('keep a book from every discount and special price', () => {
    expect([isDiscountAllowed(book), isDiscountAllowed(pen)]).toEqual([false, true]);
    expect(specialPriceOf(book, money(800))).toBeUndefined();
    expect(specialPriceOf(pen, money(800))).toEqual(money(800));
  });

  it('a special price that is not lower is none', () => {
    expect(specialPriceOf(pen, money(1_000))).toBeUndefined();
    expect(specialPriceOf(pen, money(1_001))).toBeUndefined();
    expect(specialPriceOf(pen, money(999))).toEqual(money(999));
    expect(specialPriceOf(pen, money(1, CHF))).toBeUndefined();
  });

  it('do not count for what can be discounted', () => {
    expect(discountableSum([line(100), line(900, true), line(50)])).toBe(150);
    expect(discountableSum([])).toBe(0);
  });
});

describe('savings', () => {
  it('are the difference to the struck price for every piece', () => {
    expect(savingsOf(money(500), money(400), 3)).toEqual(money(300));
    expect(savingsOf(money(400), money(500), 3)).toEqual(money(0));
    expect(savingsOf(money(500), money(400, CHF), 3)).toEqual(money(0, CHF));
  });
});

describe('spreadDiscount', () => {
  it('spreads a voucher in proportion, books excluded', () => {
    expect(spreadDiscount(money(100), [line(300), line(500, true), line(100)])).toEqual([
      money(75),
      money(0),
      money(25),
    ]);
  });

  it('gives nothing to goods that the voucher is not for, which do not count either', () => {
    const cupboard = { ...line(50_000), isOutsideVoucher: true };
    expect(discountableSum([line(199), cupboard])).toBe(199);
    expect(spreadDiscount(money(40), [cupboard, line(199)])).toEqual([money(0), money(40)]);
    expect(spreadDiscount(money(40), [cupboard])).toEqual([money(0)]);
  });

  it('takes no more than there is', () => {
    expect(spreadDiscount(money(1_000), [line(300), line(500, true)])).toEqual([money(300), money(0)]);
  });

  it('takes nothing from books alone, from nothing, or for less than nothing', () => {
    expect(spreadDiscount(money(100, CHF), [line(500, true)])).toEqual([money(0, CHF)]);
    expect(spreadDiscount(money(100), [])).toEqual([]);
    expect(spreadDiscount(money(-100), [line(500)])).toEqual([money(0)]);
    expect(spreadDiscount(money(100), [line(-500), line(200)])).toEqual([money(0), money(100)]);
  });
});

describe('discounts as laws', () => {
  it('no special price is ever a book’s, nor makes anything dearer', () => {
    fc.assert(
      fc.property(someMoney(), fc.boolean(), someMoney(), (price, hasFixedPrice, special) => {
        const found = specialPriceOf({ price, hasFixedPrice }, special);
        expect(found).toEqual(!hasFixedPrice && special.cents < price.cents ? special : undefined);
      }),
      RUNS,
    );
  });

  it('shares of a discount add up to it, as far as the goods reach', () => {
    fc.assert(
      fc.property(someMoney(0, 2_000_000), someLines, (discount, lines) => {
        const total = spreadDiscount(discount, lines).reduce((all, share) => all + share.cents, 0);
        expect(total).toBe(Math.min(discount.cents, discountableSum(lines)));
      }),
      RUNS,
    );
  });

  it('no line gets more than it costs, and neither a book nor a line outside the voucher anything', () => {
    fc.assert(
      fc.property(someMoney(0, 2_000_000), someLines, (discount, lines) => {
        for (const [index, share] of spreadDiscount(discount, lines).entries()) {
          const line = lines[index];
          const most = line?.hasFixedPrice || line?.isOutsideVoucher ? 0 : (line?.amount ?? 0);
          expect(share.cents).toBeGreaterThanOrEqual(0);
          expect(share.cents).toBeLessThanOrEqual(most);
        }
      }),
      RUNS,
    );
  });
});
