// Who may open which step of the checkout, and what the step is opened with. The guards are the domain's; here the facts are gathered.
// Source: spec 2 §2 "Guards and redirects", §4 "Checkout order".

import { defaultBillingAddress, isServedIn, type SavedAddress } from '@tornister/domain/address';
import { type Cart, isPayless } from '@tornister/domain/cart';
import type { QueryEntries } from '@tornister/domain/listing';
import {
  checkoutLoginGuard,
  checkoutPaymentGuard,
  checkoutShippingGuard,
  checkoutSummaryGuard,
  type GuardDecision,
  type Notice,
  paymentReturnOf,
} from '@tornister/domain/routing';
import { errAsync, type ResultAsync } from 'neverthrow';
import type { Clock, GatewayError, OrderedCart, PaymentStep, ShippingStep } from '../ports/index.ts';
import { isOrderWanted } from '../session/after-login.ts';
import { hasLoginEnded } from '../session/has-login-ended.ts';
import { type CheckoutFactsPorts, createCheckoutFacts, type Facts } from './checkout-facts.ts';
import { type PaymentNotice, withPaymentNotice } from './payment-notices.ts';
import type { OpenedReservation } from './view-reservation.ts';

/** A step is opened with its facts, or the shopper belongs elsewhere. */
export type GuardedStep<Opened> =
  | { readonly kind: 'open'; readonly opened: Opened; readonly notice?: Notice }
  /** `ordered`: what became of the cart of this step, where its order's answer was lost on the way. */
  | { readonly kind: 'elsewhere'; readonly decision: GuardDecision; readonly ordered?: OrderedCart };

/** What every step knows of its cart: its facts, whether there is anything to be paid, which the bar of the steps shows, and the deals that are reserved. */
type OpenedWithCart = {
  readonly step: ShippingStep;
  readonly isPayless: boolean;
  /** Addresses and payment come from the express wallet. */
  readonly isExpressWallet: boolean;
  readonly reserved?: OpenedReservation;
};
type OpenedLogin = OpenedWithCart & { readonly isCartEmpty: boolean };
/** A step whose page lists no goods: the lines of a cart, of which there may be a thousand, stay out of the page. */
export type UnlistedStep = Omit<ShippingStep, 'cart'> & { readonly cart: Omit<Cart, 'lines'> };

type OpenedShipping = Omit<OpenedWithCart, 'step'> & {
  readonly step: UnlistedStep;
  readonly isPaymentStepAvailable: boolean;
  /** The address of the bill with which the page begins: the chosen one, else that of the book; none in an empty book. */
  readonly billing?: SavedAddress;
};
type OpenedPayment = OpenedWithCart & { readonly payment: PaymentStep };
type OpenedSummary = OpenedPayment & { readonly isPaymentStepAvailable: boolean };

/**
 * One way into each step. A lost cart counts as an empty one; a cart that could not be read is an error and never an empty one. `told` is what a
 * shopper who comes back from a payment has to know of it.
 */
export type OpenCheckoutSteps = {
  readonly login: () => ResultAsync<GuardedStep<OpenedLogin>, GatewayError>;
  readonly shipping: (told?: PaymentNotice) => ResultAsync<GuardedStep<OpenedShipping>, GatewayError>;
  /** `query` is what a payment provider may have said on the way back. */
  readonly payment: (
    query: QueryEntries,
    told?: PaymentNotice,
  ) => ResultAsync<GuardedStep<OpenedPayment>, GatewayError>;
  readonly summary: (told?: PaymentNotice) => ResultAsync<GuardedStep<OpenedSummary>, GatewayError>;
};

const guarded = <Opened>(
  decision: GuardDecision,
  { step }: Pick<Facts, 'step'>,
  open: (step: ShippingStep) => Opened,
): GuardedStep<Opened> => {
  const ordered = step?.ordered;
  if (decision.kind !== 'stay' || step === undefined)
    return { kind: 'elsewhere', decision, ...(ordered === undefined ? {} : { ordered }) };
  const opened = open(step);
  return { kind: 'open', opened, ...(decision.notice === undefined ? {} : { notice: decision.notice }) };
};

export type OpenCheckoutStepsPorts = CheckoutFactsPorts & { readonly clock: Pick<Clock, 'now'> };

/** Makes the questions with which each step's page is opened; each waits for the changes of the cart that are on their way. */
export const createOpenCheckoutSteps = (ports: OpenCheckoutStepsPorts): OpenCheckoutSteps => {
  const { cookies, isB2b, clock } = ports;
  const facts = createCheckoutFacts(ports);
  const ofVisitor = (ofLoggedIn: CheckoutFactsQuestion): ResultAsync<Facts, GatewayError> =>
    facts.isLoggedIn() ? ofLoggedIn() : facts.ofAnonymous();

  const withCart = (step: ShippingStep): OpenedWithCart => {
    const { reservation } = step.cart;
    return {
      step,
      isPayless: isPayless(step.cart),
      isExpressWallet: step.wallet.paymentDescriptor !== undefined,
      ...(reservation === undefined ? {} : { reserved: { reservation, now: clock.now() } }),
    };
  };

  const withoutLines = ({ cart: { lines: _, ...cart }, ...step }: ShippingStep): UnlistedStep => ({ ...step, cart });

  /** The step with those addresses of the books that can be chosen here; the others belong to storefronts for other countries. */
  const withServedAddresses = (step: ShippingStep): ShippingStep => {
    const mayBill = isServedIn(step.billingCountries.map(({ code }) => code));
    const mayDeliver = isServedIn(step.deliveryCountries.map(({ code }) => code));
    const { billingAddress: chosen, ...rest } = step;
    return {
      ...rest,
      ...(chosen !== undefined && mayBill(chosen) ? { billingAddress: chosen } : {}),
      billingAddresses: step.billingAddresses.filter(mayBill),
      shippingAddresses: step.shippingAddresses.filter(mayDeliver),
      packingStations: step.packingStations.filter(mayDeliver),
    };
  };

  const billingOf = ({ billingAddress, billingAddresses }: ShippingStep): Pick<OpenedShipping, 'billing'> => {
    const billing = billingAddress ?? defaultBillingAddress(billingAddresses, isB2b);
    return billing === undefined ? {} : { billing };
  };

  /** Where somebody logs in, a login that has ended is no hindrance: the answer that says so has taken it away, and the step is asked for without it. */
  const askWithoutLogin = (error: GatewayError): ResultAsync<Facts, GatewayError> =>
    error.kind === 'gateway.unauthenticated' ? facts.ofShipping() : errAsync(error);

  return {
    login: () =>
      facts
        .ofShipping()
        .orElse(askWithoutLogin)
        .map(({ progress, ...found }) => {
          // Whoever is to see an order again has ordered what was in the cart.
          const isCartEmpty = progress.isCartEmpty && !isOrderWanted(cookies);
          const decision = checkoutLoginGuard({ ...progress, isCartEmpty, hasLoginEnded: hasLoginEnded(cookies) });
          return guarded(decision, found, (step) => ({ ...withCart(step), isCartEmpty: progress.isCartEmpty }));
        }),
    shipping: (told) =>
      ofVisitor(facts.ofShipping).map(({ progress, ...found }) => {
        const { isPaymentStepAvailable } = progress;
        return guarded(withPaymentNotice(checkoutShippingGuard(progress), told), found, (asked) => {
          const step = withServedAddresses(asked);
          return { ...withCart(step), step: withoutLines(step), ...billingOf(step), isPaymentStepAvailable };
        });
      }),
    payment: (query, told) =>
      ofVisitor(facts.ofPayment).map(({ payment, progress, ...found }) =>
        guarded(withPaymentNotice(checkoutPaymentGuard(progress, paymentReturnOf(query)), told), found, (step) => ({
          ...withCart(step),
          payment,
        })),
      ),
    summary: (told) =>
      ofVisitor(facts.ofPayment).map(({ payment, progress, ...found }) => {
        const { isPaymentStepAvailable, isCartEmpty, isShippingValid } = progress;
        const decision = checkoutSummaryGuard({ ...progress, isShippingValid: isShippingValid && !isCartEmpty });
        const open = (step: ShippingStep): OpenedSummary => ({ ...withCart(step), payment, isPaymentStepAvailable });
        return guarded(withPaymentNotice(decision, told), found, open);
      }),
  };
};

type CheckoutFactsQuestion = () => ResultAsync<Facts, GatewayError>;
