// The table of a wishlist while somebody works in it: entries that show, and removed ones that wait at their former place for an
// undo. Source: spec 3 §4 "Wishlist entry", §2 "Wishlist table".

import type { WishlistEntryId } from '../shared/brand.ts';
import { HOUR_MS } from '../shared/instant.ts';
import type { Wishlist, WishlistEntry } from './wishlist.ts';

/** So long a removed entry comes back to its former place, with its comments; afterwards it is a new one. Not of the specification. */
export const ENTRY_UNDO_MS = HOUR_MS;

/**
 * So many removed entries wait for an undo at once; a further removal takes the place of the first. Their ids stand in the address of the page, and that
 * in each of its forms: of 500 entries each address would have 13,000 characters. Not of the specification.
 */
export const UNDO_ROWS_MAX = 50;

/** Whether an entry that was removed then comes back to its former place where it is added now (both in milliseconds since the epoch). */
export const comesBackTo = (removedAt: number, now: number): boolean => now - removedAt < ENTRY_UNDO_MS;

export type WishlistRow =
  | { readonly kind: 'shown'; readonly entry: WishlistEntry }
  /** The undo row. */
  | { readonly kind: 'removed'; readonly entry: WishlistEntry };

export type WishlistTable = readonly WishlistRow[];

/** The rows of a list that was just opened: every entry is shown, none waits for undo. */
export const tableOf = (entries: readonly WishlistEntry[]): WishlistTable =>
  entries.map((entry) => ({ kind: 'shown', entry }));

/** The entries that are on the list, without the undo rows. */
export const shownEntries = (table: WishlistTable): readonly WishlistEntry[] =>
  table.filter(({ kind }) => kind === 'shown').map(({ entry }) => entry);

/** An entry that waits for undo: no quantity change, no replacement, no add-to-cart. */
export const isRemoved = (table: WishlistTable, id: WishlistEntryId): boolean =>
  table.some(({ kind, entry }) => kind === 'removed' && entry.id === id);

/** Whether the next removal takes the place of the first undo row. */
export const hasAllUndoRows = (table: WishlistTable): boolean =>
  table.filter(({ kind }) => kind === 'removed').length >= UNDO_ROWS_MAX;

/** A removed entry turns into an undo row at its former position. */
export const removeEntry = (table: WishlistTable, id: WishlistEntryId): WishlistTable =>
  changeRow(table, id, ({ entry }) => [{ kind: 'removed', entry }]);

/**
 * Undo: the same product, item and quantity at its former place. The server gives the re-added entry a new id.
 */
export const restoreEntry = (table: WishlistTable, id: WishlistEntryId, newId: WishlistEntryId = id): WishlistTable =>
  changeRow(table, id, ({ kind, entry }) => [
    kind === 'removed' ? { kind: 'shown', entry: { ...entry, id: newId } } : { kind, entry },
  ]);

/** A new quantity for an entry that shows. */
export const changeEntryQuantity = (table: WishlistTable, id: WishlistEntryId, quantity: number): WishlistTable =>
  changeRow(table, id, (row) =>
    row.kind === 'shown' ? [{ kind: 'shown', entry: { ...row.entry, quantity } }] : [row],
  );

const changeRow = (
  table: WishlistTable,
  id: WishlistEntryId,
  change: (row: WishlistRow) => readonly WishlistRow[],
): WishlistTable => table.flatMap((row) => (row.entry.id === id ? change(row) : [row]));

/** If a list that is not the default one has no entries after a removal, the shopper is asked whether to remove the list too. */
export const asksToRemoveList = (list: Pick<Wishlist, 'isDefault'>, table: WishlistTable): boolean =>
  !list.isDefault && shownEntries(table).length === 0;
