import { describe, expect, it } from 'vitest';
import {
  CLASS_SET,
  countsPacks,
  isInAnyPack,
  isInClassSets,
  isKeptIn,
  traitsInPacks,
  withoutKnownUnit,
} from './in-packs.ts';
import { tokensOf } from './tokens.ts';
import type { Trait } from './traits.ts';

const RED: Trait = { kind: 'colour', value: 'red' };
const IN_PACKS: Trait = { kind: 'unit', value: 'pack' };
const IN_CLASS_SETS: Trait = { kind: 'unit', value: CLASS_SET };

describe('a word that counts packs', () => {
  it.each([
    ['2 Packungen', 1, true],
    ['Packungen', 0, true],
    ['2 Packungen', 0, false],
    ['2 Hefte', 1, false],
    ['2 Packungen', 2, false],
    ['zwei große Packungen', 2, true],
    // Behind single pieces it only says what they are in.
    ['12 Stück Packung', 2, false],
    ['1 Paar aus der Packung', 4, false],
    ['Packung 12 Stück', 0, true],
  ])('before the thing: %j, word %i: %s', (line, at, counts) => {
    expect(countsPacks(tokensOf(line), at, false)).toBe(counts);
  });

  it.each([
    ['Hefte 2 Packungen', 2, true],
    ['Hefte Packungen', 1, false],
    ['Packungen', 0, false],
    ['Hefte 2 große Packungen', 3, false],
    ['2 Hefte', 1, false],
    ['12 Stück Hefte 2 Packungen', 4, true],
  ])('behind the thing: %j, word %i: %s', (line, at, counts) => {
    expect(countsPacks(tokensOf(line), at, true)).toBe(counts);
  });
});

describe('what a set is kept in', () => {
  it.each([
    ['24 im Block', 2, true],
    ['24 in a block', 3, true],
    ['24 in a wooden block', 4, false],
    ['24 im Block', 1, false],
    ['im Block', 1, true],
    ['24 Block', 1, false],
    ['inklusive Block', 1, false],
    ['beim Block', 1, false],
  ])('%j, word %i: %s', (line, at, isKept) => {
    expect(isKeptIn(tokensOf(line), at)).toBe(isKept);
  });
});

describe('packs of any size', () => {
  it('are said by their unit, sets for a class by theirs', () => {
    const value = CLASS_SET;
    expect([[], [RED], [RED, IN_PACKS], [IN_CLASS_SETS]].map(isInAnyPack)).toEqual([false, false, true, true]);
    expect([[], [IN_PACKS], [RED, IN_CLASS_SETS], [{ kind: 'sort', value } as const]].map(isInClassSets)).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  it('are added to what is said, and sets for a class rather than packs', () => {
    expect(traitsInPacks({ traits: [RED] })).toEqual([RED]);
    expect(traitsInPacks({ traits: [RED], isInPacks: true })).toEqual([RED, IN_PACKS]);
    expect(traitsInPacks({ traits: [RED], isInClassSets: true })).toEqual([RED, IN_CLASS_SETS]);
    expect(traitsInPacks({ traits: [], isInPacks: true, isInClassSets: true })).toEqual([IN_CLASS_SETS]);
    expect(traitsInPacks({ traits: [], isInPacks: false, isInClassSets: false })).toEqual([]);
  });

  it.each(['pack', 'colours'] as const)(
    'are of a known size where the %s of one is said, but for sets for a class',
    (kind) => {
      const size: Trait = { kind, value: '10' };
      expect(withoutKnownUnit([RED, IN_PACKS, size])).toEqual([RED, size]);
      expect(withoutKnownUnit([size, IN_CLASS_SETS])).toEqual([size, IN_CLASS_SETS]);
      expect(withoutKnownUnit([RED, IN_PACKS])).toEqual([RED, IN_PACKS]);
    },
  );
});
