import { describe, expect, it } from 'vitest';
import { schoolLexicon } from '../materialwords/index.ts';
import {
  LONGEST_PHRASE,
  makeLexicon,
  meaningOfCompound,
  nearestWord,
  traitsOfThing,
  type Vocabulary,
  wordBeginningWith,
} from './lexicon.ts';

const VOCABULARY: Vocabulary = {
  articles: `
pen: Stift, Füller | pen, ink pen
board: Tafel, Brett | board
pad: Block, Gitter
`,
  traits: `
colour red: rot, red
material board: Brett, Holz brett
`,
  traitsOfThings: `
pen material wood: buche, Blöcken
`,
  subjects: 'Mathe Übung',
  remarks: 'bitte',
  units: 'Stücke x',
  fillers: 'für',
  columns: 'Größe',
  people: 'Kinder',
  titles: 'Liste',
  beginnings: `
holz pen material light wood
`,
  numbers: { fünf: 5 },
  usual: { pen: [['colour', 'blue']] },
};
const lexicon = makeLexicon(VOCABULARY);

describe('a vocabulary', () => {
  it('has things and traits by the stems of their words, also of several', () => {
    expect(lexicon.meanings.get('stift')).toEqual({ article: 'pen' });
    expect(lexicon.meanings.get('ink pen')).toEqual({ article: 'pen' });
    expect(lexicon.meanings.get('rot')).toEqual({ trait: { kind: 'colour', value: 'red' } });
    expect(lexicon.meanings.has('')).toBe(false);
    expect(lexicon.written.get('fuller')).toBe('Füller');
  });

  it('has a word that is a thing and a trait as both', () => {
    expect(lexicon.meanings.get('brett')).toEqual({ article: 'board', trait: { kind: 'material', value: 'board' } });
  });

  it('has what one thing is like, by the word in every form', () => {
    expect(traitsOfThing(lexicon, 'pen', 'buche')).toEqual([{ kind: 'material', value: 'wood' }]);
    expect(traitsOfThing(lexicon, 'pen', 'blocken')).toEqual([{ kind: 'material', value: 'wood' }]);
    expect(traitsOfThing(lexicon, 'board', 'buche')).toEqual([]);
    expect(traitsOfThing(lexicon, undefined, 'buche')).toEqual([]);
  });

  it('has single words by their length', () => {
    expect(lexicon.byLength.get(5)).toEqual(expect.arrayContaining(['stift', 'brett', 'board', 'block']));
    expect([...lexicon.byLength.values()].flat().filter((word) => word.includes(' '))).toEqual([]);
  });

  it('has the words of the grammar as they are compared', () => {
    const { sets, numbers, beginnings, usual } = lexicon;
    expect([...sets.subjects]).toEqual(['mathe', 'ubung']);
    expect([sets.remarks.has('bitte'), sets.fillers.has('fur'), sets.columns.has('grosse')]).toEqual([
      true,
      true,
      true,
    ]);
    expect([sets.people.has('kinder'), sets.titles.has('liste')]).toEqual([true, true]);
    expect([...sets.units]).toEqual(['stuck', 'x']);
    expect([...numbers]).toEqual([['funf', 5]]);
    expect(beginnings).toEqual([{ letters: 'holz', article: 'pen', trait: { kind: 'material', value: 'light wood' } }]);
    expect([...usual]).toEqual([['pen', [{ kind: 'colour', value: 'blue' }]]]);
  });

  it('has no phrase of more words than are looked up together', () => {
    const longest = Math.max(...[...schoolLexicon().meanings.keys()].map((key) => key.split(' ').length));
    expect(longest).toBeLessThanOrEqual(LONGEST_PHRASE);
  });
});

describe('a compound word', () => {
  it.each([
    ['lieblingsstift', 'pen'],
    ['sehrstift', 'pen'],
    // Three letters stand before it at least, and it has four itself.
    ['filstift', 'pen'],
    ['fistift', undefined],
    ['stift', undefined],
    ['kugelpen', undefined],
    ['holzrot', undefined],
  ])('%s is what its last part is: %s', (stem, article) => {
    expect(meaningOfCompound(lexicon, stem)?.article).toBe(article);
  });

  it('has at most forty letters', () => {
    const of = (length: number) => meaningOfCompound(lexicon, `${'x'.repeat(length - 5)}stift`);
    expect([39, 40].map((length) => of(length)?.article)).toEqual(['pen', 'pen']);
    expect(of(41)).toBeUndefined();
  });
});

describe('a shortened word', () => {
  it('is the first that begins with its four letters or more', () => {
    expect(['stif', 'sti', 'ink ', 'xxxx'].map((letters) => wordBeginningWith(lexicon, letters))).toEqual([
      'stift',
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('a mistyped word', () => {
  const school = schoolLexicon();

  it.each([
    ['stfit', 'stift'],
    ['stif', undefined],
    ['xxxxx', undefined],
    ['gitte', 'gitter'],
  ])('%s is the one nearest to it: %s', (stem, word) => {
    expect(nearestWord(lexicon, stem)).toBe(word);
  });

  it('is none where two that are equally near mean other things', () => {
    expect(nearestWord(lexicon, 'brock')).toBe('block');
    const two = makeLexicon({ ...VOCABULARY, articles: 'one: tasche\ntwo: masche', traits: '' });
    expect(nearestWord(two, 'lasch')).toBeUndefined();
    const same = makeLexicon({ ...VOCABULARY, articles: 'one: tasche, masche', traits: '' });
    expect(nearestWord(same, 'lasch')).toBe('tasch');
  });

  it('has no more letters than are compared', () => {
    expect(nearestWord(school, 'dreikantlernbleistfit')).toBe('dreikantlernbleistift');
    const long = (length: number) => 'stabilo'.padEnd(length, 'x');
    const words = (length: number) => makeLexicon({ ...VOCABULARY, articles: `one: ${long(length)}`, traits: '' });
    expect(nearestWord(words(24), `${long(23)}y`)).toBe(long(24));
    expect(nearestWord(words(25), `${long(24)}y`)).toBeUndefined();
  });
});
