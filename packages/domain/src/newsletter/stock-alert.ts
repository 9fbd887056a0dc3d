// "Tell me when it is back": somebody leaves an e-mail address with an article that is sold out and gets one mail once it can be bought again.
// Source: spec 1 §3 "isShortage", spec 3 §4 "Product tile" (shortage texts); double opt-in as for the newsletter (§ 7 UWG, GDPR Art. 7).

import { addressWith } from '../listing/query-string.ts';
import { DAY_MS } from '../shared/instant.ts';
import { checkNewsletterSubscription } from './newsletter.ts';

/** The page with the form, on which the links of the mails lead as well; like the newsletter's pages it needs no login in the business shop. */
export const STOCK_ALERT_PATH = '/service/newsletter/verfuegbarkeit/';

/** What the address of that page carries. */
export const STOCK_ALERT_PARAMETERS = { product: 'product', item: 'item', confirm: 'token', end: 'end' } as const;

/** How long the link works that confirms the wish, in milliseconds. */
export const STOCK_ALERT_LINK_MS = 7 * DAY_MS;

/** So long a confirmed wish waits for its article, in milliseconds; after that nobody remembers having asked. */
export const STOCK_ALERT_WAIT_MS = 365 * DAY_MS;

/** Someone who wants to be told needs an e-mail address. */
export const checkStockAlert = checkNewsletterSubscription;

/** The page with the form for one item of a product. */
export const stockAlertAddress = (productId: string, itemId: string): string =>
  addressWith(STOCK_ALERT_PATH, [
    [STOCK_ALERT_PARAMETERS.product, productId],
    [STOCK_ALERT_PARAMETERS.item, itemId],
  ]);

/** A wish, in milliseconds since 1970. */
export type StockAlert = {
  readonly requestedAt: number;
  readonly confirmedAt: number | null;
  readonly notifiedAt: number | null;
};

/**
 * Where a wish stands: `asked` while its link works, `waiting` once it is confirmed, `told` after its one mail; `over` when the link has
 * run out or the article did not come back for a year, and nothing is sent any more.
 */
export type StockAlertState = 'asked' | 'waiting' | 'told' | 'over';

/** The state of a wish at a moment. */
export const stockAlertState = ({ requestedAt, confirmedAt, notifiedAt }: StockAlert, now: number): StockAlertState => {
  if (notifiedAt !== null) return 'told';
  if (confirmedAt === null) return now - requestedAt < STOCK_ALERT_LINK_MS ? 'asked' : 'over';
  return now - confirmedAt < STOCK_ALERT_WAIT_MS ? 'waiting' : 'over';
};

/** Asking again begins anew, unless the wish waits already: whoever has confirmed gets no second mail that asks. */
export const mayAskAgain = (alert: StockAlert, now: number): boolean => stockAlertState(alert, now) !== 'waiting';
