// A flyout of the header: a mouse opens it by hovering, everybody by a press; it stays open for a moment after the pointer has left.
// Source: spec 3 §2 "Mini cart flyout", "Login flyout", §4.

import { MINI_CART_CLOSE_DELAY_MS } from '@tornister/domain/cart';
import { EMPTY, Subject, switchMap } from 'rxjs';
import { type Behavior, behavior, type Scope } from '../kernel/index.ts';
import type { Clock } from '../ports/index.ts';

/** What decides whether a flyout may open: the width of the page, and what points. */
type Pointing = { readonly isLaptopOrWider: boolean; readonly isTouch: boolean };

/** The domain's rule of a flyout: who may open it, and how. */
export type MayOpen = (pointing: Pointing, by: 'hover' | 'button') => boolean;

export type OpenFlyout = {
  /** Whether it is open. */
  readonly state$: Behavior<boolean>;
  /** How often the page has opened it by itself. */
  readonly asked$: Behavior<number>;
  readonly enter: (pointing: Pointing) => void;
  /** Closes 300 ms later, unless the pointer comes back before, or is one that opens nothing by hovering: what was pressed open stays. */
  readonly leave: (pointing: Pointing) => void;
  readonly toggle: (pointing: Pick<Pointing, 'isLaptopOrWider'>) => void;
  /** Opens it because the page needs it: what is in it takes the focus. */
  readonly open: () => void;
  readonly close: () => void;
};

/** Makes the state of a flyout of the header, closed at first. */
export const createOpenFlyout = (
  scope: Scope,
  { clock }: { readonly clock: Pick<Clock, 'after$'> },
  mayOpen: MayOpen,
): OpenFlyout => {
  const { state$, set } = behavior(false);
  const asked = behavior(0);
  const leaves = new Subject<boolean>();
  /** The pointer has opened it on its way to the button: the press that follows is no wish to close it. */
  let isOpenByHover = false;
  const stay = (): void => leaves.next(false);
  const show = (isOpen: boolean): void => {
    stay();
    isOpenByHover = false;
    set(isOpen);
  };
  scope
    .during(leaves.pipe(switchMap((hasLeft) => (hasLeft ? clock.after$(MINI_CART_CLOSE_DELAY_MS) : EMPTY))))
    .subscribe(() => show(false));
  return {
    state$,
    asked$: asked.state$,
    enter: (pointing) => {
      stay();
      if (state$.value || !mayOpen(pointing, 'hover')) return;
      isOpenByHover = true;
      set(true);
    },
    leave: (pointing) => leaves.next(mayOpen(pointing, 'hover')),
    toggle: ({ isLaptopOrWider }) =>
      show((isOpenByHover || !state$.value) && mayOpen({ isLaptopOrWider, isTouch: false }, 'button')),
    open: () => {
      show(true);
      asked.update((times) => times + 1);
    },
    close: () => show(false),
  };
};
