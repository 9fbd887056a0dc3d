import { describe, expect, it } from 'vitest';
import { isHeading, tableOf } from './order-table.ts';

describe('a heading of a pasted table', () => {
  it('has up to 500 characters; a longer line is none', () => {
    const words = 'Artikelnummer;Menge;';
    const longest = words.padEnd(500, 'x');
    expect([isHeading(longest), isHeading(`${longest}x`)]).toEqual([true, false]);
  });

  it.each([
    ['Artikelnummer;Menge', 0],
    ['Artikel;Best.-Nr.;Menge', 1],
    ['Bezeichnung;SKU;Menge', 1],
    ['Name;Product name and no;Menge', 1],
    ['Artikel;Hersteller;Menge', 0],
    // The word for a number stands before what it is one of.
    ['Nr. Artikel;Bestellnummer;Menge', 1],
    ['Bezeichnung;Notiz;Menge', undefined],
  ])('names the column of order numbers: %s', (heading, column) => {
    expect(tableOf(heading)?.number).toBe(column);
  });
});
