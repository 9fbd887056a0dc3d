// Keeps what the end of a login interrupts. A cookie has room for some 2,000 characters of a list: longer fields are left out, and the page says so afterwards.
// Source: spec 2 §4 "An invalid or revoked token", §8.

import { ENDED_LOGIN_COOKIE_S, NOBODY } from '@tornister/domain/session';
import type { CookieJar } from '../ports/index.ts';
import {
  dropInterrupted,
  dropOfOthers,
  INTERRUPTED_COOKIE,
  type InterruptedForm,
  isTypedInto,
  ownerOf,
  readInterrupted,
  readWaiting,
} from './interrupted-form.ts';

/** Browsers drop a cookie of more than 4096 bytes; the rest is for its name and attributes. */
const MAX_LENGTH = 3_800;

/** Fields that are empty read the same when they are absent, so they take no room. */
const written = ({ path, typed, isCut }: InterruptedForm, owner: string): string =>
  JSON.stringify({
    path,
    typed: Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== '')),
    of: owner === NOBODY ? undefined : owner,
    isCut,
  });

/** As long as the cookie is on its way. */
const lengthOf = (text: string): number => encodeURIComponent(text).length;

/** What a cookie has room for: the shortest fields first, so that the longest are left out. */
const cutToFit = ({ path, typed }: InterruptedForm, owner: string): string => {
  const cut = (fields: readonly (readonly [string, string])[]): string =>
    written({ path, typed: Object.fromEntries(fields), isCut: true }, owner);
  const shortestFirst = Object.entries(typed)
    .filter(([, value]) => value !== '')
    .map((field) => ({ field, length: lengthOf(JSON.stringify(field)) }))
    .toSorted((one, other) => one.length - other.length);
  let length = lengthOf(cut([]));
  const fitting = shortestFirst.filter((each) => {
    length += each.length;
    return length <= MAX_LENGTH;
  });
  return cut(fitting.map(({ field }) => field));
};

/** Keeps what was interrupted for 15 minutes. Fields that a cookie has no room for are left out, which is told afterwards. */
export const keepInterrupted = (cookies: Pick<CookieJar, 'get' | 'set'>, form: InterruptedForm): void => {
  const owner = ownerOf(cookies);
  const whole = written(form, owner);
  const kept = lengthOf(whole) <= MAX_LENGTH ? whole : cutToFit(form, owner);
  cookies.set(INTERRUPTED_COOKIE, kept, { maxAgeSeconds: ENDED_LOGIN_COOKIE_S });
};

/** Keeps a page that was asked for without a login, unless a form waits already: what was typed counts more. */
export const keepWanted = (cookies: Pick<CookieJar, 'get' | 'set'>, path: string): void => {
  const waiting = readWaiting(cookies);
  if (waiting === undefined || !isTypedInto(waiting)) keepInterrupted(cookies, { path, typed: {} });
};

/** What the end of a login interrupted, for pages that keep it and for those that go on with it. */
export type InterruptedForms = {
  readonly keep: (form: InterruptedForm) => void;
  /** Keeps a page that only a login opens, unless a form waits already. */
  readonly want: (path: string) => void;
  /** What was interrupted on this page. */
  readonly of: (path: string) => Omit<InterruptedForm, 'path'> | undefined;
  readonly drop: () => void;
};

/** Makes the memory of interrupted forms, on the cookies of a request or a tab. */
export const createInterruptedForms = ({ cookies }: { readonly cookies: CookieJar }): InterruptedForms => ({
  keep: (form) => keepInterrupted(cookies, form),
  want: (path) => keepWanted(cookies, path),
  of: (path) => {
    dropOfOthers(cookies);
    const form = readInterrupted(cookies);
    if (form?.path !== path) return undefined;
    const { path: _here, ...resumed } = form;
    return resumed;
  },
  drop: () => dropInterrupted(cookies),
});
