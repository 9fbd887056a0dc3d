import { money } from '@tornister/domain/money';
import { describe, expect, it } from 'vitest';
import { aLine, createInMemoryMaterialListGateway } from '../../testing/index.ts';
import type { ClassListEntry, OrderItem } from '../ports/index.ts';
import { createFindAlternatives } from './find-alternatives.ts';

const article = (orderNumber: string, name: string, cents: number) =>
  aLine(1, { orderNumber, name, unitPrice: money(cents) });
const { availableForSale: _sold, ...sold } = article('50', '', 120);

const aRow = (title: string, quantity: number, item: OrderItem): ClassListEntry => ({
  ...{ id: 'row-1', title, quantity, item, note: '', version: 1, promised: 0, promisedHere: 0 },
  per: 'child',
  choice: 'any',
});

describe('rows of what is only sold in packs', () => {
  const own = (name: string): OrderItem => ({ ...sold, orderNumber: '50', name, isForSale: true });
  const ask = () => createFindAlternatives({ materialList: createInMemoryMaterialListGateway([]) });

  it.each([
    ['10 Laminierfolien A4', 'Laminierfolien, A4, 25 Stück', { pieces: 260, packs: 11, size: 25 }],
    ['4 Trennblätter', 'Trennblätter, A4, 100 Stück', { pieces: 104, packs: 2, size: 100 }],
    ['100 Blatt Kopierpapier', 'Kopierpapier, A4, 500 Blatt', { pieces: 2600, packs: 6, size: 500, inSheets: true }],
  ])('are for a class of 26 of %j in %j together: %j', async (title, name, needed) => {
    const entry = aRow(title, 1, own(name));
    expect((await ask().counted([entry], 26))._unsafeUnwrap()).toEqual({ 'row-1': needed });
  });

  it.each([
    ['2 Taschentücher', 'Taschentücher, 30 Stück', 1],
    ['Kopierpapier', 'Kopierpapier, A4, 500 Blatt', 1],
    ['2 Kopierpapier', 'Kopierpapier, A4, 500 Blatt', 2],
    ['100 Blatt Kopierpapier', 'Kopierpapier, A4, 500 Blatt', 2],
    ['100 Blatt Kopierpapier, 3 Hefte', 'Kopierpapier, A4, 500 Blatt', 1],
  ])('are of %j as many of %j as the row has: %i for each child', async (title, name, quantity) => {
    const entry = aRow(title, quantity, own(name));
    expect((await ask().counted([entry], 26))._unsafeUnwrap()).toEqual({});
  });

  it.each([
    ['of fewer sheets, in as many as hold them', 'Kopierpapier, A4, 250 Blatt', 50, [['51', 11, 550]]],
    ['of many sheets', 'Kopierpapier, A4, 2.500 Blatt', 300, [['51', 2, 600]]],
    ['that cost more together', 'Kopierpapier, A4, 250 Blatt', 70, []],
    ['of which nobody knows the sheets', 'Kopierpapier, A4', 1, []],
    ['of several with sheets', 'Kopierpapier, A4, 500 Blatt, 5 Stück', 1, []],
  ])('are compared in sheets with others %s', async (_what, name, cents, offers) => {
    const entry = aRow('100 Blatt Kopierpapier', 1, own('Kopierpapier, A4, 500 Blatt'));
    const others = createInMemoryMaterialListGateway([article('51', name, cents)]);
    const found = (await createFindAlternatives({ materialList: others }).packs([entry], 26))._unsafeUnwrap();
    expect(found['row-1']?.map((one) => [one.orderNumber, one.quantity, one.total.cents])).toEqual(offers);
  });
});
