import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { folded, LONGEST_COMPARED, slipsAllowed, slipsBetween, stemOf } from './word-forms.ts';

describe('a word in small letters without umlauts', () => {
  it.each([
    ['Blöcke', 'blocke'],
    ['Bloecke', 'blocke'],
    ['Fueller', 'fuller'],
    ['Faecher', 'facher'],
    ['weiß', 'weiss'],
    ['blaue', 'blaue'],
    ['neue', 'neue'],
    ['Queen', 'queen'],
    ['bleu', 'bleu'],
    ['Crème', 'creme'],
    ['ÜBUNGSHEFT', 'ubungsheft'],
  ])('%s is %s', (word, plain) => {
    expect(folded(word)).toBe(plain);
    expect(folded(word.normalize('NFD'))).toBe(plain);
  });
});

describe('a word without the ending of its plural or case', () => {
  it.each([
    ['Hefte', 'heft'],
    ['Heftes', 'heft'],
    ['Scheren', 'scher'],
    ['Schere', 'scher'],
    ['Pinseln', 'pinsel'],
    ['crayons', 'crayo'],
    ['crayon', 'crayo'],
    ['Stiftens', 'stift'],
    ['glasses', 'glass'],
    ['compass', 'compass'],
    // Three letters are kept.
    ['Tons', 'ton'],
    ['Uhren', 'uhr'],
    ['Etui', 'etui'],
    ['eine', 'ein'],
    ['ens', 'ens'],
    ['des', 'des'],
  ])('%s is %s', (word, stem) => {
    expect(stemOf(word)).toBe(stem);
  });
});

describe('letters that may be wrong', () => {
  it('are none below five letters, one below nine, two from there on', () => {
    expect([0, 4, 5, 8, 9, 24].map(slipsAllowed)).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it.each([
    ['bleistift', 'bleistift', 0],
    ['bleistfit', 'bleistift', 1],
    ['blestift', 'bleistift', 1],
    ['bleiistift', 'bleistift', 1],
    ['bleisdift', 'bleistift', 1],
    ['lbeistift', 'bleistift', 1],
    ['bleisttfi', 'bleistift', 2],
    ['ab', 'ba', 1],
    ['abc', 'bca', 2],
    ['ab', 'ca', 2],
    ['ab', 'bc', 2],
    ['', 'ab', 2],
    ['ab', '', 2],
    ['', '', 0],
  ])('between %j and %j are %i', (one, other, slips) => {
    expect(slipsBetween(one, other, 2)).toBe(slips);
    expect(slipsBetween(other, one, 2)).toBe(slips);
  });

  it('are told as one more than is asked for, where there are more', () => {
    expect([1, 2, 3, 4].map((most) => slipsBetween('abcd', 'wxyz', most))).toEqual([2, 3, 4, 4]);
    expect([1, 2, 3].map((most) => slipsBetween('ab', 'abcde', most))).toEqual([2, 3, 3]);
  });

  it('are looked for in words of 24 letters, and in no longer ones', () => {
    const word = 'a'.repeat(LONGEST_COMPARED - 1);
    expect(LONGEST_COMPARED).toBe(24);
    expect(slipsBetween(`${word}b`, `${word}c`, 2)).toBe(1);
    expect(slipsBetween(`${word}ab`, `${word}ac`, 2)).toBe(3);
    expect(slipsBetween(`${word}ab`, `${word}a`, 2)).toBe(3);
    expect(slipsBetween(`${word}ab`, `${word}ab`, 2)).toBe(0);
  });

  it('law: are as many as were made, at most, and none exactly where the words are the same', () => {
    const letter = fc.constantFrom(...'abc');
    const slip = fc.record({ at: fc.nat(9), how: fc.constantFrom('add', 'leave', 'change', 'swap'), letter });
    const made = (word: string, { at, how, letter: put }: { at: number; how: string; letter: string }): string => {
      const place = at % (word.length + 1);
      if (how === 'add') return word.slice(0, place) + put + word.slice(place);
      if (how === 'leave') return word.slice(0, place) + word.slice(place + 1);
      if (how === 'change') return word.slice(0, place) + (place < word.length ? put : '') + word.slice(place + 1);
      return word.slice(0, place) + word.charAt(place + 1) + word.charAt(place) + word.slice(place + 2);
    };
    fc.assert(
      fc.property(fc.array(letter, { maxLength: 9 }), slip, (letters, one) => {
        const word = letters.join('');
        const other = made(word, one);
        const slips = slipsBetween(word, other, 3);
        expect(slips).toBe(word === other ? 0 : 1);
        expect(slipsBetween(other, word, 3)).toBe(slips);
      }),
      { numRuns: NUM_RUNS },
    );
  });
});
