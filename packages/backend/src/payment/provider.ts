// The port of payment providers: what the shop asks of one, and what one reports. An adapter translates; what a report means for an
// order is decided in `apply-notification.ts`. Money is taken and paid back by the payment's own id (`transId`), which the shop gives.

import type { WalletAddress } from '@tornister/domain/address';
import type { PaymentId } from '@tornister/domain/checkout';
import type { Money } from '@tornister/domain/money';
import type { PaymentReport } from '@tornister/domain/orders';
import type { Instant } from '@tornister/domain/shared';
import type { Language, StoreCode } from '@tornister/domain/storefront';
import type { Result, ResultAsync } from 'neverthrow';

/** A payment that the shop has written down and now hands over. */
export type PaymentRequest = {
  readonly transId: string;
  readonly orderId: string;
  readonly paymentId: PaymentId;
  readonly amount: Money;
  /** Origin of the shop that the shopper comes back to. */
  readonly baseUrl: string;
  /** Whose way of writing amounts the shopper knows. */
  readonly store: StoreCode;
  readonly language: Language;
  /** The session of the wallet in which the shopper has chosen how to pay: there is nothing to be asked any more. */
  readonly walletSessionId?: string;
};

/** Where the shopper's browser goes to pay: it posts a form, or follows an address. */
export type NextStep =
  | { readonly kind: 'form'; readonly action: string; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'redirect'; readonly url: string };

/** What arrived at the address for a provider's reports, not yet believed. */
export type IncomingNotification = {
  readonly body: string;
  readonly header: (name: string) => string | undefined;
};

/** A report that surely comes from the provider. */
export type ProviderNotification = {
  /** The same report has the same id, however often it comes. */
  readonly eventId: string;
  readonly transId: string;
  readonly orderId: string;
  readonly report: PaymentReport;
  /** What was reserved or taken; of a refused payment what was asked for. */
  readonly amount: Money;
  readonly sentAt: Instant;
};

export type UnacceptedNotification = { readonly kind: 'notification.unsigned' | 'notification.unreadable' };

/** `unreachable` may work later; `refused` will not, and somebody has to look at it. */
export type ProviderFailure =
  | { readonly kind: 'provider.unreachable' }
  | { readonly kind: 'provider.refused'; readonly reason: string };

/** A session in which the shopper chooses addresses and payment at the wallet, before there is an order. */
export type OpenedWallet = { readonly sessionId: string; readonly url: string };

export type WalletOpening = {
  /** What the cart costs now; the order may cost something else. */
  readonly amount: Money;
  /** Both get the session as `amazonCheckoutSessionId` (`ROUTE_PARAMETERS.walletSession`). */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly store: StoreCode;
  readonly language: Language;
};

/** What a shopper has decided in a session; addresses are as somebody has typed them at the provider. */
export type WalletDecision =
  | { readonly kind: 'undecided' | 'cancelled' | 'declined' | 'unknown' }
  | {
      readonly kind: 'approved';
      readonly email: string;
      readonly billing: WalletAddress;
      /** Absent when the goods go where the bill goes. */
      readonly shipping?: WalletAddress | undefined;
      /** With what it is paid, like `Visa ····1111`. */
      readonly paymentDescriptor: string;
    };

/** The part of a provider whose wallet knows addresses, too. */
type ExpressWallet = {
  readonly open: (opening: WalletOpening) => ResultAsync<OpenedWallet, ProviderFailure>;
  readonly read: (sessionId: string) => ResultAsync<WalletDecision, ProviderFailure>;
};

export type PaymentProvider = {
  /** Stands in addresses and in the database. */
  readonly id: string;
  /** The methods that are paid there. */
  readonly methods: readonly PaymentId[];
  /** Absent where no method of the provider can check a shopper out from the basket. */
  readonly wallet?: ExpressWallet;
  /** Opens a payment; the same payment may be begun again and stays one. */
  readonly begin: (payment: PaymentRequest) => ResultAsync<NextStep, ProviderFailure>;
  /** Believes a report only with the provider's signature. */
  readonly readNotification: (incoming: IncomingNotification) => Result<ProviderNotification, UnacceptedNotification>;
  /** Takes money that is reserved; repeating it takes nothing more. A report follows. */
  readonly capture: (payment: {
    readonly transId: string;
    readonly amount: Money;
  }) => ResultAsync<void, ProviderFailure>;
  /** Pays back at most what was taken; the same `refundId` pays back once. Answers the provider's own reference. */
  readonly refund: (refund: {
    readonly refundId: string;
    readonly transId: string;
    readonly amount: Money;
  }) => ResultAsync<{ readonly reference: string }, ProviderFailure>;
};

/** The providers that this shop works with. */
export type PaymentProviders = {
  readonly forMethod: (paymentId: PaymentId) => PaymentProvider | undefined;
  readonly byId: (id: string) => PaymentProvider | undefined;
};

/** Looks providers up; the first one that takes a method gets it. */
export const paymentProviders = (all: readonly PaymentProvider[]): PaymentProviders => ({
  forMethod: (paymentId) => all.find(({ methods }) => methods.includes(paymentId)),
  byId: (wanted) => all.find(({ id }) => id === wanted),
});
