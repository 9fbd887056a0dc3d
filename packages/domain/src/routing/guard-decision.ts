// What a guard answers, and a route then does. Source: spec 1 §2 "Guards and redirects", §8 "Warning keys".

import { PAYMENT_ERROR_MESSAGE } from '../checkout/submit-rules.ts';
import { addressWith, type QueryEntries } from '../listing/query-string.ts';
import {
  ALREADY_LOGGED_IN_NOTICE,
  CHECKOUT_SESSION_EXPIRED_NOTICE,
  LOGOUT_NOTICE,
  SECURITY_LOGOUT_NOTICE,
} from '../session/session-notice.ts';

export type NoticeLevel = 'success' | 'info' | 'warning';
/** A message for the visitor, by the key of its text. */
export type Notice = { readonly level: NoticeLevel; readonly key: string };

export type GuardDecision =
  | { readonly kind: 'stay'; readonly notice?: Notice }
  /** `replace`: the address that is left does not stay in the history. */
  | { readonly kind: 'go'; readonly to: string; readonly notice?: Notice; readonly replace?: boolean }
  | { readonly kind: 'gone' }
  | { readonly kind: 'not-found' };

/** Messages of guards (spec 1 §8). */
export const NOTICES = {
  paymentError: { level: 'warning', key: PAYMENT_ERROR_MESSAGE },
  checkoutSessionExpired: { level: 'warning', key: CHECKOUT_SESSION_EXPIRED_NOTICE },
  /** Another tab may have ordered or emptied it. */
  cartEmpty: { level: 'info', key: 'vue.checkout.message.cartEmpty' },
  securityLogout: { level: 'warning', key: SECURITY_LOGOUT_NOTICE },
  alreadyLoggedIn: { level: 'info', key: ALREADY_LOGGED_IN_NOTICE },
  /** The link of the mail was followed where nobody is logged in. */
  confirmEmailLogin: { level: 'info', key: 'vue.message.confirmEmailLogin' },
  loggedOut: { level: 'success', key: LOGOUT_NOTICE },
} as const satisfies Readonly<Record<string, Notice>>;

export const STAY: GuardDecision = { kind: 'stay' };
export const NOT_FOUND_DECISION: GuardDecision = { kind: 'not-found' };

/** Sends to another page, which takes the place of the guarded one in the history. */
export const goTo = (to: string, notice?: Notice): GuardDecision => ({
  kind: 'go',
  to,
  replace: true,
  ...(notice === undefined ? {} : { notice }),
});

/** Sends to a page with parameters. */
export const goWith = (path: string, entries: QueryEntries): GuardDecision => goTo(addressWith(path, entries));

/** The decision with this notice in the place of its own; a page that is gone or was never there tells nothing. */
export const withNotice = (decision: GuardDecision, notice: Notice): GuardDecision =>
  decision.kind === 'stay' || decision.kind === 'go' ? { ...decision, notice } : decision;
