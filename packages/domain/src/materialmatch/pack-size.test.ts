import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { schoolLexicon } from '../materialwords/index.ts';
import { inPacks, packSize, packsFor, statedPackSize } from './pack-size.ts';
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
