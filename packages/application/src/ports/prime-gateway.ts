// Port: the prime membership, its purchase and its waiting list.

import type { PaymentForm, PaymentMethod } from '@tornister/domain/checkout';
import type { Money } from '@tornister/domain/money';
import type { MailedLinkState } from '@tornister/domain/newsletter';
import type { AddressId, Instant, OrderId } from '@tornister/domain/shared';
import type { ResultAsync } from 'neverthrow';
import type { GatewayError } from './gateway-error.ts';

/** A year of the membership as it is sold here. */
export type PrimeOffer = {
  /** Tax included. */
  readonly price: Money;
  /** When a membership that is bought now begins: with the end of the running one; absent where it begins with the payment. */
  readonly startsAt?: Instant;
  /** When it ends. */
  readonly endsAt: Instant;
  /** Those that pay at once. */
  readonly methods: readonly PaymentMethod[];
};

/** What holds of a membership that runs, besides its end. */
export type RunningPrime = {
  /** Whether this shop sends its parcels to the member for nothing. */
  readonly deliversHere: boolean;
  /** Absent where it does not renew by itself and cannot be agreed to here. */
  readonly renewal?: {
    readonly isAgreed: boolean;
    /** What the next year costs in the shop that charges it, on invoice, tax included; never more than was agreed to. */
    readonly price: Money;
  };
};

type PrimePurchase = {
  readonly paymentId: string;
  readonly billingAddressId: AddressId;
  /** What the buyer saw. */
  readonly priceCents: number;
};

/** An order of the membership, and where it is paid. */
export type PrimeOutcome =
  | { readonly kind: 'placed'; readonly orderId: OrderId }
  | { readonly kind: 'card-form'; readonly orderId: OrderId; readonly form: PaymentForm }
  | { readonly kind: 'redirect'; readonly orderId: OrderId; readonly url: string };

/** The backend does not sell to this buyer, or not so; `message` is the key of the reason. */
export type PrimeRefusal = { readonly kind: 'prime.refused'; readonly message: string };

/** The membership and its waiting list. */
export type PrimeGateway = {
  /** Undefined where no membership is sold: then there is the waiting list. */
  readonly offer: () => ResultAsync<PrimeOffer | undefined, GatewayError>;
  /** Undefined for whoever has no membership that runs. */
  readonly running: () => ResultAsync<RunningPrime | undefined, GatewayError>;
  /** Buys a year. The same key gives the same order, however often it is asked. */
  readonly buy: (
    purchase: PrimePurchase,
    idempotencyKey: string,
  ) => ResultAsync<PrimeOutcome, GatewayError | PrimeRefusal>;
  /** The running membership renews by itself from now on; false where it cannot, or not at this price. */
  readonly agreeToRenewal: (priceCents: number) => ResultAsync<boolean, GatewayError>;
  /** The membership ends with what is paid for. */
  readonly endRenewal: () => ResultAsync<boolean, GatewayError>;
  /** Has a mail sent that asks whether it is meant; the same answer for an address that is on the list. */
  readonly joinWaitingList: (entry: {
    readonly email: string;
    /** Filled in by machines only. */
    readonly honeypotField: string;
  }) => ResultAsync<void, GatewayError>;
  /** What the link of that mail can still do; asking does not use it. */
  readonly waitingListLink: (token: string) => ResultAsync<MailedLinkState, GatewayError>;
  /** Confirms a place by the token of its mail; false for one that is wrong or too old. */
  readonly confirmWaitingList: (token: string) => ResultAsync<boolean, GatewayError>;
};
