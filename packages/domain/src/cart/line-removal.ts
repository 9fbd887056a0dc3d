// Taking back the deletion of a line. The latest deleted line is kept for 8 seconds; time stands still while the shopper's pointer or
// focus rests on the notice. Source: spec 2 §3 "The latest deleted cart item is kept for undo", §4 "Cart lines", §9.

import { err, ok, type Result } from 'neverthrow';
import { type Instant, instantOf, SECOND_MS } from '../shared/instant.ts';
import type { CartLine, CartOperation } from './cart.ts';
import { isFreeGift } from './cart-line.ts';

/** A deletion can be taken back for 8 s (spec 2 §9). */
export const LINE_UNDO_WINDOW_MS = 8 * SECOND_MS;

export type LineRemoval =
  | { readonly kind: 'none'; readonly line?: undefined }
  | {
      readonly kind: 'undoable';
      readonly line: CartLine;
      /** Where the line stood. */
      readonly index: number;
      readonly until: Instant;
    }
  /** The window does not run down while the notice is looked at. */
  | { readonly kind: 'held'; readonly line: CartLine; readonly index: number; readonly remainingMs: number };

/** What brings a line back. */
export type UndoOperation = Extract<CartOperation, { readonly kind: 'add-position' }>;

export type LineRemovalEvent =
  | { readonly kind: 'removed'; readonly line: CartLine; readonly index: number; readonly now: Instant }
  | { readonly kind: 'ticked'; readonly now: Instant }
  | { readonly kind: 'hold'; readonly now: Instant }
  | { readonly kind: 'release'; readonly now: Instant }
  | { readonly kind: 'dismissed' };

export const NO_REMOVAL: LineRemoval = { kind: 'none' };

/**
 * The state after an event; a later removal takes the place of the one before, which then is final. Gifts cannot come back:
 * one that is put into the cart again would have to be paid.
 */
export const stepLineRemoval = (removal: LineRemoval, event: LineRemovalEvent): LineRemoval => {
  switch (event.kind) {
    case 'removed':
      return !canComeBack(event.line)
        ? NO_REMOVAL
        : { kind: 'undoable', line: event.line, index: event.index, until: endOf(event.now, LINE_UNDO_WINDOW_MS) };
    case 'ticked':
      return removal.kind === 'undoable' && event.now >= removal.until ? NO_REMOVAL : removal;
    case 'hold':
      return hold(removal, event.now);
    case 'release':
      return removal.kind === 'held'
        ? { kind: 'undoable', line: removal.line, index: removal.index, until: endOf(event.now, removal.remainingMs) }
        : removal;
    case 'dismissed':
      return NO_REMOVAL;
  }
};

/** Whether putting the item into the cart again makes the same line. */
export const canComeBack = ({ kind }: Pick<CartLine, 'kind'>): boolean => !isFreeGift(kind);

/** Whether the deletion can still be taken back: within 8 s, the last moment excluded. */
export const canUndoRemoval = (removal: LineRemoval, now: Instant): boolean =>
  removal.kind === 'held' || (removal.kind === 'undoable' && now < removal.until);

/** The operation that brings the line back to its place with its quantity. `cart.nothing-to-undo` when the window has closed or it was no paid line. */
export const undoOperation = (removal: LineRemoval, now: Instant): Result<UndoOperation, LineRemovalError> =>
  removal.kind !== 'none' && canUndoRemoval(removal, now) && canComeBack(removal.line)
    ? ok({ kind: 'add-position', itemId: removal.line.itemId, quantity: removal.line.quantity, at: removal.index })
    : err({ kind: 'cart.nothing-to-undo' });

/** The lines with the deleted one back in its place, to be shown until the server has answered. */
export const withLineBack = (lines: readonly CartLine[], removal: LineRemoval): readonly CartLine[] =>
  removal.kind === 'none' ? lines : lines.toSpliced(removal.index, 0, removal.line);

const endOf = (now: Instant, afterMs: number): Instant => instantOf(now + afterMs);

const hold = (removal: LineRemoval, now: Instant): LineRemoval =>
  removal.kind === 'undoable' && now < removal.until
    ? { kind: 'held', line: removal.line, index: removal.index, remainingMs: removal.until - now }
    : removal;

export type LineRemovalError = { readonly kind: 'cart.nothing-to-undo' };
