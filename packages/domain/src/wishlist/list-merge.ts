// A guest's list and the default list of the account become one at login: nothing is lost, and of the same item the larger quantity stays.
// Not of the specification, which only says that a login resets the list handling. Source: spec 3 §6.

import type { ItemId } from '../shared/brand.ts';
import { isSameListName, LIST_ENTRIES_MAX, LIST_NAME_MAX_LENGTH } from './list-limits.ts';

export type MergeableEntry = { readonly itemId: ItemId; readonly quantity: number };

/** Pieces of an item that two entries become: the larger quantity stays, nobody wants both together. */
export const mergedQuantity = (one: number, other: number): number => Math.max(one, other);

/** The entries of the account's list in their order, then those that the guest's list brings. */
export const mergeLists = <Entry extends MergeableEntry>(
  own: readonly Entry[],
  brought: readonly Entry[],
): readonly Entry[] => {
  const merged = new Map<ItemId, Entry>();
  for (const entry of [...own, ...brought]) {
    const before = merged.get(entry.itemId);
    merged.set(
      entry.itemId,
      before === undefined ? entry : { ...before, quantity: mergedQuantity(before.quantity, entry.quantity) },
    );
  }
  return [...merged.values()];
};

/**
 * Whether the guest's list goes into the account's. Where both together would hold more than a list may, it stays a list of its own instead: nothing is lost
 * and no list is longer than the others.
 */
export const mergesIntoOne = (own: readonly MergeableEntry[], brought: readonly MergeableEntry[]): boolean =>
  mergeLists(own, brought).length <= LIST_ENTRIES_MAX;

/**
 * The name that a list takes among others: its own, or with the first number that no other list has behind it. Of a name that is too long for the
 * number, the end is left out.
 */
export const freeListName = (name: string, taken: readonly string[]): string => {
  const isTaken = (wanted: string): boolean => taken.some((other) => isSameListName(other, wanted));
  const letters = Array.from(name);
  let number = 1;
  let free = name;
  while (isTaken(free)) {
    number += 1;
    const ending = ` ${number}`;
    free = `${letters
      .slice(0, LIST_NAME_MAX_LENGTH - ending.length)
      .join('')
      .trimEnd()}${ending}`;
  }
  return free;
};
