import { describe, expect, it } from 'vitest';
import { isHeading, rowOf, tableOf } from './order-table.ts';

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
    ['SKU;Artikel;Menge', 0],
    ['Name;Product name and no;Menge', 1],
    ['Artikel;Hersteller;Menge', 0],
    // Beside a number an article is its name.
    ['Artikel;Nummer;Menge', 1],
    ['Item;Number;Quantity', 1],
    ['Nummer;Artikelnummer;Menge', 1],
    // It may count the rows.
    ['Nr.;Artikel;Menge', 1],
    // The word for a number stands before what it is one of.
    ['Nr. Artikel;Bestellnummer;Menge', 1],
    ['Bezeichnung;Notiz;Menge', undefined],
    // Without a column of quantities it is no table of an order.
    ['Artikelnummer;Bezeichnung', undefined],
  ])('names the column of order numbers: %s', (heading, column) => {
    expect(tableOf(heading)?.number).toBe(column);
  });

  it.each([
    ['Artikelnummer;Bezeichnung;Verpackungsmenge;Bestellmenge', 3],
    ['Artikelnummer;Stückpreis;Menge', 2],
    ['Artikelnummer;Mindestmenge;Menge', 2],
    ['Artikelnummer;Mengeneinheit;Menge', 2],
    ['Artikelnummer;Menge je VE;Anzahl', 2],
    ['Item no,Pieces per pack,Qty', 2],
    ['Order number;Stock quantity;Order quantity', 2],
    ['Artikelnummer;Lagermenge;Gewünschte Menge', 2],
    ['Artikelnummer;Menge;Bestellmenge', 2],
    ['Artikelnummer;Menge neu;Menge', 2],
    // Which of them counts is not guessed.
    ['Artikelnummer;Menge;Anzahl', undefined],
    ['Artikelnummer;Menge alt;Menge neu', undefined],
    ['Artikelnummer;Verpackungsmenge', undefined],
  ])('names the column of quantities that are ordered: %s', (heading, column) => {
    expect(tableOf(heading)).toMatchObject({ number: 0, quantity: column });
  });
});

describe('a row of a pasted table', () => {
  const table = { separator: ';', number: 0, quantity: 2 } as const;

  it('has its cells without white space around them, and quotes as RFC 4180 doubles them', () => {
    expect(rowOf(' 12 345 ; "Heft ""Rot""; liniert" ; 3 ', table)).toEqual({
      number: '12345',
      quantity: '3',
      name: 'Heft "Rot"; liniert',
    });
    expect(rowOf('" 12345 ";"";" 3 "', table)).toEqual({ number: '12345', quantity: '3', name: '' });
  });
});
