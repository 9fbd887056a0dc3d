// The port `CookieJar` in the tab, on `document.cookie`.

import type { CookieJar } from '@tornister/application/ports';
import { formatCookie, parseCookieHeader } from './cookie-header.ts';

/** The cookies of the page that scripts may read. */
export const createDocumentCookieJar = (page: Pick<Document, 'cookie' | 'location'>): CookieJar => {
  const secure = page.location.protocol === 'https:';
  return {
    get: (name) => parseCookieHeader(page.cookie).get(name),
    set: (name, value, options) => {
      page.cookie = formatCookie(name, value, { ...options, secure });
    },
    remove: (name) => {
      page.cookie = formatCookie(name, '', { maxAgeSeconds: 0, secure });
    },
  };
};
