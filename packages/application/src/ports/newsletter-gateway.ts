// Port: what the shop mails to whoever has asked for it: the newsletter, and that an article is back.

import type {
  MailedLinkKind,
  MailedLinkState,
  NewsletterSubscription,
  NewsletterUnsubscription,
} from '@tornister/domain/newsletter';
import type { ItemId } from '@tornister/domain/shared';
import type { ResultAsync } from 'neverthrow';
import type { GatewayError } from './gateway-error.ts';

/** What the links of these mails can still do. */
type MailedLinkGateway = {
  /** The state of a link; asking does not use it. */
  readonly mailedLink: (link: {
    readonly kind: MailedLinkKind;
    readonly token: string;
  }) => ResultAsync<MailedLinkState, GatewayError>;
};

/** Wishes to hear that an article can be bought again. The answers say nothing of which addresses are known. */
export type StockAlertGateway = MailedLinkGateway & {
  /** Has a link sent that confirms the wish; refused while the item can be bought. */
  readonly askForStock: (wish: {
    readonly itemId: ItemId;
    readonly email: string;
    readonly honeypotField: string;
  }) => ResultAsync<void, GatewayError>;
  /** Has the wish count that the token of a mail confirms. */
  readonly confirmStockAlert: (token: string) => ResultAsync<void, GatewayError>;
  /** Ends the wish that the token of a mail names, or all of its mailbox. */
  readonly endStockAlerts: (link: { readonly token: string; readonly all: boolean }) => ResultAsync<void, GatewayError>;
};

/** Subscribing and unsubscribing. The answers say nothing of which addresses are known. */
export type NewsletterGateway = StockAlertGateway & {
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
