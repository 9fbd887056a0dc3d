import { describe, expect, it } from 'vitest';
import { readMaterialList } from '../materiallist/index.ts';
import { schoolLexicon } from '../materialwords/index.ts';
import { createNameReader } from './read-name.ts';
import { rowWish } from './row-wish.ts';

const lexicon = schoolLexicon();
const { read, readChoice } = createNameReader(lexicon);
const wishesOf = (text: string) => readMaterialList(text, lexicon).wishes.map(({ wish }) => wish);
const wanted = (title: string, name?: string, choice = '') => {
  const said = name === undefined ? undefined : read(name);
  const article = said && { name: said, choice: readChoice(choice, said) };
  const wish = rowWish({ wishes: wishesOf(title), named: wishesOf(name ?? '')[0], article }, lexicon);
  return wish && [wish.article, ...wish.traits.map(({ kind, value }) => `${kind} ${value}`).sort()];
};

describe('what a row of a class list asks for', () => {
  it.each([
    ['its words, where they name one thing', 'Bleistift 2B', 'Zirkel', '', ['pencil', 'hardness 2B']],
    ['its words, where it has no article', 'Pinsel Nr. 8', undefined, '', ['brush', 'number 8']],
    [
      'of several things the one that its article is',
      'Borstenpinsel Gr. 4/8/12',
      'Schulpinsel, Borste',
      'Nr. 8',
      ['brush', 'hair bristle', 'number 8'],
    ],
    [
      'the name of its article, where it is none of them',
      'Schere, Lineal',
      'Bleistift, HB',
      '',
      ['pencil', 'hardness HB'],
    ],
    ['the size that only its article states', 'Pinsel', 'Schulpinsel', 'Nr. 4', ['brush', 'number 4']],
    [
      'lines that only its article states',
      'Heft A4',
      'Schulheft, A4, kariert',
      '',
      ['exercise-book', 'format A4', 'pattern squared'],
    ],
    [
      'lines of its article, whatever a pack of it holds',
      '10er Pack Hefte A4',
      'Schulheft, A4, kariert',
      '',
      ['exercise-book', 'format A4', 'pack 10', 'pattern squared'],
    ],
    [
      'no lineature of its article, where it says a pattern',
      'Heft liniert',
      'Schulheft, Lineatur 21',
      '',
      ['exercise-book', 'pattern lined'],
    ],
    ['nothing of an article that is not as it says', 'Pinsel flach', 'Schulheft, kariert', '', ['brush', 'shape flat']],
    ['no colour of its article', 'Schnellhefter', 'Schnellhefter', 'Rot', ['flat-file']],
  ])('%s', (_what, title, name, choice, asked) => {
    expect(wanted(title, name, choice)).toEqual(asked);
  });

  it('is the one of several things that its article is, whatever its name says', () => {
    const said = read('Schulpinsel');
    const article = { name: said, choice: readChoice('Nr. 8', said) };
    const wish = rowWish({ wishes: wishesOf('Pinsel Nr. 4/8'), named: undefined, article }, lexicon);
    expect(wish?.traits).toEqual([{ kind: 'number', value: '8' }]);
    expect(rowWish({ wishes: [], named: undefined, article }, lexicon)).toBeUndefined();
  });

  it('is nothing, where neither words nor article say a thing', () => {
    expect(wanted('')).toBeUndefined();
    expect(wanted('Schere, Lineal')).toBeUndefined();
  });
});
