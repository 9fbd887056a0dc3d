// The port `CookieJar` on the shop host: cookies of a request, and `Set-Cookie` headers of its answer.

import type { CookieJar } from '@tornister/application/ports';
import { type CookieOptions, formatCookie, parseCookieHeader } from './cookie-header.ts';

/** The cookies of one request together with those that its answer will set; what was set is read back at once. */
export type RequestCookieJar = CookieJar & {
  /** Like `set`, but out of reach for scripts. */
  readonly setSecret: (name: string, value: string, options: Pick<CookieOptions, 'maxAgeSeconds'>) => void;
  /** Like `remove`, also where the request did not bring it. */
  readonly removeAnyway: (name: string) => void;
  /** The `Set-Cookie` headers of the answer, one for each changed cookie. */
  readonly headers: () => readonly string[];
};

/** The server twin of the document's cookies. */
export const createRequestCookieJar = (
  cookieHeader: string,
  { secure }: { readonly secure: boolean },
): RequestCookieJar => {
  const cookies = new Map(parseCookieHeader(cookieHeader));
  const changed = new Map<string, string>();
  const write = (name: string, value: string, options: CookieOptions): void => {
    cookies.set(name, value);
    changed.set(name, formatCookie(name, value, { ...options, secure }));
  };
  const removeAnyway = (name: string): void => {
    cookies.delete(name);
    changed.set(name, formatCookie(name, '', { maxAgeSeconds: 0, secure }));
  };
  return {
    get: (name) => cookies.get(name),
    set: write,
    setSecret: (name, value, options) => write(name, value, { ...options, httpOnly: true }),
    remove: (name) => {
      if (cookies.has(name)) removeAnyway(name);
    },
    removeAll: (prefix) => {
      for (const name of [...cookies.keys()]) if (name.startsWith(prefix)) removeAnyway(name);
    },
    removeAnyway,
    headers: () => [...changed.values()],
  };
};
