// A notice that must survive a redirect: it travels in a short-lived cookie and is taken out by whoever shows it.

import type { CookieJar, Notice } from '../ports/index.ts';

export const NOTICE_COOKIE = 'notice';
/** A notice that nobody has shown by then is stale. */
const NOTICE_SECONDS = 60;

const TONES = ['success', 'warning', 'error', 'info'] as const satisfies readonly Notice['tone'][];

/** Gives a notice to the page that comes next. Only keys travel; a server's own sentence is told where it arises. */
export const passNotice = (cookies: Pick<CookieJar, 'set'>, { tone, message, values }: Notice): void => {
  const amount = values?.amount === undefined ? '' : `:${values.amount}`;
  cookies.set(NOTICE_COOKIE, `${tone}:${message}${amount}`, { maxAgeSeconds: NOTICE_SECONDS });
};

const WRITTEN = /^(?<tone>[a-z]+):(?<message>[\w.-]{1,100})(?::(?<amount>\d{1,6}))?$/;

/** The notice that was given to this page, left where it is: a page that is not drawn after all has not shown it. */
export const readNotice = (cookies: Pick<CookieJar, 'get'>): Notice | undefined => {
  const { tone, message, amount } = WRITTEN.exec(cookies.get(NOTICE_COOKIE) ?? '')?.groups ?? {};
  const known = TONES.find((candidate) => candidate === tone);
  if (known === undefined || message === undefined) return undefined;
  return { id: message, tone: known, message, ...(amount === undefined ? {} : { values: { amount } }) };
};

/** The notice that was given to this page; a second look finds none. */
export const takeNotice = (cookies: Pick<CookieJar, 'get' | 'remove'>): Notice | undefined => {
  const notice = readNotice(cookies);
  if (cookies.get(NOTICE_COOKIE) !== undefined) cookies.remove(NOTICE_COOKIE);
  return notice;
};
