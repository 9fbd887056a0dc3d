// The facts by which the steps of the checkout are guarded: who is here, what is in the cart, and how far the checkout has come.

import { isEmptyCart, isPayless } from '@tornister/domain/cart';
import {
  type CheckoutSituation,
  isPaymentComplete,
  isPaymentStepAvailable,
  isShippingComplete,
} from '@tornister/domain/checkout';
import type { CheckoutProgress } from '@tornister/domain/routing';
import { isLoggedIn, type LoginState, loginStateOf } from '@tornister/domain/session';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { EditCart } from '../cart/edit-cart.ts';
import type {
  CartGateway,
  CheckoutGateway,
  CookieJar,
  GatewayError,
  PaymentStep,
  ShippingStep,
} from '../ports/index.ts';

export type CheckoutFactsPorts = {
  readonly carts: Pick<CartGateway, 'find'>;
  readonly checkout: Pick<CheckoutGateway, 'shippingStep' | 'paymentStep'>;
  readonly cookies: Pick<CookieJar, 'get'>;
  /** The changes of the cart that are on their way in this tab: no guard decides by the cart from before them. */
  readonly changes: Pick<EditCart, 'settled'>;
  /** Whether the shop sells to institutions, who skip the payment step. */
  readonly isB2b: boolean;
};

/** What a guard and its page know. */
export type Facts = {
  /** Nothing for a visitor who has no cart, or is not logged in. */
  readonly step: ShippingStep | undefined;
  readonly payment: PaymentStep;
  readonly progress: CheckoutProgress;
};

export type CheckoutFacts = {
  readonly isLoggedIn: () => boolean;
  /** The facts of somebody who is logged in, without the ways to pay. */
  readonly ofShipping: () => ResultAsync<Facts, GatewayError>;
  /** The facts of somebody who is logged in. */
  readonly ofPayment: () => ResultAsync<Facts, GatewayError>;
  /** Without a login only the cart may be looked at. */
  readonly ofAnonymous: () => ResultAsync<Facts, GatewayError>;
};

/** What decides whether there is something to choose in the payment step. */
export const situationOf = (
  { cart, wallet }: Pick<ShippingStep, 'cart' | 'wallet'>,
  isB2b: boolean,
): CheckoutSituation => ({
  isPayless: isPayless(cart),
  isB2b,
  isExpressWallet: wallet.paymentDescriptor !== undefined,
});

const NO_PAYMENT: PaymentStep = { methods: [] };

/** Gathers the facts; each question waits for the changes of the cart that are on their way. */
export const createCheckoutFacts = ({
  carts,
  checkout,
  cookies,
  changes,
  isB2b,
}: CheckoutFactsPorts): CheckoutFacts => {
  const loginState = (): LoginState => loginStateOf((name) => cookies.get(name) !== undefined);

  const factsOf = (step: ShippingStep | undefined, payment: PaymentStep = NO_PAYMENT): Facts => {
    const login = loginState();
    const progress: CheckoutProgress = {
      login,
      isCartEmpty: step === undefined || isEmptyCart(step.cart) || step.cart.isSubmitted,
      isLoginStepDone: isLoggedIn(login),
      isShippingValid:
        step !== undefined &&
        isShippingComplete({
          hasBillingAddress: step.billingAddress !== undefined,
          shippers: step.shippers,
          speditionFields: step.cart.speditionFields,
        }),
      isPaymentStepAvailable: step !== undefined && isPaymentStepAvailable(situationOf(step, isB2b)),
      isPaymentValid: isPaymentComplete(payment.methods, payment.selected),
    };
    return { step, payment, progress };
  };

  /** Nothing for a visitor who has no cart. */
  const shippingStep = (): ResultAsync<ShippingStep | undefined, GatewayError> =>
    changes
      .settled()
      .andThen(checkout.shippingStep)
      .map((step): ShippingStep | undefined => step)
      .orElse((error) => (error.kind === 'gateway.cart-lost' ? okAsync(undefined) : errAsync(error)));

  const paymentStep = (step: ShippingStep | undefined): ResultAsync<PaymentStep, GatewayError> =>
    step === undefined || isEmptyCart(step.cart) ? okAsync(NO_PAYMENT) : checkout.paymentStep();

  return {
    isLoggedIn: () => isLoggedIn(loginState()),
    ofShipping: () => shippingStep().map((step) => factsOf(step)),
    ofPayment: () => shippingStep().andThen((step) => paymentStep(step).map((payment) => factsOf(step, payment))),
    ofAnonymous: () =>
      changes
        .settled()
        .andThen(() => carts.find())
        .map((cart) => {
          const facts = factsOf(undefined);
          const isCartEmpty = cart === undefined || isEmptyCart(cart);
          return { ...facts, progress: { ...facts.progress, isCartEmpty } };
        }),
  };
};
