// What a login that ended has interrupted: the page, and what stood in its form. It waits in a short-lived cookie, so that it is there
// again after the next login, with or without scripts, unless that is somebody else's. Source: spec 2 §4 "An invalid or revoked token", §8.

import {
  COOKIES,
  ENDED_LOGIN_COOKIE_S,
  goesOnWith,
  NOBODY,
  personAfterwards,
  personHere,
} from '@tornister/domain/session';
import type { CookieJar } from '../ports/index.ts';

export type InterruptedForm = {
  readonly path: string;
  /** Fields by their names, without secrets; empty when the page was only looked at. */
  readonly typed: Readonly<Record<string, string>>;
};

/** Name of the cookie; its value is the form as JSON. */
export const INTERRUPTED_COOKIE = 'interrupted';

/** Browsers drop a cookie of more than 4096 bytes; the rest is for its name and attributes. */
const MAX_LENGTH = 3_800;

/** Fields that are empty read the same when they are absent, so they take no room. */
const written = ({ path, typed }: InterruptedForm, owner: string): string =>
  JSON.stringify({
    path,
    typed: Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== '')),
    of: owner === NOBODY ? undefined : owner,
  });

/** As long as the cookie is on its way. */
const lengthOf = (text: string): number => encodeURIComponent(text).length;

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

/** Keeps what was interrupted for 15 minutes. What is too long for a cookie is not kept, the page then still is. */
export const keepInterrupted = (cookies: Pick<CookieJar, 'get' | 'set'>, form: InterruptedForm): void => {
  const owner = ownerOf(cookies);
  const whole = written(form, owner);
  const kept = lengthOf(whole) <= MAX_LENGTH ? whole : written({ path: form.path, typed: {} }, owner);
  cookies.set(INTERRUPTED_COOKIE, kept, { maxAgeSeconds: ENDED_LOGIN_COOKIE_S });
};

type Waiting = InterruptedForm & { readonly owner: string };

/** What waits, whoever it is for. */
const readWaiting = (cookies: Cookies): Waiting | undefined => {
  const form = parsed(cookies.get(INTERRUPTED_COOKIE) ?? '');
  if (typeof form !== 'object' || form === null || !('path' in form) || !('typed' in form)) return undefined;
  const { path, typed } = form;
  const owner = 'of' in form && typeof form.of === 'string' ? form.of : NOBODY;
  return typeof path === 'string' && isTyped(typed) ? { path, typed, owner } : undefined;
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

/** Keeps a page that was asked for without a login, unless a form waits already: what was typed counts more. */
export const keepWanted = (cookies: Pick<CookieJar, 'get' | 'set'>, path: string): void => {
  const waiting = readWaiting(cookies);
  if (waiting === undefined || Object.keys(waiting.typed).length === 0) keepInterrupted(cookies, { path, typed: {} });
};

/** Forgets a page that nothing was typed into, once a login was made; a form waits until it is saved. */
export const dropWanted = (cookies: Pick<CookieJar, 'get' | 'remove'>): void => {
  const waiting = readInterrupted(cookies);
  if (waiting !== undefined && Object.keys(waiting.typed).length === 0) dropInterrupted(cookies);
};

/** Forgets it, once the form has been saved or the order is placed. */
export const dropInterrupted = (cookies: Pick<CookieJar, 'get' | 'remove'>): void => {
  if (cookies.get(INTERRUPTED_COOKIE) !== undefined) cookies.remove(INTERRUPTED_COOKIE);
};

/** What the end of a login interrupted, for pages that keep it and for those that go on with it. */
export type InterruptedForms = {
  readonly keep: (form: InterruptedForm) => void;
  /** Keeps a page that only a login opens, unless a form waits already. */
  readonly want: (path: string) => void;
  /** What was interrupted on this page. */
  readonly of: (path: string) => InterruptedForm['typed'] | undefined;
  readonly drop: () => void;
};

/** Makes the memory of interrupted forms, on the cookies of a request or a tab. */
export const createInterruptedForms = ({ cookies }: { readonly cookies: CookieJar }): InterruptedForms => ({
  keep: (form) => keepInterrupted(cookies, form),
  want: (path) => keepWanted(cookies, path),
  of: (path) => {
    dropOfOthers(cookies);
    const form = readInterrupted(cookies);
    return form?.path === path ? form.typed : undefined;
  },
  drop: () => dropInterrupted(cookies),
});
