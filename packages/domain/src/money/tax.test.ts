import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHF, someCents, someMoney, someRate } from '../../test/arbitraries/money.arbitrary.ts';
import { NUM_RUNS } from '../../test/budget.ts';
import { cents, money } from './money.ts';
import { addTax, grossOf, netOf, splitGross, type TaxableLine, taxed, taxTotals } from './tax.ts';

const RUNS = { numRuns: NUM_RUNS };
const line = (amount: number, ratePermille: number): TaxableLine => ({ amount: cents(amount), ratePermille });
const someLines = fc.array(fc.record({ amount: someCents(0, 10_000_000).map(cents), ratePermille: someRate() }), {
  maxLength: 12,
});

describe('value added tax', () => {
  it.each([
    ['German', 11_900, 190, 1_900],
    ['German reduced', 10_700, 70, 700],
    ['Austrian', 12_000, 200, 2_000],
    ['Austrian reduced', 11_000, 100, 1_000],
    ['Swiss', 10_810, 81, 810],
    ['Swiss reduced', 10_260, 26, 260],
    ['no', 10_000, 0, 0],
  ])('holds the %s rate in a gross price', (_name, gross, rate, tax) => {
    expect(splitGross(money(gross), rate)).toEqual({
      gross: money(gross),
      tax: money(tax),
      net: money(gross - tax),
    });
    expect(netOf(money(gross), rate)).toEqual(money(gross - tax));
    expect(grossOf(money(gross - tax), rate)).toEqual(money(gross));
  });

  it('rounds half a cent of a credit away from zero, as it was charged', () => {
    expect(addTax(money(-50), 70).tax).toEqual(money(-4));
    expect(addTax(money(-49), 70).tax).toEqual(money(-3));
  });

  it('rounds the tax half up', () => {
    expect(addTax(money(50), 70)).toEqual({ net: money(50), tax: money(4), gross: money(54) });
    expect(addTax(money(49), 70).tax).toEqual(money(3));
    expect(splitGross(money(99), 190).tax).toEqual(money(16));
    expect(splitGross(money(3, CHF), 500)).toEqual({ net: money(2, CHF), tax: money(1, CHF), gross: money(3, CHF) });
  });

  it('is in the price of consumers and comes on top for the business shop', () => {
    expect(taxed(money(119), 190, 'gross').net).toEqual(money(100));
    expect(taxed(money(100), 190, 'net').gross).toEqual(money(119));
  });

  it('is computed per line and summed', () => {
    const lines = [line(99, 190), line(99, 190), line(99, 190)];
    expect(taxTotals(lines, 'gross').tax).toEqual(money(48));
    expect(splitGross(money(297), 190).tax).toEqual(money(47));
  });

  it('has one group per rate, the highest first', () => {
    const totals = taxTotals([line(107, 70), line(119, 190), line(214, 70)], 'gross', CHF);
    expect(totals).toEqual({
      net: money(400, CHF),
      tax: money(40, CHF),
      gross: money(440, CHF),
      groups: [
        { ratePermille: 190, net: money(100, CHF), tax: money(19, CHF) },
        { ratePermille: 70, net: money(300, CHF), tax: money(21, CHF) },
      ],
    });
  });

  it('is nothing for no lines', () => {
    expect(taxTotals([], 'net')).toEqual({ net: money(0), tax: money(0), gross: money(0), groups: [] });
  });
});

describe('value added tax as laws', () => {
  it('net and tax always add up to the gross, from either side', () => {
    fc.assert(
      fc.property(someMoney(), someRate(), (amount, rate) => {
        for (const { net, tax, gross } of [splitGross(amount, rate), addTax(amount, rate)])
          expect(net.cents + tax.cents).toBe(gross.cents);
      }),
      RUNS,
    );
  });

  it('a net price survives the way to gross and back', () => {
    fc.assert(
      fc.property(someMoney(), someRate(), (net, rate) => {
        expect(netOf(grossOf(net, rate), rate)).toEqual(net);
      }),
      RUNS,
    );
  });

  it('a gross price comes back within a cent', () => {
    fc.assert(
      fc.property(someMoney(), someRate(), (gross, rate) => {
        expect(Math.abs(grossOf(netOf(gross, rate), rate).cents - gross.cents)).toBeLessThanOrEqual(1);
      }),
      RUNS,
    );
  });

  it('the groups add up to the total, and the total is the sum of the lines', () => {
    fc.assert(
      fc.property(someLines, fc.constantFrom('gross' as const, 'net' as const), (lines, basis) => {
        const totals = taxTotals(lines, basis);
        const perLine = lines.map(({ amount, ratePermille }) => taxed(money(amount), ratePermille, basis));
        expect(totals.groups.reduce((all, group) => all + group.tax.cents, 0)).toBe(totals.tax.cents);
        expect(totals.groups.reduce((all, group) => all + group.net.cents, 0)).toBe(totals.net.cents);
        expect(perLine.reduce((all, each) => all + each.tax.cents, 0)).toBe(totals.tax.cents);
        expect(perLine.reduce((all, each) => all + each.gross.cents, 0)).toBe(totals.gross.cents);
      }),
      RUNS,
    );
  });

  it('the order of the lines does not matter', () => {
    fc.assert(
      fc.property(someLines, (lines) => {
        expect(taxTotals([...lines].reverse(), 'gross')).toEqual(taxTotals(lines, 'gross'));
      }),
      RUNS,
    );
  });
});
