// What an answered update has added to the basket, or taken out of it, and the one place that reports it. Source: spec 2 §3 "attainableInfos"; spec 3 §8.

import { itemsEvent, trackedLine } from '@tornister/domain/analytics';
import { type Cart, type CartLine, type CartOperation, isFreeGift } from '@tornister/domain/cart';
import type { ItemId } from '@tornister/domain/shared';
import type { Analytics, CartUpdate } from '../ports/index.ts';
import { dealEvents } from './deal-events.ts';

/** Pieces of a line that were added. */
type AddedLine = { readonly line: CartLine; readonly quantity: number };

/** How an update went: `done` operations as wanted, `partly` those of which other pieces than wanted went in, and the pieces by line. */
type AddedPieces = { readonly done: number; readonly partly: number; readonly lines: readonly AddedLine[] };

/** The line of an item that a shopper adds to, of several the last one; a gift of the same item stays what it is. */
export const lineFor = (itemId: ItemId, cart: Cart | undefined): CartLine | undefined =>
  cart?.lines.findLast((line) => line.itemId === itemId && !isFreeGift(line.kind));

/** What the additions of an update came to in a basket that was `before`. An operation that was not attained has added what the line holds beyond it. */
export const addedPieces = (
  before: Cart | undefined,
  operations: readonly CartOperation[],
  { cart, outcomes }: CartUpdate,
): AddedPieces => {
  const quantityBefore = (itemId: ItemId): number => lineFor(itemId, before)?.quantity ?? 0;
  const held = new Map<ItemId, number>();
  let [done, partly] = [0, 0];
  const lines = operations.flatMap((operation, at): readonly AddedLine[] => {
    const outcome = outcomes[at];
    if (operation.kind !== 'add-position' || outcome === undefined) return [];
    const { itemId } = operation;
    const had = held.get(itemId) ?? quantityBefore(itemId);
    const has = outcome.kind === 'done' ? had + operation.quantity : Math.max(had, outcome.attainable ?? 0);
    held.set(itemId, has);
    if (outcome.kind === 'done') done += 1;
    else if (has > had) partly += 1;
    const line = lineFor(itemId, cart);
    // An update that is answered once more under its key adds nothing to what was there before.
    const hasGrown = line !== undefined && line.quantity > quantityBefore(itemId);
    return hasGrown && has > had ? [{ line, quantity: has - had }] : [];
  });
  return { done, partly, lines };
};

/** Reports pieces that were added: `add_to_cart` with all of them, and that pieces of a deal are reserved as soon as they are in the cart. */
export const trackAddedLines = (analytics: Analytics, added: readonly AddedLine[]): void => {
  if (added.length === 0) return;
  const lines = added.map(({ line }) => line);
  analytics.track(
    itemsEvent(
      'add_to_cart',
      added.flatMap(({ line, quantity }) => trackedLine(line, quantity)),
    ),
  );
  for (const event of [...dealEvents('add', lines), ...dealEvents('reserve', lines)]) analytics.track(event);
};

/** The pieces of lines that are more than they were in others. */
const morePieces = (lines: readonly CartLine[], than: readonly CartLine[]): readonly AddedLine[] =>
  lines.flatMap((line) => {
    const quantity = line.quantity - (than.find(({ id }) => id === line.id)?.quantity ?? 0);
    return quantity > 0 ? [{ line, quantity }] : [];
  });

/** Reports how lines have changed: pieces that came as added, pieces that went as removed. */
export const trackDifference = (
  analytics: Analytics,
  before: readonly CartLine[],
  after: readonly CartLine[],
): void => {
  trackAddedLines(analytics, morePieces(after, before));
  const removed = morePieces(before, after).flatMap(({ line, quantity }) => trackedLine(line, quantity));
  if (removed.length > 0) analytics.track(itemsEvent('remove_from_cart', removed));
};
