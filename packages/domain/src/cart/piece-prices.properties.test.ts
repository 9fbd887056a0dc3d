// Laws of the prices of a line's pieces: they come to its total, whole and in parcels.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCartLine } from '../../test/builders/a-cart-line.ts';
import { money } from '../money/money.ts';
import { type PiecedLine, piecePrices, piecesFrom, priceOfEach, summaryPrices, totalOfPieces } from './piece-prices.ts';
import { lineTotalOf } from './price-cart.ts';

const EURO = money(0);
const pen = { unitPrice: money(2_999), lightningPrice: money(1_999), ratePermille: 190 };
const ordered = (quantity: number, quantityLightning: number): PiecedLine => {
  const line = { ...pen, quantity, quantityLightning, hasFixedPrice: false, isFree: false };
  return { quantity, quantityLightning, unitPrice: pen.unitPrice, total: lineTotalOf(line).total };
};

const priced: fc.Arbitrary<PiecedLine & { readonly lightning: number }> = fc
  .record({
    quantity: fc.integer({ min: 1, max: 200 }),
    dealShare: fc.double({ min: 0, max: 1, noNaN: true }),
    price: fc.integer({ min: 0, max: 50_000 }),
    lightning: fc.integer({ min: 0, max: 50_000 }),
  })
  .map(({ quantity, dealShare, price, lightning }) => {
    const quantityLightning = Math.round(quantity * dealShare);
    const line = { quantity, quantityLightning, unitPrice: money(price), lightningPrice: money(lightning) };
    const { total } = lineTotalOf({ ...line, ratePermille: 190, hasFixedPrice: false, isFree: false });
    // What is not lower is no deal's price.
    return { quantity, quantityLightning, unitPrice: money(price), total, lightning: Math.min(lightning, price) };
  });

/** Any numbers that could stand in a row, also such as no cart comes to. */
const stored: fc.Arbitrary<PiecedLine> = fc.record({
  quantity: fc.integer({ min: 1, max: 200 }),
  quantityLightning: fc.integer({ min: 0, max: 250 }),
  unitPrice: fc.integer({ min: 0, max: 50_000 }).map((cents) => money(cents)),
  total: fc.integer({ min: 0, max: 5_000_000 }).map((cents) => money(cents)),
});

describe('the prices of the pieces of a line (spec 3 §4 "Lightning deal")', () => {
  it('are the deal’s for all where all are bought at it', () => {
    expect(piecePrices(ordered(2, 2))).toEqual([{ quantity: 2, unitPrice: money(1_999) }]);
    expect(priceOfEach(piecePrices(ordered(2, 2)))).toEqual(money(1_999));
  });

  it('are the normal one for all where none is', () => {
    expect(piecePrices(ordered(3, 0))).toEqual([{ quantity: 3, unitPrice: money(2_999) }]);
  });

  it('are both for a line that goes beyond the deal, its pieces first', () => {
    const pieces = piecePrices(ordered(3, 1));
    expect(pieces).toEqual([
      { quantity: 1, unitPrice: money(1_999) },
      { quantity: 2, unitPrice: money(2_999) },
    ]);
    expect(priceOfEach(pieces)).toBeUndefined();
  });

  it('are what was stored of an order from when all pieces of a deal had the normal price written beside them', () => {
    const old = { quantity: 2, quantityLightning: 2, unitPrice: money(2_999), total: money(3_998) };
    expect(piecePrices(old)).toEqual([{ quantity: 2, unitPrice: money(1_999) }]);
  });

  it('are in the summary what the deal makes of them, and the reduced price of a line without one', () => {
    const line = aCartLine({ quantity: 3, unitPrice: money(2_999), positionTotal: money(7_997) });
    const deal = (quantityLightning: number) => ({
      ...({ kind: 'lightning-deal', quantityLightning, quantityNormal: 3 - quantityLightning } as const),
      ...{ maxQuantityLightning: 3, unitPriceLightning: money(1_999), dealSaving: money(1_000) },
      isLightningAmountChanged: false,
    });
    expect(summaryPrices({ ...line, kind: deal(1) })).toEqual({
      unitPrice: money(2_999),
      mixedPrices: [
        { quantity: 1, unitPrice: money(1_999) },
        { quantity: 2, unitPrice: money(2_999) },
      ],
    });
    const positionTotal = money(5_997);
    expect(summaryPrices({ ...line, positionTotal, kind: deal(3) })).toEqual({ unitPrice: money(1_999) });
    expect(summaryPrices(line)).toEqual({ unitPrice: money(2_999) });
    expect(summaryPrices({ ...line, discountedUnitPrice: money(5) })).toEqual({ unitPrice: money(5) });
  });

  it('have no piece of no quantity, and of nothing there are none', () => {
    expect(piecePrices({ ...ordered(1, 0), quantity: 0 })).toEqual([]);
    expect(totalOfPieces([], EURO)).toEqual(EURO);
  });

  it('are the deal’s price for its pieces and the normal one beyond, for every mix', () => {
    fc.assert(
      fc.property(priced, ({ lightning, ...line }) => {
        const each = piecePrices(line).flatMap(({ quantity, unitPrice }) =>
          Array<number>(quantity).fill(unitPrice.cents),
        );
        const normal = Array<number>(line.quantity - line.quantityLightning).fill(line.unitPrice.cents);
        expect(each).toEqual([...Array<number>(line.quantityLightning).fill(lightning), ...normal]);
      }),
    );
  });

  it('times their quantities are the total of the line, whatever stands in it', () => {
    fc.assert(
      fc.property(stored, (line) => {
        const pieces = piecePrices(line);
        expect(totalOfPieces(pieces, EURO)).toEqual(line.total);
        expect(pieces.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(line.quantity);
        expect(pieces.every(({ quantity }) => quantity > 0)).toBe(true);
      }),
    );
  });

  it('in parcels come to the total of the line, however it is split', () => {
    const cuts = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(stored, cuts, (line, sizes) => {
        const parcels: { readonly at: number; readonly size: number }[] = [];
        for (let at = 0, turn = 0; at < line.quantity; turn += 1) {
          const size = Math.min(sizes[turn % sizes.length] ?? 1, line.quantity - at);
          parcels.push({ at, size });
          at += size;
        }
        const inside = parcels.map(({ at, size }) => piecesFrom(piecePrices(line), at, size));
        const sums = inside.map((pieces) => totalOfPieces(pieces, EURO).cents);
        expect(sums.reduce((sum, cents) => sum + cents, 0)).toBe(line.total.cents);
        expect(inside.map((pieces) => pieces.reduce((sum, { quantity }) => sum + quantity, 0))).toEqual(
          parcels.map(({ size }) => size),
        );
      }),
    );
  });
});
