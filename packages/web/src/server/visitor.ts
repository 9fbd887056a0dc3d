// One visitor's request as the shop host sees it: where it came in, its cookies, and what the backend is told about it.

import { createRequestCookieJar, parseCookieHeader, type RequestCookieJar } from '@tornister/adapters-browser/cookies';
import { COOKIES, isForwardedCookie } from '@tornister/domain/session';
import {
  chooseLocale,
  hostNameOf,
  LOCALE_COOKIE,
  languageOf,
  type Site as SelectedSite,
  STOREFRONT_IDS,
  selectSite,
} from '@tornister/domain/storefront';
import type { Site } from '../composition/shop.ts';
import type { Settings } from './settings.ts';

export type Visit = {
  readonly selected: SelectedSite;
  readonly site: Site;
  readonly cookies: RequestCookieJar;
  readonly clientAddress: string;
  readonly userAgent: string;
};

export type IncomingParts = {
  readonly host: string;
  readonly cookie: string;
  readonly acceptLanguage: string;
  readonly userAgent: string;
  readonly clientAddress: string;
};

/** The plain addresses of a shop on this computer, beside the storefronts' own hosts. */
const LOCAL_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1']);

/**
 * The origin that links out of the shop and back lead to: the storefront's configured one. While the shop lives on this computer a
 * visitor at plain `localhost` stays there, because cookies do not cross hosts. No other Host header changes any address.
 */
const originFor = (selected: SelectedSite, settings: Settings): string => {
  const isPlainLocal = settings.isLocal && LOCAL_NAMES.has(selected.host);
  return isPlainLocal ? `http://${selected.host}:${settings.port}` : settings.baseUrls[selected.id];
};

const sitesByHost = new Map<string, Site>();

/** What the visited host and the spoken language stand for. There are few of these, so they are made once. */
const siteOf = (
  selected: SelectedSite,
  wishes: Pick<IncomingParts, 'cookie' | 'acceptLanguage'>,
  settings: Settings,
): Site => {
  const locale = chooseLocale({
    site: selected,
    cookie: parseCookieHeader(wishes.cookie).get(LOCALE_COOKIE),
    acceptLanguage: wishes.acceptLanguage,
  });
  const baseUrl = originFor(selected, settings);
  const key = `${baseUrl} ${locale}`;
  const known = sitesByHost.get(key);
  if (known !== undefined) return known;
  const site: Site = {
    storefront: { ...selected.storefront, locale, language: languageOf(locale) },
    locale,
    baseUrl,
    sisters: Object.fromEntries(STOREFRONT_IDS.map((id) => [id, settings.baseUrls[id]])),
    storefrontId: selected.id,
    brandId: settings.brand.id,
    brandName: settings.brand.name,
  };
  sitesByHost.set(key, site);
  return site;
};

/** Reads a request. */
export const visitOf = (parts: IncomingParts, settings: Settings): Visit => {
  const selected = selectSite(parts.host, settings.domains);
  const site = siteOf(selected, parts, settings);
  return {
    selected,
    site,
    cookies: createRequestCookieJar(parts.cookie, { secure: site.baseUrl.startsWith('https:') }),
    clientAddress: parts.clientAddress,
    userAgent: parts.userAgent,
  };
};

/** Whether a host is one that forms and scripts of this shop come from. */
export const isOwnOrigin = (origin: string, host: string): boolean => {
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host.toLowerCase() && hostNameOf(host) !== '';
};

const storefrontHeaders = ({ site }: Visit): Record<string, string> => ({
  'x-shop-store': site.storefront.store,
  'x-shop-language': site.storefront.language,
  'x-shop-base-url': site.baseUrl,
});

/** Headers of a question whose answer is the same for everyone. */
export const publicHeaders = (visit: Visit, token: string): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  ...storefrontHeaders(visit),
});

/** Headers that say who asks; made here from the visitor's cookies, never taken over from the visitor (K9). */
export const visitorHeaders = (visit: Visit, token: string): Record<string, string> => {
  const { cookies } = visit;
  const userId = cookies.get(COOKIES.userId);
  const jwt = cookies.get(COOKIES.jwt);
  return {
    ...publicHeaders(visit, token),
    'x-user-agent': visit.userAgent,
    'x-forwarded-for': visit.clientAddress,
    ...(userId === undefined ? {} : { 'x-ishop-api-userid': userId }),
    ...(jwt === undefined ? {} : { 'x-jwt': jwt }),
  };
};

/** The part of a Cookie header that the backend may see: A/B and analytics cookies (spec 2 §7). */
export const forwardedCookies = (cookieHeader: string): string =>
  [...parseCookieHeader(cookieHeader)]
    .filter(([name]) => isForwardedCookie(name))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
