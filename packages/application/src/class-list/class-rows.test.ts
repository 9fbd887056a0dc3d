import { aListEntry } from '@tornister/domain/testing';
import { describe, expect, it } from 'vitest';
import type { MaterialSheet } from '../material-list/chosen-material.ts';
import { rowsOfOrder, rowsOfSheet, rowsOfWishlist, withClassQuantities } from './class-rows.ts';

type Line = MaterialSheet['lines'][number];

/** A line that asks for so many, with an article of which so many are needed, and so many sold at once. */
const aLineOf = (
  text: string,
  wanted: number,
  orderNumber: string,
  needed = wanted,
  quantity = needed,
  name = text,
): Line =>
  ({
    text,
    wish: { quantity: wanted },
    verdict: { kind: 'unsure' },
    candidates: [
      { item: { orderNumber: `${orderNumber}-other`, name, variantInfo: [] }, quantity: 1, needed: 1 },
      { item: { orderNumber, name, variantInfo: [] }, quantity, needed },
    ],
  }) as unknown as Line;

const rows = (lines: readonly Line[], decisions: Parameters<typeof rowsOfSheet>[1]) =>
  rowsOfSheet({ lines, leftOut: [], isCut: false }, decisions);
const chosen = (orderNumber: string, quantity = '') => ({ orderNumber, quantity });

describe('rows of a sheet', () => {
  it('have the article that was chosen, and the words of their line', () => {
    expect(rows([aLineOf('Bleistift', 2, '10001')], { 0: chosen('10001') })).toEqual([
      { title: 'Bleistift', orderNumber: '10001', quantity: 2, per: 'child', choice: 'any', note: '' },
    ]);
    expect(rows([aLineOf('Bleistift', 2, '10001')], { 0: chosen('') })).toMatchObject([
      { title: 'Bleistift', orderNumber: '', quantity: 2 },
    ]);
  });

  it.each([
    ['as many packs as the sheet needs', aLineOf('Bleistift', 24, '10001', 2), 2],
    ['what the sheet asks for where the shop has fewer at the moment', aLineOf('Heft', 24, '10001', 24, 5), 24],
    ['what the sheet asks for where the shop sells no fewer than five at once', aLineOf('Heft', 1, '10001', 1, 5), 1],
  ])('need %s', (_, line, quantity) => {
    expect(rows([line], { 0: chosen('10001') })).toMatchObject([{ quantity }]);
  });

  it('need what the chosen article needs, where the quantity was only suggested', () => {
    const decided = { ...chosen('10001', '1'), suggested: '1' };
    expect(rows([aLineOf('Bleistift', 24, '10001', 2)], { 0: decided })).toMatchObject([{ quantity: 2 }]);
    expect(rows([aLineOf('Bleistift', 24, '10001', 2)], { 0: { ...decided, suggested: '3' } })).toMatchObject([
      { quantity: 1 },
    ]);
  });

  it('need what was typed, where that is a number', () => {
    expect(rows([aLineOf('Heft', 3, '10001')], { 0: chosen('10001', '7') })).toMatchObject([{ quantity: 7 }]);
    expect(rows([aLineOf('Heft', 3, '10001')], { 0: chosen('10001', 'x') })).toMatchObject([{ quantity: 3 }]);
  });

  it.each([
    ['• 3 Mappen blau', 3, 1, 'Gummizugmappe, 10 Stück', '3 Mappen blau'],
    ['1 Mappe blau', 1, 1, 'Gummizugmappe, 10 Stück', '1 Mappe blau'],
    ['1 Mappe blau', 1, 1, 'Gummizugmappe, 1 Stück', 'Mappe blau'],
    ['1 Lineal', 1, 1, 'Lineal, 30 cm', 'Lineal'],
    ['20 Bogen Tonpapier', 20, 1, 'Tonpapier, 100 Blatt', '20 Bogen Tonpapier'],
    ['2 Hefte', 2, 2, 'Heft A5, 32 Blatt', 'Hefte'],
    ['2 Packungen Radiergummis à 10', 2, 2, 'Radiergummi, 10 Stück', 'Packungen Radiergummis à 10'],
  ])('%j: %i pieces in %i of %j are called %j', (text, wanted, needed, name, title) => {
    const line = aLineOf(text, wanted, '10001', needed, needed, name);
    expect(rows([line], { 0: chosen('10001') })).toMatchObject([{ title, quantity: needed }]);
    expect(rows([line], { 0: chosen('') })[0]?.title).not.toMatch(/^\d/u);
  });

  it('keep in their words how many times so many sheets are asked for', () => {
    const line = aLineOf('2 x 100 Blatt Kopierpapier', 2, '10001', 1, 1, 'Kopierpapier, 500 Blatt');
    expect(rows([line], { 0: chosen('10001') })).toMatchObject([{ title: '2 x 100 Blatt Kopierpapier', quantity: 1 }]);
  });

  it.each([
    ['Heft', 'child'],
    ['Taschentücher für die Klasse', 'class'],
  ])('%s is for each %s', (text, per) => {
    expect(rows([aLineOf(text, 3, '10001')], {})).toMatchObject([{ per, quantity: 3 }]);
  });

  it.each([
    ['Materialliste für unsere Klasse', 'child'],
    ['Für die Klasse', 'class'],
  ])('that stand under %j first are for each %s, and for the class under a heading further down', (title, per) => {
    const under = (text: string, above: Partial<Line>): Line => ({ ...aLineOf(text, 1, '10001'), ...above });
    const lines = [under('Schere', { child: title }), under('Kleber', { child: 'Für die Klasse' })];
    expect(rows(lines, {}).map((row) => row.per)).toEqual([per, 'class']);
  });

  it('leave the words of a line out that names several things, where the article says which of them it is', () => {
    const text = 'Zirkel und Lineal';
    const lines = [aLineOf(text, 1, '10001'), aLineOf(text, 1, '10002'), aLineOf('Heft', 1, '10003')];
    const titles = rows(lines, { 0: chosen('10001'), 1: chosen(''), 2: chosen('10003') }).map(({ title }) => title);
    expect(titles).toEqual(['', text, 'Heft']);
  });
});

describe('rows of a line that names several things for which nobody chose', () => {
  const text = '1 Rolle Krepppapier rot und blau';
  const at = (lineNumber: number, line: Line): Line => ({ ...line, lineNumber });
  const of = (lines: readonly Line[], decisions: Parameters<typeof rowsOfSheet>[1] = {}) =>
    rows(lines, decisions).map(({ title, quantity }) => [title, quantity]);

  it('are one, because families could not tell them apart', () => {
    expect(of([at(1, aLineOf(text, 1, '10001')), at(1, aLineOf(text, 1, '10002'))])).toEqual([[text, 1]]);
  });

  it.each([
    ['1 Zirkel und 2 Lineale', [1, 2]],
    ['2 Zirkel und 2 Lineale', [2, 2]],
    ['2 rote und 2 blaue Hefte', [2, 2]],
    ['je 2 Hefte rot und blau', [2, 2]],
    ['Schnellhefter: 2 rot, 2 blau', [2, 2]],
    ['Hefte rot und blau', [1, 1]],
    ['100 Blatt Tonpapier rot und blau', [50, 50]],
  ])('have all numbers of "%s" in its words, which are meant once', (words, pieces) => {
    const lines = pieces.map((wanted, number) => at(1, aLineOf(words, wanted, `1000${number}`)));
    expect(of(lines)).toEqual([[words, 1]]);
  });

  it.each([
    ['4 Hefte rot und blau', [2, 2], 'Hefte rot und blau'],
    ['3 x Heft, liniert und kariert', [2, 1], 'Heft, liniert und kariert'],
    ['• 4 Schnellhefter in rot, blau, gelb und grün', [1, 1, 1, 1], 'Schnellhefter in rot, blau, gelb und grün'],
  ])('have the number of "%s", which counts all of them, as their own', (words, pieces, title) => {
    const lines = pieces.map((wanted, number) => at(1, aLineOf(words, wanted, `1000${number}`)));
    const all = pieces.reduce((sum, wanted) => sum + wanted, 0);
    expect(of(lines)).toEqual([[title, all]]);
    // What was chosen has its own row, and is not asked for twice.
    expect(of(lines, { 0: chosen('10000') })).toEqual([
      ['', pieces[0]],
      [title, all - (pieces[0] ?? 0)],
    ]);
  });

  it('are one beside those of which the article was chosen', () => {
    const lines = [1, 2, 3].map((number) => at(1, aLineOf(text, 1, `1000${number}`)));
    expect(of(lines, { 1: chosen('10002') })).toEqual([
      [text, 1],
      ['', 1],
    ]);
  });

  it('are two where the sheet has the line twice', () => {
    expect(of([at(1, aLineOf(text, 1, '10001')), at(2, aLineOf(text, 1, '10001'))])).toHaveLength(2);
  });
});

it('rows of a wishlist have their article and no words of their own', () => {
  expect(rowsOfWishlist([aListEntry('1', { quantity: 3 })])).toEqual([
    { title: '', orderNumber: '100001', quantity: 3, per: 'child', choice: 'any', note: '' },
  ]);
});

describe('rows of an order', () => {
  const orderOf = (lines: number, quantity: number) =>
    ({
      shipments: [
        {
          items: Array.from({ length: lines }, (_, at) => ({
            lineNo: `${at + 1}`,
            sku: `${10_001 + at}`,
            quantity,
            price: { cents: 100, currency: 'EUR' },
          })),
        },
      ],
    }) as unknown as Parameters<typeof rowsOfOrder>[0];

  it('are as many for a line as hold all of its pieces', () => {
    expect(
      rowsOfOrder(orderOf(50, 150), 1)
        .map(({ quantity }) => quantity)
        .slice(0, 2),
    ).toEqual([99, 51]);
    expect(rowsOfOrder(orderOf(50, 150), 1)).toHaveLength(100);
  });

  it('are one for each line where a list would not take them all', () => {
    expect(rowsOfOrder(orderOf(51, 150), 1)).toHaveLength(51);
    expect(rowsOfOrder(orderOf(1, 9_998), 1)).toEqual([expect.objectContaining({ quantity: 9_998, per: 'child' })]);
  });
});

it('rows have as many pieces as a class list takes, and it is counted how many were to have more', () => {
  const asked = rowsOfWishlist([98, 99, 100, 9_998].map((quantity, at) => aListEntry(`${at}`, { quantity })));
  const { rows: fitting, lowered } = withClassQuantities(asked);
  expect([fitting.map(({ quantity }) => quantity), lowered]).toEqual([[98, 99, 99, 99], 2]);
});
