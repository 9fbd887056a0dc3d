import { describe, expect, it } from 'vitest';
import { schoolLexicon } from '../materialwords/index.ts';
import { newMemory } from './look-up.ts';
import { isSizeOfNext, saidOfThing } from './size-words.ts';
import { tokensOf } from './tokens.ts';

const memory = newMemory(schoolLexicon());

describe('what a word says of a thing', () => {
  it.each([
    ['großes Heft', 0, 'exercise-book', ['format=A4']],
    ['kleines Heft', 0, 'exercise-book', ['format=A5']],
    ['kleines Geodreieck', 0, 'set-square', ['length=16 cm']],
    ['kleines Heft', 0, 'pencil', []],
    ['kleines Heft', 0, undefined, []],
    ['kleines Heft', 1, 'exercise-book', []],
    ['kleines Heft', 2, 'exercise-book', []],
    // "Größe" is a word of its own, and lines may be large.
    ['Große Hefte', 0, 'exercise-book', ['format=A4']],
    ['Größe Hefte', 0, 'exercise-book', []],
    ['große Kästchen', 0, 'exercise-book', []],
    ['große Linien', 0, 'exercise-book', []],
    ['groß kariert', 0, 'exercise-book', []],
    ['large squares', 0, 'exercise-book', []],
    ['groß', 0, 'exercise-book', ['format=A4']],
  ] as const)('%j, word %i, of %s: %j', (line, at, article, said) => {
    const traits = saidOfThing(memory, article, tokensOf(line), at);
    expect(traits.map(({ kind, value }) => `${kind}=${value}`)).toEqual(said);
  });

  it.each([
    ['kleine Klammern', 0, true],
    ['kleine runde', 0, false],
    ['kleine iPads', 0, false],
    ['kleine', 0, false],
    ['Hefte Klammern', 0, false],
    ['kleine Klammern', 1, false],
    ['kleine Klammern', 2, false],
  ])('%j, word %i, is the size of what follows: %s', (line, at, isOfNext) => {
    expect(isSizeOfNext(tokensOf(line), at, memory)).toBe(isOfNext);
  });
});
