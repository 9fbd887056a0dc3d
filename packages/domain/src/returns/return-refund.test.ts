import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHF } from '../../test/arbitraries/money.arbitrary.ts';
import { NUM_RUNS } from '../../test/budget.ts';
import { discountableLines, type PriceableLine, priceCart } from '../cart/price-cart.ts';
import { cents, money } from '../money/money.ts';
import { instantOf } from '../shared/instant.ts';
import {
  isPaidBack,
  isReplacementShort,
  type OrderedPrice,
  paidForLines,
  type RefundableLine,
  type ReturnedItem,
  returnRefundCents,
} from './return-refund.ts';
import { returnableGoods, returnedGoods } from './returned-goods.ts';

const price = (amount: number, changes: Partial<OrderedPrice> = {}): OrderedPrice => ({
  amount: cents(amount),
  hasFixedPrice: false,
  ratePermille: 190,
  ...changes,
});

describe('what was paid for a line (§§ 3, 5 BuchPrG)', () => {
  it('is its price without its share of what the order saved, of which books have none', () => {
    const book = price(2_000, { hasFixedPrice: true, ratePermille: 70 });
    expect(paidForLines(money(1_000), [book, price(2_000)], 'gross')).toEqual([money(2_000), money(1_000)]);
    expect(paidForLines(money(1_000), [price(2_000), price(2_000)], 'gross')).toEqual([money(1_500), money(1_500)]);
  });

  it('has the tax in it where prices have none', () => {
    expect(paidForLines(money(100, CHF), [price(1_100)], 'net')).toEqual([money(1_190, CHF)]);
  });

  it('together with the shipping is what the cart cost', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      unitPrice: fc.integer({ min: 1, max: 5_000 }).map((unit) => money(unit)),
      hasFixedPrice: fc.boolean(),
      isOutsideVoucher: fc.boolean(),
      ratePermille: fc.constantFrom(70, 190),
    });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 0, max: 20_000 }),
        fc.constantFrom('gross' as const, 'net' as const),
        (goods, value, basis) => {
          const lines = goods.map((each): PriceableLine => ({ ...each, quantityLightning: 0, isFree: false }));
          const amounts = discountableLines(lines);
          const { totals, saving } = priceCart(
            {
              lines,
              basis,
              standardRatePermille: 190,
              shippingFor: () => ({ cost: money(0) }),
              voucher: { code: 'X', name: 'X', benefit: { kind: 'amount', amount: money(value) } },
            },
            instantOf(1),
          );
          const prices = amounts.map((each, index) => ({ ...each, ratePermille: goods[index]?.ratePermille ?? 0 }));
          const paid = paidForLines(saving, prices, basis);
          expect(paid.reduce((sum, each) => sum + each.cents, 0)).toBe(totals.grandTotal.cents);
        },
      ),
      { numRuns: NUM_RUNS },
    );
  });
});

describe('whether the goods of a return were paid back', () => {
  const at = instantOf(1);
  const settled = { announced: at, arrived: at, settled: at };

  it('they were, once it is settled, unless they were sent anew', () => {
    expect(isPaidBack({ announced: at, arrived: at }, 'refund')).toBe(false);
    expect(isPaidBack(settled, 'refund', 'refunded')).toBe(true);
    expect(isPaidBack(settled, 'refund', 'credited')).toBe(true);
    expect(isPaidBack(settled, 'replacement', 'replaced')).toBe(false);
  });

  it('the regulation says so of one whose outcome was not kept', () => {
    expect([isPaidBack(settled, 'refund'), isPaidBack(settled, 'replacement')]).toEqual([true, false]);
  });
});

describe('whether goods that were to be sent anew could not be', () => {
  it('is said by what became of the return', () => {
    expect(isReplacementShort('replacement', 'refunded')).toBe(true);
    expect(isReplacementShort('replacement', 'credited')).toBe(true);
    expect(isReplacementShort('replacement', 'replaced')).toBe(false);
    expect(isReplacementShort('refund', 'refunded')).toBe(false);
    expect(isReplacementShort('replacement', undefined)).toBe(false);
  });
});

describe('what goes back for a return (spec 2 §4 "Returns flow", § 357 BGB)', () => {
  const set: RefundableLine = { id: 'set', quantity: 1, partCount: 3, paidCents: 1_000 };
  const pens: RefundableLine = { id: 'pens', quantity: 3, partCount: 1, paidCents: 1_000 };
  const order = { lines: [set, pens], paidBack: [], shippingCents: 495, leftCents: 2_495 };
  const wholeSet: ReturnedItem = { lineId: 'set', quantity: 1 };
  const part = (number: number): ReturnedItem => ({ ...wholeSet, componentSku: `s-${number}` });
  const allPens: ReturnedItem = { lineId: 'pens', quantity: 3 };

  it('is the share of its pieces, and of a part an equal share of its piece', () => {
    expect(returnRefundCents(order, [{ lineId: 'pens', quantity: 1 }])).toBe(333);
    expect(returnRefundCents({ ...order, paidBack: [{ lineId: 'pens', quantity: 1 }] }, [allPens])).toBe(667);
    expect(returnRefundCents(order, [part(2)])).toBe(333);
    expect(returnRefundCents({ ...order, paidBack: [part(2)] }, [part(1)])).toBe(334);
    expect(returnRefundCents(order, [wholeSet])).toBe(1_000);
  });

  it('is the way here, too, with the last part of the last piece, and once', () => {
    expect(returnRefundCents(order, [wholeSet, allPens])).toBe(2_495);
    const before = { ...order, paidBack: [allPens, part(1), part(2)] };
    expect(returnRefundCents(order, [part(1), allPens])).toBe(1_333);
    expect(returnRefundCents(before, [part(3)])).toBe(333 + 495);
    expect(returnRefundCents({ ...before, paidBack: [...before.paidBack, part(3)] }, [])).toBe(0);
  });

  it('is never more than is left of what was paid', () => {
    expect(returnRefundCents({ ...order, leftCents: 2_494 }, [wholeSet, allPens])).toBe(2_494);
    expect(returnRefundCents({ ...order, leftCents: 0 }, [wholeSet])).toBe(0);
    expect(returnRefundCents({ ...order, leftCents: -1 }, [wholeSet])).toBe(0);
  });

  const someLines = fc
    .array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 4 }),
        partCount: fc.integer({ min: 1, max: 4 }),
        paidCents: fc.integer({ min: 0, max: 100_000 }),
      }),
      { minLength: 1, maxLength: 3 },
    )
    .map((lines) => lines.map((line, index): RefundableLine => ({ ...line, id: String(index) })));
  const step = fc.record({ line: fc.nat(), part: fc.nat(), share: fc.double({ min: 0, max: 1, noNaN: true }) });

  it('whatever goes back, is sent anew and goes back again: in the end it is all that was paid, and never more before', () => {
    fc.assert(
      fc.property(
        someLines,
        fc.integer({ min: 0, max: 1_000 }),
        fc.array(fc.tuple(step, fc.boolean()), { maxLength: 20 }),
        (lines, shippingCents, steps) => {
          const total = lines.reduce((sum, { paidCents }) => sum + paidCents, shippingCents);
          const paidBack: ReturnedItem[] = [];
          const announced: ReturnedItem[] = [];
          const shipped = new Map(lines.map(({ id, quantity }) => [id, quantity]));
          let paid = 0;
          const offered = (line: RefundableLine) => {
            const pieces = shipped.get(line.id) ?? 0;
            const skus = line.partCount < 2 ? [] : Array.from({ length: line.partCount }, (_, part) => `s-${part}`);
            const back = returnedGoods(announced.filter(({ lineId }) => lineId === line.id));
            return returnableGoods({ shipped: pieces, inTime: pieces }, back, skus);
          };
          const send = (item: ReturnedItem, isReplaced: boolean): void => {
            announced.push(item);
            if (isReplaced) {
              shipped.set(item.lineId, (shipped.get(item.lineId) ?? 0) + item.quantity);
              return;
            }
            paid += returnRefundCents({ lines, paidBack, shippingCents, leftCents: total - paid }, [item]);
            paidBack.push(item);
          };
          const take = (line: RefundableLine, part: number, share: number, isReplaced: boolean): void => {
            const { whole, parts } = offered(line);
            const named = part === 0 ? undefined : parts[part - 1];
            const quantity = Math.ceil((named?.quantity ?? whole) * share);
            if (quantity === 0) return;
            const item = { lineId: line.id, quantity };
            send(named === undefined ? item : { ...item, componentSku: named.sku }, isReplaced && named === undefined);
          };
          for (const [{ line, part, share }, isReplaced] of steps) {
            const picked = lines[line % lines.length] ?? expect.fail();
            take(picked, part % (picked.partCount + 1), share, isReplaced);
            expect(paid).toBeLessThanOrEqual(total);
            if (lines.some((each) => offered(each).pieces > 0)) expect(paid).toBeLessThanOrEqual(total - shippingCents);
          }
          for (const line of lines) for (let part = 0; part <= line.partCount; part += 1) take(line, part, 1, false);
          expect(paid).toBe(total);
        },
      ),
      { numRuns: NUM_RUNS },
    );
  });
});
