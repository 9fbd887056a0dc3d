// What a payment provider has said on the way back to the shop, and how it reaches the page that reports it. Source: spec 2 §2 "Guards and redirects", §8.

import {
  addressWith,
  firstValue,
  formatQueryString,
  parseQueryString,
  type QueryEntries,
} from '../listing/query-string.ts';
import { ROUTE_PARAMETERS } from './route-parameters.ts';

/** What a payment provider says by the query of the payment page. */
export type PaymentReturn = {
  /** Code of a failed payment, to be logged. */
  readonly errorCode?: string;
  /** A payment that the shopper called off, to be logged as `payment_cancel`. */
  readonly cancelled?: { readonly paymentId: string; readonly identifier?: string };
};

/** Which query parameter identifies a called-off payment; spec 2 §2. */
const CANCEL_IDENTIFIERS = [
  ['AMAZONPAY', ROUTE_PARAMETERS.walletSession],
  ['PAYPAL', 'token'],
] as const;

/** Reads the query of the payment page: `errorCode`, `cancelPayment` and the identifier that belongs to the payment. */
export const paymentReturnOf = (query: QueryEntries): PaymentReturn => {
  const errorCode = firstValue(query, ROUTE_PARAMETERS.errorCode);
  const paymentId = firstValue(query, ROUTE_PARAMETERS.cancelPayment);
  const identifier = CANCEL_IDENTIFIERS.filter(([id]) => id === paymentId)
    .map(([, name]) => firstValue(query, name))
    .at(0);
  return {
    ...(errorCode ? { errorCode } : {}),
    ...(paymentId ? { cancelled: { paymentId, ...(identifier ? { identifier } : {}) } } : {}),
  };
};

const RETURN_PARAMETERS: ReadonlySet<string> = new Set([
  ROUTE_PARAMETERS.errorCode,
  ROUTE_PARAMETERS.cancelPayment,
  ...CANCEL_IDENTIFIERS.map(([, name]) => name),
]);

const returnIn = (query: QueryEntries): QueryEntries => query.filter(([name]) => RETURN_PARAMETERS.has(name));

/** The page with what a payment provider has said in the query, where that page tells and reports it: payment and basket, which log it, prime checkout. */
export const withPaymentReturn = (path: string, query: QueryEntries): string => addressWith(path, returnIn(query));

/**
 * Any other page with what a payment provider has said, behind the hash: the tab that shows the page reports it, and nothing is told or logged a
 * second time. Source: spec 2 §2 "logs a payment_cancel event", for whatever page the guard leads to.
 */
export const withPaymentNote = (path: string, query: QueryEntries): string => {
  const note = formatQueryString(returnIn(query));
  return note === '' ? path : `${path}#${note}`;
};

/** What `withPaymentNote` has written behind an address. */
export const paymentNoteOf = (hash: string): PaymentReturn =>
  paymentReturnOf(parseQueryString(hash.replace(/^#/u, '')));
