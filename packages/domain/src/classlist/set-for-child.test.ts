import { describe, expect, it } from 'vitest';
import { createNameReader, isClassSet } from '../materialmatch/index.ts';
import { schoolLexicon } from '../materialwords/index.ts';
import { isSetForEachChild, mayBeClassSet } from './set-for-child.ts';

describe('a set for a class', () => {
  it.each([
    [['Lindwerk Klara Klassensatz Schreiben, Bleistifte und Radierer', '24 Kinder'], true],
    [['Bastelschere', 'Klassensatz 24 im Block'], true],
    [['Klassensätze, Scheren'.normalize('NFD')], true],
    [['Scissors', 'class set of 24 in a block'], true],
    [['Bleistift, HB', 'Packung mit 24'], false],
    [['Class settings'], false],
    // Each part has words of its own.
    [['Scissors', 'class set', 'left-handed'], true],
    [['Papierhase Klassen', 'Satz'], false],
    [[], false],
  ])('%j: %s, as with the vocabulary', (parts, isSet) => {
    expect(mayBeClassSet(parts)).toBe(isSet);
    expect(isClassSet(createNameReader(schoolLexicon()).read(parts.join(',').normalize('NFC')))).toBe(isSet);
  });

  it('is for no child alone', () => {
    const parts = ['Klassensatz Schreiben'];
    expect(isSetForEachChild({ per: 'child' }, parts)).toBe(true);
    expect(isSetForEachChild({ per: 'class' }, parts)).toBe(false);
    expect(isSetForEachChild({ per: 'child' }, ['Bleistift'])).toBe(false);
  });
});
