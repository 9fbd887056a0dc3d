// The page that a visitor wanted before the login came in between. It waits in a short-lived cookie, so that it is found with and without
// scripts. Source: spec 3 §4 "Login".

import { ENDED_LOGIN_COOKIE_S, type StoredRedirect } from '@tornister/domain/session';
import type { CookieJar } from '../ports/index.ts';

/** Name of the cookie; its value is the kind of the target and the target. */
export const REDIRECT_COOKIE = 'loginRedirect';

const WRITTEN = /^(?<kind>business|share-data):(?<target>.+)$/u;

/** Keeps where the next login leads. Whether the target is safe is checked when it is followed. */
export const keepRedirect = (cookies: Pick<CookieJar, 'set'>, { kind, target }: StoredRedirect): void =>
  cookies.set(REDIRECT_COOKIE, `${kind}:${target}`, { maxAgeSeconds: ENDED_LOGIN_COOKIE_S });

/** Where the next login leads; nothing when nothing was kept, or when the cookie is none of ours. */
export const readRedirect = (cookies: Pick<CookieJar, 'get'>): StoredRedirect | undefined => {
  const { kind, target } = WRITTEN.exec(cookies.get(REDIRECT_COOKIE) ?? '')?.groups ?? {};
  if (target === undefined) return undefined;
  return kind === 'business' || kind === 'share-data' ? { kind, target } : undefined;
};

/** Forgets it, once a login has followed it. */
export const dropRedirect = (cookies: Pick<CookieJar, 'get' | 'remove'>): void => {
  if (cookies.get(REDIRECT_COOKIE) !== undefined) cookies.remove(REDIRECT_COOKIE);
};
