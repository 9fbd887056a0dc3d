// @vitest-environment node

import { brandId, type WishlistEntryId, type WishlistId } from '@tornister/domain/shared';
import { UNDO_ROWS_MAX } from '@tornister/domain/wishlist';
import { describe, expect, it } from 'vitest';
import { listHref, readListAddress, withoutRemoved, withRemoved, withVariantOf } from './list-address.ts';

const entry = (id: string) => brandId<WishlistEntryId>(id);
const LIST = brandId<WishlistId>('liste-1');
const read = (href: string) => readListAddress(new URL(href, 'https://de.example').searchParams);

describe('addresses of the lists', () => {
  it('come back as they were written', () => {
    for (const address of [
      { sort: 'added', removed: [] },
      { listId: LIST, sort: 'added', removed: [], variantOf: entry('a') },
      { listId: LIST, sort: 'price-desc', removed: [entry('a'), entry('b')] },
      { listId: LIST, sort: 'added', removed: [], hasMoved: true },
    ] as const)
      expect(read(listHref(address))).toEqual(address);
    expect(listHref({ sort: 'added', removed: [] })).toBe('/myaccount/wishlist/');
  });

  it('name each undo row once, the last removal last, and at most 50', () => {
    const address = { sort: 'added', removed: [entry('a'), entry('b')] } as const;
    expect(withRemoved(address, entry('a')).removed).toEqual(['b', 'a']);
    expect(withoutRemoved(address, entry('a')).removed).toEqual(['b']);
    const many = Array.from({ length: UNDO_ROWS_MAX + 1 }, (_none, index) => entry(String(index)));
    expect(read(listHref({ sort: 'added', removed: many })).removed).toEqual(many.slice(1));
    const asLong = many.slice(1).map((_id, index) => entry(String(index).padStart(24, '0')));
    expect([UNDO_ROWS_MAX, listHref({ sort: 'added', removed: asLong }).length < 2_000]).toEqual([50, true]);
  });

  it('open the choice of a variant in one row, or in none', () => {
    const address = { sort: 'added', removed: [] } as const;
    const opened = withVariantOf(withVariantOf(address, entry('a')), entry('b'));
    expect(opened.variantOf).toBe('b');
    expect(withVariantOf(opened)).toEqual(address);
  });

  it('of nobody’s making are read as the page without anything', () => {
    expect(read('/myaccount/wishlist/?sort=evil&removed=,,&list=')).toEqual({ sort: 'added', removed: [] });
  });
});
