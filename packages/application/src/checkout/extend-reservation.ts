// Reserves the deals of the basket once more. Source: spec 3 §3 "Lightning reservation".

import { changesCart, type ExtensionNotice, extensionNotice } from '@tornister/domain/deals';
import { CART_CHANGED } from '@tornister/domain/session';
import type { ResultAsync } from 'neverthrow';
import { dealEvents } from '../cart/deal-events.ts';
import type { EditCart } from '../cart/edit-cart.ts';
import type { Analytics, CartGateway, GatewayError, Notice, TabChannel } from '../ports/index.ts';

/** Extends the reservation and answers the notice that says what came of it; other tabs hear of the new end and of what has changed. */
export type ExtendReservation = () => ResultAsync<Notice, GatewayError>;

export type ExtendReservationPorts = {
  readonly carts: Pick<CartGateway, 'extendReservation'>;
  readonly changes: Pick<EditCart, 'settled' | 'adopt'>;
  readonly tabs: Pick<TabChannel, 'send'>;
  readonly analytics: Analytics;
};

const noticeOf = ({ kind, level }: ExtensionNotice): Notice => {
  const message = `vue.deal.reservation.${kind}`;
  return { id: message, tone: level, message };
};

/** Makes the command; it waits for the changes of the cart that are on their way in this tab, which then knows the new end. */
export const createExtendReservation =
  ({ carts, changes, tabs, analytics }: ExtendReservationPorts): ExtendReservation =>
  () =>
    changes
      .settled()
      .andThen(carts.extendReservation)
      .andThrough(({ cart }) => changes.adopt(cart))
      .map(({ cart, outcome }) => {
        if (outcome.isRefreshedSuccessfully)
          for (const event of dealEvents('extend', cart.lines)) analytics.track(event);
        // Who counts down to the old end would tell of an end that is none.
        if (outcome.isRefreshedSuccessfully || changesCart(outcome)) tabs.send(CART_CHANGED);
        return noticeOf(extensionNotice(outcome));
      });
