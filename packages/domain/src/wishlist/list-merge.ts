// A guest's list and the default list of the account become one at login: nothing is lost, and of the same item the larger quantity stays.
// Not of the specification, which only says that a login resets the list handling. Source: spec 3 §6.

import type { ItemId } from '../shared/brand.ts';

export type MergeableEntry = { readonly itemId: ItemId; readonly quantity: number };

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
      before === undefined ? entry : { ...before, quantity: Math.max(before.quantity, entry.quantity) },
    );
  }
  return [...merged.values()];
};
