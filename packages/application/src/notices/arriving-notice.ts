// What a page tells the visitor who comes to it: the notice that was passed to it, else that a login has ended. Source: spec 1 §2
// "On every navigation".

import type { CookieJar, Notice } from '../ports/index.ts';
import { endedLoginNotice, takeEndedLoginNotice } from '../session/ended-login.ts';
import { readNamedNotice } from './named-notice.ts';
import { NOTICE_COOKIE, passNotice, readNotice, takeNotice } from './passed-notice.ts';

type Cookies = Pick<CookieJar, 'get' | 'remove'>;

const readPassed = (cookies: Pick<CookieJar, 'get'>): Notice | undefined =>
  readNamedNotice(cookies) ?? readNotice(cookies);

/** What the page tells, left where it is: a page that is not rendered after all has not told it. */
export const readArriving = (cookies: Pick<CookieJar, 'get'>): Notice | undefined =>
  readPassed(cookies) ?? endedLoginNotice(cookies);

/** What the page tells; of two notices the other waits for the next page. */
export const takeArriving = (cookies: Cookies): Notice | undefined => {
  const passed = readPassed(cookies);
  takeNotice(cookies);
  return passed ?? takeEndedLoginNotice(cookies);
};

/** Takes what a page has told. The end of a login that was noticed while the page was made is still to be told. */
export const forgetTold = (cookies: Cookies, told: Notice | undefined): void => {
  if (told === undefined || readPassed(cookies)?.message === told.message) cookies.remove(NOTICE_COOKIE);
  else if (endedLoginNotice(cookies)?.message === told.message) takeEndedLoginNotice(cookies);
};

/** Notices that cross a redirect of the shop host. */
export type PassedNotices = {
  readonly pass: (notice: Notice) => void;
  readonly take: () => Notice | undefined;
};

/** Makes the port of notices that cross a redirect, on the cookies of a request. */
export const createPassedNotices = ({ cookies }: { readonly cookies: CookieJar }): PassedNotices => ({
  pass: (notice) => passNotice(cookies, notice),
  take: () => takeArriving(cookies),
});
