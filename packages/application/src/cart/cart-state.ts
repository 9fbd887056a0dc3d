// What a tab knows of the visitor's cart. It stands apart from the commands, whose code comes only with the first cart.

import type { Cart, LineRemoval } from '@tornister/domain/cart';
import type { CartLineId } from '@tornister/domain/shared';
import { Observable } from 'rxjs';
import { type Behavior, behavior, type Owned } from '../kernel/index.ts';
import type { GatewayError } from '../ports/index.ts';

export type EditCartState =
  /** On the shop host, and in the first frames of a tab. */
  | { readonly status: 'unknown' }
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      /** Absent for a visitor without a cart. */
      readonly cart?: Cart;
      /** Whether a change is on its way: amounts are those from before it. */
      readonly isChanging: boolean;
      readonly busyLines: readonly CartLineId[];
      /** Pieces that are on their way into the cart; absent where there are none. The count shows them at once, a refusal takes them back. */
      readonly adding?: number;
      readonly removal: LineRemoval;
    }
  | { readonly status: 'failed'; readonly error: GatewayError };

/** The cart of a visitor who has none. */
export const NO_CART: EditCartState & { readonly status: 'ready' } = {
  status: 'ready',
  isChanging: false,
  busyLines: [],
  removal: { kind: 'none' },
};

/** The cart that a page was opened with, as long as nothing was commanded. */
export const openedWith = (cart: Cart | undefined): EditCartState =>
  cart === undefined ? NO_CART : { ...NO_CART, cart };

/** How many pieces the count shows: those in the cart, and those on their way into it. */
export const shownCount = ({ cart, adding = 0 }: Extract<EditCartState, { readonly status: 'ready' }>): number =>
  (cart?.itemsCount ?? 0) + adding;

/** The state of a tab's cart, and whether anybody has looked at it yet. */
export type CartState = Owned<EditCartState> & { readonly isWatched$: Behavior<boolean> };

/** Where the state of a cart stands that nobody has asked for yet. */
export const openCartState = (): CartState => {
  const { state$, set, update } = behavior<EditCartState>({ status: 'unknown' });
  const isWatched = behavior(false);
  const watched$ = new Observable<EditCartState>((watcher) => {
    isWatched.set(true);
    return state$.subscribe(watcher);
  });
  const shown$ = Object.defineProperties(watched$, {
    value: { get: () => state$.value },
    first: { value: state$.first },
  }) as Behavior<EditCartState>;
  return { state$: shown$, set, update, isWatched$: isWatched.state$ };
};
