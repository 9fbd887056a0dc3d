import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { readMaterialList } from '../materiallist/index.ts';
import { schoolLexicon } from '../materialwords/index.ts';
import { countedPieces, inPacks, NEVER_SINGLE, packSize, packsFor, statedPackSize } from './pack-size.ts';
import { createNameReader } from './read-name.ts';

describe('packs', () => {
  it.each([
    ['Bleistift, HB, 1 Stück', 1],
    ['Bleistift, HB, Packung mit 10', 10],
    ['Bastelschere, Klassensatz 24 im Block', 24],
    ['Bleistift, HB', 1],
  ])('%s: %s', (name, size) => {
    expect(packSize(createNameReader(schoolLexicon()).read(name).traits)).toBe(size);
  });

  it.each([
    [['Bleistift', 'HB', '72 Stück'], 72],
    [['Bastelschere', 'Klassensatz 24 im Block'], 24],
    [['Dosenspitzer', '2 Löcher'], 1],
    [['Lineal', '15 cm'], 1],
    [['Pencil', 'HB', '10 pieces'], 10],
  ])('%j tells beyond doubt: %s', (parts, size) => {
    const { readChoice } = createNameReader(schoolLexicon());
    expect(statedPackSize(parts, (part) => readChoice(part, {}))).toBe(size);
  });

  it.each([
    ['3 Mappen blau', 3],
    ['1 Mappe blau', 1],
    ['1x Mappe blau', 1],
    ['Bleistifte (24)', 24],
    ['1 Malkasten', 1],
    ['Mappe blau', undefined],
    ['2B Bleistift', undefined],
    ['10er Pack Schnellhefter', undefined],
    ['2 Packungen Bleistifte', undefined],
    ['2 Pakete Hefte', undefined],
    ['1 box of erasers', undefined],
    ['1 Dosenspitzer', 1],
    ['12 Buntstifte', undefined],
    ['2 Karteikarten', undefined],
    ['3 Hefte, 2 Mappen', undefined],
    ['', undefined],
  ])('%j counts %j single pieces', (words, pieces) => {
    const wishes = readMaterialList(words, schoolLexicon()).wishes.map(({ wish }) => wish);
    expect(countedPieces(words, wishes)).toBe(pieces);
  });

  it('are all that is sold of some things, each of which the vocabulary knows', () => {
    const known = new Set([...schoolLexicon().meanings.values()].map(({ article }) => article));
    expect([...NEVER_SINGLE].filter((article) => !known.has(article))).toEqual([]);
    expect(NEVER_SINGLE).toContain('coloured-pencils');
  });

  it('of any size are asked for by who names none', () => {
    const hard = { kind: 'hardness', value: 'HB' } as const;
    expect(inPacks([hard])).toContainEqual({ kind: 'pack', value: '24' });
    expect(inPacks([hard])).toContainEqual(hard);
    for (const kind of ['pack', 'colours'] as const) {
      const asked = [hard, { kind, value: '12' }];
      expect(inPacks(asked)).toBe(asked);
    }
  });

  it('hold what is needed, and one fewer would not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 500 }), (pieces, size) => {
        const packs = packsFor(pieces, size);
        expect(packs * size).toBeGreaterThanOrEqual(pieces);
        expect((packs - 1) * size).toBeLessThan(pieces);
      }),
      { numRuns: NUM_RUNS },
    );
  });
});
