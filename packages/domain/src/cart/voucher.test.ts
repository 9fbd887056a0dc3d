import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHF, EUR, someCents } from '../../test/arbitraries/money.arbitrary.ts';
import { NUM_RUNS } from '../../test/budget.ts';
import { spreadDiscount } from '../money/discount.ts';
import { cents, money } from '../money/money.ts';
import { instantOf } from '../shared/instant.ts';
import {
  isDormant,
  missingToMinimum,
  parseVoucherCode,
  redeemVoucher,
  VOUCHER_CODE_MAX_LENGTH,
  type Voucher,
  type VoucherBasket,
  type VoucherBenefit,
} from './voucher.ts';

const NOW = instantOf(1_000);
const tenPercent: Voucher = { code: 'TEN', name: 'Ten percent', benefit: { kind: 'percent', percent: 10 } };
const basket = (amount: number, books = 0): VoucherBasket => ({
  currency: EUR,
  lines: [
    { amount: cents(amount), hasFixedPrice: false },
    { amount: cents(books), hasFixedPrice: true },
  ],
});
const saving = (voucher: Voucher, of = basket(1_000)) => redeemVoucher(voucher, of, NOW)._unsafeUnwrap().cents;
const refusal = (voucher: Voucher, of = basket(1_000)) => redeemVoucher(voucher, of, NOW)._unsafeUnwrapErr();

describe('voucher codes', () => {
  it('are read without spaces and in capitals', () => {
    expect(parseVoucherCode(' schul start-26_x ')._unsafeUnwrap()).toBe('SCHULSTART-26_X');
    expect(parseVoucherCode('größe')._unsafeUnwrap()).toBe('GRÖSSE');
    expect(parseVoucherCode('schüler'.normalize('NFD'))._unsafeUnwrap()).toBe('SCHÜLER');
  });

  it('are refused when empty, too long or with other signs', () => {
    expect(parseVoucherCode(' \t')._unsafeUnwrapErr()).toEqual({ kind: 'voucher.empty' });
    expect(parseVoucherCode('A'.repeat(VOUCHER_CODE_MAX_LENGTH)).isOk()).toBe(true);
    for (const code of ['A'.repeat(VOUCHER_CODE_MAX_LENGTH + 1), "A' OR 1=1", 'A;B', '<b>'])
      expect(parseVoucherCode(code)._unsafeUnwrapErr()).toEqual({ kind: 'voucher.malformed' });
  });
});

describe('a voucher in a cart that does not hold now', () => {
  it('waits for goods that are missing and for its gift, and for nothing else', () => {
    const far = { ...tenPercent, minimumValue: money(1_001) };
    expect([far, tenPercent].map((voucher) => isDormant(refusal(voucher, basket(0, 1))))).toEqual([true, true]);
    const gift: Voucher = { ...tenPercent, benefit: { kind: 'free-article' }, isGiftSoldOut: true };
    expect(isDormant(refusal(gift))).toBe(true);
    const over = { ...tenPercent, validUntil: NOW };
    expect([over, { ...tenPercent, redemptionsLeft: 0 }].map((voucher) => isDormant(refusal(voucher)))).toEqual([
      false,
      false,
    ]);
  });
});

describe('redeeming a voucher', () => {
  it('saves a percentage or an amount of the goods', () => {
    expect(saving(tenPercent)).toBe(100);
    expect(saving({ ...tenPercent, benefit: { kind: 'amount', amount: money(300) } })).toBe(300);
    expect(saving({ ...tenPercent, benefit: { kind: 'amount', amount: money(1_500) } })).toBe(1_000);
  });

  it('saves nothing on the goods for free shipping or a free article, even with books alone', () => {
    for (const kind of ['free-shipping', 'free-article'] as const) {
      expect(saving({ ...tenPercent, benefit: { kind } })).toBe(0);
      expect(saving({ ...tenPercent, benefit: { kind } }, basket(0, 500))).toBe(0);
    }
  });

  it('gives free shipping or an article in an empty cart too, and nothing cheaper', () => {
    const empty = { ...basket(0), lines: [] };
    expect(refusal(tenPercent, empty)).toEqual({ kind: 'voucher.nothing-discountable' });
    for (const kind of ['free-shipping', 'free-article'] as const) {
      expect(saving({ ...tenPercent, benefit: { kind } }, empty)).toBe(0);
      const some = { ...tenPercent, benefit: { kind }, isForSomeGoods: true };
      expect(refusal(some, empty)).toEqual({ kind: 'voucher.nothing-discountable' });
    }
  });

  it('leaves books with a fixed price out (§ 5 BuchPrG)', () => {
    expect(saving(tenPercent, basket(1_000, 5_000))).toBe(100);
    expect(refusal(tenPercent, basket(0, 5_000))).toEqual({ kind: 'voucher.nothing-discountable' });
    const amount: VoucherBenefit = { kind: 'amount', amount: money(300) };
    expect(refusal({ ...tenPercent, benefit: amount }, basket(0, 5_000)).kind).toBe('voucher.nothing-discountable');
    expect(saving(tenPercent, basket(1))).toBe(0);
  });

  it('never costs anything and never saves more than the goods cost, whatever an operator entered', () => {
    const percent = (of: number): Voucher => ({ ...tenPercent, benefit: { kind: 'percent', percent: of } });
    const amount = (of: number): Voucher => ({ ...tenPercent, benefit: { kind: 'amount', amount: money(of) } });
    expect([saving(percent(100)), saving(percent(101)), saving(percent(150))]).toEqual([1_000, 1_000, 1_000]);
    for (const voucher of [percent(0), percent(-10), amount(0), amount(-500)])
      expect(refusal(voucher)).toEqual({ kind: 'voucher.nothing-discountable' });
  });

  it('is refused when its amounts are in another currency than the cart', () => {
    const swiss = { ...basket(1_000), currency: CHF };
    expect(refusal({ ...tenPercent, minimumValue: money(1) }, swiss)).toEqual({ kind: 'voucher.other-currency' });
    expect(refusal({ ...tenPercent, benefit: { kind: 'amount', amount: money(1) } }, swiss).kind).toBe(
      'voucher.other-currency',
    );
    expect(saving(tenPercent, swiss)).toBe(100);
  });

  it('saves in the currency of the cart', () => {
    const swiss = { ...basket(1_000), currency: CHF };
    const benefits: readonly VoucherBenefit[] = [
      { kind: 'percent', percent: 10 },
      { kind: 'free-shipping' },
      { kind: 'amount', amount: money(10, CHF) },
    ];
    for (const benefit of benefits)
      expect(redeemVoucher({ ...tenPercent, benefit }, swiss, NOW)._unsafeUnwrap().currency).toBe(CHF);
  });

  it('is refused before and after its time', () => {
    const within = (validFrom: number, validUntil: number): Voucher => ({
      ...tenPercent,
      validFrom: instantOf(validFrom),
      validUntil: instantOf(validUntil),
    });
    expect(saving(within(1_000, 1_001))).toBe(100);
    expect(refusal(within(1_001, 2_000))).toEqual({ kind: 'voucher.not-yet-valid' });
    expect(refusal(within(500, 1_000))).toEqual({ kind: 'voucher.expired' });
  });

  it('is refused when it is used up', () => {
    expect(saving({ ...tenPercent, redemptionsLeft: 1 })).toBe(100);
    expect(refusal({ ...tenPercent, redemptionsLeft: 0 })).toEqual({ kind: 'voucher.used-up' });
  });

  it('is refused below its minimum value, and says what is missing', () => {
    const voucher = { ...tenPercent, minimumValue: money(1_000) };
    expect(saving(voucher, basket(1_000))).toBe(100);
    expect(saving(voucher, basket(1_001))).toBe(100);
    expect(refusal(voucher, basket(999, 9_999))).toEqual({
      kind: 'voucher.minimum-not-reached',
      minimum: money(1_000),
      missing: money(1),
    });
    expect(missingToMinimum(money(1_000), cents(1_000))).toEqual(money(0));
    expect(missingToMinimum(money(1_000, CHF), cents(2_000))).toEqual(money(0, CHF));
  });

  it('that gives nothing but a gift is refused while the gift is sold out; one that saves something holds without it', () => {
    const gift: Voucher = { ...tenPercent, benefit: { kind: 'free-article' } };
    expect(refusal({ ...gift, isGiftSoldOut: true })).toEqual({ kind: 'voucher.gift-sold-out' });
    expect(saving({ ...gift, isGiftSoldOut: false })).toBe(0);
    expect(saving({ ...tenPercent, isGiftSoldOut: true })).toBe(100);
  });

  it('for some goods counts and lowers these alone, and is refused without any', () => {
    const paint = { amount: cents(199), hasFixedPrice: false };
    const cupboard = { amount: cents(50_000), hasFixedPrice: false, isOutsideVoucher: true };
    const of = (...lines: VoucherBasket['lines']): VoucherBasket => ({ currency: EUR, lines });
    const paints: Voucher = { ...tenPercent, benefit: { kind: 'percent', percent: 20 }, isForSomeGoods: true };
    const fromTen = { ...paints, minimumValue: money(1_000) };
    expect(saving(paints, of(paint, cupboard))).toBe(40);
    expect(refusal(fromTen, of(paint, cupboard))).toMatchObject({ missing: money(801) });
    expect(saving(fromTen, of({ ...paint, amount: cents(1_000) }, cupboard))).toBe(200);
    for (const benefit of [paints.benefit, { kind: 'free-shipping' }, { kind: 'free-article' }] as const)
      for (const lines of [[cupboard], []])
        expect(refusal({ ...fromTen, benefit }, of(...lines))).toEqual({ kind: 'voucher.nothing-discountable' });
    expect(saving({ ...paints, benefit: { kind: 'free-shipping' } }, of(paint, cupboard))).toBe(0);
  });

  it('is refused beside another one, or twice', () => {
    expect(refusal(tenPercent, { ...basket(1_000), redeemedCode: 'TEN' })).toEqual({
      kind: 'voucher.already-redeemed',
    });
    expect(refusal(tenPercent, { ...basket(1_000), redeemedCode: 'OTHER' })).toEqual({ kind: 'voucher.only-one' });
  });
});

describe('vouchers as laws', () => {
  const someBenefit: fc.Arbitrary<VoucherBenefit> = fc.oneof(
    fc.integer({ min: 1, max: 100 }).map((percent) => ({ kind: 'percent', percent }) as const),
    someCents(1, 100_000).map((amount) => ({ kind: 'amount', amount: money(amount) }) as const),
  );
  const someBasket = fc
    .array(
      fc.record({
        amount: someCents(0, 100_000).map(cents),
        hasFixedPrice: fc.boolean(),
        isOutsideVoucher: fc.boolean(),
      }),
      { maxLength: 6 },
    )
    .map((lines): VoucherBasket => ({ currency: EUR, lines }));

  it('never save more than the goods cost that they are for and whose price is not fixed', () => {
    fc.assert(
      fc.property(someBenefit, someBasket, (benefit, of) => {
        const most = of.lines.reduce(
          (all, { amount, hasFixedPrice, isOutsideVoucher }) => all + (hasFixedPrice || isOutsideVoucher ? 0 : amount),
          0,
        );
        const result = redeemVoucher({ ...tenPercent, benefit }, of, NOW);
        if (result.isErr()) expect(most).toBe(0);
        else expect(result.value.cents).toBeLessThanOrEqual(most);
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('the shares of the lines add up to the saving', () => {
    fc.assert(
      fc.property(someBenefit, someBasket, (benefit, of) => {
        const total = redeemVoucher({ ...tenPercent, benefit }, of, NOW).unwrapOr(money(0));
        const shares = spreadDiscount(total, of.lines);
        expect(shares.reduce((all, share) => all + share.cents, 0)).toBe(total.cents);
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('a read code is read the same way again', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (typed) => {
        const once = parseVoucherCode(typed);
        if (once.isOk()) expect(parseVoucherCode(once.value)._unsafeUnwrap()).toBe(once.value);
      }),
      { numRuns: NUM_RUNS },
    );
  });
});
