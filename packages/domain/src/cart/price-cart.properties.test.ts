import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHF } from '../../test/arbitraries/money.arbitrary.ts';
import { NUM_RUNS } from '../../test/budget.ts';
import { cents, money } from '../money/money.ts';
import { taxTotals } from '../money/tax.ts';
import { instantOf } from '../shared/instant.ts';
import { parcelCost, type ShippingQuestion } from './attainable.ts';
import {
  discountableLines,
  goodsValue,
  lineTotalOf,
  type PriceableLine,
  priceCart,
  taxableAmounts,
} from './price-cart.ts';
import type { Voucher, VoucherBenefit } from './voucher.ts';

const NOW = instantOf(1_000);

const line: fc.Arbitrary<PriceableLine> = fc
  .record({
    quantity: fc.integer({ min: 1, max: 999 }),
    pieces: fc.integer({ min: 0, max: 999 }),
    price: fc.integer({ min: 1, max: 500_000 }),
    special: fc.integer({ min: 1, max: 500_000 }),
    ratePermille: fc.constantFrom(190, 70, 200, 100, 81, 26),
    hasFixedPrice: fc.boolean(),
    isFree: fc.boolean(),
    isOutsideVoucher: fc.boolean(),
  })
  .map(({ quantity, pieces, price, special, ...rest }) => ({
    ...rest,
    quantity,
    quantityLightning: Math.min(quantity, pieces),
    unitPrice: money(price),
    // Above the price, too: such a deal is none.
    lightningPrice: money(special),
  }));

const benefit: fc.Arbitrary<VoucherBenefit> = fc.oneof(
  fc.integer({ min: -200, max: 300 }).map((percent) => ({ kind: 'percent' as const, percent })),
  fc.integer({ min: -5_000, max: 5_000_000 }).map((cents) => ({ kind: 'amount' as const, amount: money(cents) })),
  fc.constantFrom({ kind: 'free-shipping' as const }, { kind: 'free-article' as const }),
);
const voucherOf = (of: VoucherBenefit): Voucher => ({ code: 'LAW', name: 'Law', benefit: of });

const cart = fc.record(
  {
    lines: fc.array(line, { maxLength: 8 }),
    voucher: benefit.map(voucherOf),
    cost: fc.integer({ min: 0, max: 10_000 }),
    basis: fc.constantFrom('gross', 'net' as const),
    standardRatePermille: fc.constant(190),
    freeShippingFrom: fc.integer({ min: 0, max: 5_000_000 }).map((cents) => money(cents)),
    isFreight: fc.boolean(),
    isPrime: fc.boolean(),
  },
  { requiredKeys: ['lines', 'cost', 'basis', 'standardRatePermille'] },
);
type Given = typeof cart extends fc.Arbitrary<infer Value> ? Value : never;

const priced = ({ cost, ...given }: Given) =>
  priceCart({ ...given, shippingFor: ({ isFree }) => ({ cost: money(isFree ? 0 : cost) }) }, NOW);

const law = (check: (given: Given, totals: ReturnType<typeof priced>['totals']) => void): void =>
  fc.assert(
    fc.property(cart, (given) => check(given, priced(given).totals)),
    { numRuns: NUM_RUNS },
  );

/** Shares of a whole by weights, cent by cent: every share is rounded down, what is left goes to the largest rests, the first of equal ones. */
const shared = (whole: number, weights: readonly number[]): readonly number[] => {
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (all === 0n) return weights.map(() => 0);
  const parts = weights.map((weight, at) => ({
    at,
    share: (BigInt(whole) * BigInt(weight)) / all,
    rest: (BigInt(whole) * BigInt(weight)) % all,
  }));
  const left = whole - parts.reduce((sum, { share }) => sum + Number(share), 0);
  const first = [...parts].sort((one, other) => Number(other.rest - one.rest) || one.at - other.at).slice(0, left);
  return parts.map((part) => Number(part.share) + (first.includes(part) ? 1 : 0));
};

/** The tax of every rate, counted in whole numbers and without the rules of money. */
const taxesOf = (
  lines: readonly PriceableLine[],
  saving: number,
  shipping: number,
  basis: 'gross' | 'net',
): Readonly<Record<number, number>> => {
  const costs = lines.map((each) => {
    if (each.isFree) return 0;
    const price = each.unitPrice.cents;
    const special = each.hasFixedPrice ? price : Math.min(price, each.lightningPrice?.cents ?? price);
    return each.quantityLightning * special + (each.quantity - each.quantityLightning) * price;
  });
  const off = shared(
    saving,
    lines.map(({ hasFixedPrice, isOutsideVoucher }, at) => (hasFixedPrice || isOutsideVoucher ? 0 : (costs[at] ?? 0))),
  );
  const goods = lines.map(({ ratePermille }, at) => ({ ratePermille, amount: (costs[at] ?? 0) - (off[at] ?? 0) }));
  const rates = [...new Set(goods.map(({ ratePermille }) => ratePermille))];
  const worth = rates.map((rate) =>
    goods.reduce((sum, { ratePermille, amount }) => sum + (ratePermille === rate ? amount : 0), 0),
  );
  const carried = shared(shipping, worth);
  const isForNothing = worth.every((amount) => amount === 0);
  const parcels = isForNothing
    ? [{ ratePermille: 190, amount: shipping }]
    : rates.map((ratePermille, at) => ({ ratePermille, amount: carried[at] ?? 0 }));
  const taxes: Record<number, number> = {};
  for (const { ratePermille, amount } of [...goods, ...(shipping === 0 ? [] : parcels)]) {
    const of = BigInt(basis === 'gross' ? 1_000 + ratePermille : 1_000);
    const tax = (2n * BigInt(amount) * BigInt(ratePermille) + of) / (2n * of);
    taxes[ratePermille] = (taxes[ratePermille] ?? 0) + Number(tax);
  }
  return taxes;
};

describe('a line at the price of a deal', () => {
  const price = (over: Partial<PriceableLine>) =>
    lineTotalOf({
      ...{ quantity: 1, quantityLightning: 1, ratePermille: 190, hasFixedPrice: false, isFree: false },
      ...{ unitPrice: money(1_000), lightningPrice: money(500) },
      ...over,
    }).total.cents;

  it('costs that, unless its price is fixed (§ 5 BuchPrG) or the deal is none', () => {
    expect(price({})).toBe(500);
    expect(price({ hasFixedPrice: true })).toBe(1_000);
    expect([1_000, 1_001].map((cents) => price({ lightningPrice: money(cents) }))).toEqual([1_000, 1_000]);
  });

  it('has whole pieces: what is none is a bug of the caller and throws, for gifts as well', () => {
    for (const pieces of [-3, -1, 0.5, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => price({ quantity: pieces, quantityLightning: 0 }), `${pieces}`).toThrow('Pieces');
      expect(() => price({ quantity: pieces, quantityLightning: 0, isFree: true }), `${pieces}`).toThrow('Pieces');
    }
    for (const pieces of [0.5, 1.5, Number.NaN])
      expect(() => price({ quantity: 2, quantityLightning: pieces }), `${pieces} of 2`).toThrow('Pieces');
    expect(price({ quantity: 0 })).toBe(0);
  });

  it('costs that for no more pieces than it has, and never less than nothing', () => {
    expect([-1, 0, 1, 2, 3].map((quantityLightning) => price({ quantityLightning }))).toEqual([
      1_000, 1_000, 500, 500, 500,
    ]);
  });
});

describe('laws of a priced cart', () => {
  it('net and taxes always add up to the grand total', () => {
    law((_given, { net, taxes, grandTotal }) => {
      expect(net.cents + taxes.reduce((sum, { tax }) => sum + tax.cents, 0)).toBe(grandTotal.cents);
      expect(taxes.reduce((sum, group) => sum + group.net.cents, 0)).toBe(net.cents);
    });
  });

  it('lines less savings plus shipping are what the taxes are counted from', () => {
    law(({ lines, basis }, totals) => {
      const counted = basis === 'gross' ? totals.grandTotal : totals.net;
      expect(totals.basketValue.cents + totals.shippingCost.cents).toBe(counted.cents);
      expect(totals.subtotal.cents).toBe(lines.reduce((sum, each) => sum + lineTotalOf(each).total.cents, 0));
    });
  });

  it('a voucher never costs anything and never saves more than the goods cost that it is for and whose price is not fixed', () => {
    law(({ lines }, { promotionsSaving }) => {
      const most = lines.reduce(
        (sum, each) => sum + (each.hasFixedPrice || each.isOutsideVoucher ? 0 : lineTotalOf(each).total.cents),
        0,
      );
      expect(promotionsSaving.cents).toBeGreaterThanOrEqual(0);
      expect(promotionsSaving.cents).toBeLessThanOrEqual(most);
    });
  });

  it('what is taxed is lines after the voucher and all of the shipping', () => {
    law(({ lines }, totals) => {
      const amounts = discountableLines(lines);
      const { shares, goods, shipping } = taxableAmounts({
        lines: lines.flatMap(({ ratePermille }, at) =>
          amounts.slice(at, at + 1).map((one) => ({ ...one, ratePermille })),
        ),
        saving: totals.promotionsSaving,
        shippingCost: totals.shippingCost,
        standardRatePermille: 190,
      });
      for (const [at, { hasFixedPrice, isOutsideVoucher }] of lines.entries())
        if (hasFixedPrice || isOutsideVoucher) expect(shares[at]?.cents).toBe(0);
      expect(shares.reduce((sum, share) => sum + share.cents, 0)).toBe(totals.promotionsSaving.cents);
      expect(goods.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.basketValue.cents);
      expect(shipping.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.shippingCost.cents);
    });
  });

  it('the taxes are those that another way of counting comes to', () => {
    law(({ lines, basis }, totals) => {
      expect(Object.fromEntries(totals.taxes.map(({ ratePermille, tax }) => [ratePermille, tax.cents]))).toEqual(
        taxesOf(lines, totals.promotionsSaving.cents, totals.shippingCost.cents, basis),
      );
    });
  });

  const shippingCost = fc.constantFrom(0, 1, 495, 1_295);
  it('with another shipping cost it comes to what it would have come to with that from the first', () => {
    fc.assert(
      fc.property(cart, shippingCost, shippingCost, ({ cost: _, ...given }, cost, other) => {
        const pricedAt = (cents: number) => priceCart({ ...given, shippingFor: () => ({ cost: money(cents) }) }, NOW);
        expect(pricedAt(cost).totalsWith(money(other))).toEqual(pricedAt(other).totals);
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('what is missing to free shipping is told where more goods can make it free, and nowhere else', () => {
    law((given, { basketValue, missingToFreeShipping, shippingCost }) => {
      const isGiven = given.voucher?.benefit.kind === 'free-shipping' && shippingCost.cents === 0;
      const canBecomeFree = given.lines.length > 0 && !given.isFreight && !given.isPrime && !isGiven;
      const missing = (given.freeShippingFrom?.cents ?? 0) - basketValue.cents;
      expect(missingToFreeShipping?.cents).toBe(canBecomeFree && missing > 0 ? missing : undefined);
    });
  });

  it('an amount in another currency is never counted, wherever it stands', () => {
    const place = fc.constantFrom('line', 'deal', 'shipping', 'threshold' as const);
    fc.assert(
      fc.property(cart, place, fc.nat(8), (given, where, at) => {
        const foreign = money(1_000, CHF);
        const spoilt = given.lines.map((each, index) => {
          if (index !== at % given.lines.length) return each;
          return {
            ...each,
            ...(where === 'line' ? { unitPrice: foreign } : where === 'deal' ? { lightningPrice: foreign } : {}),
          };
        });
        fc.pre(given.lines.length > 0);
        const count = () =>
          priceCart(
            {
              ...given,
              lines: spoilt,
              shippingFor: () => ({ cost: where === 'shipping' ? foreign : money(0) }),
              ...(where === 'threshold' ? { freeShippingFrom: foreign } : {}),
            },
            NOW,
          );
        expect(count).toThrow('CHF');
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('shares the shipping by what the goods of each rate cost, so that its tax is rounded once for a rate', () => {
    const lines = [70, 190, 190].map((ratePermille) => ({ amount: cents(100), hasFixedPrice: false, ratePermille }));
    const asked = { lines, saving: money(0), shippingCost: money(490), standardRatePermille: 190 };
    expect(taxableAmounts(asked).shipping).toEqual([
      { amount: 163, ratePermille: 70 },
      { amount: 327, ratePermille: 190 },
    ]);
  });

  it.each([1, 90, 600, 900])('taxes the same delivery alike for %i lines', (count) => {
    const lines = Array.from({ length: count }, () => ({
      amount: cents(100),
      hasFixedPrice: false,
      ratePermille: 190,
    }));
    const asked = { lines, saving: money(0), shippingCost: money(2_900), standardRatePermille: 190 };
    expect(taxTotals(taxableAmounts(asked).shipping, 'net').groups[0]?.tax.cents).toBe(551);
  });

  it('taxes the shipping of goods that cost nothing at the standard rate', () => {
    const lines = [{ amount: cents(0), hasFixedPrice: false, ratePermille: 70 }];
    const asked = { lines, saving: money(0), shippingCost: money(490), standardRatePermille: 190 };
    expect(taxableAmounts(asked).shipping).toEqual([{ amount: 490, ratePermille: 190 }]);
    expect(taxableAmounts({ ...asked, shippingCost: money(0) }).shipping).toEqual([]);
  });

  it('an empty cart costs nothing', () => {
    law((given) => {
      expect(priced({ ...given, lines: [] }).totals.grandTotal.cents).toBe(0);
    });
  });
});

describe('priceCart (spec 2 §3 "Cart")', () => {
  const pen: PriceableLine = {
    quantity: 10,
    quantityLightning: 0,
    unitPrice: money(500),
    ratePermille: 190,
    hasFixedPrice: false,
    isFree: false,
  };
  const shop = { basis: 'gross', standardRatePermille: 190, freeShippingFrom: money(4_900) } as const;
  const shippingFor = ({ worth, isFree }: { worth: { cents: number }; isFree: boolean }) => ({
    cost: money(isFree || worth.cents >= 4_900 ? 0 : 495),
    worth: worth.cents,
  });

  it('asks for shipping with what the goods are worth after the voucher', () => {
    const five = voucherOf({ kind: 'amount', amount: money(500) });
    expect(priceCart({ ...shop, lines: [pen], shippingFor }, NOW).totals.grandTotal).toEqual(money(5_000));
    const { shipping, totals } = priceCart({ ...shop, lines: [pen], voucher: five, shippingFor }, NOW);
    expect(shipping.worth).toBe(4_500);
    expect([totals.shippingCost.cents, totals.grandTotal.cents, totals.missingToFreeShipping?.cents]).toEqual([
      495, 4_995, 400,
    ]);
  });

  it('says nothing of what is missing to free shipping where a voucher has made it free', () => {
    const few = { ...shop, lines: [{ ...pen, quantity: 4 }], shippingFor };
    expect(priceCart(few, NOW).totals.missingToFreeShipping).toEqual(money(2_900));
    const free = voucherOf({ kind: 'free-shipping' });
    expect(priceCart({ ...few, voucher: free }, NOW).totals).not.toHaveProperty('missingToFreeShipping');
  });

  it('says nothing of it to a prime member and where goods go as freight, and that nothing makes these free', () => {
    const few = { ...shop, lines: [{ ...pen, quantity: 4 }], shippingFor: () => ({ cost: money(0) }) };
    const of = (over: { readonly isPrime?: boolean; readonly isFreight?: boolean }) => {
      const { totals, isFreeShippingPossible } = priceCart({ ...few, ...over }, NOW);
      return [totals.missingToFreeShipping?.cents, isFreeShippingPossible, totals.isPrime];
    };
    expect(of({})).toEqual([2_900, true, undefined]);
    expect(of({ isPrime: false, isFreight: false })).toEqual([2_900, true, undefined]);
    expect(of({ isPrime: true })).toEqual([undefined, false, true]);
    expect(of({ isFreight: true })).toEqual([undefined, false, undefined]);
  });

  it('asks for free parcels where a voucher or a membership makes them free, and for no free ones otherwise', () => {
    const few = {
      ...shop,
      lines: [{ ...pen, quantity: 4 }],
      shippingFor: (question: ShippingQuestion) => ({
        cost: parcelCost(question, money(495), shop.freeShippingFrom),
        isFree: question.isFree,
      }),
    };
    const voucher = voucherOf({ kind: 'free-shipping' });
    const of = (over: { readonly isPrime?: boolean; readonly voucher?: Voucher }) => {
      const { shipping, totals } = priceCart({ ...few, ...over }, NOW);
      return [shipping.isFree, totals.shippingCost.cents, totals.missingToFreeShipping?.cents];
    };
    expect(of({})).toEqual([false, 495, 2_900]);
    expect(of({ isPrime: false })).toEqual([false, 495, 2_900]);
    expect(of({ voucher })).toEqual([true, 0, undefined]);
    expect(of({ isPrime: true })).toEqual([true, 0, undefined]);
    expect(of({ isPrime: true, voucher })).toEqual([true, 0, undefined]);
    expect(of({ voucher: { ...voucher, minimumValue: money(2_001) } })).toEqual([false, 495, 2_900]);
  });

  it('a voucher for free shipping waits where shipping costs nothing without it', () => {
    const free = voucherOf({ kind: 'free-shipping' });
    const refusalOf = (quantity: number, over: { readonly isPrime?: boolean } = {}) =>
      priceCart({ ...shop, ...over, lines: [{ ...pen, quantity }], voucher: free, shippingFor }, NOW).refusal?.kind;
    const least = (shop.freeShippingFrom?.cents ?? 0) / (pen.unitPrice.cents || 1);
    expect([refusalOf(Math.ceil(least) - 1), refusalOf(Math.ceil(least))]).toEqual([
      undefined,
      'voucher.nothing-discountable',
    ]);
    expect(refusalOf(1, { isPrime: true })).toBe('voucher.nothing-discountable');
    expect(priceCart({ ...shop, lines: [], voucher: free, shippingFor }, NOW).refusal).toBeUndefined();
  });

  it('a voucher for free shipping waits where goods go as freight, and others hold', () => {
    const heavy = { ...shop, lines: [pen], isFreight: true, shippingFor: () => ({ cost: money(2_900) }) };
    const { refusal, totals } = priceCart({ ...heavy, voucher: voucherOf({ kind: 'free-shipping' }) }, NOW);
    expect([refusal?.kind, totals.shippingCost.cents]).toEqual(['voucher.nothing-discountable', 2_900]);
    const ten = priceCart({ ...heavy, voucher: voucherOf({ kind: 'percent', percent: 10 }) }, NOW);
    expect([ten.refusal, ten.saving.cents]).toEqual([undefined, 500]);
    const late = { ...voucherOf({ kind: 'free-shipping' }), validUntil: NOW };
    expect(priceCart({ ...heavy, voucher: late }, NOW).refusal?.kind).toBe('voucher.expired');
  });

  it('goods that a voucher makes free still have their shipping to pay', () => {
    const all = voucherOf({ kind: 'percent', percent: 150 });
    const { saving, totals } = priceCart({ ...shop, lines: [pen], voucher: all, shippingFor }, NOW);
    expect([saving.cents, totals.basketValue.cents, totals.grandTotal.cents]).toEqual([5_000, 0, 495]);
    expect(totals.taxes).toMatchObject([{ ratePermille: 190, tax: money(79) }]);
  });

  it('gifts are worth nothing and books are not discounted', () => {
    const lines = [pen, { ...pen, isFree: true }, { ...pen, hasFixedPrice: true }];
    expect(discountableLines(lines)).toEqual([
      { amount: 5_000, hasFixedPrice: false },
      { amount: 0, hasFixedPrice: false },
      { amount: 5_000, hasFixedPrice: true },
    ]);
    expect(goodsValue(lines, money(1))).toEqual(money(9_999));
    expect(goodsValue([], money(1))).toEqual(money(0));
  });

  it('a voucher for some goods takes its saving from these, and none off the others', () => {
    const lines = [pen, { ...pen, isOutsideVoucher: true }];
    const fifth = { ...voucherOf({ kind: 'percent', percent: 20 }), isForSomeGoods: true };
    const given = { ...shop, lines, voucher: fifth, shippingFor };
    expect(priceCart(given, NOW).saving).toEqual(money(1_000));
    const alone = priceCart({ ...given, lines: lines.slice(1) }, NOW);
    expect([alone.saving.cents, alone.refusal?.kind]).toEqual([0, 'voucher.nothing-discountable']);
  });

  it('says why a voucher saves nothing', () => {
    const minimum = { ...voucherOf({ kind: 'free-shipping' }), minimumValue: money(5_001) };
    const { saving, refusal } = priceCart({ ...shop, lines: [pen], voucher: minimum, shippingFor }, NOW);
    expect([saving.cents, refusal?.kind]).toEqual([0, 'voucher.minimum-not-reached']);
  });

  it('never subtracts a saving from goods in another currency, nor taxes shipping in one', () => {
    expect(() => goodsValue([pen], money(1, CHF))).toThrow('CHF');
    const asked = { lines: [], saving: money(0), shippingCost: money(490, CHF), standardRatePermille: 190 };
    expect(() => taxableAmounts(asked)).toThrow('CHF');
  });

  it('keeps the currency of the cart in every amount', () => {
    const franken = { ...pen, unitPrice: money(500, CHF) };
    const { totals } = priceCart(
      {
        lines: [franken],
        basis: 'net',
        standardRatePermille: 81,
        currency: CHF,
        shippingFor: () => ({ cost: money(100, CHF) }),
      },
      NOW,
    );
    expect(totals.grandTotal.currency).toBe(CHF);
    expect(totals.subtotal).toEqual(money(5_000, CHF));
  });
});
