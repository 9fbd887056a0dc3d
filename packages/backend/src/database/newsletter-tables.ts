// The tables of the newsletter and of mails about articles that are back: who gets them, and what proves that they want them.

import type { SubscriptionState } from '@tornister/domain/newsletter';
import type { NullableJson } from './columns.ts';

/** Where somebody asked for the newsletter. */
export type NewsletterSource = 'form' | 'order' | 'competition';

/** What proves a consent beside its moment, and where its mails come from. */
type AskedSubscription = Pick<
  NewsletterSubscriptionsTable,
  'source' | 'text_version' | 'store' | 'language' | 'base_url' | 'requested_at'
>;

export type NewsletterSubscriptionsTable = {
  id: string;
  /** Lower case. */
  email: string;
  state: SubscriptionState;
  source: NewsletterSource;
  /** Which wording was agreed to. */
  text_version: string;
  /** The shop that its mails speak for. */
  store: string;
  language: string;
  base_url: string;
  requested_at: number;
  /** Of the link that confirms it; only the hash is kept, so that a link that was used says so, and only until the subscription ends. */
  token_hash: string | null;
  token_expires_at: number | null;
  confirmed_at: number | null;
  /** Of a consent that has ended; it stays, with all that proves it, until a new one is confirmed. */
  unsubscribed_at: number | null;
  /** The new one, until it is confirmed. */
  asked_again: NullableJson<AskedSubscription>;
};

/** Somebody wants to hear when an item can be bought again. */
export type StockAlertsTable = {
  id: string;
  item_id: string;
  /** Whose prices and words the mail has. */
  store: string;
  /** Lower case. */
  email: string;
  language: string;
  base_url: string;
  requested_at: number;
  /** When the link in the mail was used; before that nothing is sent but that mail. */
  confirmed_at: number | null;
  /** When the one mail was ordered that the wish is for. */
  notified_at: number | null;
};

export type NewsletterTables = {
  newsletter_subscriptions: NewsletterSubscriptionsTable;
  stock_alerts: StockAlertsTable;
};
