// Whether somebody who is asked to log in has been invited to a shared list. Source: spec 3 §2 "Login flyout", §4 "Login".

import type { CookieJar } from '../ports/index.ts';
import { readRedirect } from './stored-redirect.ts';

/** Says so as long as the list waits for the login. */
export type IsInvited = () => boolean;

/** Reads it from the target that the next login leads to. */
export const createIsInvited =
  (cookies: Pick<CookieJar, 'get'>): IsInvited =>
  () =>
    readRedirect(cookies)?.kind === 'share-data';
