import { describe, expect, it } from 'vitest';
import { schoolLexicon } from '../materialwords/index.ts';
import { isInPack, numberAt } from './read-number.ts';
import { tokensOf } from './tokens.ts';

const { units } = schoolLexicon().sets;
/** What begins at a token of a line, and how many tokens say it: "2 pack=10", "1 bare 5". */
const meaning = (line: string, at = 0): string | undefined => {
  const found = numberAt(tokensOf(line), at, units);
  if (found === undefined) return undefined;
  const { length, trait, quantity, bare } = found;
  const said = [
    ...(trait === undefined ? [] : [`${trait.kind}=${trait.value}`]),
    ...(quantity === undefined ? [] : [`x${quantity}`]),
    ...(bare === undefined ? [] : [`bare ${bare}`]),
  ];
  return [length, ...said].join(' ');
};

describe('what a word with a number means', () => {
  it.each([
    ['HB', '1 hardness=HB'],
    ['B', '1 hardness=B'],
    ['H', '1 hardness=H'],
    ['H.', undefined],
    ['B.', '1 hardness=B'],
    ['hb', undefined],
    ['b', undefined],
    ['HBX', undefined],
    ['H2', '2 hardness=2H'],
    ['H9', '2 hardness=9H'],
    ['H1', '1 hardness=H'],
    ['H10', '1 hardness=H'],
    ['H 2', '1 hardness=H'],
    ['B8', '2 hardness=8B'],
    ['B5', '2 format=B5'],
    ['B 5', '1 hardness=B'],
    // A paint box, by the number of its colours.
    ['K12', '2 colours=12'],
    ['K/24', '3 colours=24'],
    ['K 12', '2 colours=12'],
    ['K13', undefined],
    ['K-12', undefined],
    ['k12', undefined],
    ['M12', undefined],
    // Formats have the numbers 2 to 7.
    ['A1', undefined],
    ['A2', '2 format=A2'],
    ['A7', '2 format=A7'],
    ['A8', undefined],
    ['A4,5', '2 format=A4'],
    ['A 4', '2 format=A4'],
    ['A-4', '3 format=A4'],
    ['A.4', '3 format=A4'],
    ['a4', '2 format=A4'],
    ['a 4', undefined],
    ['c5', '2 format=C5'],
    ['C 5', undefined],
    ['d4', undefined],
    ['aa4', undefined],
    // Lineatures of the trade have the numbers 20 to 28.
    ['Lineatur 25', '2 ruling=25'],
    ['Lin. 3', '3 ruling=3'],
    ['Lin. Nr. 3', '5 ruling=3'],
    ['Lin Nr 3', '3 ruling=3'],
    ['Lin-25', '3 ruling=25'],
    ['ruling 40', '2 ruling=40'],
    ['Lineatur', undefined],
    ['L19', undefined],
    ['L20', '2 ruling=20'],
    ['L28', '2 ruling=28'],
    ['L29', undefined],
    ['L Nr. 25', undefined],
    ['Linealen 25', undefined],
    // Which one, and not how many.
    ['Klasse 3', '2'],
    ['kl. 3', '3'],
    ['Band-2', '3'],
    ['Year 4', '2'],
    ['Klasse', undefined],
    ['Klassen 3', undefined],
    ['Klasse 3–4', '4'],
    ['Klasse 3-4', '4'],
    ['Klasse 3 4', '2'],
    ['Klasse 3 – vier', '2'],
    ['Nr. 8', '3 number=8'],
    ['Nr 8', '2 number=8'],
    ['#2', '2 number=2'],
    ['Größe 12', '2 number=12'],
    ['size 12', '2 number=12'],
    ['à 10', '2 pack=10'],
    ['á 10', '2 pack=10'],
    ['à 500 Blatt', undefined],
    ['á 500 sheets', undefined],
    ['à 500 Hefte', '2 pack=500'],
    ['a 10', undefined],
    ['x2', '2 x2'],
    ['x 2', '2 x2'],
    ['x-2', undefined],
    ['x2 cm', undefined],
    ['y2', undefined],
    ['Nr.', undefined],
    ['Heft', undefined],
  ])('%j: %j', (line, found) => {
    expect(meaning(line)).toBe(found);
  });

  it('is a format behind "DIN", however it is written', () => {
    expect(meaning('DIN a 4', 1)).toBe('2 format=A4');
    expect(meaning('DIN-c 5', 2)).toBe('2 format=C5');
    expect(meaning('din. c 5', 2)).toBe('2 format=C5');
    expect(meaning('XX c 5', 1)).toBeUndefined();
  });
});

describe('what a number means', () => {
  it.each([
    ['5', '1 bare 5'],
    ['5 Hefte', '1 bare 5'],
    ['2B', '2 hardness=2B'],
    ['9h', '2 hardness=9H'],
    ['2hb', '2 hardness=2HB'],
    ['2 B', '1 bare 2'],
    // The thickness of a foil, and other measures that no list asks for, are no number of pieces.
    ['80 µm', '2'],
    ['80 μm', '2'],
    ['125 mic', '2'],
    ['125 Mikron', '2'],
    ['64 GB', '2'],
    ['8 Zoll', '2'],
    ['96 %', '2'],
    ['2–4 years', '4'],
    // Nobody wants so many one by one.
    ['500 Stück', '1 x500'],
    ['501 Stück', '2 pack=501'],
    ['1.000 Stück', '2 pack=1000'],
    ['1000,5 Stück', '1 x1000.5'],
    // Sheets of copy paper, but large sheets of other paper are things.
    ['100 Bogen Kopierpapier', '2 sheets=100'],
    ['100 Bogen Tonpapier', '1 x100'],
    ['1B', '1 bare 1'],
    ['10B', '1 bare 10'],
    ['10er', '2 pack=10'],
    ['10 er', '1 bare 10'],
    ['10ern', '1 bare 10'],
    ['2-3', '3 bare 2'],
    ['2–3', '3 bare 2'],
    ['2-3 Stück', '3 x2'],
    ['2-3 cm', '4 length=3 cm'],
    ['3-2', '1 bare 3'],
    ['3-3', '1 bare 3'],
    ['2+3', '1 bare 2'],
    ['30 x 40 cm', '4 format=30 × 40 cm'],
    ['210 × 297 mm', '4 format=21 × 29.7 cm'],
    ['30*40cm', '4 format=30 × 40 cm'],
    ['30 x 40', '2 x30'],
    ['30 x 40 m', '2 x30'],
    ['5x', '2 x5'],
    ['5 X Heft', '2 x5'],
    ['5 xx', '1 bare 5'],
    ['30 cm', '2 length=30 cm'],
    ['30cm', '2 length=30 cm'],
    ['30-cm', '3 length=30 cm'],
    ['30 cmm', '1 bare 30'],
    ['100 ml', '2 volume=100 ml'],
    ['1 l', '2 volume=1 l'],
    ['1 Liter', '2 volume=1 l'],
    ['80 g', '2 weight=80 g'],
    ['80 gsm', '2 weight=80 g'],
    ['96 Blatt', '2 sheets=96'],
    ['96 Bl', '2 sheets=96'],
    ['80 Seiten', '2 sheets=40'],
    ['80 pages', '2 sheets=40'],
    ['12 Farben', '2 colours=12'],
    ['12 colours', '2 colours=12'],
    ['5-teilig', '3 parts=5'],
    ['10-er', '3 pack=10'],
    ['10 -er', '1 bare 10'],
    ['10.er', '1 bare 10'],
    ['2 Löcher', '2 parts=2-hole'],
    ['2 LOECHER', '2 parts=2-hole'],
    ['2 Locher', '1 bare 2'],
    ['4 hole punch', '1 parts=4-hole'],
    ['4 holes', '2 parts=4-hole'],
    ['2 hole punches', '1 bare 2'],
    ['10 m', '2 length=10 m'],
    ['10-m', '3 length=10 m'],
    ['10 Meter', '2 length=10 m'],
    ['10 m.', '1 bare 10'],
    ['10 m Rand', '1 bare 10'],
    ['10 mm', '2'],
    ['100 Bogen Druckerpapier', '2 sheets=100'],
    ['100 Bogen Papier', '1 x100'],
    ['2-3 Hefte', '3 bare 2'],
    ['2,5 Stück', '1 x2.5'],
    ['5 Fach', '2 parts=5'],
    ['3 mm', '2'],
    ['3 lagig', '2'],
    ['3 kg', '2'],
    ['5 Stück', '1 x5'],
    ['5 pcs', '1 x5'],
    ['3. Klasse', '3'],
    ['3 Klasse', '2'],
    ['3. Schuljahr', '3'],
    ['3-Klasse', '1 bare 3'],
    ['3. Hefte', '1 bare 3'],
  ])('%j: %j', (line, found) => {
    expect(meaning(line)).toBe(found);
  });

  it('is a part of the name that it stands close to', () => {
    expect(meaning('K12', 1)).toBe('1');
    expect(meaning('fx-87', 2)).toBe('1');
    expect(meaning('fx -87', 2)).toBe('1 bare 87');
    expect(meaning('fx- 87', 2)).toBe('1 bare 87');
    expect(meaning('fx 87', 1)).toBe('1 bare 87');
    expect(meaning('(87', 1)).toBe('1 bare 87');
    expect(meaning('5-87', 2)).toBe('1 bare 87');
  });
});

describe('a number in a pack', () => {
  it.each([
    ['Packung mit 10', true],
    ['Pack of 10', true],
    ['Schachteln zu 10', true],
    ['Schachtel von 10', true],
    ['box with 10', true],
    ['Boxes of 10', true],
    ['Set mit 10', true],
    ['Bund zu 10', true],
    ['Tüte mit 10', true],
    ['Klassensätze mit 10', true],
    ['Setzkasten mit 10', false],
    ['Beset mit 10', false],
    ['Packung 10', false],
    ['Packung ohne 10', false],
    ['Heft mit 10', false],
    ['Packungsgröße mit 10', false],
    ['mit 10', false],
  ])('%j: %s', (line, isPacked) => {
    const tokens = tokensOf(line);
    expect(isInPack(tokens, tokens.length - 1)).toBe(isPacked);
  });
});
