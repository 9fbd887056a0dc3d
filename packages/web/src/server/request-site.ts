// Where a request came in and which language is spoken there: the storefront by the host, the language by the route, the cookie or the
// browser (spec 1 §1, §2).

import { parseCookieHeader } from '@tornister/adapters-browser/cookies';
import {
  chooseLocale,
  hostNameOf,
  LOCALE_COOKIE,
  languageOf,
  type Site as SelectedSite,
  selectSite,
  siteProfile,
} from '@tornister/domain/storefront';
import type { Site } from '../composition/shop.ts';
import { guaranteePicture } from './guarantee-notice.ts';
import type { Settings } from './settings.ts';

export type RequestSite = {
  readonly selected: SelectedSite;
  readonly site: Site;
  /** The host is a name, but not the configured one of the storefront that it opens. */
  readonly isElsewhere?: true;
};

export type RequestHints = {
  readonly host: string;
  readonly cookie: string;
  readonly acceptLanguage: string;
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

/** Names end with letters; addresses of machines and names of containers, by which proxies and checks may ask, stay as they are. */
const PUBLIC_NAME = /\.[a-z][a-z0-9-]*$/;

/** Whether forms of the pages at this host would be refused, because they are taken from the configured one only. */
const isElsewhere = ({ host }: SelectedSite, baseUrl: string, { isLocal }: Settings): boolean =>
  !isLocal && PUBLIC_NAME.test(host) && host !== hostNameOf(new URL(baseUrl).host);

const findSite = (
  { host, acceptLanguage }: RequestHints,
  localeCookie: string | undefined,
  settings: Settings,
  sites: Map<string, Site>,
): RequestSite => {
  const selected = selectSite(host, settings.domains);
  const locale = chooseLocale({ site: selected, cookie: localeCookie, acceptLanguage });
  const baseUrl = originFor(selected, settings);
  const key = `${baseUrl} ${locale}`;
  const known = sites.get(key);
  const elsewhere = isElsewhere(selected, baseUrl, settings) ? ({ isElsewhere: true } as const) : {};
  if (known !== undefined) return { selected, site: known, ...elsewhere };
  const storefront = { ...selected.storefront, locale, language: languageOf(locale) };
  const profile = siteProfile(selected.id, storefront);
  const picture = profile.owesGuaranteeNotice
    ? guaranteePicture(settings.guaranteeNotices, storefront.language)
    : undefined;
  const site: Site = {
    storefront,
    locale,
    profile,
    baseUrl,
    sisters: settings.baseUrls,
    storefrontId: selected.id,
    brandId: settings.brand.id,
    brandName: settings.brand.name,
    ...(settings.homeCategoryIds.length === 0 ? {} : { homeCategoryIds: settings.homeCategoryIds }),
    ...(picture === undefined ? {} : { guaranteePicture: picture }),
  };
  sites.set(key, site);
  return { selected, site, ...elsewhere };
};

type Known = { readonly sites: Map<string, Site>; readonly byHints: Map<string, RequestSite> };

const knownBySettings = new WeakMap<Settings, Known>();
const MOST_SITES = 2_000;
/** Browsers say little about host and languages; what is longer is read each time. */
const LONGEST_KEY = 200;

const knownFor = (settings: Settings): Known => {
  const known = knownBySettings.get(settings) ?? { sites: new Map(), byHints: new Map() };
  knownBySettings.set(settings, known);
  return known;
};

/** The site of a request. Browsers say the same few things again and again, so what they mean is cached. */
export const siteOfRequest = (hints: RequestHints, settings: Settings): RequestSite => {
  const { sites, byHints } = knownFor(settings);
  const localeCookie = hints.cookie.includes(LOCALE_COOKIE)
    ? parseCookieHeader(hints.cookie).get(LOCALE_COOKIE)
    : undefined;
  const key = `${hints.host}\n${localeCookie ?? ''}\n${hints.acceptLanguage}`;
  const known = byHints.get(key);
  if (known !== undefined) return known;
  const found = findSite(hints, localeCookie, settings, sites);
  if (byHints.size >= MOST_SITES) byHints.clear();
  if (key.length <= LONGEST_KEY) byHints.set(key, found);
  return found;
};
