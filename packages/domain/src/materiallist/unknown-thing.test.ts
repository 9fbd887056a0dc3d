import { describe, expect, it } from 'vitest';
import { aPart } from '../../test/builders/a-part.ts';
import type { Part } from './part.ts';
import { tokensOf } from './tokens.ts';
import type { Trait, TraitKind } from './traits.ts';
import { impliedArticle, isThing } from './unknown-thing.ts';

const trait = (kind: TraitKind, value = '1'): Trait => ({ kind, value });

describe('what a line without the name of a thing is about', () => {
  it.each([
    [[trait('ruling', '25')], 'exercise-book'],
    [[trait('colour'), trait('hardness', 'HB')], 'pencil'],
    [[trait('hardness', 'HB'), trait('ruling', '25')], 'pencil'],
    [[trait('format'), trait('pattern')], 'exercise-book'],
    [[trait('margin'), trait('format')], 'exercise-book'],
    [[trait('format')], undefined],
    [[trait('pattern'), trait('margin')], undefined],
    [[trait('brand', 'pelikan'), trait('colours', '12')], 'paint-box'],
    [[trait('brand', 'lyra'), trait('colours', '12')], undefined],
    [[trait('brand', 'pelikan')], undefined],
    [[], undefined],
  ] as const)('%j: %s', (traits, article) => {
    expect(impliedArticle(traits)).toBe(article);
  });
});

describe('words that nobody knows', () => {
  const isNamed = (text: string, changes: Partial<Part> = {}, { isInside = false, isListed = false } = {}): boolean => {
    const part = aPart({ words: text.split(' '), ...changes });
    return isThing(part, { tokens: tokensOf(text), isInside }, isListed);
  };

  it.each([
    ['Zauberstab', true],
    ['Zauberstab Glitzer', true],
    ['Zauberstab Glitzer Stern', false],
    ['zauberstab', false],
    ['Tee', true],
    ['Ei', false],
    ['T-Shirt', false],
    ['ÖLZEUG', true],
    ['iPads', false],
    ['Ei zauberstab', false],
  ])('are a thing as one noun, or two: %j: %s', (text, is) => {
    expect(isNamed(text)).toBe(is);
  });

  it('may be four words behind a bullet or behind a number', () => {
    const words = 'Zauberstab mit drei Sternen';
    expect(isNamed(words, {}, { isListed: true })).toBe(true);
    expect(isNamed(`${words} daran`, {}, { isListed: true })).toBe(false);
    expect(isNamed('zauberstab', {}, { isListed: true })).toBe(false);
    for (const count of [{ quantity: 2 }, { leading: 2 }, { numbers: [2] }]) {
      expect(isNamed(words.toLowerCase(), count)).toBe(true);
      expect(isNamed(`${words} daran`, count)).toBe(false);
    }
    expect(isNamed('zauberstab', { leading: 501 })).toBe(false);
  });

  it('have one of three letters, and are no remark, nor in brackets', () => {
    expect(isNamed('ab ab', { quantity: 2 })).toBe(false);
    expect(isNamed('ab abc', { quantity: 2 })).toBe(true);
    expect(isNamed('Zauberstab', { words: [] })).toBe(false);
    expect(isNamed('Zauberstab', { words: [], quantity: 2 })).toBe(false);
    expect(isNamed('Zauberstab', { hasRemark: true })).toBe(false);
    expect(isNamed('Zauberstab', {}, { isInside: true })).toBe(false);
  });
});
