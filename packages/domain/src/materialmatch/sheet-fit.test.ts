import { describe, expect, it } from 'vitest';
import { readMaterialList } from '../materiallist/index.ts';
import type { Trait } from '../materiallist/traits.ts';
import { schoolLexicon } from '../materialwords/index.ts';
import { packsOfSheets, sheetFit, sheetsTogether } from './sheet-fit.ts';

const holding = (sheets: number): readonly Trait[] => [{ kind: 'sheets', value: String(sheets) }];

const together = (words: string, size: number, quantity: number, times: number, bought = size) => {
  const [listed] = readMaterialList(words, schoolLexicon()).wishes;
  if (listed === undefined) throw new Error(`nothing is read in ${words}`);
  return sheetsTogether({ wish: listed.wish, own: holding(size), bought: holding(bought), quantity }, times);
};

describe('sheets that a class needs together', () => {
  it.each([
    ['100 Blatt Kopierpapier', 500, 1, 24, { pieces: 2400, packs: 5, size: 500 }],
    ['2 x 100 Blatt Kopierpapier', 500, 1, 24, { pieces: 4800, packs: 10, size: 500 }],
    ['20 Bogen Tonpapier', 100, 1, 26, { pieces: 520, packs: 6, size: 100 }],
    ['20 Bogen Tonpapier rot', 100, 1, 26, { pieces: 520, packs: 6, size: 100 }],
    ['500 Blatt Kopierpapier', 500, 1, 1, { pieces: 500, packs: 1, size: 500 }],
    ['100 Blatt Kopierpapier', 500, 2, 24, undefined],
    ['2 Kopierpapier', 500, 2, 24, undefined],
    ['Tonpapier', 100, 1, 24, undefined],
    ['2 Packungen Tonpapier', 100, 2, 24, undefined],
    ['2 Tonpapier 10 Farben', 100, 1, 24, undefined],
    ['1 Block mit 50 Blatt', 50, 1, 24, undefined],
  ])('of %j in packs of %i, %i of them in the row, for %i: %j', (words, size, quantity, times, needed) => {
    expect(together(words, size, quantity, times)).toEqual(needed);
  });

  it('are not known where the article that is bought does not say how many it holds', () => {
    const wish = { article: 'copy-paper', traits: holding(100), quantity: 1 };
    expect(sheetsTogether({ wish, own: holding(500), bought: [], quantity: 1 }, 24)).toBeUndefined();
    expect(sheetsTogether({ wish, own: [], bought: holding(500), quantity: 1 }, 24)).toBeUndefined();
  });

  it('are in packs of the article that is bought', () => {
    expect(together('100 Blatt Kopierpapier', 500, 1, 24, 250)).toEqual({ pieces: 2400, packs: 10, size: 250 });
  });
});

const asking = (sheets: number, quantity = 1) => ({ article: 'copy-paper', traits: holding(sheets), quantity });

describe('packs of loose sheets', () => {
  it.each([
    [1, 1, 1, 1],
    [500, 1, 500, 1],
    [501, 1, 500, 2],
    [3, 1, 1, 3],
    [100, 6, 500, 2],
    [100, 1, 0, undefined],
    [0, 1, 500, undefined],
    [100, 1, 0.5, undefined],
  ])('%d sheets, %i times, are in packs of %d: %j', (sheets, quantity, held, packs) => {
    expect(packsOfSheets(asking(sheets, quantity), holding(held))).toBe(packs);
  });

  it.each([
    ['five times as many, however many are left over', 100, 500, []],
    ['more than five times as many, of which fifty are left over', 10, 60, []],
    ['more than five times as many, of which more are left over', 10, 61, ['pack']],
    ['more than five times as many in one pack', 99, 500, ['pack']],
  ] as const)('hold %s', (_what, sheets, held, missing) => {
    expect(sheetFit(asking(sheets), holding(held)).missing).toEqual(missing);
  });

  it('fit the better the fewer sheets are left over, and then the fewer packs there are', () => {
    const points = (held: number) => sheetFit(asking(1000), holding(held)).points;
    const falling = [1000, 500, 250, 600, 2500].map(points);
    expect(falling).toEqual([...falling].sort((one, other) => other - one));
    expect(new Set(falling).size).toBe(falling.length);
    // A doubling of what is left over counts the same, whatever it begins with.
    expect(points(4000) - points(2000)).toBeCloseTo(points(2000) - points(1000));
    // It weighs more than a hundred packs.
    expect(points(10)).toBeGreaterThan(points(2000));
  });

  it('fit the better the smaller they are where nobody says how many, down to what no pallet falls below', () => {
    const points = (held: number) => sheetFit({ article: 'copy-paper', traits: [], quantity: 1 }, holding(held));
    expect(points(100).points).toBeGreaterThan(points(500).points);
    expect(points(100).points).toBeLessThan(0);
    expect(points(12_001)).toEqual({ points: points(12_000).points, missing: [] });
    expect(points(11_999).points).toBeGreaterThan(points(12_000).points);
    expect(points(0)).toEqual({ points: 0, missing: [] });
  });

  it('are none of what is no loose paper', () => {
    const book = { traits: holding(10), quantity: 1 };
    for (const wish of [book, { ...book, article: 'exercise-book' }]) {
      expect(sheetFit(wish, holding(500))).toEqual({ points: 0, missing: [] });
      expect(packsOfSheets(wish, holding(500))).toBeUndefined();
    }
  });
});
