// @vitest-environment node

import { aListEntry } from '@tornister/application/testing';
import { brandId, type WishlistEntryId } from '@tornister/domain/shared';
import { removeEntry, tableOf } from '@tornister/domain/wishlist';
import { describe, expect, it } from 'vitest';
import { pendingAddress, pendingList } from './pending-list.ts';

const id = (product: string) => brandId<WishlistEntryId>(`entry-${product}`);
const table = tableOf([aListEntry('7', { quantity: 2 }), aListEntry('8')]);

const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const posted = new FormData();
  for (const [name, value] of Object.entries(fields)) posted.set(name, value);
  return posted;
};

const pending = (fields: Readonly<Record<string, string>>, before = table) => {
  const { table: shown, activityOf, isRemoving } = pendingList(before, formOf(fields));
  return {
    rows: shown.map(({ kind, entry }) => (kind === 'shown' ? entry.quantity : 'undo')),
    activities: [activityOf(id('7')), activityOf(id('8'))],
    isRemoving,
  };
};

describe('a list while a form is on its way (spec 3 §4 "Row loading")', () => {
  it('shows the new quantity at once, and that its row is busy', () => {
    expect(pending({ intent: 'quantity', entryId: 'entry-7', quantity: '5' })).toEqual({
      rows: [5, 1],
      activities: ['changing-quantity', 'idle'],
      isRemoving: false,
    });
  });

  it('shows no quantity that will not be taken', () => {
    expect(pending({ intent: 'quantity', entryId: 'entry-7', quantity: '9999' }).rows).toEqual([2, 1]);
    expect(pending({ intent: 'quantity', entryId: 'entry-7', quantity: 'x' }).rows).toEqual([2, 1]);
  });

  it('a removal and a quantity of 0 leave the undo row in its place, and an undo brings the entry back', () => {
    expect(pending({ intent: 'remove', entryId: 'entry-7' }).rows).toEqual(['undo', 1]);
    expect(pending({ intent: 'quantity', entryId: 'entry-7', quantity: '0' }).rows).toEqual(['undo', 1]);
    const removed = removeEntry(table, id('7'));
    expect(pending({ intent: 'restore', entryId: 'entry-7' }, removed).rows).toEqual([2, 1]);
  });

  it('says whether an entry is being taken off, also one whose undo was not answered yet', () => {
    const removed = removeEntry(table, id('7'));
    expect(pending({ intent: 'remove', entryId: 'entry-7' }).isRemoving).toBe(true);
    expect(pending({ intent: 'quantity', entryId: 'entry-7', quantity: '0' }).isRemoving).toBe(true);
    expect(pending({ intent: 'remove', entryId: 'entry-7' }, removed).isRemoving).toBe(true);
    expect(pending({ intent: 'move', entryId: 'entry-7', to: 'b' })).toMatchObject({ rows: [2, 1], isRemoving: true });
    expect(pending({ intent: 'restore', entryId: 'entry-7' }, removed).isRemoving).toBe(false);
    expect(pending({ intent: 'remove-list', listId: '1' }, removed).isRemoving).toBe(false);
    expect(pendingList(removed, undefined).isRemoving).toBe(false);
  });

  it('stays as it is where nothing is on its way', () => {
    expect(pendingList(table, undefined).table).toBe(table);
    expect(pending({ intent: 'create', name: 'Klasse 3b' }).rows).toEqual([2, 1]);
  });
});

describe('the undo rows that the next form names while one is on its way', () => {
  const removed = (fields: Readonly<Record<string, string>>, search = '', before: readonly string[] = []) =>
    pendingAddress({ sort: 'name', removed: before.map((entry) => id(entry)) }, table, {
      location: { search },
      formData: formOf(fields),
    }).removed;

  it('are those of the page, those of the form, and the one that it makes', () => {
    expect(removed({ intent: 'remove', entryId: 'entry-7' }, '?removed=entry-1%2Centry-2', ['1'])).toEqual(
      ['1', '2', '7'].map((entry) => id(entry)),
    );
    expect(removed({ intent: 'quantity', entryId: 'entry-7', quantity: '0' })).toEqual([id('7')]);
    expect(removed({ intent: 'quantity', entryId: 'entry-7', quantity: '3' }, '?removed=entry-2')).toEqual([id('2')]);
  });

  it('are not the one that it takes back', () => {
    expect(removed({ intent: 'restore', entryId: 'entry-1' }, '?removed=entry-1%2Centry-2', ['1', '2'])).toEqual([
      id('2'),
    ]);
  });

  it('are those of the page where nothing is on its way, and its order stays', () => {
    const address = { sort: 'name', removed: [id('1')] } as const;
    expect(pendingAddress(address, table, {})).toBe(address);
    const way = { location: { search: '' }, formData: formOf({ intent: 'remove', entryId: 'entry-7' }) };
    expect(pendingAddress(address, table, way)).toEqual({ sort: 'name', removed: [id('1'), id('7')] });
  });
});
