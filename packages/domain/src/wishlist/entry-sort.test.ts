import { describe, expect, it } from 'vitest';
import { aListEntry, aListItem, entryId, productId } from '../../testing/a-wishlist.ts';
import { money } from '../money/money.ts';
import { removeEntry, tableOf } from './entry-list.ts';
import { LIST_SORTS, parseListSort, sortTable } from './entry-sort.ts';

const entry = (id: string, name: string, cents: number) =>
  aListEntry(id, { item: aListItem({ productId: productId(id), name, prices: { current: money(cents) } }) });
const table = removeEntry(
  tableOf([entry('a', 'Zirkel 10', 300), entry('b', 'Äpfel', 300), entry('c', 'Zirkel 9', 100)]),
  entryId('b'),
);

describe('the order of a list', () => {
  it.each([
    ['added', 'abc'],
    ['name', 'bca'],
    ['price-asc', 'cab'],
    ['price-desc', 'abc'],
  ] as const)('by %s is %s; an undo row stands where its entry stood, what is equal keeps its order', (sort, order) => {
    expect(
      sortTable(table, sort, 'de')
        .map(({ entry: { item } }) => item.productId)
        .join(''),
    ).toBe(order);
  });

  it('is that of adding for an unknown name', () => {
    expect(LIST_SORTS.map(parseListSort)).toEqual(LIST_SORTS);
    expect([null, undefined, '', 'PRICE-ASC', 'rating'].map(parseListSort)).toEqual(Array(5).fill('added'));
  });
});
