// The table of the newsletter: who gets it, and what proves that they want it.

type NewsletterState = 'pending' | 'subscribed' | 'unsubscribed';

/** Where somebody asked for the newsletter. */
export type NewsletterSource = 'form' | 'order' | 'competition';

export type NewsletterSubscriptionsTable = {
  id: string;
  /** Lower case. */
  email: string;
  state: NewsletterState;
  source: NewsletterSource;
  /** Which wording was agreed to. */
  text_version: string;
  /** The shop that its mails speak for. */
  store: string;
  language: string;
  base_url: string;
  requested_at: number;
  /** Of the link that confirms it; only the hash is kept, and only until it was used. */
  token_hash: string | null;
  token_expires_at: number | null;
  confirmed_at: number | null;
  unsubscribed_at: number | null;
};

export type NewsletterTables = { newsletter_subscriptions: NewsletterSubscriptionsTable };
