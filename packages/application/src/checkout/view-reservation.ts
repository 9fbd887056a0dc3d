// The reservation of the basket's deals as it lives in a tab: it is counted down, and the cart is asked for again when it ends.
// Source: spec 3 §4 "Lightning deal", §3 "Lightning reservation".

import {
  endedDeals,
  hasJustExpired,
  isFetchedOnceMore,
  type Reservation,
  type ReservationState,
  reservationAt,
} from '@tornister/domain/deals';
import type { Instant } from '@tornister/domain/shared';
import { combineLatest } from 'rxjs';
import type { EditCartState } from '../cart/cart-state.ts';
import { dealEvents } from '../cart/deal-events.ts';
import type { EditCart } from '../cart/edit-cart.ts';
import { type Behavior, behavior, type Scope } from '../kernel/index.ts';
import type { Analytics, Clock } from '../ports/index.ts';

/** What holds now of the reservation that ends first. */
export type ViewReservation = { readonly state$: Behavior<ReservationState> };

export type ViewReservationPorts = {
  readonly editCart: Pick<EditCart, 'state$' | 'refresh'>;
  readonly clock: Pick<Clock, 'everySecond$'>;
  readonly analytics: Analytics;
};

/** What a page was opened with, at the moment of the shop host, so that both sides render the same. */
export type OpenedReservation = { readonly reservation: Reservation; readonly now: Instant };

const NONE: Reservation = { kind: 'none' };

/** Follows the cart of the tab, second by second. */
export const createViewReservation = (
  scope: Scope,
  { editCart, clock, analytics }: ViewReservationPorts,
  opened: OpenedReservation,
): ViewReservation => {
  const state = behavior(reservationAt(opened.reservation, opened.now));
  const reservationOf = (known: EditCartState): Reservation =>
    known.status === 'ready' ? (known.cart?.reservation ?? NONE) : opened.reservation;
  let before = opened.now;
  scope.during(combineLatest([clock.everySecond$, editCart.state$])).subscribe(([now, known]) => {
    const since = before;
    // Asking may bring the next state at once.
    before = now;
    const reservation = reservationOf(known);
    const lines = (known.status === 'ready' && known.cart?.lines) || [];
    if (hasJustExpired(reservation, since, now) || isFetchedOnceMore(reservation, lines, since, now)) {
      // Which of several deals has ended says the cart that comes.
      void editCart.refresh().andTee((cart) => {
        for (const event of dealEvents('expire', endedDeals(lines, cart?.lines ?? []))) analytics.track(event);
      });
    }
    state.set(reservationAt(reservation, now));
  });
  return { state$: state.state$ };
};
