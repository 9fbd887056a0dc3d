// What becomes of a change of an entry that somebody else has changed meanwhile: changes of different things both hold, and nobody overwrites
// what they have not seen. Not of the specification. Source: docs/adr/0076.

import type { ItemId } from '../shared/brand.ts';

/** What whoever changes an entry saw of it. */
export type SeenEntry = { readonly itemId: ItemId; readonly quantity: number };

/**
 * Whether a value may take the place of the current one: it was seen, or both want the same. A call that does not say what was seen is
 * taken for one that has seen the current value.
 */
export const mayTakePlace = <Value extends string | number>(change: {
  readonly current: Value;
  readonly seen: Value | undefined;
  readonly wanted: Value;
}): boolean => change.seen === undefined || change.current === change.seen || change.current === change.wanted;
