// What a login that ended has interrupted: the page, and what stood in its form. It waits in a short-lived cookie, so that it is there
// again after the next login, with or without scripts, unless that is somebody else's. Source: spec 2 §4 "An invalid or revoked token", §8.

import { COOKIES, goesOnWith, NOBODY, personAfterwards, personHere } from '@tornister/domain/session';
import type { CookieJar } from '../ports/index.ts';

export type InterruptedForm = {
  readonly path: string;
  /** Fields by their names, without secrets; empty when the page was only looked at. */
  readonly typed: Readonly<Record<string, string>>;
  /** Fields that were too long to be kept are missing. */
  readonly isCut?: true;
};

/** Name of the cookie; its value is the form as JSON. */
export const INTERRUPTED_COOKIE = 'interrupted';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isTyped = (value: unknown): value is InterruptedForm['typed'] =>
  typeof value === 'object' && value !== null && Object.values(value).every((field) => typeof field === 'string');

type Cookies = Pick<CookieJar, 'get'>;

const visitorOf = (cookies: Cookies): string => personHere((name) => cookies.get(name));

/** Whether what waits for a person may be gone on with by who is here now. */
export const waitsForVisitor = (cookies: Cookies, owner: string): boolean => goesOnWith(owner, visitorOf(cookies));

/** Whose login goes on or has just ended; the flag of its end says who it was. */
export const ownerOf = (cookies: Cookies): string => {
  const here = visitorOf(cookies);
  return here === NOBODY ? (cookies.get(COOKIES.securityLogout) ?? NOBODY) : personAfterwards(here);
};

/** Whether somebody has typed into what waits, be it that there was no room for a word of it. */
export const isTypedInto = ({ typed, isCut }: InterruptedForm): boolean =>
  isCut === true || Object.keys(typed).length > 0;

type Waiting = InterruptedForm & { readonly owner: string };

/** What waits, whoever it is for. */
export const readWaiting = (cookies: Cookies): Waiting | undefined => {
  const form = parsed(cookies.get(INTERRUPTED_COOKIE) ?? '');
  if (typeof form !== 'object' || form === null || !('path' in form) || !('typed' in form)) return undefined;
  const { path, typed } = form;
  const owner = 'of' in form && typeof form.of === 'string' ? form.of : NOBODY;
  const cut = 'isCut' in form && form.isCut === true ? ({ isCut: true } as const) : {};
  return typeof path === 'string' && isTyped(typed) ? { path, typed, owner, ...cut } : undefined;
};

/** What was interrupted; nothing when nothing was, when it is for somebody else, or when the cookie is none of ours. */
export const readInterrupted = (cookies: Cookies): InterruptedForm | undefined => {
  const waiting = readWaiting(cookies);
  if (waiting === undefined) return undefined;
  const { owner, ...form } = waiting;
  return waitsForVisitor(cookies, owner) ? form : undefined;
};

/** Throws away what waits for somebody else than who is logged in now. */
export const dropOfOthers = (cookies: Pick<CookieJar, 'get' | 'remove'>): void => {
  if (visitorOf(cookies) !== NOBODY && readInterrupted(cookies) === undefined) dropInterrupted(cookies);
};

/** Forgets a page that nothing was typed into, once a login was made; a form waits until it is saved. */
export const dropWanted = (cookies: Pick<CookieJar, 'get' | 'remove'>): void => {
  const waiting = readInterrupted(cookies);
  if (waiting !== undefined && !isTypedInto(waiting)) dropInterrupted(cookies);
};

/** Forgets it, once the form has been saved or the order is placed. */
export const dropInterrupted = (cookies: Pick<CookieJar, 'get' | 'remove'>): void => {
  if (cookies.get(INTERRUPTED_COOKIE) !== undefined) cookies.remove(INTERRUPTED_COOKIE);
};
