// The basket of the header while deals are reserved in it: it counts down, and notices tell before the end and at the end.
// Source: spec 3 §2 "Header shortcuts", §4 "Lightning deal"; WCAG 2.2.1.

import { type BasketIndicator, basketIndicator } from '@tornister/domain/cart';
import type { ReservationState } from '@tornister/domain/deals';
import type { Instant } from '@tornister/domain/shared';
import { type Behavior, behavior, type Scope } from '../kernel/index.ts';
import type { Clock, Notice, Notifier } from '../ports/index.ts';
import { createViewReservation, type ViewReservationPorts } from './view-reservation.ts';

/** What stands on the icon now, and whether the reservation is about to end. */
type ReservedBasket = {
  readonly indicator: BasketIndicator;
  readonly now: Instant;
  readonly isEnding: boolean;
};

export type WatchReservedBasket = { readonly state$: Behavior<ReservedBasket> };

export type WatchReservedBasketPorts = ViewReservationPorts & {
  readonly clock: Pick<Clock, 'now' | 'everySecond$'>;
  readonly notices: Notifier;
};

const noticeOf = (message: 'vue.deal.reservation.ending' | 'vue.deal.reservation.expired'): Notice => ({
  id: message,
  tone: 'warning',
  message,
});

/** What is told when one state follows another: a reservation that is about to end, and one that has ended while somebody was here. */
const noticeBetween = (before: ReservationState, after: ReservationState): Notice | undefined => {
  if (after.kind === 'expired' && before.kind === 'active') return noticeOf('vue.deal.reservation.expired');
  const wasEnding = before.kind === 'active' && before.isEnding;
  return after.kind === 'active' && after.isEnding && !wasEnding ? noticeOf('vue.deal.reservation.ending') : undefined;
};

/** Follows the cart of the tab, second by second; what comes of an end is the same as in the basket. */
export const createWatchReservedBasket = (
  scope: Scope,
  { editCart, clock, analytics, notices }: WatchReservedBasketPorts,
): WatchReservedBasket => {
  const cart = () => {
    const known = editCart.state$.value;
    return known.status === 'ready' ? known.cart : undefined;
  };
  const reservation = createViewReservation(
    scope,
    { editCart, clock, analytics },
    { reservation: cart()?.reservation ?? { kind: 'none' }, now: clock.now() },
  );
  const shownWith = (state: ReservationState): ReservedBasket => ({
    indicator: basketIndicator({
      itemsCount: cart()?.itemsCount ?? 0,
      isSubmitting: cart()?.isSubmitted === true,
      ...(state.kind === 'active' ? { reservedUntil: state.until } : {}),
    }),
    now: clock.now(),
    isEnding: state.kind === 'active' && state.isEnding,
  });
  let before: ReservationState = { kind: 'none' };
  const shown = behavior(shownWith(reservation.state$.value));
  scope.during(reservation.state$).subscribe((state) => {
    const notice = noticeBetween(before, state);
    before = state;
    if (notice !== undefined) notices.notify(notice);
    shown.set(shownWith(state));
  });
  return { state$: shown.state$ };
};
