// The prime checkout: who has begun it, what it shows, buying a year of the membership, and the way back of whoever did not pay it.
// Source: spec 2 §2 "/prime/checkout", "Checkout payment", §4 "Prime".

import { isServedIn, type SavedAddress } from '@tornister/domain/address';
import { paymentErrorsOf } from '@tornister/domain/analytics';
import { NO_PAYMENT_SELECTED_MESSAGE, SUBMIT_REDIRECT_DELAY_MS } from '@tornister/domain/checkout';
import type { QueryEntries } from '@tornister/domain/listing';
import { type GuardDecision, primeReturnGuard } from '@tornister/domain/routing';
import {
  loginStateOf,
  membershipAt,
  PRIME_CHECKOUT_COOKIE,
  PRIME_CHECKOUT_SECONDS,
  primeOffer,
} from '@tornister/domain/session';
import { type AddressId, brandId, type FieldError, type OrderId } from '@tornister/domain/shared';
import { errAsync, ResultAsync } from 'neverthrow';
import { logPaymentReturn } from '../checkout/log-payment-return.ts';
import type {
  AddressGateway,
  Analytics,
  Clock,
  CookieJar,
  GatewayError,
  KeyMaker,
  Logger,
  PrimeGateway,
  PrimeOffer,
  PrimeOutcome,
  SessionGateway,
} from '../ports/index.ts';

/** What stands in the form of the prime checkout. */
type PrimeEntry = {
  readonly paymentId: string;
  readonly billingAddressId: string;
  readonly priceCents: number;
  /** Made once for each view: posting it again gives the same order. */
  readonly idempotencyKey: string;
};

/** What is wrong with the form: fields, or the reason for which nothing is sold. */
type InvalidPurchase = {
  readonly kind: 'purchase.invalid';
  readonly errors: readonly FieldError[];
  readonly message?: string;
};

/** What comes after the purchase. */
type AfterPurchase =
  | { readonly kind: 'confirm'; readonly orderId: OrderId }
  | { readonly kind: 'post-card-form'; readonly action: string; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'leave-for'; readonly url: string; readonly afterMs: number };

export type OpenedPurchase = {
  readonly offer: PrimeOffer;
  /** Those that this shop can bill to. */
  readonly addresses: readonly SavedAddress[];
  readonly idempotencyKey: string;
};

export type PrimeCheckout = {
  /** Sets the flag without which the checkout leads to the prime page. */
  readonly begin: () => void;
  readonly isActive: () => boolean;
  /**
   * Where somebody goes on whom a payment provider leads back to the payment step with this query: back here, where it is a membership whose
   * payment failed or was called off, which is logged then. It may be paid once more. Whether it is one says the flag of this browser, unless the
   * order itself is known to be one.
   */
  readonly comeBack: (query: QueryEntries, isKnown?: boolean) => GuardDecision;
  /** Only members of the shop buy: the membership belongs to an account. */
  readonly isMember: () => boolean;
  /** Undefined where no membership is sold, or not yet to this member. */
  readonly open: () => ResultAsync<OpenedPurchase | undefined, GatewayError>;
  readonly buy: (entry: PrimeEntry) => ResultAsync<AfterPurchase, InvalidPurchase | GatewayError>;
};

export type PrimeCheckoutPorts = {
  readonly prime: Pick<PrimeGateway, 'offer' | 'buy'>;
  readonly addresses: Pick<AddressGateway, 'books'>;
  readonly session: Pick<SessionGateway, 'customerInfo'>;
  readonly cookies: CookieJar;
  readonly clock: Pick<Clock, 'now'>;
  readonly keys: KeyMaker;
  readonly analytics: Analytics;
  readonly logger: Logger;
};

const mistakesIn = ({ paymentId, billingAddressId }: PrimeEntry): readonly FieldError[] => [
  ...(billingAddressId === '' ? [{ field: 'billingAddressId', message: 'vue.prime.checkout.noAddress' }] : []),
  ...(paymentId === '' ? [{ field: 'paymentId', message: NO_PAYMENT_SELECTED_MESSAGE }] : []),
];

const afterOutcome = (outcome: PrimeOutcome): AfterPurchase => {
  switch (outcome.kind) {
    case 'placed':
      return { kind: 'confirm', orderId: outcome.orderId };
    case 'card-form':
      return { kind: 'post-card-form', ...outcome.form };
    case 'redirect':
      return { kind: 'leave-for', url: outcome.url, afterMs: SUBMIT_REDIRECT_DELAY_MS };
  }
};

const refused = (error: GatewayError | { readonly kind: 'prime.refused'; readonly message: string }) =>
  error.kind === 'prime.refused' ? ({ kind: 'purchase.invalid', errors: [], message: error.message } as const) : error;

/** What the flag says. */
const BEGUN = 'begun';
const PAYING = 'paying';

/** Makes the commands of the prime checkout. */
export const createPrimeCheckout = ({
  prime,
  addresses,
  session,
  cookies,
  clock,
  keys,
  analytics,
  logger,
}: PrimeCheckoutPorts): PrimeCheckout => {
  const flag = (value: string): void =>
    cookies.set(PRIME_CHECKOUT_COOKIE, value, { maxAgeSeconds: PRIME_CHECKOUT_SECONDS });
  const flagged = (): string => cookies.get(PRIME_CHECKOUT_COOKIE) ?? '';
  return {
    begin: () => flag(BEGUN),
    isActive: () => flagged() !== '',
    comeBack: (query, isKnown = false) => {
      const decision = primeReturnGuard(query, isKnown || flagged() === PAYING);
      if (decision.kind === 'stay') return decision;
      logPaymentReturn(logger, query);
      flag(BEGUN);
      return decision;
    },
    isMember: () => loginStateOf((name) => cookies.get(name) !== undefined) === 'member',
    open: () =>
      ResultAsync.combine([addresses.books(), prime.offer(), session.customerInfo()]).map(
        ([{ billingAddresses, billingCountries }, offer, { primeInfo }]) => {
          const now = clock.now();
          if (offer === undefined || primeOffer(membershipAt(primeInfo, now), true, now) === 'is-member')
            return undefined;
          const mayBill = isServedIn(billingCountries.map(({ code }) => code));
          return { offer, addresses: billingAddresses.filter(mayBill), idempotencyKey: keys.make() };
        },
      ),
    buy: (entry) => {
      const errors = mistakesIn(entry);
      if (errors.length > 0) return errAsync<AfterPurchase, InvalidPurchase>({ kind: 'purchase.invalid', errors });
      const { idempotencyKey, ...purchase } = entry;
      return prime
        .buy({ ...purchase, billingAddressId: brandId<AddressId>(purchase.billingAddressId) }, idempotencyKey)
        .orTee((failure) => paymentErrorsOf(failure).forEach(analytics.track))
        .andTee(({ kind }) => {
          if (kind !== 'placed') flag(PAYING);
        })
        .map(afterOutcome)
        .mapErr(refused);
    },
  };
};
