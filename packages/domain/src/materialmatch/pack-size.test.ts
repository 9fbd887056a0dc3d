import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { isInAnyPack, readMaterialList } from '../materiallist/index.ts';
import type { TraitKind } from '../materiallist/traits.ts';
import { schoolLexicon } from '../materialwords/index.ts';
import { piecesToOrder } from './match-wish.ts';
import {
  countedPieces,
  inPacks,
  NEVER_SINGLE,
  packSize,
  packsFor,
  packsTogether,
  statedPackSize,
} from './pack-size.ts';
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

  it('are what a pack holds, else its colours, else one piece', () => {
    const size = (...traits: readonly (readonly [TraitKind, string])[]) =>
      packSize(traits.map(([kind, value]) => ({ kind, value })));
    expect(size(['colours', '12'], ['pack', '3'])).toBe(3);
    expect(size(['sheets', '20'], ['colours', '12'])).toBe(12);
    expect(size(['sheets', '20'])).toBe(1);
    for (const none of ['0', '-1', '1.5', 'x']) expect(size(['pack', none], ['colours', '12'])).toBe(12);
    expect(size(['pack', '1'], ['colours', '12'])).toBe(1);
  });

  it.each([
    [['Bleistift', 'HB', '72 Stück'], 72],
    [['Bastelschere', 'Klassensatz 24 im Block'], 24],
    [['Dosenspitzer', '2 Löcher'], 1],
    [['Lineal', '15 cm'], 1],
    [['Pencil', 'HB', '10 pieces'], 10],
    [['Schulheft', '10er Pack', '10 Stück'], 10],
    [['Gummizugmappe', 'Set 20 Farben', '10 Stück'], 1],
    [['satchel', '5-piece set'], 1],
    // "Set" alone tells no number, and none that is another one.
    [['Gummizugmappe', 'Set', '10 Stück'], 10],
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
    ['2 Klassensätze Scheren', undefined],
    ['1 Dosenspitzer', 1],
    ['12 Buntstifte', undefined],
    ['2 Karteikarten', undefined],
    ['100 Karteikarten A6', 100],
    ['10 Laminierfolien A4', 10],
    ['4 Trennblätter', 4],
    ['1 Klarsichthüllen', undefined],
    ['5 Taschentücher', undefined],
    ['6 Taschentücher', 6],
    ['10 Packungen Klarsichthüllen', undefined],
    ['3 Hefte, 2 Mappen', undefined],
    ['3 Zauberstäbe', 3],
    ['2 Radiergummis à 10', undefined],
    ['2 Malkästen 12 Farben', undefined],
    ['Mappe Klasse 1 blau', undefined],
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

describe('packs that a line asks for without saying what they hold', () => {
  const units = ['Packungen', 'Pack', 'Päckchen', 'Schachteln', 'Pakete', 'packs of', 'packets of'];
  const things = ['Bleistifte', 'pencils', 'Radiergummis', 'Buntstifte', 'Hefte A5'];
  const sizes = fc.integer({ min: 1, max: 500 });

  it('are so many, whatever those of an article hold', () => {
    fc.assert(
      fc.property(sizes, fc.constantFrom(...units), fc.constantFrom(...things), sizes, (count, unit, thing, size) => {
        const [listed, ...others] = readMaterialList(`${count} ${unit} ${thing}`, schoolLexicon()).wishes;
        expect(others).toEqual([]);
        expect(listed?.wish.quantity).toBe(count);
        expect(isInAnyPack(listed?.wish.traits ?? [])).toBe(true);
        expect(listed && piecesToOrder(count, [{ kind: 'pack', value: String(size) }], listed.wish)).toBe(count);
      }),
      { numRuns: NUM_RUNS },
    );
  });
});

describe('packs that a class needs together of a row that counts single pieces', () => {
  const one = fc.record({ counted: fc.integer({ min: 1, max: 500 }), size: fc.integer({ min: 2, max: 500 }) });
  const children = fc.integer({ min: 1, max: 250 });
  const rowOf = ({ counted, size }: { readonly counted: number; readonly size: number }) => ({
    counted,
    size,
    quantity: packsFor(counted, size),
  });
  const together = (row: Parameters<typeof packsTogether>[0], times: number) =>
    packsTogether(row, times) ?? { pieces: Number.NaN, packs: Number.NaN };

  it.each([
    [3, 10, 1, 24, { pieces: 72, packs: 8 }],
    [10, 10, 1, 24, { pieces: 240, packs: 24 }],
    [12, 10, 2, 24, { pieces: 288, packs: 29 }],
    [15, 10, 2, 1, { pieces: 15, packs: 2 }],
    [3, 10, 2, 24, undefined],
    [12, 10, 1, 24, undefined],
  ])(
    '%i pieces for each, in packs of %i, %i of them in the row, for %i: %j',
    (counted, size, quantity, times, needed) => {
      expect(packsTogether({ counted, size, quantity }, times)).toEqual(needed);
    },
  );

  it('hold every piece, one pack fewer would not, and they are no more than those of all children one by one', () => {
    fc.assert(
      fc.property(one, children, ({ counted, size }, times) => {
        const row = rowOf({ counted, size });
        const { pieces, packs } = together(row, times);
        expect(pieces).toBe(counted * times);
        expect(packs * size).toBeGreaterThanOrEqual(pieces);
        expect((packs - 1) * size).toBeLessThan(pieces);
        expect(packs).toBeLessThanOrEqual(row.quantity * times);
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('are never fewer for more children, and for one child those that the row has', () => {
    fc.assert(
      fc.property(one, children, ({ counted, size }, times) => {
        const row = rowOf({ counted, size });
        expect(together(row, times + 1).packs).toBeGreaterThanOrEqual(together(row, times).packs);
        expect(together(row, 1).packs).toBe(row.quantity);
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('are reckoned of no row that has another number of packs: these are meant', () => {
    fc.assert(
      fc.property(one, fc.integer({ min: 1, max: 99 }), children, ({ counted, size }, quantity, times) => {
        fc.pre(quantity !== packsFor(counted, size));
        expect(packsTogether({ counted, size, quantity }, times)).toBeUndefined();
      }),
      { numRuns: NUM_RUNS },
    );
  });
});
