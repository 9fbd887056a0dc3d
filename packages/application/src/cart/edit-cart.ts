// The visitor's cart in a tab: what header, mini cart and basket show, and every way of changing it.
// Source: spec 2 §4 "Cart lines", §9; spec 3 §4 "Quantity field", "Mini cart", §7 "Cart update", §8.

import { itemsEvent, trackedLine } from '@tornister/domain/analytics';
import {
  type Cart,
  type CartLine,
  type CartOperation,
  isFreeGift,
  parseVoucherCode,
  quantityChangeOf,
  removalOf,
  type UndoOperation,
  withLineBack,
} from '@tornister/domain/cart';
import type { CartLineId, ItemId } from '@tornister/domain/shared';
import { err, errAsync, ok, okAsync, type Result, type ResultAsync } from 'neverthrow';
import type { Behavior, Scope } from '../kernel/index.ts';
import type {
  Analytics,
  CartGateway,
  Clock,
  GatewayError,
  NoticeDismisser,
  Notifier,
  TabChannel,
} from '../ports/index.ts';
import { lineFor, trackAddedLines, trackDifference } from './added-lines.ts';
import { type CartChanges, createCartChanges } from './cart-changes.ts';
import { type EditCartError, type LineLimit, limitIn } from './cart-errors.ts';
import { asItIs, lineOf, type MaybeCart, withoutLine, withQuantity, withShownLines } from './cart-preview.ts';
import { type EditCartState, openCartState } from './cart-state.ts';
import { createRemovalUndo } from './removal-undo.ts';

/** What adding came to: the line that was added to, for the success flyout, and how much less than wanted that was, which a notice tells, too. */
export type Added = {
  readonly cart: Cart;
  readonly line?: CartLine;
  readonly lessThanWanted?: { readonly quantity: number; readonly limit?: LineLimit };
};

/**
 * The commands of the cart. They run one after another in the order in which they were given, so that a quick second click never
 * overtakes the first; what they change is shown at once and taken back when the server refuses. A refusal is told by a notice and
 * answered by the Result. Other tabs are told of every change.
 */
export type EditCart = {
  readonly state$: Behavior<EditCartState>;
  /** Asks for the cart again. */
  readonly refresh: () => ResultAsync<MaybeCart, GatewayError>;
  /** Answers when every change that was commanded before is done, however it went. */
  readonly settled: () => ResultAsync<void, never>;
  /** Takes the cart that a page was opened with, unless a change is on its way. */
  readonly adopt: (cart: MaybeCart) => ResultAsync<void, GatewayError>;
  /** Adds pieces; a new line stands at the end of the paid ones, or at its place `at` among them. */
  readonly add: (itemId: ItemId, quantity: number, at?: number) => ResultAsync<Added, EditCartError>;
  /** 0 removes. Of several changes of one line that wait, only the last is sent; a line that was removed stays so. */
  readonly changeQuantity: (lineId: CartLineId, quantity: number) => ResultAsync<MaybeCart, EditCartError>;
  /** Removes the line, or the voucher of a gift. A removed line can be taken back for 8 s. */
  readonly remove: (lineId: CartLineId) => ResultAsync<MaybeCart, EditCartError>;
  readonly undoRemoval: () => ResultAsync<MaybeCart, EditCartError>;
  /** The window of the undo stands still while it is hovered or focused. */
  readonly holdRemoval: () => ResultAsync<void, GatewayError>;
  readonly releaseRemoval: () => ResultAsync<void, GatewayError>;
  readonly dismissRemoval: () => ResultAsync<void, GatewayError>;
  readonly redeemVoucher: (typed: string) => ResultAsync<MaybeCart, EditCartError>;
  readonly removeVoucher: (code: string) => ResultAsync<MaybeCart, EditCartError>;
  /** Takes one of the gifts that the cart may choose. */
  readonly takeGift: (promotionId: string, itemId: ItemId) => ResultAsync<MaybeCart, EditCartError>;
};

export type EditCartPorts = {
  readonly carts: CartGateway;
  readonly clock: Clock;
  readonly tabs: Pick<TabChannel, 'send'>;
  readonly notices: Notifier & NoticeDismisser;
  readonly analytics: Analytics;
};

/** Opens the cart of a tab. Views may have read its `state` before its commands were there. */
export const createEditCart = (scope: Scope, ports: EditCartPorts, state = openCartState()): EditCart => {
  const { clock, analytics } = ports;
  const undo = createRemovalUndo(scope, { clock });
  const changes = createCartChanges(scope, ports, state, undo.state$);
  const { shown, confirmed, refresh, settled, adopt, tell } = changes;
  const wanted = new Map<CartLineId, symbol>();

  /**
   * Runs a change, and reports what has become of its line and of the gifts, which come and go with what else is in the cart. As long as the cart
   * is not known, nothing says what has come with the change.
   */
  const change: CartChanges['change'] = (preview, operation, about = {}) => {
    const reported = (): readonly CartLine[] =>
      (confirmed()?.lines ?? []).filter(({ id, kind }) => id === about.lineId || isFreeGift(kind));
    let before: readonly CartLine[] | undefined;
    const whenItsTurnComes = () => {
      if (state.state$.value.status === 'ready') before = reported();
      return operation();
    };
    const report = (): void => {
      if (before !== undefined) trackDifference(analytics, before, reported());
    };
    return changes.change(preview, whenItsTurnComes, about).andTee(report).orTee(report);
  };

  const send = (operation: CartOperation): ResultAsync<MaybeCart, EditCartError> => change(asItIs, () => ok(operation));

  const isThere = (lineId: CartLineId): boolean => lineOf(confirmed(), lineId) !== undefined;

  const remove = (lineId: CartLineId): ResultAsync<MaybeCart, EditCartError> => {
    const cart = shown();
    const line = lineOf(cart, lineId);
    if (line === undefined || cart === undefined) return errAsync({ kind: 'cart.line-unknown' });
    return removalOf(line)
      .mapErr(tell)
      .asyncAndThen((operation) => {
        wanted.delete(lineId);
        // A gift goes with its voucher: bringing it back as goods would charge for it.
        if (operation.kind === 'remove-position') undo.keep(line, cart.lines.indexOf(line));
        let held: CartLine | undefined;
        const whenItsTurnComes = () => {
          held = lineOf(confirmed(), lineId);
          return ok(held && operation);
        };
        // A failure may be an answer that got lost: what counts is whether the line is still there. Of several removals only its own undo goes.
        const closeRemoval = (): void => {
          if (isThere(lineId)) {
            if (undo.state$.value.line === line) undo.forget();
          } else if (held !== undefined && !isFreeGift(held.kind))
            analytics.track(itemsEvent('remove_from_cart', trackedLine(held)));
        };
        return change(withoutLine(lineId), whenItsTurnComes).andTee(closeRemoval).orTee(closeRemoval);
      });
  };

  const trackAdded = (line: CartLine | undefined, quantity: number): void => {
    if (line !== undefined && quantity > 0) trackAddedLines(analytics, [{ line, quantity }]);
  };

  /** A line whose removal was reported is reported as added when it comes back, with the pieces that did. */
  const trackBack = ({ itemId, quantity }: UndoOperation, cart: MaybeCart, attainable = quantity): void =>
    trackAdded(lineFor(itemId, cart), Math.min(quantity, attainable));

  const done = okAsync<void, GatewayError>(undefined);
  const atOnce = (act: () => void) => (): ResultAsync<void, GatewayError> => {
    act();
    return done;
  };

  return {
    state$: state.state$,
    refresh,
    settled,
    adopt: (cart) => atOnce(() => adopt(cart))(),
    add: (itemId, quantity, at) => {
      const operation = { kind: 'add-position', itemId, quantity, ...(at === undefined ? {} : { at }) } as const;
      // Read when its turn comes: an earlier press may still be on its way now.
      let before = 0;
      const whenItsTurnComes = () => {
        before = lineFor(itemId, confirmed())?.quantity ?? 0;
        return ok(operation);
      };
      return change(asItIs, whenItsTurnComes, { adding: quantity })
        .andThen((cart): Result<Added, EditCartError> => {
          if (cart === undefined) return err({ kind: 'cart.line-unknown' });
          const line = lineFor(itemId, cart);
          trackAdded(line, quantity);
          return ok(line === undefined ? { cart } : { cart, line });
        })
        .orElse((error): Result<Added, EditCartError> => {
          // Fewer pieces than wanted are in the cart nonetheless.
          if (error.kind !== 'cart.not-attainable') return err(error);
          const line = lineFor(itemId, error.cart);
          const added = (line?.quantity ?? 0) - before;
          if (line === undefined || added <= 0) return err(error);
          trackAdded(line, added);
          const limit = limitIn(error);
          return ok({
            cart: error.cart,
            line,
            lessThanWanted: { quantity: added, ...(limit === undefined ? {} : { limit }) },
          });
        });
    },
    changeQuantity: (lineId, quantity) => {
      if (quantity === 0) return remove(lineId);
      const line = lineOf(shown(), lineId);
      if (line === undefined) return errAsync({ kind: 'cart.line-unknown' });
      return quantityChangeOf(line, quantity)
        .mapErr(tell)
        .asyncAndThen((operation) => {
          const mine = Symbol('wanted quantity');
          wanted.set(lineId, mine);
          const isLatest = (): boolean => wanted.get(lineId) === mine;
          return change(
            withQuantity(lineId, quantity),
            () => ok(isLatest() && isThere(lineId) ? operation : undefined),
            { lineId },
          );
        });
    },
    remove,
    undoRemoval: () => {
      const undone = undo.state$.value;
      return undo.take().asyncAndThen((operation) =>
        change(
          withShownLines((lines) => withLineBack(lines, undone)),
          () => ok(operation),
        )
          .andTee((cart) => trackBack(operation, cart))
          .orTee((error) => {
            if (error.kind === 'cart.not-attainable') trackBack(operation, error.cart, error.attainable);
            // What is not back can be tried again, unless another line was removed since.
            else if (undone.line && !undo.state$.value.line && !lineFor(operation.itemId, confirmed()))
              undo.keep(undone.line, undone.index);
          }),
      );
    },
    holdRemoval: atOnce(undo.hold),
    releaseRemoval: atOnce(undo.release),
    dismissRemoval: atOnce(undo.forget),
    redeemVoucher: (typed) => parseVoucherCode(typed).asyncAndThen((code) => send({ kind: 'add-voucher', code })),
    removeVoucher: (code) => send({ kind: 'remove-voucher', code }),
    takeGift: (promotionId, itemId) => send({ kind: 'add-free-article', promotionId, itemId }),
  };
};
