import { describe, expect, it } from 'vitest';
import { schoolLexicon } from '../materialwords/index.ts';
import { createNameReader } from './read-name.ts';

const names = createNameReader(schoolLexicon());

describe('the things that the name of an article speaks of', () => {
  it.each([
    ['Schulheft, A5', 'exercise-book', [], false],
    ['Schulheft, Lineal', 'exercise-book', ['ruler'], false],
    ['Schulheft, Rechenheft', 'exercise-book', ['exercise-book'], false],
    // The end of a word that is the thing itself is no other thing.
    ['Schulheft, Lieblingsheft', 'exercise-book', [], false],
    ['Schulheft, Lieblingsblock', 'exercise-book', ['college-pad'], false],
    ['Lieblingsheft, A5', 'exercise-book', [], true],
    ['Lieblingsheft, Lineal', 'exercise-book', ['ruler'], true],
    // Without a thing of its own an article is a guess where all others are.
    ['Regenbogen', undefined, [], false],
    ['Regenbogen, Heft', undefined, ['exercise-book'], false],
    ['Regenbogen, Lieblingsheft', undefined, ['exercise-book'], true],
    ['Regenbogen, Lieblingsheft, Lineal', undefined, ['exercise-book', 'ruler'], false],
    // What is like a thing by the words of that thing is none.
    ['Wachsmalkreiden, Blöcke', 'wax-crayons', [], false],
    ['Schulheft, Blöcke', 'exercise-book', ['college-pad'], false],
  ] as const)('%j', (name, main, others, isGuess) => {
    const read = names.read(name);
    expect([read.main, read.others, read.isGuess]).toEqual([main, others, isGuess]);
  });

  it('are not there where nobody knows any', () => {
    expect(names.read('Regenbogen')).not.toHaveProperty('main');
  });
});

describe('a part of a name', () => {
  it('is read once, and for each thing as it is meant of it', () => {
    expect(names.readChoice('Rot', {})).toBe(names.readChoice('Rot', {}));
    expect(names.readChoice('Blöcke', { main: 'wax-crayons' })).toEqual([{ kind: 'shape', value: 'block' }]);
    expect(names.readChoice('Blöcke', { main: 'exercise-book' })).toEqual([]);
    expect(names.readChoice('Blöcke', {})).toEqual([]);
  });
});
