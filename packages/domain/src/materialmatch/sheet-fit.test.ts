import { describe, expect, it } from 'vitest';
import { readMaterialList } from '../materiallist/index.ts';
import type { Trait } from '../materiallist/traits.ts';
import { schoolLexicon } from '../materialwords/index.ts';
import { sheetsTogether } from './sheet-fit.ts';

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
    ['500 Blatt Kopierpapier', 500, 1, 1, { pieces: 500, packs: 1, size: 500 }],
    ['100 Blatt Kopierpapier', 500, 2, 24, undefined],
    ['2 Kopierpapier', 500, 2, 24, undefined],
    ['Tonpapier', 100, 1, 24, undefined],
    ['2 Packungen Tonpapier', 100, 2, 24, undefined],
    ['1 Block mit 50 Blatt', 50, 1, 24, undefined],
  ])('of %j in packs of %i, %i of them in the row, for %i: %j', (words, size, quantity, times, needed) => {
    expect(together(words, size, quantity, times)).toEqual(needed);
  });

  it('are in packs of the article that is bought', () => {
    expect(together('100 Blatt Kopierpapier', 500, 1, 24, 250)).toEqual({ pieces: 2400, packs: 10, size: 250 });
  });
});
