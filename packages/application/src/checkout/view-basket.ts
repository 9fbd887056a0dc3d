// The basket page as it lives in a tab: the cart that it was opened with, then the cart of the tab, which other tabs change as well.
// Source: spec 2 §4 "Cart lines"; docs/adr/0019.

import {
  type Cart,
  type CartLine,
  inShownOrder,
  isEmptyCart,
  type LineRemoval,
  NO_REMOVAL,
} from '@tornister/domain/cart';
import type { CartLineId } from '@tornister/domain/shared';
import { defer, from, switchMap } from 'rxjs';
import type { EditCartState } from '../cart/cart-state.ts';
import type { EditCart } from '../cart/edit-cart.ts';
import { type Behavior, behavior, type Scope } from '../kernel/index.ts';

export type BasketState = {
  /** Absent when there is nothing in it. */
  readonly cart?: Cart;
  /** In the order in which they are shown. */
  readonly lines: readonly CartLine[];
  /** Whether a change is on its way: amounts are those from before it. */
  readonly isChanging: boolean;
  readonly busyLines: readonly CartLineId[];
  /** The line that was removed last, as long as it can be taken back. */
  readonly removal: LineRemoval;
};

/** Presents the basket; its commands are those of the tab's cart, which every other view of it shares. */
export type ViewBasket = {
  readonly state$: Behavior<BasketState>;
  readonly commands: Pick<EditCart, 'undoRemoval' | 'holdRemoval' | 'releaseRemoval'>;
};

export type ViewBasketPorts = {
  readonly editCart: Pick<EditCart, 'state$' | 'adopt' | 'undoRemoval' | 'holdRemoval' | 'releaseRemoval'>;
};

type Changes = Pick<BasketState, 'isChanging' | 'busyLines' | 'removal'>;

const AT_REST: Changes = { isChanging: false, busyLines: [], removal: NO_REMOVAL };

const stateOf = (cart: Cart | undefined, { isChanging, busyLines, removal }: Changes): BasketState => ({
  ...(cart === undefined || isEmptyCart(cart) ? {} : { cart }),
  lines: inShownOrder(cart?.lines ?? []),
  isChanging,
  busyLines,
  removal,
});

/**
 * The lines of an answer, each of which is the one that was known where it says the same: a cart may have 1,000 lines, and a view draws anew only
 * those that are others.
 */
const keepingKnown = (known: readonly CartLine[], lines: readonly CartLine[]): readonly CartLine[] => {
  const byId = new Map(known.map((line) => [line.id, line]));
  return lines.map((line) => {
    const before = byId.get(line.id);
    return before !== undefined && JSON.stringify(before) === JSON.stringify(line) ? before : line;
  });
};

/** What a loader brought is newer than what the tab knows: the tab's cart takes it over before it is followed. */
export const createViewBasket = (
  scope: Scope,
  { editCart }: ViewBasketPorts,
  { cart }: { readonly cart?: Cart },
): ViewBasket => {
  const opened = stateOf(cart, AT_REST);
  const state = behavior(opened);
  const follow = (known: EditCartState): void => {
    const next = known.status === 'ready' ? stateOf(known.cart, known) : opened;
    state.set({ ...next, lines: keepingKnown(state.state$.value.lines, next.lines) });
  };
  scope.during(defer(() => from(editCart.adopt(cart))).pipe(switchMap(() => editCart.state$))).subscribe(follow);
  return { state$: state.state$, commands: editCart };
};
