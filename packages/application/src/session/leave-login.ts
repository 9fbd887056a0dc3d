// Somebody leaves the login form without having logged in. Source: spec 3 §4 "Login".

import { PATHS } from '@tornister/domain/routing';
import { redirectAfterFormCloses } from '@tornister/domain/session';
import type { CookieJar } from '../ports/index.ts';
import { dropInterrupted, readInterrupted } from './interrupted-form.ts';
import { dropRedirect, readRedirect } from './stored-redirect.ts';

/** Where somebody goes on to the login by another way: registering is one, a new password leads back to it. */
const WAYS_TO_LOGIN: readonly string[] = [PATHS.register, PATHS.resetPassword];

/**
 * Forgets a shared list that waited for the login, unless the page that follows (`next`, a path) leads to one: a later login is not about it.
 * What the business shop has kept stays.
 */
export type LeaveLogin = (next: string) => void;

/** Makes the command of the view that holds the form. */
export const createLeaveLogin =
  (cookies: Pick<CookieJar, 'get' | 'remove'>): LeaveLogin =>
  (next) => {
    if (WAYS_TO_LOGIN.includes(next)) return;
    const stored = readRedirect(cookies);
    if (stored === undefined || redirectAfterFormCloses(stored) !== undefined) return;
    dropRedirect(cookies);
    // The press that asked for the login waits on the list as a form does.
    if (readInterrupted(cookies)?.path === stored.target) dropInterrupted(cookies);
  };
