import { describe, expect, it } from 'vitest';
import { inOrder, shortWish } from '../../testing/material-lists.ts';
import { schoolLexicon } from '../materialwords/index.ts';
import type { Known } from './headings.ts';
import { newMemory } from './look-up.ts';
import { readThings } from './read-things.ts';

const read = (text: string, { known, isListed = false }: { known?: Known; isListed?: boolean } = {}) =>
  readThings(newMemory(schoolLexicon()), text, known, isListed).map((wish) => inOrder(shortWish(wish)));

describe('the things of one line', () => {
  it('are 24 at most', () => {
    const things = (count: number) => Array.from({ length: count }, () => 'Heft').join(', ');
    expect([23, 24, 25, 60].map((count) => read(things(count)).length)).toEqual([23, 24, 24, 24]);
    const sizes = Array.from({ length: 30 }, (_, at) => `Nr. ${at + 1}`).join(', ');
    expect(read(`Pinsel ${sizes}`)).toHaveLength(24);
  });

  it('are not counted again behind "davon"', () => {
    expect(read('4 Hefte, davon 2 rot')).toEqual(['4 exercise-book']);
    expect(read('4 Hefte A4, davon 2 rot, 1 Schere')).toEqual(['4 exercise-book A4', '1 scissors']);
  });

  it.each([
    ['is any of them behind "oder"', 'Heft oder Block', ['1 exercise-book']],
    ['is the same thing behind a slash', 'Wachsmalkreide / Wachsmalstifte', ['1 wax-crayons']],
    ['is another thing behind a slash', 'Heft / Schere', ['1 exercise-book', '1 scissors']],
    ['is any of the colours behind "oder"', '1 rotes oder blaues Heft', ['1 exercise-book blue red']],
    ['are two behind "und"', '1 rotes und 1 blaues Heft', ['1 exercise-book red', '1 exercise-book blue']],
    ['is one where nothing of a kind stands ahead', '1 rotes und 1 Heft A4', ['1 exercise-book A4']],
    ['is one behind a comma', 'rot, blaues Heft', ['1 exercise-book blue']],
    ['is unknown behind "oder"', 'Heft oder Zauberstab', ['1 exercise-book']],
    ['is unknown behind a comma', 'Heft, Zauberstab', ['1 exercise-book', '1 ?Zauberstab']],
  ])('%s: %j', (_what, line, wishes) => {
    expect(read(line)).toEqual(wishes);
  });

  it.each([
    ['Hefte (5)', ['5 exercise-book']],
    ['2 Hefte (5)', ['2 exercise-book pack=5']],
    ['1 Radiergummi (10 Stück)', ['1 eraser pack=10']],
    ['2 Radiergummis (10 Stück)', ['2 eraser pack=10']],
    ['2 Radiergummis, 10 Stück', ['2 eraser']],
    ['1 Radiergummi, 10 Stück', ['1 eraser pack=10']],
    ['1 Radiergummi (1 Stück)', ['1 eraser']],
    ['1 Radiergummi (je 10 Stück)', ['1 eraser']],
    ['1 Radiergummi rot, blau, 10 Stück', ['1 eraser pack=10 red', '1 eraser blue pack=10']],
    ['Bleistifte (2 Packungen)', ['2 pencil unit=pack']],
    ['2 Bleistifte (2 Packungen)', ['2 pencil unit=pack']],
    ['3 Bleistifte (2 Packungen)', ['3 pencil']],
  ])('are counted by a number of its own: %j', (line, wishes) => {
    expect(read(line)).toEqual(wishes);
  });

  it.each([
    ['2 | Schnellhefter | rot', ['2 flat-file red']],
    ['Pinsel Nr. 10 | 3 | rund', ['3 brush n10 shape=round']],
    ['Pinsel Nr. 10 | 501 | rund', ['1 brush n10 shape=round', '1 brush n501 shape=round']],
    ['2 Pinsel Nr. 10 | 3 | rund', ['1 brush n10 shape=round', '1 brush n3 shape=round']],
    ['2 | Packungen | Bleistifte', ['2 pencil unit=pack']],
    ['2 | Zauberstäbe', ['2 ?Zauberstäbe']],
    ['2 | 3 Hefte', ['3 exercise-book']],
  ])('are counted in a cell of a table: %j', (line, wishes) => {
    expect(read(line)).toEqual(wishes);
  });

  it.each([
    ['6 Hefte A4, je 1 rot, blau', ['1 exercise-book A4 red', '1 exercise-book A4 blue']],
    ['Hefte A4, 2 rot', ['1 exercise-book A4', '2 exercise-book A4 red']],
    ['Hefte, 2 rot', ['2 exercise-book red']],
    ['Hefte A4 (2 rot)', ['2 exercise-book A4 red']],
    ['3 Hefte A4, rot', ['3 exercise-book A4 red']],
    ['Pinsel, 4', ['1 brush n4']],
    ['Pinsel Nr. 4, 4', ['1 brush n4']],
    ['Heft rot, grün A4', ['1 exercise-book red', '1 exercise-book A4 green']],
    ['Heft blau (für Mathe bei Frau Kern)', ['1 exercise-book blue']],
    ['Heft (liniert für Mathe)', ['1 exercise-book lined']],
    ['Heft rot, blau, kein Rand', ['1 exercise-book no-margin red', '1 exercise-book blue no-margin']],
    ['Heft mit Rand, kein Rand', ['1 exercise-book margin']],
    ['keine Hefte', []],
  ])('are said more of behind them: %j', (line, wishes) => {
    expect(read(line)).toEqual(wishes);
  });

  it('are what a lineature or a hardness is of, where none is named', () => {
    expect(read('5 x A4 Lin. 25')).toEqual(['5 exercise-book A4 r25']);
    expect(read('2 HB')).toEqual(['2 pencil HB']);
    expect(read('rot')).toEqual([]);
  });
});

describe('the thing of a heading', () => {
  const known: Known = { article: 'exercise-book', traits: [{ kind: 'format', value: 'A4' }] };

  it('is wanted once something is said of it, and as it says', () => {
    expect(read('', { known })).toEqual([]);
    expect(read('2 rot, 1 blau', { known })).toEqual(['2 exercise-book A4 red', '1 exercise-book A4 blue']);
    expect(read('1 Schreibheft A5', { known })).toEqual(['1 exercise-book A5']);
    expect(read('1 Heft', { known })).toEqual(['1 exercise-book A4']);
    expect(read('1 Schere', { known })).toEqual(['1 scissors']);
    expect(read('1 Heft', { known: { article: 'exercise-book' } })).toEqual(['1 exercise-book']);
  });

  it('keeps what it says when one of its things says more', () => {
    expect(read('rot', { known })).toEqual(['1 exercise-book A4 red']);
    expect(known.traits).toEqual([{ kind: 'format', value: 'A4' }]);
  });
});

describe('a sentence', () => {
  it('names nothing to buy without a number, unless it stands behind a bullet', () => {
    expect(read('Hefte bitte')).toEqual([]);
    expect(read('Hefte bitte', { isListed: true })).toEqual(['1 exercise-book']);
    expect(read('2 Stück Hefte bitte')).toEqual(['2 exercise-book']);
    expect(read('Zauberstab mit drei Sternen', { isListed: true })).toHaveLength(1);
  });
});
