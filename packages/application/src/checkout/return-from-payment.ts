// What happens when a shopper comes back from a payment provider: by its return page, by its way back after a failure, or by the browser's
// back button without having decided anything. Source: spec 2 §2 "Checkout payment", "/computop/success".

import { paymentCancelEvent, paymentErrorEvent } from '@tornister/domain/analytics';
import { afterPayment } from '@tornister/domain/checkout';
import type { QueryEntries } from '@tornister/domain/listing';
import { paymentReturnOf } from '@tornister/domain/routing';
import { CART_CHANGED } from '@tornister/domain/session';
import { brandId, type OrderId } from '@tornister/domain/shared';
import { okAsync, type ResultAsync } from 'neverthrow';
import type {
  Analytics,
  CheckoutGateway,
  ClientStore,
  CookieJar,
  GatewayError,
  Logger,
  TabChannel,
} from '../ports/index.ts';
import { PENDING_ORDER_COOKIE } from './submit-order.ts';

/** Where an order stands when its shopper arrives at the return page of a provider. */
export type PaymentArrival =
  | { readonly kind: 'confirmed'; readonly orderId: OrderId }
  /** The provider has not decided yet; the same question a few seconds later may have another answer. */
  | { readonly kind: 'waiting' }
  /** The payment was declined or called off, and the cart is the shopper's again. */
  | { readonly kind: 'not-paid' }
  | { readonly kind: 'unknown' };

/** What became of an order that waited for its payment when its shopper is in the checkout again. */
export type CameBack =
  | { readonly kind: 'nothing-waited' }
  /** The order is cancelled, its stock free, and its cart is the shopper's again. Should it be paid after all, the money goes back. */
  | { readonly kind: 'reopened' }
  /** It was paid meanwhile. */
  | { readonly kind: 'confirmed'; readonly orderId: OrderId };

export type ReturnFromPayment = {
  /** The return page: looks at the order, believes nothing that the address says about the payment. */
  readonly arrive: (orderId: string | undefined) => ResultAsync<PaymentArrival, GatewayError>;
  /**
   * Whoever opens basket or a step of the checkout while an order waits for its payment has left the provider: the cart of the order is
   * given back, whole. What the provider said in the address is logged.
   */
  readonly comeBack: (query: QueryEntries) => ResultAsync<CameBack, GatewayError>;
};

export type ReturnFromPaymentPorts = {
  readonly checkout: Pick<CheckoutGateway, 'placedOrder' | 'reopenAfterPayment'>;
  readonly cookies: CookieJar;
  readonly tabs: Pick<TabChannel, 'send'>;
  readonly store: ClientStore;
  readonly analytics: Analytics;
  readonly logger: Logger;
};

/** Makes what happens when a shopper comes back from the payment provider. */
export const createReturnFromPayment = (ports: ReturnFromPaymentPorts): ReturnFromPayment => {
  const { checkout, cookies, tabs, store, analytics, logger } = ports;

  const pending = (): OrderId | undefined => {
    const written = cookies.get(PENDING_ORDER_COOKIE);
    return written === undefined || written === '' ? undefined : brandId<OrderId>(written);
  };

  const log = (query: QueryEntries): void => {
    const { errorCode, cancelled } = paymentReturnOf(query);
    if (errorCode !== undefined) {
      logger.warn('A payment failed', { errorCode });
      analytics.track({ name: 'payment_error', fields: paymentErrorEvent(errorCode) });
    }
    if (cancelled !== undefined) analytics.track({ name: 'payment_cancel', fields: paymentCancelEvent(cancelled) });
  };

  /** Takes the cart of an order back; an order that is paid, or of nobody here, has none to give. */
  const reopen = (orderId: OrderId): ResultAsync<boolean, GatewayError> =>
    checkout.reopenAfterPayment(orderId).andTee((isReopened) => {
      cookies.remove(PENDING_ORDER_COOKIE);
      if (!isReopened) return;
      tabs.send(CART_CHANGED);
      store.reset();
    });

  const whatElse = (orderId: OrderId): ResultAsync<CameBack, GatewayError> =>
    checkout
      .placedOrder(orderId)
      .map((order): CameBack => (order === undefined ? { kind: 'nothing-waited' } : { kind: 'confirmed', orderId }));

  return {
    arrive: (named) => {
      const orderId = named === undefined ? pending() : brandId<OrderId>(named);
      if (orderId === undefined) return okAsync({ kind: 'unknown' });
      return checkout.placedOrder(orderId).andThen((order): ResultAsync<PaymentArrival, GatewayError> => {
        if (order === undefined) return okAsync({ kind: 'unknown' });
        switch (afterPayment(order.paymentState)) {
          case 'confirm':
            return okAsync({ kind: 'confirmed', orderId });
          case 'wait':
            return okAsync({ kind: 'waiting' });
          case 'pay-again':
            return reopen(orderId).map(() => ({ kind: 'not-paid' }));
        }
      });
    },
    comeBack: (query) => {
      log(query);
      const orderId = pending();
      if (orderId === undefined) return okAsync({ kind: 'nothing-waited' });
      return reopen(orderId).andThen((isReopened) =>
        isReopened ? okAsync<CameBack, GatewayError>({ kind: 'reopened' }) : whatElse(orderId),
      );
    },
  };
};
