// The confirmation of an order: shown once its payment is decided, and everything of the checkout is cleared then.
// Source: spec 2 §2 "Confirmation", §4 "Confirmation cleanup".

import {
  afterPayment,
  type CleanupStep,
  CONFIRMATION_STORAGE_KEYS,
  confirmationCleanup,
} from '@tornister/domain/checkout';
import { CART_CHANGED, LOGIN_CHANGED, loginStateOf } from '@tornister/domain/session';
import type { OrderId } from '@tornister/domain/shared';
import { okAsync, type ResultAsync } from 'neverthrow';
import type {
  CheckoutGateway,
  CookieJar,
  DeviceStore,
  GatewayError,
  Logger,
  PlacedOrder,
  SessionGateway,
  TabChannel,
} from '../ports/index.ts';
import { PENDING_ORDER_COOKIE } from './submit-order.ts';

export type OpenedConfirmation =
  | { readonly kind: 'confirmed'; readonly order: PlacedOrder }
  /** The payment is undecided, or failed: there is nothing to confirm. */
  | { readonly kind: 'wait' | 'pay-again' }
  /** No order of this visitor. */
  | { readonly kind: 'unknown' };

export type OpenConfirmation = (orderId: OrderId) => ResultAsync<OpenedConfirmation, GatewayError>;

export type OpenConfirmationPorts = {
  readonly checkout: Pick<CheckoutGateway, 'placedOrder'>;
  readonly session: Pick<SessionGateway, 'endGuest'>;
  readonly cookies: CookieJar;
  readonly drafts: Pick<DeviceStore, 'remove'>;
  readonly tabs: Pick<TabChannel, 'send'>;
  readonly logger: Pick<Logger, 'warn'>;
};

export const createOpenConfirmation = (ports: OpenConfirmationPorts): OpenConfirmation => {
  const { checkout, session, cookies, drafts, tabs, logger } = ports;
  const nothing = okAsync<void, never>(undefined);

  const steps: Readonly<Record<CleanupStep, () => ResultAsync<void, never>>> = {
    'forget-order': () => {
      cookies.remove(PENDING_ORDER_COOKIE);
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
  const tidy = (): ResultAsync<void, never> => {
    const isGuest = loginStateOf((name) => cookies.get(name) !== undefined) === 'guest';
    return confirmationCleanup({ isGuest }).reduce((before, step) => before.andThen(steps[step]), nothing);
  };

  return (orderId) =>
    checkout.placedOrder(orderId).andThen((order): ResultAsync<OpenedConfirmation, GatewayError> => {
      if (order === undefined) return okAsync({ kind: 'unknown' });
      const next = afterPayment(order.paymentState);
      return next === 'confirm' ? tidy().map(() => ({ kind: 'confirmed', order })) : okAsync({ kind: next });
    });
};
