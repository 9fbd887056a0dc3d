// @vitest-environment node

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlacedText, textLines } from './text-lines.ts';

/** Letters of 12 points, each six wide. */
const at = (x: number, y: number, text: string): PlacedText => ({ text, x, y, width: 6 * text.length, height: 12 });

describe('the lines of a PDF’s page', () => {
  it('go from top to bottom, in whatever order the pieces come', () => {
    const pieces = [at(50, 100, 'unten'), at(50, 700, 'oben'), at(50, 400, 'mitten')];
    expect(textLines(pieces)).toEqual(['oben', 'mitten', 'unten']);
  });

  it('put together what stands at one height, with a space where there is a gap', () => {
    // 1.8 points are a space at this size (SPACE_FROM); what is nearer belongs to the word.
    expect(textLines([at(68, 700, 'te'), at(50, 700, 'Hef'), at(82, 700, 'A4')])).toEqual(['Hefte A4']);
    expect(textLines([at(50, 700, 'Hef'), at(69.7, 700, 'te')])).toEqual(['Hefte']);
    expect(textLines([at(50, 700, 'Hef'), at(69.9, 700, 'te')])).toEqual(['Hef te']);
  });

  it('take a raised or lowered piece into the line, up to half of its height', () => {
    expect(textLines([at(50, 700, 'Hefte'), at(90, 694, 'A4')])).toEqual(['Hefte A4']);
    expect(textLines([at(50, 700, 'Hefte'), at(90, 693.9, 'A4')])).toEqual(['Hefte', 'A4']);
  });

  it('have a table’s row as one', () => {
    const rows = ['2', 'Hefte A4', 'Lineatur 25', '1', 'Zirkel', 'mit Etui'];
    const pieces = rows.map((text, index) => at([50, 100, 300][index % 3] ?? 0, index < 3 ? 700 : 680, text));
    expect(textLines(pieces)).toEqual(['2 Hefte A4 Lineatur 25', '1 Zirkel mit Etui']);
  });

  it('read one list after the other where two stand side by side', () => {
    const left = ['Deutsch:', '2 Hefte A4', '1 Radiergummi', '3 Bleistifte'];
    const right = ['Mathematik:', '1 Zirkel', '1 Geodreieck', '1 Lineal'];
    const pieces = [left, right].flatMap((column, index) =>
      column.map((text, row) => at(50 + 250 * index, 700 - 20 * row, text)),
    );
    expect(textLines(pieces)).toEqual([...left, ...right]);
  });

  it('keep to the lists: titles, tables above and lines below are whole, and a heading further left belongs to its list', () => {
    const pieces = [
      at(50, 760, 'Materialliste der Klasse 3b für das ganze Schuljahr 2026/2027'),
      ...[at(50, 730, '1'), at(100, 730, 'Schnellhefter'), at(330, 730, 'grün')],
      ...[at(50, 700, 'Deutsch:'), at(300, 704, 'Mathematik:')],
      ...[at(70, 680, '2 Hefte'), at(330, 680, '1 Zirkel')],
      ...[at(70, 660, '1 Füller'), at(330, 660, '1 Lineal')],
      at(70, 640, '1 Duden'),
      at(50, 590, '1 Schere'),
    ];
    expect(textLines(pieces)).toEqual([
      ...['Materialliste der Klasse 3b für das ganze Schuljahr 2026/2027', '1 Schnellhefter grün'],
      ...['Deutsch:', '2 Hefte', '1 Füller', '1 Duden', 'Mathematik:', '1 Zirkel', '1 Lineal', '1 Schere'],
    ]);
  });

  it('have a thing of its own beside another in one row only as one line', () => {
    expect(textLines([at(50, 700, '2 Hefte'), at(300, 700, '1 Zirkel'), at(50, 680, '1 Lineal')])).toEqual([
      '2 Hefte 1 Zirkel',
      '1 Lineal',
    ]);
  });

  it('lose no letter and make none up, wherever the pieces stand', () => {
    const letters = (texts: readonly string[]): string => [...texts.join('').replace(/\s/gu, '')].sort().join('');
    const piece = fc.record({
      text: fc.string({ maxLength: 8 }),
      x: fc.double({ min: -50, max: 600, noNaN: true }),
      y: fc.double({ min: -50, max: 900, noNaN: true }),
      width: fc.double({ min: 0, max: 100, noNaN: true }),
      height: fc.double({ min: 1, max: 40, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        expect(letters(textLines(pieces))).toBe(letters(pieces.map(({ text }) => text)));
      }),
    );
  });
});
