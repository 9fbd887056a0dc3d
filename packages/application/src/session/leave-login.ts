// Somebody leaves the login form without having logged in. Source: spec 3 §4 "Login".

import { redirectAfterFormCloses } from '@tornister/domain/session';
import type { CookieJar } from '../ports/index.ts';
import { dropRedirect, readRedirect } from './stored-redirect.ts';

/** Forgets a shared list that waited for the login: a later login is not about it. What the business shop has kept stays. */
export type LeaveLogin = () => void;

/** Makes the command of the view that holds the form. */
export const createLeaveLogin =
  (cookies: Pick<CookieJar, 'get' | 'remove'>): LeaveLogin =>
  () => {
    if (redirectAfterFormCloses(readRedirect(cookies)) === undefined) dropRedirect(cookies);
  };
