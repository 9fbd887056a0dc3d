// @vitest-environment node

import { aListEntry } from '@tornister/application/testing';
import { brandId, type WishlistEntryId } from '@tornister/domain/shared';
import { removeEntry, tableOf } from '@tornister/domain/wishlist';
import { describe, expect, it } from 'vitest';
import { pendingList } from './pending-list.ts';

const id = (product: string) => brandId<WishlistEntryId>(`entry-${product}`);
const table = tableOf([aListEntry('7', { quantity: 2 }), aListEntry('8')]);

const pending = (fields: Readonly<Record<string, string>>, before = table) => {
  const posted = new FormData();
  for (const [name, value] of Object.entries(fields)) posted.set(name, value);
  const { table: shown, activityOf, isRemoving } = pendingList(before, posted);
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
    expect(pending({ intent: 'restore', entryId: 'entry-7' }, removed).isRemoving).toBe(false);
    expect(pending({ intent: 'remove-list', listId: '1' }, removed).isRemoving).toBe(false);
    expect(pendingList(removed, undefined).isRemoving).toBe(false);
  });

  it('stays as it is where nothing is on its way', () => {
    expect(pendingList(table, undefined).table).toBe(table);
    expect(pending({ intent: 'create', name: 'Klasse 3b' }).rows).toEqual([2, 1]);
  });
});
