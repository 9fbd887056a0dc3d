// Who may be on which page of the checkout. Source: spec 1 §2 "Guards and redirects", spec 2 §2 "Guards and redirects".

import { firstValue, type QueryEntries } from '../listing/query-string.ts';
import { isLoggedIn, type LoginState } from '../session/login-state.ts';
import { type GuardDecision, goTo, goWith, NOTICES, STAY, withNotice } from './guard-decision.ts';
import { type PaymentReturn, paymentReturnOf, withPaymentReturn } from './payment-return.ts';
import { ROUTE_PARAMETERS } from './route-parameters.ts';
import { PATHS } from './routes.ts';

/** How far a checkout has come. */
export type CheckoutProgress = {
  readonly login: LoginState;
  readonly isCartEmpty: boolean;
  readonly isLoginStepDone: boolean;
  readonly isShippingValid: boolean;
  /** False when there is nothing to choose (spec 2 §4 "Checkout order"). */
  readonly isPaymentStepAvailable: boolean;
  readonly isPaymentValid: boolean;
};

/**
 * Already logged in (member or guest) goes to shipping; an empty cart goes to the basket. Somebody whose login has ended may log in again
 * and is told why, also with an empty cart: the goods of a member lie in the cart of the account. Source: spec 2 §2, §8.
 */
export const checkoutLoginGuard = ({
  login,
  isCartEmpty,
  hasLoginEnded,
}: Pick<CheckoutProgress, 'login' | 'isCartEmpty'> & { readonly hasLoginEnded: boolean }): GuardDecision => {
  if (isLoggedIn(login)) return goTo(PATHS.shipping);
  if (hasLoginEnded) return { kind: 'stay', notice: NOTICES.securityLogout };
  return isCartEmpty ? goTo(PATHS.basket) : STAY;
};

const RESUMABLE_STEPS: readonly string[] = [PATHS.shipping, PATHS.payment, PATHS.summary];

/** Where the checkout goes on after a login: the step that the end of the login before interrupted, otherwise shipping. */
export const stepAfterLogin = (interruptedPath: string | undefined): string =>
  RESUMABLE_STEPS.find((path) => path === interruptedPath) ?? PATHS.shipping;

/** An empty cart goes home, and is said to be empty: another tab may have ordered or emptied it; a login step that is not done goes to the checkout login. */
export const checkoutShippingGuard = ({
  isCartEmpty,
  isLoginStepDone,
}: Pick<CheckoutProgress, 'isCartEmpty' | 'isLoginStepDone'>): GuardDecision => {
  if (isCartEmpty) return goTo(PATHS.home, NOTICES.cartEmpty);
  return isLoginStepDone ? STAY : goTo(PATHS.checkoutLogin);
};

const paymentProgressGuard = (progress: CheckoutProgress): GuardDecision => {
  const { login, isCartEmpty, isLoginStepDone, isShippingValid, isPaymentStepAvailable } = progress;
  if (isCartEmpty) {
    const isExpired = login === 'guest' || !isLoginStepDone;
    return goTo(PATHS.home, isExpired ? NOTICES.checkoutSessionExpired : NOTICES.cartEmpty);
  }
  if (!isShippingValid) return goTo(PATHS.shipping);
  return isPaymentStepAvailable ? STAY : goTo(PATHS.summary);
};

/**
 * An error code shows the payment warning, on whatever page it leads to; an empty cart goes home, with the session-expired warning for guests or an unfinished login; shipping that is
 * not validated goes to shipping; an unavailable payment step goes to the summary. Who comes back from a prime checkout is led by `primeReturnGuard`.
 */
export const checkoutPaymentGuard = (progress: CheckoutProgress, back: PaymentReturn): GuardDecision => {
  const decision = paymentProgressGuard(progress);
  // That nothing was paid says more than that the cart is empty.
  return back.errorCode === undefined ? decision : withNotice(decision, NOTICES.paymentError);
};

/** Shipping that is not valid goes home with the session-expired warning; a payment that is not valid goes to payment while that step is available. */
export const checkoutSummaryGuard = ({
  isShippingValid,
  isPaymentValid,
  isPaymentStepAvailable,
}: Pick<CheckoutProgress, 'isShippingValid' | 'isPaymentValid' | 'isPaymentStepAvailable'>): GuardDecision => {
  if (!isShippingValid) return goTo(PATHS.home, NOTICES.checkoutSessionExpired);
  return !isPaymentValid && isPaymentStepAvailable ? goTo(PATHS.payment) : STAY;
};

/** Parameter of the confirmation that shows the order id; it shows it and gives no right to see the order. */
export const CONFIRMATION_ORDER_PARAMETER = ROUTE_PARAMETERS.orderId;

/** Needs a stored order id, or the sample order of a preview, which only staff get; otherwise home. The order id is put into the query. */
export const confirmationGuard = (
  storedOrderId: string | undefined,
  query: QueryEntries,
  hasSampleOrder: boolean,
): GuardDecision => {
  if (storedOrderId) {
    return firstValue(query, CONFIRMATION_ORDER_PARAMETER) === storedOrderId
      ? STAY
      : goWith(PATHS.confirmation, [[CONFIRMATION_ORDER_PARAMETER, storedOrderId]]);
  }
  return hasSampleOrder ? STAY : goTo(PATHS.home);
};

/**
 * Whoever comes back from the payment of a membership goes on in the prime checkout, with the warning where the payment failed. What the provider
 * said goes along: the prime checkout reports it. Source: spec 2 §2 "Checkout payment".
 */
export const primeReturnGuard = (query: QueryEntries, isPrimeCheckout: boolean): GuardDecision => {
  if (!isPrimeCheckout) return STAY;
  const back = paymentReturnOf(query);
  const primeCheckout = withPaymentReturn(PATHS.primeCheckout, query);
  if (back.errorCode !== undefined) return goTo(primeCheckout, NOTICES.paymentError);
  return back.cancelled === undefined ? STAY : goTo(primeCheckout);
};

/** Where a prime checkout without the prime flag leads; spec 1 §2. */
export const PRIME_WITHOUT_CHECKOUT = `${PATHS.prime}?${ROUTE_PARAMETERS.fromPrimeCheckout}=true`;

/** Prime checkout reached directly, without the prime flag, goes to the prime page. */
export const primeCheckoutGuard = (hasPrimeFlag: boolean): GuardDecision =>
  hasPrimeFlag ? STAY : goTo(PRIME_WITHOUT_CHECKOUT);
