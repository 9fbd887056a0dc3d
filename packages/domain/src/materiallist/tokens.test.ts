import { describe, expect, it } from 'vitest';
import { isWord, tokensOf } from './tokens.ts';

const texts = (line: string) => tokensOf(line).map(({ text }) => text);
const numbers = (line: string) => tokensOf(line).flatMap(({ number }) => number ?? []);

describe('a line of a list falls apart into numbers, words and signs', () => {
  it.each([
    ['2 Hefte A4', ['2', 'Hefte', 'A', '4']],
    ['Heft A4,2 Stück', ['Heft', 'A', '4', ',', '2', 'Stück']],
    ['21x29,7cm', ['21', 'x', '29,7', 'cm']],
    ['21X29.7', ['21', 'X', '29.7']],
    ['(0,5 l)', ['(', '0,5', 'l', ')']],
    ['3., 4.', ['3', '.', ',', '4', '.']],
    ['', []],
    [' \t', []],
  ])('%j: %j', (line, pieces) => {
    expect(texts(line)).toEqual(pieces);
  });

  it.each([
    // A comma of whole numbers behind such a word, or of three and more, stands between them.
    ['Pinsel Nr. 8,10', [8, 10]],
    ['Pinsel Nr.  8,10', [8, 10]],
    ['Pinsel nr8,10', [8, 10]],
    ['Pinsel Größe 8,10,12', [8, 10, 12]],
    ['2,4,6', [2, 4, 6]],
    ['Nr. 8,100', [8, 100]],
    ['2,4', [2.4]],
    ['Nr. 0,5', [0.5]],
    ['Nr. 8,05', [8.05]],
    ['8.5', [8.5]],
    ['1234,5', [1234.5]],
    // A sign between thousands is none of a fraction.
    ['100.000 Blatt', [100_000]],
    ['100,000 sheets', [100_000]],
    ['100’000 Blatt', [100_000]],
    ["1'000'000", [1_000_000]],
    ['2.500', [2500]],
    ['0,125 l', [0.125]],
    ['1234.567', [1234.567]],
    ['1.0000', [1]],
    ['1.50', [1.5]],
  ])('%j has the numbers %j', (line, found) => {
    expect(numbers(line)).toEqual(found);
  });

  it('knows what stands close to what is before it', () => {
    expect(tokensOf('A4 Heft').map(({ isGlued }) => isGlued)).toEqual([false, true, false]);
    expect(tokensOf(' A-4').map(({ isGlued }) => isGlued)).toEqual([false, true, true]);
  });

  it('has words in the forms in which they are compared', () => {
    expect(tokensOf('Blöcke')).toEqual([{ text: 'Blöcke', folded: 'blocke', stem: 'block', isGlued: false }]);
    expect(tokensOf('12')).toEqual([{ text: '12', folded: '12', stem: '12', isGlued: false, number: 12 }]);
  });

  it('has no more than 300 pieces', () => {
    expect([299, 300, 301].map((count) => tokensOf('a '.repeat(count)).length)).toEqual([299, 300, 300]);
  });

  it('tells words from numbers and signs', () => {
    expect(tokensOf('Ä 4 – ½').map(isWord)).toEqual([true, false, false, false]);
    expect(isWord(undefined)).toBe(false);
  });
});
