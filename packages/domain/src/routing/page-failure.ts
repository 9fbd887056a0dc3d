// What a page is when it cannot be shown, and what is done about a failure. Source: spec 1 §4 "Error page on mount", §8 "Error catalogue".

import type { PageArea } from './page-area.ts';
import { PATHS } from './routes.ts';

/** Data loading with a network error raises a fatal 503 with this message; spec 1 §8. */
export const NETWORK_FAILURE = { status: 503, message: 'Network error' } as const;

/** Statuses that mean that there is nothing here, as opposed to something that broke. */
export const isMissingStatus = (status: number): boolean => status === 404 || status === 410;

/** Other errors than 404 and 410 also show a debug dump, but never in production: it would tell strangers how the shop is built. */
export const showsErrorDump = (status: number, isProduction: boolean): boolean =>
  !isProduction && !isMissingStatus(status);

/** Where the button of the error page leads once it has cleared the error; spec 1 §2. */
export const ERROR_PAGE_EXIT = PATHS.home;

export type ErrorPageDuty =
  | { readonly kind: 'restore-login-state' }
  | { readonly kind: 'go'; readonly to: typeof PATHS.logout }
  | { readonly kind: 'log'; readonly message: string; readonly stack: string }
  | { readonly kind: 'send-page-view'; readonly area: PageArea };

/**
 * What the error page does when it opens: it restores the login state, leads to /logout when the security-logout flag is set,
 * logs the message and the stack of the error, and sends a page view of the area `404` (spec 1 §4).
 */
export const errorPageDuties = (
  error: { readonly message: string; readonly stack?: string | undefined },
  isSecurityLogoutSet: boolean,
): readonly ErrorPageDuty[] => [
  { kind: 'restore-login-state' },
  ...(isSecurityLogoutSet ? [{ kind: 'go', to: PATHS.logout } as const] : []),
  { kind: 'log', message: error.message, stack: error.stack ?? '' },
  { kind: 'send-page-view', area: '404' },
];
