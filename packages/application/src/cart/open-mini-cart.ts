// The mini cart in the header: a mouse opens it by hovering, everybody by a button; it stays open for a moment after the pointer has left.
// Source: spec 3 §2 "Mini cart flyout", §4.

import { canOpenMiniCart, MINI_CART_CLOSE_DELAY_MS } from '@tornister/domain/cart';
import { EMPTY, Subject, switchMap } from 'rxjs';
import { type Behavior, behavior, type Scope } from '../kernel/index.ts';
import type { Clock } from '../ports/index.ts';

/** What decides whether it may open: the width of the page, and what points. */
export type Pointing = { readonly isLaptopOrWider: boolean; readonly isTouch: boolean };

export type OpenMiniCart = {
  /** Whether it is open. */
  readonly state$: Behavior<boolean>;
  readonly enter: (pointing: Pointing) => void;
  /** Closes 300 ms later, unless the pointer comes back before. */
  readonly leave: (pointing: Pick<Pointing, 'isTouch'>) => void;
  readonly toggle: (pointing: Pick<Pointing, 'isLaptopOrWider'>) => void;
  readonly close: () => void;
};

/** Makes the state of the mini cart's flyout, closed at first. */
export const createOpenMiniCart = (
  scope: Scope,
  { clock }: { readonly clock: Pick<Clock, 'after$'> },
): OpenMiniCart => {
  const { state$, set } = behavior(false);
  const leaves = new Subject<boolean>();
  scope
    .during(leaves.pipe(switchMap((hasLeft) => (hasLeft ? clock.after$(MINI_CART_CLOSE_DELAY_MS) : EMPTY))))
    .subscribe(() => set(false));
  const stay = (): void => leaves.next(false);
  return {
    state$,
    enter: (pointing) => {
      stay();
      if (canOpenMiniCart(pointing, 'hover')) set(true);
    },
    leave: ({ isTouch }) => leaves.next(!isTouch),
    toggle: ({ isLaptopOrWider }) => {
      stay();
      set(!state$.value && canOpenMiniCart({ isLaptopOrWider, isTouch: false }, 'button'));
    },
    close: () => {
      stay();
      set(false);
    },
  };
};
