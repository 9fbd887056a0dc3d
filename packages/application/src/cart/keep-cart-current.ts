// When a tab asks for the cart: soon after the page was hydrated, and when another tab tells of a change.
// Source: spec 2 §9 "Client re-fetch delay after server render"; spec 3 §7 "A cross-tab broadcast message".

import { CART_REFERENCE_COOKIE, CLIENT_REFETCH_DELAY_MS, concernsCart } from '@tornister/domain/session';
import { filter, map, merge, of, switchMap, take } from 'rxjs';
import type { Scope } from '../kernel/index.ts';
import type { Clock, CookieJar, TabChannel } from '../ports/index.ts';
import { type CartState, NO_CART } from './cart-state.ts';
import type { EditCart } from './edit-cart.ts';

export type KeepCartCurrentPorts = {
  readonly clock: Pick<Clock, 'after$'>;
  readonly cookies: Pick<CookieJar, 'get'>;
  readonly tabs: Pick<TabChannel, 'messages$'>;
};

/** A first question that was not answered is repeated after so long, so often: on a slow line it may have waited behind pictures. Not of the specification. */
const ASKED_AGAIN_AFTER_MS = 5_000;
const ASKED_AGAIN_MAX = 3;

/**
 * Asks for the cart 100 ms after the page was hydrated, and once for each message that the cart or the login has changed. Nothing is asked
 * for a visitor without a cart: most only look, so the cart's code comes with the first cart. Nor is it asked for where a page was opened with the cart,
 * or shows none, as the steps of the checkout: then the first view that shows it asks. As long as no cart is known a question that failed is repeated.
 */
export const keepCartCurrent = (
  scope: Scope,
  { clock, cookies, tabs }: KeepCartCurrentPorts,
  cart: Pick<EditCart, 'refresh'>,
  state: CartState,
): void => {
  const hasCart = (): boolean => cookies.get(CART_REFERENCE_COOKIE) !== undefined;
  const showsCart = (): boolean => state.state$.value.status === 'ready' && state.state$.value.cart !== undefined;
  const changed$ = tabs.messages$.pipe(filter(concernsCart));
  const ask = (timesMore: number): void => {
    void cart.refresh().orTee(() => {
      if (timesMore === 0 || state.state$.value.status !== 'failed') return;
      scope.during(clock.after$(ASKED_AGAIN_AFTER_MS)).subscribe(() => {
        if (state.state$.value.status === 'failed') ask(timesMore - 1);
      });
    });
  };
  const first$ = clock.after$(CLIENT_REFETCH_DELAY_MS).pipe(
    switchMap(() => (hasCart() ? state.isWatched$.pipe(filter((isWatched) => isWatched)) : of(true))),
    take(1),
    // A cart that is known by now came with the page, or with a change on it.
    filter(() => state.state$.value.status === 'unknown'),
    map(() => ASKED_AGAIN_MAX),
  );
  scope.during(merge(first$, changed$.pipe(map(() => 0)))).subscribe((timesMore) => {
    if (hasCart() || showsCart()) ask(timesMore);
    else if (state.state$.value.status === 'unknown') state.set(NO_CART);
  });
};
