// Reads storefront, client address, cookies and the like from an incoming request.

import type { IncomingMessage } from 'node:http';
import { clientAddressOf } from './client-address.ts';
import { type RequestSite, siteOfRequest } from './request-site.ts';
import type { Settings } from './settings.ts';
import { type Visit, visitOf } from './visitor.ts';

const first = (header: string | string[] | undefined): string =>
  Array.isArray(header) ? (header[0] ?? '') : (header ?? '');

/** Longer than any honest host name or header of these kinds; the rest is cut off before anybody reads it. */
const LONGEST_HEADER = 4_096;

/** The addresses of this shop are shorter. */
const LONGEST_REFERRER = 1_024;

/** What a request says about where it came in. */
const hintsOf = ({ headers }: IncomingMessage) => ({
  host: first(headers.host).slice(0, LONGEST_HEADER),
  cookie: first(headers.cookie).slice(0, 4 * LONGEST_HEADER),
  acceptLanguage: first(headers['accept-language']).slice(0, LONGEST_HEADER),
});

/** Reads where a request came in, and nothing else of it. */
export const readRequestSite = (incoming: IncomingMessage, settings: Settings): RequestSite =>
  siteOfRequest(hintsOf(incoming), settings);

/** Reads the address that a request comes from, and nothing else of it. */
export const readClientAddress = ({ socket, headers }: IncomingMessage, { isTrustedProxy }: Settings): string =>
  clientAddressOf(socket.remoteAddress ?? '', first(headers['x-forwarded-for']).slice(-LONGEST_HEADER), isTrustedProxy);

/**
 * Reads who visits from the socket and the headers. What a visitor claims about addresses and hosts changes nothing; `x-forwarded-for`
 * counts as far as the shop's own proxies wrote it.
 */
export const readVisit = (incoming: IncomingMessage, settings: Settings): Visit =>
  visitOf(
    {
      ...hintsOf(incoming),
      userAgent: first(incoming.headers['user-agent']).slice(0, 512),
      referrer: first(incoming.headers.referer).slice(0, LONGEST_REFERRER),
      privacyControl: first(incoming.headers['sec-gpc']).slice(0, 8),
      clientAddress: readClientAddress(incoming, settings),
    },
    settings,
  );
