// What a list looks like while a form of it is on its way: the row that is busy, and the change that it asks for.

import { brandId, type WishlistEntryId } from '@tornister/domain/shared';
import {
  acceptsQuantity,
  beginActivity,
  changeEntryQuantity,
  isRemoved,
  type RowActivity,
  removeEntry,
  restoreEntry,
  type WishlistTable,
} from '@tornister/domain/wishlist';
import { type ListAddress, readListAddress, withoutRemoved, withRemoved } from './list-address.ts';

/** Read here: what routes read forms with comes with their calls, and a list is shown without these. */
const fieldOf = (posted: FormData, name: string): string => String(posted.get(name) ?? '');

export type PendingList = {
  readonly table: WishlistTable;
  readonly activityOf: (id: WishlistEntryId) => RowActivity;
  /** Whether the form takes an entry off the list, or puts it on another one. */
  readonly isRemoving: boolean;
};

const ACTIVITIES: Readonly<Record<string, RowActivity>> = {
  quantity: 'changing-quantity',
  less: 'changing-quantity',
  more: 'changing-quantity',
  replace: 'replacing-variant',
};

const tableWhile = (table: WishlistTable, id: WishlistEntryId, posted: FormData): WishlistTable => {
  const entry = table.find((row) => row.entry.id === id)?.entry;
  const quantity = Number(fieldOf(posted, 'quantity'));
  switch (fieldOf(posted, 'intent')) {
    case 'remove':
      return removeEntry(table, id);
    case 'restore':
      return restoreEntry(table, id);
    case 'quantity':
      if (entry === undefined || !acceptsQuantity(table, entry, quantity)) return table;
      return quantity === 0 ? removeEntry(table, id) : changeEntryQuantity(table, id, quantity);
    default:
      return table;
  }
};

/** The list with the change that is on its way; an answer takes its place, or a refusal takes it back. */
export const pendingList = (table: WishlistTable, posted: FormData | undefined): PendingList => {
  if (posted === undefined) return { table, activityOf: () => 'idle', isRemoving: false };
  const busy = brandId<WishlistEntryId>(fieldOf(posted, 'entryId'));
  const activity = beginActivity('idle', ACTIVITIES[fieldOf(posted, 'intent')] ?? 'idle');
  const pending = tableWhile(table, busy, posted);
  return {
    table: pending,
    activityOf: (id) => (id === busy ? activity : 'idle'),
    // No form but a restoring one, which is none then, is about an undo row; what is moved has none.
    isRemoving: isRemoved(pending, busy) || fieldOf(posted, 'intent') === 'move',
  };
};

type OnItsWay = {
  readonly location?: { readonly search: string } | undefined;
  readonly formData?: FormData | undefined;
};

/**
 * The address to which a form that is on its way leads. The next form overtakes it, and with it its answer: the undo rows that it was about to show
 * are the next form's to name.
 */
export const pendingAddress = (
  address: ListAddress,
  table: WishlistTable,
  { location, formData }: OnItsWay,
): ListAddress => {
  if (location === undefined || formData === undefined) return address;
  const busy = brandId<WishlistEntryId>(fieldOf(formData, 'entryId'));
  const overtaken = readListAddress(new URLSearchParams(location.search)).removed.reduce(withRemoved, address);
  if (fieldOf(formData, 'intent') === 'restore') return withoutRemoved(overtaken, busy);
  return isRemoved(tableWhile(table, busy, formData), busy) ? withRemoved(overtaken, busy) : overtaken;
};
