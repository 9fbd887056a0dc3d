// What happens when a shopper comes back from a payment provider: by its return page, by its way back after a failure, or by the browser's
// back button without having decided anything. Source: spec 2 §2 "Checkout payment", "/computop/success".

import { paymentErrorsOf } from '@tornister/domain/analytics';
import { type AfterSubmit, afterOutcome, afterPayment, afterRefusal } from '@tornister/domain/checkout';
import type { QueryEntries } from '@tornister/domain/listing';
import { isMembership } from '@tornister/domain/orders';
import { CART_CHANGED, isLoggedIn, loginStateOf, PRIME_CHECKOUT_COOKIE } from '@tornister/domain/session';
import { brandId, type OrderId } from '@tornister/domain/shared';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type {
  Analytics,
  CheckoutGateway,
  ClientStore,
  CookieJar,
  GatewayError,
  Logger,
  OrderedCart,
  PlacedOrder,
  TabChannel,
} from '../ports/index.ts';
import { logPaymentReturn } from './log-payment-return.ts';
import { afterPaymentNotice, NOT_SEEN, type PaymentNotice } from './payment-notices.ts';
import { forgetPendingOrder, pendingOrders, rememberPendingOrder } from './pending-orders.ts';
import { confirmedBefore, seenOrder, visibleOrder } from './seen-order.ts';
import { isSubmitRefusal } from './submit-order.ts';

/** Where an order stands when its shopper arrives at the return page of a provider. */
type PaymentArrival =
  /** It was placed; its confirmation also tells of an order that was cancelled since, and of a guest's that was confirmed here already. */
  | { readonly kind: 'confirmed'; readonly orderId: OrderId }
  /** The provider has not decided yet; the same question a few seconds later may have another answer. A membership came from no cart, so the basket does not show it. */
  | { readonly kind: 'waiting'; readonly isMembership: boolean }
  /** The payment was declined, and the cart is the shopper's again; a membership came from none and is bought anew in its own checkout. */
  | { readonly kind: 'declined'; readonly isMembership: boolean }
  /** The order was cancelled before, by its shopper or because its time ran out: money that comes all the same goes back. */
  | { readonly kind: 'cancelled' }
  /** No order of who is here now, by another login than the one that placed it, or by none: whether it is paid is not known here. */
  | { readonly kind: 'not-seen' }
  /** No order is named, and none waits. */
  | { readonly kind: 'unknown' };

/** What became of an order that waited for its payment when its shopper is in the checkout again. */
type CameBack =
  | { readonly kind: 'nothing-waited'; readonly notice?: PaymentNotice }
  /** It still waits: its shopper decides whether to pay it or to change it. */
  | { readonly kind: 'waiting'; readonly order: PlacedOrder; readonly notice?: PaymentNotice }
  /** Its payment failed or its time ran out: it is cancelled, its stock free, and its cart is the shopper's again. */
  | { readonly kind: 'reopened'; readonly notice?: PaymentNotice }
  /** It was paid meanwhile. */
  | { readonly kind: 'confirmed'; readonly orderId: OrderId };

/** What became of an order that its shopper wants to change. */
type ChangedOrder = Exclude<CameBack, { readonly kind: 'waiting' }>;

export type ReturnFromPayment = {
  /** The return page: looks at the order, believes nothing that the address says about the payment. */
  readonly arrive: (orderId: string | undefined) => ResultAsync<PaymentArrival, GatewayError>;
  /**
   * Looks whether an order waits for its payment, of several the latest, when somebody opens basket or a step of the checkout. Looking cancels nothing: the order may be
   * under way in another tab. What the provider said in the address is logged, and what the shopper has to know of it is answered.
   */
  readonly comeBack: (query: QueryEntries) => ResultAsync<CameBack, GatewayError>;
  /**
   * Looks after the order of a cart whose submission has answered nobody: it is found again like one that waits, and the cart that came after it
   * takes the place of its own.
   */
  readonly comeBackTo: (ordered: OrderedCart, query: QueryEntries) => ResultAsync<CameBack, GatewayError>;
  /** Leads to the payment of an order that waits for it once more, which is found on the way back; nothing for an order of somebody else. */
  readonly payNow: (orderId: OrderId) => ResultAsync<AfterSubmit | undefined, GatewayError>;
  /** Cancels an order that waits for its payment and gives its cart back, whole. Should it be paid after all, the money goes back. */
  readonly change: (orderId: OrderId) => ResultAsync<ChangedOrder, GatewayError>;
};

export type ReturnFromPaymentPorts = {
  readonly checkout: Pick<CheckoutGateway, 'placedOrder' | 'payOrder' | 'reopenAfterPayment' | 'changeCart'>;
  readonly cookies: CookieJar;
  readonly tabs: Pick<TabChannel, 'send'>;
  readonly store: ClientStore;
  readonly logger: Logger;
  readonly analytics: Analytics;
};

/** The ways in which an order gives its cart back. */
const createReopening = ({
  checkout,
  cookies,
  tabs,
  store,
}: Pick<ReturnFromPaymentPorts, 'checkout' | 'cookies' | 'tabs' | 'store'>) => {
  /** Takes the cart of an order back; an order that is paid, or of nobody here, has none to give. */
  const reopen = (orderId: OrderId): ResultAsync<boolean, GatewayError> =>
    checkout.reopenAfterPayment(orderId).andTee((isReopened) => {
      forgetPendingOrder(cookies, orderId);
      if (!isReopened) return;
      tabs.send(CART_CHANGED);
      store.reset();
    });

  const change = (orderId: OrderId): ResultAsync<ChangedOrder, GatewayError> =>
    reopen(orderId).andThen((isReopened) => {
      if (isReopened) return okAsync<ChangedOrder, GatewayError>({ kind: 'reopened' });
      return checkout.placedOrder(orderId).map((order): ChangedOrder => {
        if (order !== undefined) return { kind: 'confirmed', orderId };
        // Another tab may have changed it: what this one shows is of before.
        store.reset();
        return { kind: 'nothing-waited' };
      });
    });

  return { reopen, change };
};

type Reopening = ReturnType<typeof createReopening>;
type Placed = Pick<CheckoutGateway, 'placedOrder'>;

/** What comes back from a provider from now on is told of an order for goods, and not of a membership that was left unpaid; so too in `submit-order.ts`. */
const tellOfGoods = (cookies: CookieJar): void => cookies.remove(PRIME_CHECKOUT_COOKIE);

const declinedOrCancelled = ({ paymentState, lines }: PlacedOrder, cookies: CookieJar): PaymentArrival => {
  if (paymentState !== 'declined') return { kind: 'cancelled' };
  const isForMembership = isMembership(lines);
  if (!isForMembership) tellOfGoods(cookies);
  return { kind: 'declined', isMembership: isForMembership };
};

/**
 * Forgets an order that whoever is logged in here may not see, and answers whether it did. Nobody's is kept in mind: its buyer may log in again.
 */
const forgetOfAnother = (cookies: CookieJar, orderId: OrderId): boolean => {
  const isOfAnother = isLoggedIn(loginStateOf((name) => cookies.get(name) !== undefined));
  if (isOfAnother) forgetPendingOrder(cookies, orderId);
  return isOfAnother;
};

/** Where an order stands at the return page; one that waits is found by the basket from then on, however long ago it was begun. */
const arriveAt =
  (checkout: Placed, { reopen }: Reopening, cookies: CookieJar) =>
  (orderId: OrderId): ResultAsync<PaymentArrival, GatewayError> =>
    seenOrder(checkout, cookies, orderId).andThen((order): ResultAsync<PaymentArrival, GatewayError> => {
      if (order === undefined) {
        // The login of a guest has ended with the confirmation, which says that the order stands.
        if (confirmedBefore(cookies, orderId) !== undefined) return okAsync({ kind: 'confirmed', orderId });
        forgetOfAnother(cookies, orderId);
        return okAsync({ kind: 'not-seen' });
      }
      switch (afterPayment(order)) {
        case 'confirm':
        case 'called-off':
          return okAsync({ kind: 'confirmed', orderId });
        case 'wait': {
          const isForMembership = isMembership(order.lines);
          if (!isForMembership) rememberPendingOrder(cookies, orderId);
          return okAsync({ kind: 'waiting', isMembership: isForMembership });
        }
        case 'pay-again':
          return reopen(orderId).map(() => declinedOrCancelled(order, cookies));
      }
    });

/** What became of an order that waited when its shopper was in the checkout last. */
const lookAfter =
  (checkout: Placed, { change }: Reopening, cookies: CookieJar) =>
  (orderId: OrderId): ResultAsync<CameBack, GatewayError> =>
    visibleOrder(checkout, cookies, orderId).andThen((order): ResultAsync<CameBack, GatewayError> => {
      if (order === undefined)
        return okAsync({
          kind: 'nothing-waited',
          ...(forgetOfAnother(cookies, orderId) ? { notice: NOT_SEEN } : {}),
        });
      switch (afterPayment(order)) {
        case 'called-off':
          forgetPendingOrder(cookies, orderId);
          return okAsync({ kind: 'nothing-waited' });
        case 'confirm':
          return okAsync({ kind: 'confirmed', orderId });
        case 'wait':
          return okAsync({ kind: 'waiting', order });
        case 'pay-again':
          return change(orderId);
      }
    });

/** Makes what happens when a shopper comes back from the payment provider. */
export const createReturnFromPayment = (ports: ReturnFromPaymentPorts): ReturnFromPayment => {
  const { checkout } = ports;
  const reopening = createReopening(ports);
  const arrive = arriveAt(checkout, reopening, ports.cookies);
  const look = lookAfter(checkout, reopening, ports.cookies);
  /** The latest order that waits, or waited, in place of those of which nothing is left. */
  const lookAfterAll = ([orderId, ...earlier]: readonly OrderId[]): ResultAsync<CameBack, GatewayError> =>
    orderId === undefined
      ? okAsync({ kind: 'nothing-waited' })
      : look(orderId).andThen((back) =>
          back.kind === 'nothing-waited' ? lookAfterAll(earlier).map((next) => ({ ...back, ...next })) : okAsync(back),
        );
  const told = (query: QueryEntries) => (back: CameBack) => {
    const notice = afterPaymentNotice(back.kind, query);
    return notice === undefined ? back : { ...back, notice };
  };
  return {
    arrive: (named) => {
      const orderId = named === undefined ? pendingOrders(ports.cookies)[0] : brandId<OrderId>(named);
      return orderId === undefined ? okAsync({ kind: 'unknown' }) : arrive(orderId);
    },
    comeBack: (query) => {
      logPaymentReturn(ports.logger, query);
      return lookAfterAll(pendingOrders(ports.cookies)).map(told(query));
    },
    comeBackTo: ({ orderId, newCartId }, query) => {
      rememberPendingOrder(ports.cookies, orderId);
      return (
        checkout
          .changeCart(newCartId)
          // The order is found all the same; a cart that was ordered is replaced with the next call at the latest.
          .orElse(() => okAsync(undefined))
          .andTee(() => {
            ports.tabs.send(CART_CHANGED);
            ports.store.reset();
          })
          .andThen(() => look(orderId))
          .map(told(query))
      );
    },
    payNow: (orderId) =>
      checkout
        .payOrder(orderId)
        .orTee((failure) => paymentErrorsOf(failure).forEach(ports.analytics.track))
        .andTee((outcome) => {
          if (outcome === undefined || outcome.kind === 'placed') return;
          rememberPendingOrder(ports.cookies, orderId);
          tellOfGoods(ports.cookies);
        })
        .map((outcome) => outcome && afterOutcome(outcome))
        .orElse(
          (error): ResultAsync<AfterSubmit, GatewayError> =>
            isSubmitRefusal(error) ? okAsync(afterRefusal(error)) : errAsync(error),
        ),
    change: reopening.change,
  };
};
