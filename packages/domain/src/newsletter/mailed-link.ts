// Links of mails that do something once a button of their page is pressed: programs that look into mails open links, so opening does nothing.
// The page says before that what the link can still do. Source: spec 2 §2 "Service", §4 "Prime"; double opt-in (§ 7 UWG, GDPR Art. 7).

import { addressWith, type QueryEntries } from '../listing/query-string.ts';
import { DAY_MS } from '../shared/instant.ts';
import { STOCK_ALERT_PARAMETERS, STOCK_ALERT_PATH, type StockAlert, stockAlertState } from './stock-alert.ts';

/** What a link is for: the newsletter begins or ends, a wish for an article counts or ends, a place on the waiting list counts. */
export type MailedLinkKind = 'newsletter' | 'newsletterEnd' | 'stockAlert' | 'stockAlertEnd' | 'primeWaitingList';

/**
 * What a link can still do: `open` before it was used, `used` once that is done which it is for, `expired` when its time is over; `unknown`
 * for one that the shop did not make, that was cut off, or that a later one has replaced.
 */
export type MailedLinkState = 'open' | 'used' | 'expired' | 'unknown';

/** How long the link works that confirms a subscription of the newsletter, in milliseconds. */
export const NEWSLETTER_LINK_MS = 7 * DAY_MS;

/** How long the link works that confirms a place on the waiting list, in milliseconds. */
export const WAITING_LIST_LINK_MS = 7 * DAY_MS;

/** How long a confirmed place on the waiting list waits, in milliseconds: nobody expects a mail of what they wished for longer ago (GDPR Art. 5(1)(e)). */
export const WAITING_LIST_WAIT_MS = 365 * DAY_MS;

/** A subscription that a confirming link names; who has unsubscribed has no such link any more. */
export type LinkedSubscription = {
  readonly state: 'pending' | 'subscribed' | 'unsubscribed';
  readonly linkExpiresAt: number | null;
};

/** The link that confirms a subscription; `undefined` for one that names none. */
export const newsletterLinkState = (subscription: LinkedSubscription | undefined, now: number): MailedLinkState => {
  if (subscription === undefined || subscription.state === 'unsubscribed') return 'unknown';
  if (subscription.state === 'subscribed') return 'used';
  return (subscription.linkExpiresAt ?? 0) > now ? 'open' : 'expired';
};

/** A place on the waiting list, in milliseconds since 1970. */
export type WaitingListPlace = { readonly requestedAt: number; readonly confirmedAt: number | null };

/** The link that confirms a place, made by the shop; places that nobody has confirmed are deleted after their time. */
export const waitingListLinkState = (place: WaitingListPlace | undefined, now: number): MailedLinkState => {
  if (place === undefined) return 'expired';
  if (place.confirmedAt !== null) return 'used';
  return now - place.requestedAt < WAITING_LIST_LINK_MS ? 'open' : 'expired';
};

/** The link that confirms a wish for an article, made by the shop; wishes that are over are deleted after their time. */
export const stockAlertLinkState = (alert: StockAlert | undefined, now: number): MailedLinkState => {
  const state = alert === undefined ? 'over' : stockAlertState(alert, now);
  return ({ asked: 'open', waiting: 'used', told: 'used', over: 'expired' } as const)[state];
};

/** The article of a wish, for the page of a link to name; what the link does is said by its token alone. */
export type LinkedArticle = { readonly productId: string; readonly itemId: string };

/** Where the link of a mail leads that confirms a wish, or ends it. */
export const stockAlertLinkAddress = (link: 'confirm' | 'end', token: string, article?: LinkedArticle): string => {
  const { product, item, [link]: parameter } = STOCK_ALERT_PARAMETERS;
  const named: QueryEntries =
    article === undefined
      ? []
      : [
          [product, article.productId],
          [item, article.itemId],
        ];
  return addressWith(STOCK_ALERT_PATH, [[parameter, token], ...named]);
};

/** A link that ends something, made by the shop: it works for as long as there is something to end. */
export const endLinkState = (goesOn: boolean): MailedLinkState => (goesOn ? 'open' : 'used');
