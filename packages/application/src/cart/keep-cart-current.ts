// When a tab asks for the cart: soon after the page was hydrated, and when another tab tells of a change.
// Source: spec 2 §9 "Client re-fetch delay after server render"; spec 3 §7 "A cross-tab broadcast message".

import { CART_REFERENCE_COOKIE, CLIENT_REFETCH_DELAY_MS, concernsCart } from '@tornister/domain/session';
import { filter, merge } from 'rxjs';
import type { Owned, Scope } from '../kernel/index.ts';
import type { Clock, CookieJar, TabChannel } from '../ports/index.ts';
import { type EditCartState, NO_CART } from './cart-state.ts';
import type { EditCart } from './edit-cart.ts';

export type KeepCartCurrentPorts = {
  readonly clock: Pick<Clock, 'after$'>;
  readonly cookies: Pick<CookieJar, 'get'>;
  readonly tabs: Pick<TabChannel, 'messages$'>;
};

/**
 * Asks for the cart 100 ms after the page was hydrated, and once for each message that the cart or the login has changed. Nothing is asked
 * for a visitor without a cart: most only look, so the cart's code comes with the first cart.
 */
export const keepCartCurrent = (
  scope: Scope,
  { clock, cookies, tabs }: KeepCartCurrentPorts,
  cart: Pick<EditCart, 'refresh'>,
  state: Owned<EditCartState>,
): void => {
  const hasCart = (): boolean => cookies.get(CART_REFERENCE_COOKIE) !== undefined;
  const showsCart = (): boolean => state.state$.value.status === 'ready' && state.state$.value.cart !== undefined;
  const changed$ = tabs.messages$.pipe(filter(concernsCart));
  scope.during(merge(clock.after$(CLIENT_REFETCH_DELAY_MS), changed$)).subscribe(() => {
    if (hasCart() || showsCart()) void cart.refresh();
    else if (state.state$.value.status === 'unknown') state.set(NO_CART);
  });
};
