import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { itemsChosenBy } from './item-matrix.ts';

const item = (values: Readonly<Record<string, string>>) => ({ values });
const chosen = (wanted: Readonly<Record<string, readonly string[]>>) =>
  new Map(Object.entries(wanted).map(([name, values]) => [name, new Set(values)] as const));

const redA4 = item({ colour: 'red', size: 'a4' });
const redA5 = item({ colour: 'red', size: 'a5' });
const blueA4 = item({ colour: 'blue', size: 'a4' });
const ITEMS = [redA4, redA5, blueA4];

describe('the items that a narrowed listing means (spec 1 §3)', () => {
  it('have one of the chosen values for every attribute that is filtered by', () => {
    expect(itemsChosenBy(ITEMS, chosen({ colour: ['red'] }))).toEqual([redA4, redA5]);
    expect(itemsChosenBy(ITEMS, chosen({ colour: ['red', 'blue'], size: ['a4'] }))).toEqual([redA4, blueA4]);
  });

  it('are none when no item has everything', () => {
    expect(itemsChosenBy(ITEMS, chosen({ colour: ['blue'], size: ['a5'] }))).toEqual([]);
  });

  it('are none when the filters say nothing of this product’s items', () => {
    expect(itemsChosenBy(ITEMS, chosen({}))).toEqual([]);
    expect(itemsChosenBy(ITEMS, chosen({ brand: ['m1'] }))).toEqual([]);
    expect(itemsChosenBy(ITEMS, chosen({ brand: ['m1'], size: ['a5'] }))).toEqual([redA5]);
    expect(itemsChosenBy([item({})], chosen({ colour: ['red'] }))).toEqual([]);
  });

  it('never grow by a further filter that concerns them', () => {
    const values = fc.subarray(['a', 'b', 'c'], { minLength: 1 });
    const items = fc.array(
      fc.record({ colour: fc.constantFrom('a', 'b', 'c'), size: fc.constantFrom('a', 'b', 'c') }).map(item),
    );
    fc.assert(
      fc.property(items, values, values, (all, colour, size) => {
        const wide = itemsChosenBy(all, chosen({ colour }));
        expect(wide).toEqual(expect.arrayContaining([...itemsChosenBy(all, chosen({ colour, size }))]));
      }),
      { numRuns: NUM_RUNS },
    );
  });
});
