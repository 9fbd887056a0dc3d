// A notice that must survive a redirect: it travels in a short-lived cookie and is taken out by whoever shows it.

import type { CookieJar, Notice } from '../ports/index.ts';

/** Name of the cookie; its value is the tone, the message and at most one value, or the names of `named-notice.ts`. */
export const NOTICE_COOKIE = 'notice';
/** A notice that nobody has shown by then is stale. */
export const NOTICE_SECONDS = 60;
/** Longest sentence that travels, in UTF-16 units. */
export const NOTICE_LENGTH = 300;

const TONES = ['success', 'warning', 'error', 'info'] as const satisfies readonly Notice['tone'][];

/** Gives a notice to the page that comes next: a key with its value (an amount, an order's number), or a sentence of the server. */
export const passNotice = (cookies: Pick<CookieJar, 'set'>, { tone, message, values = {} }: Notice): void => {
  const [first] = Object.entries(values);
  const value = first === undefined ? '' : `:${first[0]}=${first[1]}`;
  cookies.set(NOTICE_COOKIE, `${tone}:${message.slice(0, NOTICE_LENGTH)}${value}`, {
    maxAgeSeconds: NOTICE_SECONDS,
  });
};

const WRITTEN_KEY = /^(?<tone>[a-z]+):(?<message>[\w.-]{1,100})(?::(?<name>[a-z]{1,20})=(?<value>\d{1,12}))?$/;
/** A sentence stays whole: a number after a colon at its end belongs to it. Control characters and markup make it none. */
const WRITTEN_SENTENCE = /^(?<tone>[a-z]+):(?<message>[^\p{Cc}<>]+)$/u;

type Written = { readonly tone?: string; readonly message?: string; readonly name?: string; readonly value?: string };

const writtenParts = (written: string): Written =>
  WRITTEN_KEY.exec(written)?.groups ?? WRITTEN_SENTENCE.exec(written)?.groups ?? {};

/** The notice that was given to this page, left where it is: a page that is not rendered after all has not shown it. */
export const readNotice = (cookies: Pick<CookieJar, 'get'>): Notice | undefined => {
  const { tone, message, name, value } = writtenParts(cookies.get(NOTICE_COOKIE) ?? '');
  const known = TONES.find((candidate) => candidate === tone);
  if (known === undefined || message === undefined || message.length > NOTICE_LENGTH) return undefined;
  return { id: message, tone: known, message, ...(name && value ? { values: { [name]: value } } : {}) };
};

/** The notice that was given to this page; a second look finds none. */
export const takeNotice = (cookies: Pick<CookieJar, 'get' | 'remove'>): Notice | undefined => {
  const notice = readNotice(cookies);
  if (cookies.get(NOTICE_COOKIE) !== undefined) cookies.remove(NOTICE_COOKIE);
  return notice;
};
