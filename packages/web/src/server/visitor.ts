// One visitor's request as the shop host sees it: where it came in, its cookies, and what the backend is told about it.

import { createRequestCookieJar, parseCookieHeader, type RequestCookieJar } from '@tornister/adapters-browser/cookies';
import { agreesTo, CONSENT_COOKIE } from '@tornister/domain/analytics';
import { BACKEND_HEADERS, bearer, CONSENT_HEADER, KNOWN_DEVICE_HEADER } from '@tornister/domain/calls';
import { COOKIES, isForwardedCookie, KNOWN_DEVICE_COOKIE } from '@tornister/domain/session';
import { hostNameOf } from '@tornister/domain/storefront';
import { type RequestHints, type RequestSite, siteOfRequest } from './request-site.ts';
import type { Settings } from './settings.ts';

export type Visit = RequestSite & {
  readonly cookies: RequestCookieJar;
  readonly clientAddress: string;
  readonly userAgent: string;
  /** The page that the visitor comes from, when the browser says so. */
  readonly referrer?: string;
  /** Whether the browser sent the signal Global Privacy Control. */
  readonly optsOut: boolean;
  /** Its cookies of A/B tests and analytics, as a Cookie header; none without the visitor's consent. */
  readonly forwardedCookies: string;
  readonly isDevelopment: boolean;
};

export type IncomingParts = RequestHints & {
  readonly userAgent: string;
  readonly clientAddress: string;
  readonly referrer?: string;
  /** The header Sec-GPC. */
  readonly privacyControl?: string;
};

/** Cookies that the backend is told of in headers of their own. */
const HEADER_COOKIES = [COOKIES.userId, COOKIES.jwt, KNOWN_DEVICE_COOKIE] as const;
/** Ids and tokens of this shop; what no header can hold would fail every call of its browser. */
const TOKEN = /^[\w.-]{1,2000}$/;

/** The cookies of a request; ids and tokens that this shop has not written are taken away from the browser. */
const cookiesOf = (cookie: string, secure: boolean): RequestCookieJar => {
  const cookies = createRequestCookieJar(cookie, { secure });
  for (const name of HEADER_COOKIES) if (!TOKEN.test(cookies.get(name) ?? '')) cookies.remove(name);
  return cookies;
};

/** Reads a request. */
export const visitOf = (parts: IncomingParts, settings: Settings): Visit => {
  const requestSite = siteOfRequest(parts, settings);
  return {
    ...requestSite,
    cookies: cookiesOf(parts.cookie, requestSite.site.baseUrl.startsWith('https:')),
    clientAddress: parts.clientAddress,
    userAgent: parts.userAgent,
    optsOut: parts.privacyControl === '1',
    forwardedCookies: forwardedCookies(parts.cookie),
    isDevelopment: !settings.isProduction,
    // Written anew, so that it is an address and nothing else.
    ...(URL.canParse(parts.referrer ?? '') ? { referrer: new URL(parts.referrer ?? '').href } : {}),
  };
};

/**
 * Whether forms and scripts of this shop come from an origin. It is the configured one of the visited storefront, scheme and port included; while
 * the shop lives on this computer it is the very host that was asked, whatever port leads to it.
 */
export const isOwnOrigin = (origin: string, { host, baseUrl, isLocal }: VisitedAt): boolean =>
  isLocal ? hostNameOf(host) !== '' && origin === `http://${host.toLowerCase()}` : origin === new URL(baseUrl).origin;

export type VisitedAt = {
  /** The Host header. */
  readonly host: string;
  readonly baseUrl: string;
  readonly isLocal: boolean;
};

/** What the backend is told of a question that is anybody's: at which storefront it is asked. */
export type AtStorefront = Pick<RequestSite, 'site'>;

const storefrontHeaders = ({ site }: AtStorefront): Record<string, string> => ({
  'x-shop-store': site.storefront.store,
  'x-shop-language': site.storefront.language,
  'x-shop-base-url': site.baseUrl,
});

/** Headers of a question whose answer is the same for everyone. */
export const publicHeaders = (storefront: AtStorefront, token: string): Record<string, string> => ({
  [BACKEND_HEADERS.authorization]: bearer(token),
  ...storefrontHeaders(storefront),
});

/** Headers that say who asks; made here from the visitor's cookies, never copied from the visitor. */
export const visitorHeaders = (visit: Visit, token: string): Record<string, string> => {
  const { cookies } = visit;
  const userId = cookies.get(COOKIES.userId);
  const jwt = cookies.get(COOKIES.jwt);
  const device = cookies.get(KNOWN_DEVICE_COOKIE);
  return {
    ...publicHeaders(visit, token),
    [BACKEND_HEADERS.userAgent]: visit.userAgent,
    [BACKEND_HEADERS.clientAddress]: visit.clientAddress,
    ...(visit.referrer === undefined ? {} : { [BACKEND_HEADERS.referrer]: visit.referrer }),
    ...(visit.isDevelopment ? { [BACKEND_HEADERS.isDevelopment]: '1' } : {}),
    ...(visit.forwardedCookies === '' ? {} : { cookie: visit.forwardedCookies }),
    ...(userId === undefined ? {} : { [BACKEND_HEADERS.userId]: userId }),
    ...(jwt === undefined ? {} : { [BACKEND_HEADERS.userToken]: jwt }),
    ...(device === undefined ? {} : { [KNOWN_DEVICE_HEADER]: device }),
    ...(agreesTo('statistics', cookies.get(CONSENT_COOKIE)) ? { [CONSENT_HEADER]: 'statistics' } : {}),
  };
};

/** The part of a Cookie header that the backend may see: A/B and analytics cookies (spec 2 §7), of those who have agreed to be measured. */
export const forwardedCookies = (cookieHeader: string): string => {
  const cookies = parseCookieHeader(cookieHeader);
  if (!agreesTo('statistics', cookies.get(CONSENT_COOKIE))) return '';
  return [...cookies]
    .filter(([name]) => isForwardedCookie(name))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
};
