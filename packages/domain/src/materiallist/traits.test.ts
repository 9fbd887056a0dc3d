import { describe, expect, it } from 'vitest';
import { haveKindInCommon, isSaidAside, type Trait, type TraitKind } from './traits.ts';

const trait = (kind: TraitKind, value = '1'): Trait => ({ kind, value });

describe('traits of two things', () => {
  it.each([
    [['colour'], ['colour'], true],
    [['format', 'colour'], ['length', 'colour'], true],
    [['format', 'colour'], ['length'], false],
    [['colour'], [], false],
    [[], ['colour'], false],
  ] as const)('%j and %j have a kind in common: %s', (some, others, have) => {
    const twos = others.map((kind) => trait(kind, '2'));
    expect(
      haveKindInCommon(
        some.map((kind) => trait(kind)),
        twos,
      ),
    ).toBe(have);
  });
});

describe('what is said of a thing behind "für" and "mit" too', () => {
  it.each([
    ['format', undefined, true],
    ['hand', 'scissors', true],
    ['pattern', 'ring-binder', true],
    ['pattern', 'exercise-book', false],
    ['pattern', undefined, false],
    ['colour', 'ring-binder', false],
    ['colour', undefined, false],
  ] as const)('the %s of %s: %s', (kind, article, isSaid) => {
    expect(isSaidAside(trait(kind), article)).toBe(isSaid);
  });
});
