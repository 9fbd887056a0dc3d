// The port `CookieJar` in the tab, on `document.cookie`.

import type { CookieJar } from '@tornister/application/ports';
import { formatCookie, parseCookieHeader } from './cookie-header.ts';

/** The cookies of the page that scripts may read. */
export const createDocumentCookieJar = (page: Pick<Document, 'cookie' | 'location'>): CookieJar => {
  const secure = page.location.protocol === 'https:';
  const remove = (name: string): void => {
    page.cookie = formatCookie(name, '', { maxAgeSeconds: 0, secure });
  };
  return {
    get: (name) => parseCookieHeader(page.cookie).get(name),
    set: (name, value, options) => {
      page.cookie = formatCookie(name, value, { ...options, secure });
    },
    remove,
    removeAll: (prefix) => {
      for (const name of parseCookieHeader(page.cookie).keys()) if (name.startsWith(prefix)) remove(name);
    },
  };
};
