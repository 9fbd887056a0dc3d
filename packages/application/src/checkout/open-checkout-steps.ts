// Who may open which step of the checkout, and what the step is opened with. The guards are the domain's; here the facts are gathered.
// Source: spec 2 §2 "Guards and redirects", §4 "Checkout order".

import { defaultBillingAddress, type SavedAddress } from '@tornister/domain/address';
import { isEmptyCart, isPayless } from '@tornister/domain/cart';
import { isPaymentComplete, isPaymentStepAvailable, isShippingComplete } from '@tornister/domain/checkout';
import type { QueryEntries } from '@tornister/domain/listing';
import {
  type CheckoutStanding,
  checkoutLoginGuard,
  checkoutPaymentGuard,
  checkoutShippingGuard,
  checkoutSummaryGuard,
  type GuardDecision,
  type Notice,
  paymentReturnOf,
} from '@tornister/domain/routing';
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
import { hasLoginEnded } from '../session/ended-login.ts';

/** A step is opened with its facts, or the shopper belongs elsewhere. */
export type GuardedStep<Opened> =
  | { readonly kind: 'open'; readonly opened: Opened; readonly notice?: Notice }
  | { readonly kind: 'elsewhere'; readonly decision: GuardDecision };

/** What every step knows of its cart: its facts, and whether there is anything to be paid, which the bar of the steps shows. */
type OpenedWithCart = { readonly step: ShippingStep; readonly isPayless: boolean };
type OpenedLogin = OpenedWithCart & { readonly isCartEmpty: boolean };
type OpenedShipping = OpenedWithCart & {
  readonly isPaymentStepAvailable: boolean;
  /** The address of the bill with which the page begins: the chosen one, else that of the book; none in an empty book. */
  readonly billing?: SavedAddress;
};
type OpenedPayment = OpenedWithCart & { readonly payment: PaymentStep };
type OpenedSummary = OpenedPayment & { readonly isPaymentStepAvailable: boolean };

/** One way into each step. A lost cart counts as an empty one; a cart that could not be read is an error and never an empty one. */
export type OpenCheckoutSteps = {
  readonly login: () => ResultAsync<GuardedStep<OpenedLogin>, GatewayError>;
  readonly shipping: () => ResultAsync<GuardedStep<OpenedShipping>, GatewayError>;
  /** `query` is what a payment provider may have said on the way back. */
  readonly payment: (query: QueryEntries) => ResultAsync<GuardedStep<OpenedPayment>, GatewayError>;
  readonly summary: () => ResultAsync<GuardedStep<OpenedSummary>, GatewayError>;
};

export type OpenCheckoutStepsPorts = {
  readonly carts: Pick<CartGateway, 'find'>;
  readonly checkout: Pick<CheckoutGateway, 'shippingStep' | 'paymentStep'>;
  readonly cookies: Pick<CookieJar, 'get'>;
  /** The changes of the cart that are on their way in this tab: no guard decides by the cart from before them. */
  readonly changes: Pick<EditCart, 'settled'>;
  /** Whether the shop sells to institutions, who skip the payment step. */
  readonly isB2b: boolean;
};

const NO_PAYMENT: PaymentStep = { methods: [] };

const guarded = <Opened>(decision: GuardDecision, opened: Opened | undefined): GuardedStep<Opened> => {
  if (decision.kind !== 'stay' || opened === undefined) return { kind: 'elsewhere', decision };
  return { kind: 'open', opened, ...(decision.notice === undefined ? {} : { notice: decision.notice }) };
};

/** Makes the questions with which each step's page is opened; each waits for the changes of the cart that are on their way. */
export const createOpenCheckoutSteps = ({
  carts,
  checkout,
  cookies,
  changes,
  isB2b,
}: OpenCheckoutStepsPorts): OpenCheckoutSteps => {
  const loginState = (): LoginState => loginStateOf((name) => cookies.get(name) !== undefined);

  /** The facts of the shipping step; nothing for a visitor who has no cart. */
  const shippingFacts = (): ResultAsync<ShippingStep | undefined, GatewayError> =>
    changes
      .settled()
      .andThen(checkout.shippingStep)
      .map((step): ShippingStep | undefined => step)
      .orElse((error) => (error.kind === 'gateway.cart-lost' ? okAsync(undefined) : errAsync(error)));

  const standingOf = (step: ShippingStep | undefined, payment: PaymentStep = NO_PAYMENT): CheckoutStanding => {
    const login = loginState();
    return {
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
      isPaymentStepAvailable: step !== undefined && isPaymentStepAvailable({ isPayless: isPayless(step.cart), isB2b }),
      isPaymentValid: isPaymentComplete(payment.methods, payment.selected),
    };
  };

  /** Without a login only the cart may be looked at. */
  const anonymousStanding = (): ResultAsync<CheckoutStanding, GatewayError> =>
    changes
      .settled()
      .andThen(() => carts.find())
      .map((cart) => ({
        ...standingOf(undefined),
        isCartEmpty: cart === undefined || isEmptyCart(cart),
      }));

  const payments = (step: ShippingStep | undefined): ResultAsync<PaymentStep, GatewayError> =>
    step === undefined || isEmptyCart(step.cart) ? okAsync(NO_PAYMENT) : checkout.paymentStep();

  const billingOf = (step: ShippingStep): Pick<OpenedShipping, 'billing'> => {
    const billing = step.billingAddress ?? defaultBillingAddress(step.billingAddresses, isB2b);
    return billing === undefined ? {} : { billing };
  };

  const withCart = (step: ShippingStep): OpenedWithCart => ({ step, isPayless: isPayless(step.cart) });

  return {
    login: () =>
      shippingFacts().map((step) => {
        const standing = standingOf(step);
        const decision = checkoutLoginGuard({ ...standing, hasLoginEnded: hasLoginEnded(cookies) });
        return guarded(decision, step && { ...withCart(step), isCartEmpty: standing.isCartEmpty });
      }),
    shipping: () =>
      isLoggedIn(loginState())
        ? shippingFacts().map((step) => {
            const standing = standingOf(step);
            const opened = step && {
              ...withCart(step),
              ...billingOf(step),
              isPaymentStepAvailable: standing.isPaymentStepAvailable,
            };
            return guarded(checkoutShippingGuard(standing), opened);
          })
        : anonymousStanding().map((standing) => guarded<OpenedShipping>(checkoutShippingGuard(standing), undefined)),
    payment: (query) => {
      const back = paymentReturnOf(query);
      if (!isLoggedIn(loginState()))
        return anonymousStanding().map((standing) =>
          guarded<OpenedPayment>(checkoutPaymentGuard(standing, back, false), undefined),
        );
      return shippingFacts().andThen((step) =>
        payments(step).map((payment) =>
          guarded(checkoutPaymentGuard(standingOf(step, payment), back, false), step && { ...withCart(step), payment }),
        ),
      );
    },
    summary: () => {
      if (!isLoggedIn(loginState()))
        return anonymousStanding().map((standing) => guarded<OpenedSummary>(checkoutSummaryGuard(standing), undefined));
      return shippingFacts().andThen((step) =>
        payments(step).map((payment) => {
          const standing = standingOf(step, payment);
          const { isPaymentStepAvailable: isAvailable, isCartEmpty } = standing;
          const decision = checkoutSummaryGuard({
            ...standing,
            isShippingValid: standing.isShippingValid && !isCartEmpty,
          });
          return guarded(decision, step && { ...withCart(step), payment, isPaymentStepAvailable: isAvailable });
        }),
      );
    },
  };
};
