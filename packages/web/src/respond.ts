// The one place where a decision or an error becomes an HTTP answer. Loaders and actions throw what these functions make.

import type { GatewayError } from '@tornister/application/ports';
import { matchRoute, NETWORK_FAILURE, PATHS } from '@tornister/domain/routing';
import { assertNever } from '@tornister/domain/shared';
import type { Storefront } from '@tornister/domain/storefront';
import { data, redirect } from 'react-router';

/** What the error page says: a status and, for a refusal, the backend's own sentence; whether it was the link of a mail or of somebody that led nowhere. */
export type ErrorPageData = {
  readonly status: 404 | 410 | 429 | 503;
  readonly message?: string;
  readonly isLink?: true;
};

const errorPage = (body: ErrorPageData, headers: Readonly<Record<string, string>> = {}) =>
  data(body, { status: body.status, headers });

export const notFound = () => errorPage({ status: 404 });
/** Like any page that is not there, but in the words for a link that was sent: used, ended, taken back or cut off. Which of them, nobody is told. */
export const deadLink = () => errorPage({ status: 404, isLink: true });
export const gone = () => errorPage({ status: 410 });

/** Seconds after which it is worth trying again. */
const RETRY_AFTER_S = '10';

/** Data could not be loaded because of the network: fatal 503 'Network error' (spec 1 §8). */
const unavailable = () => errorPage(NETWORK_FAILURE, { 'Retry-After': RETRY_AFTER_S });

/** The header of an answer to something that was tried too often. */
export const retryAfter = (seconds: number): Readonly<Record<string, string>> => ({
  'Retry-After': String(Math.max(1, Math.ceil(seconds))),
});

/** Tried too often: the page says when it may be tried again. */
const throttled = (seconds: number) => errorPage({ status: 429 }, retryAfter(seconds));

/** Sends the visitor to another address; after a form was posted the browser asks for it with GET (303). */
export const redirectTo = (path: string, status: 301 | 302 | 303 = 302) => redirect(path, status);

/** Neither done nor refused: the backend did not answer, not with what it promises, or would not even look at it. */
export type Outage = Extract<
  GatewayError,
  {
    readonly kind:
      | 'gateway.unreachable'
      | 'gateway.timed-out'
      | 'gateway.throttled'
      | 'gateway.outdated'
      | 'gateway.internal'
      | 'gateway.unreadable';
  }
>;

const OUTAGES: Readonly<Record<Outage['kind'], true>> = {
  'gateway.unreachable': true,
  'gateway.timed-out': true,
  'gateway.throttled': true,
  'gateway.outdated': true,
  'gateway.internal': true,
  'gateway.unreadable': true,
};

export const isOutage = (error: { readonly kind: string }): error is Outage => Object.hasOwn(OUTAGES, error.kind);

/** Where somebody logs in again whose login has ended on the page at `path`: the checkout has a login step of its own, which the business shop shows to nobody. */
export const loginPageFor = (path: string, { isB2b }: Pick<Storefront, 'isB2b'>): string => {
  const { kind } = matchRoute(path);
  return !isB2b && (kind === 'checkout' || kind === 'card-payment-return') ? PATHS.checkoutLogin : PATHS.login;
};

/** The answer for a gateway error that a page cannot go on with. */
export const failWith = (error: GatewayError, loginPage: string = PATHS.checkoutLogin) => {
  switch (error.kind) {
    case 'gateway.unreachable':
    case 'gateway.timed-out':
    case 'gateway.outdated':
    case 'gateway.internal':
    case 'gateway.unreadable':
    case 'gateway.refused':
      return unavailable();
    case 'gateway.throttled':
      return throttled(error.retryAfterSeconds);
    case 'gateway.unauthenticated':
      return redirect(loginPage, 302);
    case 'gateway.cart-lost':
      return redirect(PATHS.basket, 302);
    default:
      return assertNever(error);
  }
};
