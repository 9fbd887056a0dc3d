// What a page tells the visitor who comes to it: the notice that was passed to it, else that a login has ended. Source: spec 1 §2
// "On every navigation".

import type { CookieJar, Notice } from '../ports/index.ts';
import { endedLoginNotice, takeEndedLoginNotice } from '../session/ended-login.ts';
import { readNamedNotice } from './named-notice.ts';
import { NOTICE_COOKIE, NOTICE_SECONDS, passNotice, readNotice } from './passed-notice.ts';

/** A notice that waited when another one was passed. Who looks for notices looks for cookies whose names begin like the first one's. */
const SECOND_COOKIE = `${NOTICE_COOKIE}2`;

const readFirst = (cookies: Pick<CookieJar, 'get'>): Notice | undefined =>
  readNamedNotice(cookies) ?? readNotice(cookies);

const readSecond = (cookies: Pick<CookieJar, 'get'>): Notice | undefined =>
  readFirst({ get: () => cookies.get(SECOND_COOKIE) });

const readPassed = (cookies: Pick<CookieJar, 'get'>): Notice | undefined => readFirst(cookies) ?? readSecond(cookies);

/** The newest is told first, and what waited after it. Of three the oldest is lost. */
const passBefore = (cookies: Pick<CookieJar, 'get' | 'set'>, notice: Notice): void => {
  const waiting = readFirst(cookies);
  const written = cookies.get(NOTICE_COOKIE);
  if (written !== undefined && waiting !== undefined && waiting.message !== notice.message)
    cookies.set(SECOND_COOKIE, written, { maxAgeSeconds: NOTICE_SECONDS });
  passNotice(cookies, notice);
};

/** Takes the notice that a page has told. The second one takes its place, where the tab finds it, or the next page. */
const forgetPassed = (cookies: CookieJar): void => {
  const next =
    readFirst(cookies) === undefined || readSecond(cookies) === undefined ? undefined : cookies.get(SECOND_COOKIE);
  for (const name of [NOTICE_COOKIE, SECOND_COOKIE]) if (cookies.get(name) !== undefined) cookies.remove(name);
  if (next !== undefined) cookies.set(NOTICE_COOKIE, next, { maxAgeSeconds: NOTICE_SECONDS });
};

/** What the page tells, left where it is: a page that is not rendered after all has not told it. */
export const readArriving = (cookies: Pick<CookieJar, 'get'>): Notice | undefined =>
  readPassed(cookies) ?? endedLoginNotice(cookies);

/** What the page tells; of two notices the other waits for the tab, or for the next page. */
export const takeArriving = (cookies: CookieJar): Notice | undefined => {
  const passed = readPassed(cookies);
  forgetPassed(cookies);
  return passed ?? takeEndedLoginNotice(cookies);
};

/** Takes what a page has told, and what cannot be read. What was passed or ended while the page was made is still to be told. */
export const clearShownNotice = (cookies: CookieJar, told: Notice | undefined): void => {
  const isTold = (notice: Notice | undefined): boolean => notice !== undefined && notice.message === told?.message;
  const passed = readPassed(cookies);
  if (isTold(passed)) forgetPassed(cookies);
  else if (isTold(readSecond(cookies))) cookies.remove(SECOND_COOKIE);
  else if (isTold(endedLoginNotice(cookies))) takeEndedLoginNotice(cookies);
  else if (passed === undefined) forgetPassed(cookies);
};

/** Notices that cross a redirect of the shop host. */
export type PassedNotices = {
  readonly pass: (notice: Notice) => void;
  readonly take: () => Notice | undefined;
};

/** Makes the port of notices that cross a redirect, on the cookies of a request. */
export const createPassedNotices = ({ cookies }: { readonly cookies: CookieJar }): PassedNotices => ({
  pass: (notice) => passBefore(cookies, notice),
  take: () => takeArriving(cookies),
});
