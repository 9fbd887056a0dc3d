import { describe, expect, it } from 'vitest';
import { inOrder, shortWish } from '../../testing/material-lists.ts';
import { schoolLexicon } from '../materialwords/index.ts';
import type { Known } from './headings.ts';
import { newMemory } from './look-up.ts';
import { readMaterialLine } from './read-line.ts';

const read = (line: string, known?: Known): readonly string[] => {
  const { wishes, heading } = readMaterialLine(newMemory(schoolLexicon()), line, known);
  const above = heading === undefined ? [] : [`${heading.text}${heading.isChild ? ' (child)' : ''}:`];
  return [...above, ...wishes.map((wish) => inOrder(shortWish(wish)))];
};

describe('what stands beside things', () => {
  it.each([
    '- 2 Hefte',
    '☐ 3. 2 Hefte',
    '3. ☐ 2 Hefte',
    '• • 2 Hefte',
    '2 Hefte 12.9.',
    '2 Hefte 12.9.2026',
    '2 Hefte 12. 9. 26',
    '2 Hefte 3. Sept',
    '2 Hefte 08:30 Uhr',
    '2 Hefte 8.30 h',
    '2 Hefte 2026/27',
    '2 Hefte 2026 - 2027',
    '2 Hefte 2,50 €',
    '2 Hefte 3 Euro',
    '2 Hefte 3.50 Fr.',
    '2 Hefte CHF 3.50',
    '2 Hefte €3',
    '2 Hefte je Kind',
    '2 Hefte pro Kind',
    '2 Hefte per child',
  ])('says nothing of them: %j', (line) => {
    expect(read(line)).toEqual(['2 exercise-book']);
  });

  it.each(['', ' - ', '3.', 'Hefte: www.schule.example', 'Hefte: http://schule.example', 'hefte@schule.example'])(
    'is nothing to buy: %j',
    (line) => {
      expect(read(line)).toEqual([]);
    },
  );
});

describe('a line without a colon that names nothing to buy', () => {
  it.each([
    ['Deutsch', ['Deutsch:']],
    ['Deutsch | Klasse 3b', ['Deutsch, Klasse 3b (child):']],
    ['Klasse 3b :', ['Klasse 3b (child):']],
    ['Emma, Klasse 1a', ['Emma, Klasse 1a (child):']],
    ['Supply List', ['Supply List:']],
    ['Supply List Year 4', ['Supply List Year 4 (child):']],
    // Behind a bullet it is a thing.
    ['- Stundenliste', ['1 ?Stundenliste']],
    ['1. Stundenliste', ['1 ?Stundenliste']],
    ['Menge | Artikel | Hinweis', []],
  ])('%j', (line, expected) => {
    expect(read(line)).toEqual(expected);
  });
});

describe('what stands before a colon', () => {
  it.each([
    ['is a heading', 'Deutsch: 2 Hefte', ['Deutsch:', '2 exercise-book']],
    ['is a heading without a thing behind it', 'Deutsch:', ['Deutsch:']],
    ['is a child', 'Mia, Klasse 3b: 2 Hefte', ['Mia, Klasse 3b (child):', '2 exercise-book']],
    ['is no heading of a remark', 'Deutsch: bitte beschriften', []],
    ['is a time, and no heading', '2 Hefte 8:30', ['2 exercise-book']],
    ['is nothing, and the rest a line', ': 2 Hefte', ['2 exercise-book']],
    ['is a sentence', 'bitte mitbringen: 2 Hefte', ['2 exercise-book']],
    ['is a number', '2 Zauberstäbe: Glitzer', ['2 ?Zauberstäbe_Glitzer']],
    ['is the thing', 'Schnellhefter: rot, blau', ['1 flat-file red', '1 flat-file blue']],
    ['is the thing above others', 'Hefte:', ['Hefte:']],
    ['is the thing with its number', '2 Hefte:', ['2 exercise-book']],
    ['is the thing that is not wanted', 'Filzstifte: keine', []],
    ['is a thing beside one that is not wanted', 'Filzstifte: keine dicken', ['1 felt-tips']],
    ['is a set for a class', 'Klassensatz: Scheren', ['1 scissors unit=class-set']],
    ['is a set for a class of nothing', '1 Klassensatz:', ['1 class-set']],
  ])('%s: %j', (_what, line, expected) => {
    expect(read(line)).toEqual(expected);
  });

  it.each([
    ['Umschläge: 8 Stück', ['8 book-cover']],
    ['Buntstifte: 1 Packung', ['1 coloured-pencils unit=pack']],
    ['Hefte A4 rot, blau: 4', ['2 exercise-book A4 red', '2 exercise-book A4 blue']],
    ['Hefte A4 rot, blau: 1', ['1 exercise-book A4 red', '1 exercise-book A4 blue']],
    ['3 Hefte A4: rot, blau, grün', ['1 exercise-book A4 red', '1 exercise-book A4 blue', '1 exercise-book A4 green']],
    ['6 Hefte: rot, blau', ['3 exercise-book red', '3 exercise-book blue']],
    ['je 6 Hefte: rot, blau', ['6 exercise-book red', '6 exercise-book blue']],
    ['6 Hefte: 2 rot, 4 blau', ['2 exercise-book red', '4 exercise-book blue']],
    ['Hefte A4: 2 rot, 3 blau', ['2 exercise-book A4 red', '3 exercise-book A4 blue']],
    ['Hefte A4: 2 liniert', ['2 exercise-book A4 lined']],
    ['Hefte A4 (3): rot', ['3 exercise-book A4 red']],
    ['zwei Hefte: rot', ['2 exercise-book red']],
    ['jeweils 6 Hefte: rot, blau', ['6 exercise-book red', '6 exercise-book blue']],
    ['1 Heft: 2 rot', ['1 exercise-book red']],
    ['2 Packungen Radiergummis: 10 Stück weiß', ['2 eraser unit=pack white']],
    ['3 Pinsel: Nr. 4, 8, 12', ['1 brush n4', '1 brush n8', '1 brush n12']],
    ['Pinsel: Nr. 4, 8', ['1 brush n4', '1 brush n8']],
    ['Hefte: Zauberstab', ['1 ?Zauberstab']],
  ])('says how many there are and what all are like: %j', (line, expected) => {
    expect(read(line)).toEqual(expected);
  });

  it.each([
    ['Federmäppchen: Bleistift, Spitzer', ['1 pencil-case', '1 pencil', '1 sharpener']],
    ['2 Ordner: Register', ['2 ring-binder', '1 dividers']],
    ['ein Ordner: Register', ['1 ring-binder', '1 dividers']],
    ['a ring binder: dividers', ['1 ring-binder', '1 dividers']],
    ['Ordner: Register', ['1 dividers']],
  ])('is wanted itself where it is counted, or a case: %j', (line, expected) => {
    expect(read(line)).toEqual(expected);
  });

  it.each([
    ['Hefte Deutsch: 2', ['Deutsch:', '2 exercise-book']],
    ['Hefte für Mathe: rot, blau', ['Mathe:', '1 exercise-book red', '1 exercise-book blue']],
    ['Ordner Deutsch: Register', ['Deutsch:', '1 dividers']],
  ])('has a subject for a heading: %j', (line, expected) => {
    expect(read(line)).toEqual(expected);
  });
});

describe('a line under a heading that names a thing', () => {
  const known: Known = { article: 'exercise-book', traits: [{ kind: 'format', value: 'A4' }] };

  it('is about this thing, as its heading says', () => {
    expect(read('2 x liniert', known)).toEqual(['2 exercise-book A4 lined']);
    expect(read('1 Zirkel', known)).toEqual(['1 compasses']);
    expect(read('bitte beschriften', known)).toEqual([]);
  });
});
