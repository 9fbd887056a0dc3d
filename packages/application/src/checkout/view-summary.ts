// The summary as it lives in a tab: what the shopper sees before ordering, and whether it still is what the cart holds.
// Source: spec 2 §4 "Submit".

import type { Cart } from '@tornister/domain/cart';
import { isOrderedAlike, type SeenCart, type SeenChoices, seenCart } from '@tornister/domain/checkout';
import { defer, from, switchMap } from 'rxjs';
import type { EditCart } from '../cart/edit-cart.ts';
import { type Behavior, behavior, type Scope } from '../kernel/index.ts';
import { type Attempt, keyOfAttempt } from './key-of-attempt.ts';

type SummaryState = {
  /** What the order button orders: the backend refuses another cart. */
  readonly seen: SeenCart;
  readonly idempotencyKey: string;
  /** The cart was changed or ordered meanwhile, in another tab. */
  readonly isOutdated: boolean;
};

export type ViewSummary = { readonly state$: Behavior<SummaryState> };

export type OpenedOrder = Attempt & {
  readonly cart: Cart;
  /** Where bill and goods go and how it is paid, as the summary shows it. */
  readonly choices: Partial<SeenChoices>;
};

/** Makes the state of an opened summary; the tab's cart takes over what it was opened with, and is watched until `scope` ends. */
export const createViewSummary = (
  scope: Scope,
  { editCart }: { readonly editCart: Pick<EditCart, 'state$' | 'adopt'> },
  opened: OpenedOrder,
): ViewSummary => {
  const { cart, choices } = opened;
  const seen = { ...seenCart(cart), ...choices };
  const state = behavior<SummaryState>({ seen, idempotencyKey: keyOfAttempt(opened), isOutdated: false });
  scope.during(defer(() => from(editCart.adopt(cart))).pipe(switchMap(() => editCart.state$))).subscribe((known) => {
    // A cart that is not known, or changes just now, says nothing about this one.
    if (known.status !== 'ready' || known.isChanging) return;
    const isOutdated = !isOrderedAlike(cart, known.cart);
    if (isOutdated !== state.state$.value.isOutdated) state.update((before) => ({ ...before, isOutdated }));
  });
  return { state$: state.state$ };
};
