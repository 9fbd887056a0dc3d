import { describe, expect, it } from 'vitest';
import type { Trait, TraitKind } from '../materiallist/traits.ts';
import { isNearColour, isOfMany } from './colour-fit.ts';

const trait = (kind: TraitKind, value: string): Trait => ({ kind, value });

describe('a colour', () => {
  it.each([
    [['green'], ['lime'], true],
    [['green'], ['red', 'mint'], true],
    [['red', 'green'], ['lime'], true],
    [['green'], ['green'], false],
    [['sky'], ['teal'], false],
    [['many'], ['red'], true],
    [['red'], ['many'], false],
    [['gold'], ['yellow'], false],
    [[], ['lime'], false],
    [['green'], [], false],
  ])('that is asked for as %j is near to %j: %s', (wanted, said, isNear) => {
    expect(isNearColour(wanted, said)).toBe(isNear);
  });

  it.each([
    [['many'], [trait('colours', '10')], true],
    [['red', 'many'], [trait('format', 'A4'), trait('colours', '2')], true],
    [['many'], [trait('colours', '1')], false],
    [['many'], [trait('pack', '10')], false],
    [['many'], [], false],
    [['red'], [trait('colours', '10')], false],
  ])('that is asked for as %j is there in a pack with %j: %s', (wanted, said, isThere) => {
    expect(isOfMany(wanted, said)).toBe(isThere);
  });
});
