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
    // A word that is no thing says what the one behind it means.
    ['Klick Tischgerät, Hefter', undefined, ['stapler'], false],
    ['Sammelmappe, Hefter', 'folder', ['flat-file'], false],
    ['Tischgerät', undefined, [], false],
    ['Ordnungshelden Klick Tischgerät , Hefter', undefined, ['stapler'], false],
    ['Ordner, 2 Locher', 'ring-binder', ['hole-punch'], false],
    ['Ordner, 2 Löcher', 'ring-binder', [], false],
    ['Ordner, 10er Heft', 'ring-binder', ['exercise-book'], false],
    // A set for a class is so beside what is in it.
    ['Klassensatz Scheren', 'scissors', ['class-set'], false],
    ['Klassensatz Scheren-Klassensatz', 'scissors', ['class-set'], false],
    ['Scheren-Klassensatz', 'scissors', ['class-set'], false],
    ['Klassensatz, Schere', 'class-set', ['scissors'], false],
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

describe('what the name of a thing says of it', () => {
  it.each([
    ['Kreppband', ['sort=masking', 'colour=paper']],
    ['Kreppband, 10 m', ['length=10 m', 'sort=masking', 'colour=paper']],
    ['Kreppband, 10 m, doppelseitig', ['length=10 m', 'sort=double', 'colour=paper']],
  ])('holds where nothing else of its kind is said: %j', (name, traits) => {
    expect(names.read(name).traits.map(({ kind, value }) => `${kind}=${value}`)).toEqual(traits);
  });
});

describe('the numbers of a name', () => {
  it.each([
    ['Laminierfolien, A4', '80 µm', []],
    ['Laminierfolien, A4', '25 Stück', ['pack=25']],
    ['Kopierpapier, weiß', 'Palette 100.000 Blatt', ['sheets=100000']],
    ['Copy paper, white', 'pallet of 100,000 sheets', ['sheets=100000']],
    ['Kopierpapier, weiß', '500 Blatt', ['sheets=500']],
    ['Wackelaugen', '1.000 Stück', ['pack=1000']],
    ['Übungsheft Deutsch, A4', 'Klasse 3–4', []],
    ['Bastelschere', 'Klassensatz 24 im Block', ['pack=24']],
  ])('%j with %j', (name, choice, traits) => {
    expect(names.readChoice(choice, names.read(name)).map(({ kind, value }) => `${kind}=${value}`)).toEqual(traits);
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
