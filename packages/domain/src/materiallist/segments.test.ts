import { describe, expect, it } from 'vitest';
import { asCells, bringsCover, segmentsOf, withSharedEnding } from './segments.ts';
import { tokensOf } from './tokens.ts';

/** The parts of a line as they are written; what is true of a part stands behind it. */
const parts = (line: string): readonly string[] =>
  segmentsOf(tokensOf(line)).map(({ tokens, isInside, isOr, isAfterSlash, isCell, isForbidden }) => {
    const is = { isInside, isOr, isAfterSlash, isCell, isForbidden };
    const signs = Object.entries(is).flatMap(([name, holds]) => (holds ? [name.slice(2)] : []));
    return [tokens.map(({ text }) => text).join(' '), ...signs].join(' +');
  });

describe('the parts of a line', () => {
  it.each([
    ['Heft', ['Heft']],
    ['', []],
    [', ;', []],
    ['Heft, Block; Stift & Etui + Lineal • Zirkel', ['Heft', 'Block', 'Stift', 'Etui', 'Lineal', 'Zirkel']],
    ['Heft und Block sowie Stift plus Etui u Lineal and pen', ['Heft', 'Block', 'Stift', 'Etui', 'Lineal', 'pen']],
    ['Unduldsam Andreas', ['Unduldsam Andreas']],
    ['21 x 29,7 cm', ['21 x 29,7 cm']],
    ['rot/blau', ['rot', 'blau +AfterSlash']],
    ['rot, blau', ['rot', 'blau']],
    ['rot oder blau or green bzw gelb', ['rot', 'blau +Or', 'green +Or', 'gelb +Or']],
    ['oder blau', ['blau']],
    ['rot oder oder blau', ['rot', 'blau +Or']],
    ['rot, oder blau', ['rot', 'blau']],
    ['Heft (A4, rot) Block', ['Heft', 'A 4 +Inside', 'rot +Inside', 'Block']],
    ['Heft [A4] Block', ['Heft', 'A 4 +Inside', 'Block']],
    ['Heft (A4 (rot) groß) Block', ['Heft', 'A 4 +Inside', 'rot +Inside', 'groß +Inside', 'Block']],
    ['Heft ) A4 ( rot', ['Heft', 'A 4', 'rot +Inside']],
    ['80 g/m² w/o margin', ['80 g / m ² w / o margin']],
    ['80 kg/m', ['80 kg', 'm +AfterSlash']],
    ['g/cm', ['g', 'cm +AfterSlash']],
  ])('%j: %j', (line, expected) => {
    expect(parts(line)).toEqual(expected);
  });

  it('forbid what they name, and go on with it behind "und"', () => {
    expect(parts('Buntstifte keine Filzstifte')).toEqual(['Buntstifte', 'keine Filzstifte +Forbidden']);
    expect(parts('Buntstifte, keine Filzstifte und Fineliner')).toEqual([
      'Buntstifte',
      'keine Filzstifte +Forbidden',
      'Fineliner +Forbidden',
    ]);
    expect(parts('keine Filzstifte oder Fineliner')).toEqual([
      'keine Filzstifte +Forbidden',
      'Fineliner +Or +Forbidden',
    ]);
    expect(parts('keine Filzstifte, Fineliner')).toEqual(['keine Filzstifte +Forbidden', 'Fineliner']);
    expect(parts('keine Filzstifte und ein Fineliner')).toEqual(['keine Filzstifte +Forbidden', 'ein Fineliner']);
    expect(parts('Füller (kein Tintenroller) und Patronen')).toEqual([
      'Füller',
      'kein Tintenroller +Inside +Forbidden',
      'Patronen',
    ]);
    expect(parts('und keine Filzstifte')).toEqual(['keine Filzstifte +Forbidden']);
  });

  it('end where a pencil case has something in it, and where a book brings its cover', () => {
    expect(parts('Mäppchen mit Stift')).toEqual(['Mäppchen mit', 'Stift']);
    expect(parts('Federmäppchen gefüllt Stift')).toEqual(['Federmäppchen gefüllt', 'Stift']);
    expect(parts('Schreibmäppchen with Stift')).toEqual(['Schreibmäppchen with', 'Stift']);
    expect(parts('case a b c with Stift')).toEqual(['case a b c with', 'Stift']);
    expect(parts('case a b c d with Stift')).toEqual(['case a b c d with Stift']);
    expect(parts('Heft mit Rand')).toEqual(['Heft mit Rand']);
    expect(parts('Heft mit Umschlag')).toEqual(['Heft', 'mit Umschlag']);
    expect(parts('Heft with red cover')).toEqual(['Heft', 'with red cover']);
    expect(parts('Heft mit schönem roten Umschlag')).toEqual(['Heft mit schönem roten Umschlag']);
  });

  it('are cells between the signs of a table', () => {
    expect(parts('Kunst | Pinsel | 2 | rund')).toEqual(['Kunst', 'Pinsel +Cell', '2 +Cell', 'rund +Cell']);
    expect(parts('Kunst | Pinsel, rund | 2')).toEqual(['Kunst', 'Pinsel', 'rund', '2 +Cell']);
  });
});

describe('a book with its cover', () => {
  it.each([
    ['mit Umschlag', true],
    ['with cover', true],
    ['mit rotem Umschlag', true],
    ['mit Heftumschlag', true],
    ['mit Hülle', true],
    ['mit ganz rotem Umschlag', false],
    ['ohne Umschlag', false],
    ['mit Briefumschlag', false],
    ['mit', false],
  ])('%j: %s', (line, brings) => {
    expect(bringsCover(tokensOf(line), 0)).toBe(brings);
  });
});

describe('a row of a table', () => {
  it('has one sign between its cells, whether they stand between tabulators or semicolons', () => {
    expect(asCells('Kunst\tPinsel\t2')).toBe('Kunst | Pinsel | 2');
    expect(asCells('Kunst;Pinsel;2')).toBe('Kunst | Pinsel | 2');
    expect(asCells(';;')).toBe(' |  | ');
  });

  it('has two semicolons at least, no space behind any, and cells of up to 200 characters', () => {
    for (const line of ['Pinsel;2', 'Pinsel; 4; 8', 'Pinsel;4; 8', 'Heft']) expect(asCells(line)).toBe(line);
    expect(asCells(`${'a'.repeat(200)};b;c`)).toContain('|');
    expect(asCells(`${'a'.repeat(201)};b;c`)).not.toContain('|');
    expect(asCells(`a;b;${'c'.repeat(200)}`)).toContain('|');
    expect(asCells(`a;b;${'c'.repeat(201)}`)).not.toContain('|');
  });
});

describe('an ending that two words share', () => {
  it.each([
    ['Bunt- und Filzstifte', 'Buntstifte und Filzstifte'],
    ['Bunt-/Filzstifte', 'Buntstifte/Filzstifte'],
    ['Bunt- oder Filzstiften', 'Buntstiften oder Filzstiften'],
    ['Schreib-, Mal- und Zeichenblöcke', 'Schreibblöcke, Mal- und Zeichenblöcke'],
    ['Rechen- & Schreibhefte', 'Rechenhefte & Schreibhefte'],
    ['Haar- u. Borstenpinsel', 'Haarpinsel u. Borstenpinsel'],
    ['Wachs- und ÖLKREIDEN', 'Wachskreiden und ÖLKREIDEN'],
    ['Ton- und Fotokarton', 'Tonkarton und Fotokarton'],
    ['Zeichen- und Sammelmappe', 'Zeichenmappe und Sammelmappe'],
    ['Buch- und Heftumschläge', 'Buchumschläge und Heftumschläge'],
    // Too short, or with an ending that nobody knows.
    ['Bu- und Filzstifte', 'Bu- und Filzstifte'],
    ['Sport- und Turnschuhe', 'Sport- und Turnschuhe'],
    ['Bunt und Filzstifte', 'Bunt und Filzstifte'],
    ['Bunt- Filzstifte', 'Bunt- Filzstifte'],
    ['Bunt- und Hefte', 'Bunt- und Hefte'],
    ['Rechen- und 2 Schreibhefte', 'Rechen- und 2 Schreibhefte'],
  ])('%j: %j', (line, whole) => {
    expect(withSharedEnding(line)).toBe(whole);
  });
});
