import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMoreThanStem, partsOf, withSingulars, withUmlauts, wordsOf } from './word-stock.ts';

describe('wordsOf', () => {
  it('takes letters and digits of any language, in small letters', () => {
    expect(wordsOf('DIN-A4, Größe „XL“ & 0,5 mm')).toEqual(['din', 'a4', 'größe', 'xl', '0', '5', 'mm']);
  });

  it('hands nothing on that a text query could mistake for an operator', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const word of wordsOf(text)) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
      }),
    );
  });
});

describe('partsOf', () => {
  const known = new Set(['schere', 'bastel', 'bleistift', 'stift', 'farb', 'kasten', 'schul']);

  it('finds the known word that a compound word ends with', () => {
    expect(partsOf('bastelschere', known)).toEqual(['schere', 'bastel']);
    expect(partsOf('bleistift', known)).toEqual(['stift']);
  });

  it('finds the word before a joining letter', () => {
    expect(partsOf('arbeitsblatt', new Set(['arbeit', 'blatt']))).toEqual(['arbeit', 'blatt']);
  });

  it('leaves short words and strangers alone', () => {
    expect(partsOf('schere', known)).toEqual([]);
    expect(partsOf('universum', known)).toEqual([]);
  });
});

describe('withSingulars', () => {
  it('knows one of what is listed as many: scissors for crafts are found as scissors', () => {
    const known = withSingulars(new Set(['scheren', 'ten', 'stift']));
    expect([...known].sort()).toEqual(['schere', 'scheren', 'stift', 'ten']);
    expect(partsOf('bastelschere', known)).toEqual(['schere']);
  });

  it('knows one of many whose vowel has dots only then, and takes them from no other word', () => {
    const known = withSingulars(new Set(['rucksäcke', 'blöcke', 'bauklötze', 'räume', 'füller', 'hefte', 'tür']));
    expect([...known].filter((word) => word.endsWith('k') || word.endsWith('tz') || word.endsWith('m'))).toEqual([
      ...['rucksack', 'block', 'bauklotz', 'raum'],
    ]);
    expect(known.size).toBe(11);
    expect(partsOf('schulrucksack', known)).toEqual(['rucksack']);
  });
});

describe('withUmlauts', () => {
  it('spells two letters as the one that they stand for', () => {
    expect(withUmlauts('schueler')).toEqual(['schüler']);
    expect(withUmlauts('farbkaesten')).toEqual(['farbkästen']);
    expect(withUmlauts('strasse')).toEqual(['straße']);
  });

  it('knows no other spelling of a word without such letters, nor of "quelle" and "blaue"', () => {
    for (const word of ['stift', 'quelle', 'blaue']) expect(withUmlauts(word)).toEqual([]);
  });
});

describe('isMoreThanStem', () => {
  it('is so for a word with an ending that full text search takes off, where the rest is a known word', () => {
    const known = new Set(['loch', 'heft', 'eim', 'locher']);
    const words = ['locher', 'hefter', 'eimer', 'radierer', 'loch', 'lochers'];
    expect(words.filter((word) => isMoreThanStem(word, known))).toEqual(['locher', 'hefter']);
  });
});
