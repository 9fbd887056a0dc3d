// The visitor's cart in a tab: what header, mini cart and basket show, and every way of changing it.
// Source: spec 2 §4 "Cart lines", §9; spec 3 §4 "Quantity field", "Mini cart", §7 "Cart update", §8.

import { itemsEvent, trackedLine } from '@tornister/domain/analytics';
import {
  type Cart,
  type CartLine,
  type CartOperation,
  parseVoucherCode,
  quantityChangeOf,
  removalOf,
  withLineBack,
} from '@tornister/domain/cart';
import { CART_CHANGED } from '@tornister/domain/session';
import type { CartLineId, ItemId } from '@tornister/domain/shared';
import { err, errAsync, ok, okAsync, type Result, ResultAsync } from 'neverthrow';
import { merge } from 'rxjs';
import { type Behavior, optimistic, type Scope } from '../kernel/index.ts';
import type { Analytics, CartGateway, Clock, GatewayError, Notifier, TabChannel } from '../ports/index.ts';
import { askCarts } from './ask-carts.ts';
import { cartNotice, type EditCartError } from './cart-errors.ts';
import { asItIs, lineOf, type MaybeCart, withoutLine, withQuantity, withShownLines } from './cart-preview.ts';
import { type EditCartState, openCartState } from './cart-state.ts';
import { createRemovalUndo } from './removal-undo.ts';

/** What adding came to: the line that was added to, for the success flyout. */
export type Added = { readonly cart: Cart; readonly line?: CartLine };

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
  readonly add: (itemId: ItemId, quantity: number) => ResultAsync<Added, EditCartError>;
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
  readonly notices: Notifier;
  readonly analytics: Analytics;
};

/** Opens the cart of a tab. Views may have read its `state` before its commands were there. */
export const createEditCart = (scope: Scope, ports: EditCartPorts, state = openCartState()): EditCart => {
  const { clock, tabs, notices, analytics } = ports;
  const carts = askCarts(ports.carts);
  const shown = optimistic<MaybeCart>(undefined);
  const wanted = new Map<CartLineId, symbol>();
  let isKnown = false;
  const undo = createRemovalUndo(scope, { clock });
  let busyLines: readonly CartLineId[] = [];
  let running = 0;

  const publish = (): void => {
    if (!isKnown) return;
    const cart = shown.state$.value;
    state.set({
      status: 'ready',
      isChanging: running > 0,
      busyLines,
      removal: undo.state$.value,
      ...(cart === undefined ? {} : { cart }),
    });
  };
  scope.during(merge(shown.state$, undo.state$)).subscribe(publish);

  const tell = (error: EditCartError): EditCartError => {
    notices.notify(cartNotice(error));
    return error;
  };

  /** Runs one change in turn; the answer of the server counts even when it could only do a part of it. */
  const change = (
    preview: (cart: MaybeCart) => MaybeCart,
    operation: () => Result<CartOperation | undefined, EditCartError>,
    lineId?: CartLineId,
  ): ResultAsync<MaybeCart, EditCartError> => {
    running += 1;
    if (lineId !== undefined) busyLines = [...busyLines, lineId];
    let missed: EditCartError | undefined;
    const done = shown.attempt(preview, () =>
      new ResultAsync<CartOperation | undefined, EditCartError>(Promise.resolve(operation())).andThen((known) => {
        if (known === undefined) return ok(shown.confirmed());
        return carts.change(known).map((changed): MaybeCart => {
          missed = changed.missed;
          isKnown = true;
          tabs.send(CART_CHANGED);
          return changed.cart;
        });
      }),
    );
    const settled = (): void => {
      running -= 1;
      busyLines = lineId === undefined ? busyLines : busyLines.toSpliced(busyLines.indexOf(lineId), 1);
      publish();
    };
    return done
      .andTee(settled)
      .orTee(settled)
      .andThen((cart) => (missed === undefined ? ok(cart) : err(missed)))
      .mapErr(tell);
  };

  const refresh = (): ResultAsync<MaybeCart, GatewayError> => {
    if (!isKnown) state.set({ status: 'loading' });
    return shown
      .attempt(asItIs, () => carts.find())
      .andTee(() => {
        isKnown = true;
        publish();
      })
      .orTee((error) => {
        if (!isKnown) state.set({ status: 'failed', error });
      });
  };

  const send = (operation: CartOperation): ResultAsync<MaybeCart, EditCartError> => change(asItIs, () => ok(operation));

  const remove = (lineId: CartLineId): ResultAsync<MaybeCart, EditCartError> => {
    const cart = shown.state$.value;
    const line = lineOf(cart, lineId);
    if (line === undefined || cart === undefined) return errAsync({ kind: 'cart.line-unknown' });
    const planned = removalOf(line);
    if (planned.isErr()) return errAsync(tell(planned.error));
    wanted.delete(lineId);
    // A gift goes with its voucher: bringing it back as goods would charge for it.
    if (planned.value.kind === 'remove-position') undo.keep(line, cart.lines.indexOf(line));
    analytics.track({ name: 'remove_from_cart', fields: itemsEvent('remove_from_cart', [trackedLine(line)]) });
    return change(withoutLine(lineId), () => {
      const isStillThere = lineOf(shown.confirmed(), lineId) !== undefined;
      return ok(isStillThere ? planned.value : undefined);
    }).orTee(undo.forget);
  };

  const done = okAsync<void, GatewayError>(undefined);
  const atOnce = (act: () => void) => (): ResultAsync<void, GatewayError> => {
    act();
    return done;
  };

  return {
    state$: state.state$,
    refresh,
    settled: () => shown.attempt<never>(asItIs, () => okAsync(shown.confirmed())).map(() => undefined),
    adopt: (cart) => {
      if (running > 0) return done;
      isKnown = true;
      shown.confirm(cart);
      publish();
      return done;
    },
    add: (itemId, quantity) =>
      send({ kind: 'add-position', itemId, quantity }).andThen((cart): Result<Added, EditCartError> => {
        if (cart === undefined) return err({ kind: 'cart.line-unknown' });
        const line = cart.lines.findLast((candidate) => candidate.itemId === itemId);
        if (line !== undefined)
          analytics.track({ name: 'add_to_cart', fields: itemsEvent('add_to_cart', [trackedLine(line, quantity)]) });
        return ok(line === undefined ? { cart } : { cart, line });
      }),
    changeQuantity: (lineId, quantity) => {
      if (quantity === 0) return remove(lineId);
      const line = lineOf(shown.state$.value, lineId);
      if (line === undefined) return errAsync({ kind: 'cart.line-unknown' });
      const planned = quantityChangeOf(line, quantity);
      if (planned.isErr()) return errAsync(tell(planned.error));
      const mine = Symbol('wanted quantity');
      wanted.set(lineId, mine);
      return change(
        withQuantity(lineId, quantity),
        () => {
          const isLatest = wanted.get(lineId) === mine;
          const isStillThere = lineOf(shown.confirmed(), lineId) !== undefined;
          return ok(isLatest && isStillThere ? planned.value : undefined);
        },
        lineId,
      );
    },
    remove,
    undoRemoval: () => {
      const undone = undo.state$.value;
      const planned = undo.take();
      if (planned.isErr()) return errAsync(planned.error);
      return change(
        withShownLines((lines) => withLineBack(lines, undone)),
        () => planned,
      );
    },
    holdRemoval: atOnce(undo.hold),
    releaseRemoval: atOnce(undo.release),
    dismissRemoval: atOnce(undo.forget),
    redeemVoucher: (typed) => {
      const code = parseVoucherCode(typed);
      return code.isErr() ? errAsync(code.error) : send({ kind: 'add-voucher', code: code.value });
    },
    removeVoucher: (code) => send({ kind: 'remove-voucher', code }),
    takeGift: (promotionId, itemId) => send({ kind: 'add-free-article', promotionId, itemId }),
  };
};
