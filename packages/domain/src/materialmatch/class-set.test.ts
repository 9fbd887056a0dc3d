import { describe, expect, it } from 'vitest';
import { schoolLexicon } from '../materialwords/index.ts';
import { isClassSet } from './class-set.ts';
import { createNameReader } from './read-name.ts';

describe('sets for a class', () => {
  it.each([
    ['Lindwerk Klara Klassensatz Schreiben, Bleistifte und Radierer, 24 Kinder', true],
    ['Bastelschere, Klassensatz 24 im Block', true],
    ['Klassensatz Scheren, 24 Stück', true],
    ['Scheren-Klassensatz', true],
    ['Scissors, class set of 24 in a block', true],
    ['Bleistift, HB, Packung mit 24', false],
    ['Bastelschere, Linkshänder', false],
  ])('%s: %s', (name, isSet) => {
    expect(isClassSet(createNameReader(schoolLexicon()).read(name))).toBe(isSet);
  });
});
