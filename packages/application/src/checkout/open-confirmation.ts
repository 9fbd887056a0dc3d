// The confirmation of an order: shown once its payment is decided, and everything of the checkout is cleared then.
// Source: spec 2 §2 "Confirmation", §4 "Confirmation cleanup".

import { isPayless } from '@tornister/domain/cart';
import {
  type AfterPayment,
  afterPayment,
  type CleanupStep,
  CONFIRMATION_STORAGE_KEYS,
  confirmationCleanup,
  withoutPendingOrder,
} from '@tornister/domain/checkout';
import { isMembership } from '@tornister/domain/orders';
import { CART_CHANGED, LOGIN_CHANGED, loginStateOf, PRIME_CHECKOUT_COOKIE } from '@tornister/domain/session';
import type { OrderId } from '@tornister/domain/shared';
import { okAsync, type ResultAsync } from 'neverthrow';
import type {
  CheckoutGateway,
  ClientStore,
  CookieJar,
  DeviceStore,
  GatewayError,
  Logger,
  PlacedOrder,
  SessionGateway,
  TabChannel,
} from '../ports/index.ts';
import { forgetPendingOrder, pendingOrders } from './pending-orders.ts';
import { CONFIRMED_ORDER_COOKIE, confirmedBefore, seenOrder } from './seen-order.ts';

export type OpenedConfirmation =
  | { readonly kind: 'confirmed'; readonly order: PlacedOrder; readonly isPayless: boolean }
  /** It was cancelled after it had been placed: its page in the account says how it stands. */
  | { readonly kind: 'called-off'; readonly order: Pick<PlacedOrder, 'orderId' | 'orderNumber' | 'isGuestOrder'> }
  /** The payment is undecided, or failed: there is nothing to confirm. */
  | { readonly kind: 'wait' | 'pay-again' }
  /** A guest's order whose confirmation this browser has shown: the login that could open it again has ended with it. */
  | { readonly kind: 'shown-before'; readonly orderNumber: string }
  /** No order of this visitor. */
  | { readonly kind: 'unknown' };

/** So long a reload still tells of the order; by then the mail has arrived. */
const CONFIRMED_ORDER_SECONDS = 60 * 60;

/** How an order stands whose confirmation is still to come. */
const NOT_CONFIRMED_YET: ReadonlySet<AfterPayment> = new Set(['wait', 'confirm']);

export type OpenConfirmation = (orderId: OrderId) => ResultAsync<OpenedConfirmation, GatewayError>;

export type OpenConfirmationPorts = {
  readonly checkout: Pick<CheckoutGateway, 'placedOrder'>;
  readonly session: Pick<SessionGateway, 'endGuest'>;
  readonly cookies: CookieJar;
  readonly drafts: Pick<DeviceStore, 'remove'>;
  readonly tabs: Pick<TabChannel, 'send'>;
  /** What the tab shows of the cart that became the order. */
  readonly store: ClientStore;
  readonly logger: Pick<Logger, 'warn'>;
};

/** Makes the question with which the confirmation is opened; it runs the steps of the clean-up, each of which may fail alone. */
export const createOpenConfirmation = (ports: OpenConfirmationPorts): OpenConfirmation => {
  const { checkout, session, cookies, drafts, tabs, store, logger } = ports;
  const nothing = okAsync<void, never>(undefined);

  /** Whether this guest may still pay or confirm one of the orders. An order that could not be asked for may be one. */
  const hasOneOf = ([orderId, ...others]: readonly OrderId[]): ResultAsync<boolean, never> =>
    orderId === undefined
      ? okAsync(false)
      : checkout
          .placedOrder(orderId)
          .map((order) => order !== undefined && NOT_CONFIRMED_YET.has(afterPayment(order)))
          .orElse(() => okAsync(true))
          .andThen((isOne) => (isOne ? okAsync(true) : hasOneOf(others)));

  const steps: Readonly<Record<CleanupStep, (orderId: OrderId) => ResultAsync<void, never>>> = {
    'forget-order': (orderId) => {
      // Another order may wait for its payment.
      forgetPendingOrder(cookies, orderId);
      tabs.send(CART_CHANGED);
      return nothing;
    },
    'clear-session-storage': () => {
      for (const item of CONFIRMATION_STORAGE_KEYS) drafts.remove(item);
      return nothing;
    },
    // The order stands: a guest whose login could not be ended is shown the confirmation all the same, and the login ends by itself.
    'reset-guest': () =>
      session
        .endGuest()
        .map(() => tabs.send(LOGIN_CHANGED))
        .orElse((error) => {
          logger.warn('The login of a guest could not be ended', { kind: error.kind });
          return nothing;
        }),
  };
  const tidy = ({ orderId, orderNumber, lines }: PlacedOrder): ResultAsync<void, never> => {
    // A membership came from no cart: only its flag is cleared.
    if (isMembership(lines)) {
      cookies.remove(PRIME_CHECKOUT_COOKIE);
      return nothing;
    }
    const isGuest = loginStateOf((name) => cookies.get(name) !== undefined) === 'guest';
    if (isGuest)
      cookies.set(CONFIRMED_ORDER_COOKIE, `${orderId}:${orderNumber}`, { maxAgeSeconds: CONFIRMED_ORDER_SECONDS });
    const others = isGuest ? withoutPendingOrder(pendingOrders(cookies), orderId) : [];
    return hasOneOf(others).andThen((hasOtherOrder) =>
      confirmationCleanup({ isGuest, hasOtherOrder }).reduce(
        (before, step) => before.andThen(() => steps[step](orderId)),
        nothing,
      ),
    );
  };

  const shownBefore = (orderId: OrderId): OpenedConfirmation => {
    const orderNumber = confirmedBefore(cookies, orderId);
    return orderNumber === undefined ? { kind: 'unknown' } : { kind: 'shown-before', orderNumber };
  };

  return (orderId) =>
    seenOrder(checkout, cookies, orderId).andThen((order): ResultAsync<OpenedConfirmation, GatewayError> => {
      if (order === undefined) return okAsync(shownBefore(orderId));
      const next = afterPayment(order);
      if (next === 'called-off') {
        forgetPendingOrder(cookies, orderId);
        return okAsync({ kind: next, order });
      }
      return next === 'confirm'
        ? tidy(order)
            // The last of all: after a guest's login has ended the cart is another visitor's.
            .andTee(() => store.reset())
            .map(() => ({ kind: 'confirmed', order, isPayless: isPayless(order) }))
        : okAsync({ kind: next });
    });
};
