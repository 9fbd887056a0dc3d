import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { money } from '../money/money.ts';
import { ALTERNATIVES_MAX, alternativesByPrice, cheaperLot, type Offer } from './alternatives.ts';

const offer = fc.record({
  orderNumber: fc.constantFrom('1', '2', '3', '4', '5', '6', '7', '8'),
  total: fc.nat(400).map((cents) => money(cents)),
  isForSale: fc.boolean(),
  isAsAsked: fc.boolean(),
});
const anOffer = (orderNumber: string, cents: number, changes: Partial<Offer> = {}): Offer => ({
  orderNumber,
  total: money(cents),
  isForSale: true,
  isAsAsked: true,
  ...changes,
});
const numbersOf = (offers: readonly Offer[]) => offers.map(({ orderNumber }) => orderNumber);

describe('alternatives to an article of a class list', () => {
  it('are the cheaper first, without the own one, what is sold out and what is not as asked', () => {
    const offers = [
      anOffer('own', 100),
      anOffer('dear', 300),
      anOffer('cheap', 50),
      anOffer('sold out', 10, { isForSale: false }),
      anOffer('another', 10, { isAsAsked: false }),
      anOffer('cheap', 40),
      anOffer('as dear', 300),
    ];
    expect(numbersOf(alternativesByPrice(offers, { choice: 'any', own: 'own' }))).toEqual(['cheap', 'dear', 'as dear']);
    expect(numbersOf(alternativesByPrice(offers, { choice: 'any', own: undefined }))).toContain('own');
    expect(alternativesByPrice(offers, { choice: 'exact', own: 'own' })).toEqual([]);
  });

  it('are at most five, and those are the cheapest', () => {
    const offers = Array.from({ length: ALTERNATIVES_MAX + 1 }, (_, at) => anOffer(String(at), 100 - at));
    expect(numbersOf(alternativesByPrice(offers, { choice: 'any', own: undefined }))).toEqual([
      '5',
      '4',
      '3',
      '2',
      '1',
    ]);
    expect(alternativesByPrice(offers.slice(1), { choice: 'any', own: undefined })).toHaveLength(ALTERNATIVES_MAX);
  });

  it('whatever is offered: sorted by price, each once, buyable, as asked, never the own one', () => {
    fc.assert(
      fc.property(fc.array(offer, { maxLength: 20 }), fc.constantFrom('1', '2', undefined), (offers, own) => {
        const found = alternativesByPrice(offers, { choice: 'any', own });
        const cents = found.map(({ total }) => total.cents);
        expect(cents).toEqual([...cents].sort((one, other) => one - other));
        expect(new Set(numbersOf(found)).size).toBe(found.length);
        expect(found.every((one) => one.isForSale && one.isAsAsked && one.orderNumber !== own)).toBe(true);
        expect(found.every((one) => offers.includes(one))).toBe(true);
      }),
      { numRuns: NUM_RUNS },
    );
  });
});

describe('a pack in the place of single articles', () => {
  const lot = fc.record({ total: fc.nat(50).map((cents) => money(cents)), pieces: fc.nat(50) });

  it('is taken on the cent and the piece: cheaper by one, fewer by none', () => {
    const own = { total: money(100), pieces: 24 };
    const offered = (cents: number, pieces: number) => cheaperLot([{ total: money(cents), pieces }], own)?.pieces;
    expect([offered(99, 24), offered(100, 24), offered(101, 24)]).toEqual([24, undefined, undefined]);
    expect([offered(99, 23), offered(99, 25)]).toEqual([undefined, 25]);
  });

  it('whatever is offered: never dearer, never fewer pieces, and no other such offer is cheaper', () => {
    fc.assert(
      fc.property(fc.array(lot, { maxLength: 12 }), lot, (offers, own) => {
        const found = cheaperLot(offers, own);
        const better = offers.filter(({ total, pieces }) => total.cents < own.total.cents && pieces >= own.pieces);
        expect(found === undefined).toBe(better.length === 0);
        if (found === undefined) return;
        expect(found.total.cents).toBeLessThan(own.total.cents);
        expect(found.pieces).toBeGreaterThanOrEqual(own.pieces);
        expect(found.total.cents).toBe(Math.min(...better.map(({ total }) => total.cents)));
      }),
      { numRuns: NUM_RUNS },
    );
  });
});
