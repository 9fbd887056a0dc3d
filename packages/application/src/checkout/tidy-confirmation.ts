// What happens when a shopper arrives at the confirmation, or comes back from a payment provider. Source: spec 2 §2 "Confirmation",
// "Checkout payment", §4 "Confirmation cleanup".

import { paymentCancelEvent, paymentErrorEvent } from '@tornister/domain/analytics';
import { CONFIRMATION_STORAGE_KEYS } from '@tornister/domain/checkout';
import type { QueryEntries } from '@tornister/domain/listing';
import { paymentReturnOf } from '@tornister/domain/routing';
import { CART_CHANGED } from '@tornister/domain/session';
import { brandId, type OrderId } from '@tornister/domain/shared';
import { okAsync, type ResultAsync } from 'neverthrow';
import type {
  Analytics,
  CheckoutGateway,
  CookieJar,
  DeviceStore,
  GatewayError,
  Logger,
  PlacedOrder,
  TabChannel,
} from '../ports/index.ts';
import { PENDING_ORDER_COOKIE } from './submit-order.ts';

/** Where an order stands when its shopper comes back from a provider. */
export type PaymentArrival =
  | { readonly kind: 'confirmed'; readonly orderId: OrderId }
  /** The payment was declined or called off, and the cart is the shopper's again. */
  | { readonly kind: 'not-paid' }
  | { readonly kind: 'unknown' };

export type TidyConfirmation = {
  /** The order, when it is the visitor's own. Afterwards nothing of the checkout is kept. */
  readonly open: (orderId: OrderId) => ResultAsync<PlacedOrder | undefined, GatewayError>;
  /** The return from the card form: looks at the order, believes nothing that the address says about the payment. */
  readonly arrive: (orderId: string | undefined) => ResultAsync<PaymentArrival, GatewayError>;
  /** The way back to the payment step: what the provider said is logged, and the cart of the unpaid order is opened again. */
  readonly comeBack: (query: QueryEntries) => ResultAsync<void, GatewayError>;
};

export type TidyConfirmationPorts = {
  readonly checkout: Pick<CheckoutGateway, 'placedOrder' | 'reopenAfterPayment'>;
  readonly cookies: CookieJar;
  readonly session: DeviceStore;
  readonly tabs: Pick<TabChannel, 'send'>;
  readonly analytics: Analytics;
  readonly logger: Logger;
};

export const createTidyConfirmation = (ports: TidyConfirmationPorts): TidyConfirmation => {
  const { checkout, cookies, session, tabs, analytics, logger } = ports;

  const tidy = (): void => {
    cookies.remove(PENDING_ORDER_COOKIE);
    for (const item of CONFIRMATION_STORAGE_KEYS) session.remove(item);
    tabs.send(CART_CHANGED);
  };
  const pending = (): string | undefined => cookies.get(PENDING_ORDER_COOKIE) || undefined;

  const reopen = (orderId: OrderId): ResultAsync<void, GatewayError> =>
    checkout.reopenAfterPayment(orderId).andTee(() => {
      cookies.remove(PENDING_ORDER_COOKIE);
      tabs.send(CART_CHANGED);
    });

  return {
    open: (orderId) => checkout.placedOrder(orderId).andTee((order) => order && tidy()),
    arrive: (named) => {
      const raw = named ?? pending();
      if (raw === undefined) return okAsync({ kind: 'unknown' });
      const orderId = brandId<OrderId>(raw);
      return checkout.placedOrder(orderId).andThen((order): ResultAsync<PaymentArrival, GatewayError> => {
        if (order === undefined) return okAsync({ kind: 'unknown' });
        const isUnpaid = order.paymentState === 'declined' || order.paymentState === 'cancelled';
        return isUnpaid
          ? reopen(orderId).map((): PaymentArrival => ({ kind: 'not-paid' }))
          : okAsync({ kind: 'confirmed', orderId });
      });
    },
    comeBack: (query) => {
      const { errorCode, cancelled } = paymentReturnOf(query);
      if (errorCode === undefined && cancelled === undefined) return okAsync(undefined);
      if (errorCode !== undefined) {
        logger.warn('A payment failed', { errorCode });
        analytics.track({ name: 'payment_error', fields: paymentErrorEvent(errorCode) });
      }
      if (cancelled !== undefined) analytics.track({ name: 'payment_cancel', fields: paymentCancelEvent(cancelled) });
      const orderId = pending();
      return orderId === undefined ? okAsync(undefined) : reopen(brandId<OrderId>(orderId));
    },
  };
};
