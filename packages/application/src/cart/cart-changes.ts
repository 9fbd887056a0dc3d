// The changes of a tab's cart that are on their way: they run in turn, are shown at once, and are taken back when the server refuses.
// `edit-cart.ts` says which changes there are.

import {
  type CartOperation,
  GIFT_CAME_MESSAGE,
  GIFT_LOST_MESSAGE,
  giftMessageOf,
  type LineRemoval,
} from '@tornister/domain/cart';
import { CART_CHANGED } from '@tornister/domain/session';
import type { CartLineId } from '@tornister/domain/shared';
import { err, ok, okAsync, type Result, ResultAsync } from 'neverthrow';
import { merge } from 'rxjs';
import { type Behavior, type Owned, optimistic, type Scope } from '../kernel/index.ts';
import type { CartGateway, GatewayError, NoticeDismisser, Notifier, TabChannel } from '../ports/index.ts';
import { askCarts } from './ask-carts.ts';
import { cartNotice, type EditCartError, isVoucherRefusal, refusalOf } from './cart-errors.ts';
import type { MaybeCart } from './cart-preview.ts';
import type { EditCartState } from './cart-state.ts';

export type CartChanges = {
  /** The cart with every change that is on its way. */
  readonly shown: () => MaybeCart;
  /** The cart as the server answered it last. */
  readonly confirmed: () => MaybeCart;
  /**
   * Runs one change in turn; the answer of the server counts even when it could only do a part of it. `operation` is asked for when the
   * turn has come, and an operation that is not needed any more is nothing. Meanwhile the line is busy, and pieces that are added are counted.
   */
  readonly change: (
    preview: (cart: MaybeCart) => MaybeCart,
    operation: () => Result<CartOperation | undefined, EditCartError>,
    about?: { readonly lineId?: CartLineId; readonly adding?: number },
  ) => ResultAsync<MaybeCart, EditCartError>;
  readonly refresh: () => ResultAsync<MaybeCart, GatewayError>;
  readonly settled: () => ResultAsync<void, never>;
  readonly adopt: (cart: MaybeCart) => void;
  /** Shows the notice of a refusal and hands the refusal on. */
  readonly tell: (error: EditCartError) => EditCartError;
};

export type CartChangesPorts = {
  readonly carts: CartGateway;
  readonly tabs: Pick<TabChannel, 'send'>;
  readonly notices: Notifier & NoticeDismisser;
};

/** What is shown: the cart, and how many pieces are on their way into it. */
type Shown = { readonly cart: MaybeCart; readonly adding: number };
const nothingAdded = (cart: MaybeCart): Shown => ({ cart, adding: 0 });
const unchanged = (shown: Shown): Shown => shown;

/** Makes the queue of changes, which writes into `state` whatever becomes of the cart; `removal$` is the removal that can be undone. */
export const createCartChanges = (
  scope: Scope,
  ports: CartChangesPorts,
  state: Owned<EditCartState>,
  removal$: Behavior<LineRemoval>,
): CartChanges => {
  const { tabs, notices } = ports;
  const carts = askCarts(ports.carts);
  // A page may have been opened with its cart before this code was there.
  const opened = state.state$.value.status === 'ready' ? state.state$.value.cart : undefined;
  const shown = optimistic(nothingAdded(opened));
  const confirmed = (): MaybeCart => shown.confirmed().cart;
  let isKnown = opened !== undefined;
  let busyLines: readonly CartLineId[] = [];
  let running = 0;

  const publish = (): void => {
    // Also who has no cart sees the first pieces at once.
    if (!isKnown && state.state$.value.status !== 'ready') return;
    const { cart, adding } = shown.state$.value;
    state.set({
      status: 'ready',
      isChanging: running > 0,
      busyLines,
      removal: removal$.value,
      ...(adding === 0 ? {} : { adding }),
      ...(cart === undefined ? {} : { cart }),
    });
  };
  scope.during(merge(shown.state$, removal$)).subscribe(publish);

  /** What is wrong with a voucher stands at its field, where it can be mended. */
  const tell = (error: EditCartError): EditCartError => {
    if (!isVoucherRefusal(refusalOf(error))) notices.notify(cartNotice(error));
    return error;
  };

  /** Tells of gifts that went or came, and takes back what was told of them before and is not true any more. */
  const tellOfGifts = (operation: CartOperation, before: MaybeCart, after: MaybeCart): void => {
    // A cart that was not known had its gift perhaps.
    const linesBefore = before?.lines ?? (isKnown ? [] : undefined);
    const message = giftMessageOf(operation, linesBefore, after?.lines ?? [], after?.voucher);
    if (message === GIFT_CAME_MESSAGE || operation.kind === 'add-free-article') notices.dismiss(GIFT_LOST_MESSAGE);
    if (message === undefined) return;
    if (message === GIFT_LOST_MESSAGE) notices.dismiss(GIFT_CAME_MESSAGE);
    notices.notify({ id: message, tone: 'info', message });
  };

  return {
    shown: () => shown.state$.value.cart,
    confirmed,
    change: (preview, operation, { lineId, adding = 0 } = {}) => {
      running += 1;
      if (lineId !== undefined) busyLines = [...busyLines, lineId];
      let missed: EditCartError | undefined;
      const shownSoon = (before: Shown): Shown => ({ cart: preview(before.cart), adding: before.adding + adding });
      const done = shown.attempt(shownSoon, () =>
        new ResultAsync<CartOperation | undefined, EditCartError>(Promise.resolve(operation())).andThen((known) => {
          if (known === undefined) return ok(shown.confirmed());
          const before = confirmed();
          return carts.change(known).map((changed): Shown => {
            missed = changed.missed;
            tellOfGifts(known, before, changed.cart);
            isKnown = true;
            tabs.send(CART_CHANGED);
            return nothingAdded(changed.cart);
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
        .andThen(({ cart }) => (missed === undefined ? ok(cart) : err(missed)))
        .mapErr(tell);
    },
    refresh: () => {
      if (!isKnown) state.set({ status: 'loading' });
      return shown
        .attempt(unchanged, () => carts.find().map(nothingAdded))
        .map(({ cart }) => cart)
        .andTee(() => {
          isKnown = true;
          publish();
        })
        .orTee((error) => {
          if (!isKnown) state.set({ status: 'failed', error });
        });
    },
    settled: () => shown.attempt<never>(unchanged, () => okAsync(shown.confirmed())).map(() => undefined),
    adopt: (cart) => {
      if (running > 0) return;
      isKnown = true;
      shown.confirm(nothingAdded(cart));
      publish();
    },
    tell,
  };
};
