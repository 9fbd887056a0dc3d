// The page that a visitor wanted before the login came in between. It waits in a short-lived cookie, so that it is found with and without
// scripts. A page of the business shop waits for whose login has ended; a list that somebody shares, for whoever follows its link.
// Source: spec 3 §4 "Login".

import { ENDED_LOGIN_COOKIE_S, NOBODY, type StoredRedirect } from '@tornister/domain/session';
import type { CookieJar } from '../ports/index.ts';
import { ownerOf, waitsForVisitor } from './interrupted-form.ts';

/** Name of the cookie; its value is the kind of the target, whose it is where a login has ended, and the target. */
export const REDIRECT_COOKIE = 'loginRedirect';

const WRITTEN = /^(?<kind>business|share-data)(?: (?<owner>[^:]+))?:(?<target>.+)$/u;

/** Keeps where the next login leads. Whether the target is safe is checked when it is followed. */
export const keepRedirect = (cookies: Pick<CookieJar, 'get' | 'set'>, { kind, target }: StoredRedirect): void => {
  const owner = kind === 'business' ? ownerOf(cookies) : NOBODY;
  const written = `${owner === NOBODY ? kind : `${kind} ${owner}`}:${target}`;
  cookies.set(REDIRECT_COOKIE, written, { maxAgeSeconds: ENDED_LOGIN_COOKIE_S });
};

/** Where the next login leads; nothing when nothing was kept, or when the cookie is none of ours. */
export const readRedirect = (cookies: Pick<CookieJar, 'get'>): StoredRedirect | undefined => {
  const { kind, target } = WRITTEN.exec(cookies.get(REDIRECT_COOKIE) ?? '')?.groups ?? {};
  if (target === undefined) return undefined;
  return kind === 'business' || kind === 'share-data' ? { kind, target } : undefined;
};

/** Where the login that was just made leads, and no other: what waits for somebody else is forgotten with it. */
export const takeRedirect = (cookies: Pick<CookieJar, 'get' | 'remove'>): StoredRedirect | undefined => {
  const stored = readRedirect(cookies);
  const { owner = NOBODY } = WRITTEN.exec(cookies.get(REDIRECT_COOKIE) ?? '')?.groups ?? {};
  dropRedirect(cookies);
  return waitsForVisitor(cookies, owner) ? stored : undefined;
};

/** Forgets it, once a login has followed it. */
export const dropRedirect = (cookies: Pick<CookieJar, 'get' | 'remove'>): void => {
  if (cookies.get(REDIRECT_COOKIE) !== undefined) cookies.remove(REDIRECT_COOKIE);
};
