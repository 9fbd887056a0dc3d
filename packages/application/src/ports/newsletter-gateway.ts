// Port: the newsletter.

import type { NewsletterSubscription, NewsletterUnsubscription } from '@tornister/domain/newsletter';
import type { ResultAsync } from 'neverthrow';
import type { GatewayError } from './gateway-error.ts';

/** Subscribing and unsubscribing. The answers say nothing of which addresses are known. */
export type NewsletterGateway = {
  /** Has a link sent that confirms the subscription. */
  readonly subscribe: (
    form: NewsletterSubscription & { readonly honeypotField: string },
  ) => ResultAsync<void, GatewayError>;
  /** Begins the subscription that the token of a mail confirms, once. */
  readonly confirm: (token: string) => ResultAsync<void, GatewayError>;
  /** Unsubscribes by a house number that the shop knows; otherwise has a link sent. */
  readonly unsubscribe: (form: NewsletterUnsubscription) => ResultAsync<void, GatewayError>;
  /** Unsubscribes by the link of a mail. */
  readonly unsubscribeByLink: (token: string) => ResultAsync<void, GatewayError>;
  /** Unsubscribes the member's own address. */
  readonly unsubscribeOwn: () => ResultAsync<void, GatewayError>;
  /** Whether the member's own address gets the newsletter; false for everybody without a login. */
  readonly isSubscribed: () => ResultAsync<boolean, GatewayError>;
};
