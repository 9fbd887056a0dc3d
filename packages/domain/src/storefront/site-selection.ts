// Which storefront a host name opens. Source: spec 1 §1 "Storefronts", "Rules for site selection"; docs/adr/0009 "Hosts and storefronts".

import type { StoreCode, Storefront } from './storefront.ts';

export const STOREFRONT_IDS = ['de', 'en', 'at', 'ch', 'b2b', 'b2b-en'] as const;
export type StorefrontId = (typeof STOREFRONT_IDS)[number];

/** The storefronts with their language codes (spec 1 §1). */
export const STOREFRONTS = {
  de: { store: 'de', locale: 'de-DE', language: 'de', isB2b: false },
  en: { store: 'de', locale: 'en-DE', language: 'en', isB2b: false },
  at: { store: 'at', locale: 'de-AT', language: 'de', isB2b: false },
  ch: { store: 'ch', locale: 'de-CH', language: 'de', isB2b: false },
  b2b: { store: 'b2b', locale: 'edu-de', language: 'de', isB2b: true },
  'b2b-en': { store: 'b2b', locale: 'edu-en', language: 'en', isB2b: true },
} as const satisfies Record<StorefrontId, Storefront>;

/** A host with this first label opens the English variant of the German or of the business shop. */
export const ENGLISH_SUBDOMAIN = 'en';
/** A host that contains this word opens the business shop. */
export const BUSINESS_HOST_WORD = 'educational';

/** The domains of each store, from configuration. A host belongs to a store when it contains one of the store's domains (spec 1 §1). */
export type ShopDomains = Readonly<Record<StoreCode, readonly string[]>>;

/** Domains that every browser resolves to this computer, for development. */
export const DEVELOPMENT_DOMAINS: ShopDomains = {
  de: ['de.localhost', 'en.localhost'],
  at: ['at.localhost'],
  ch: ['ch.localhost'],
  b2b: ['educational.localhost'],
};

export type Site = {
  readonly id: StorefrontId;
  readonly storefront: Storefront;
  /** The host without port, in lower case. Never a source of absolute addresses. */
  readonly host: string;
  /** True when the host is one of the configured domains or below one; only then its language counts as the route's. */
  readonly known: boolean;
};

/** The host name of a `Host` header: lower case, without port and without the root's dot. */
export const hostNameOf = (rawHost: string): string =>
  rawHost.trim().toLowerCase().replace(/:\d*$/u, '').replace(/\.$/u, '');

const isWithin = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);
const isWithinAny = (host: string, domains: readonly string[]): boolean =>
  domains.some((domain) => isWithin(host, domain));
const containsAny = (host: string, domains: readonly string[]): boolean =>
  domains.some((domain) => domain !== '' && host.includes(domain));

const storeAt = (host: string, domains: ShopDomains): StoreCode => {
  if (containsAny(host, domains.ch)) return 'ch';
  if (containsAny(host, domains.at)) return 'at';
  return host.includes(BUSINESS_HOST_WORD) ? 'b2b' : 'de';
};

const storefrontIdOf = (store: StoreCode, isEnglish: boolean): StorefrontId => {
  if (store === 'b2b') return isEnglish ? 'b2b-en' : 'b2b';
  return store === 'de' && isEnglish ? 'en' : store;
};

/**
 * A host containing the Swiss domain opens ch, the Austrian domain at, the word educational the business shop; every
 * other host opens the German shop. The English subdomain opens the English variant of de and b2b (spec 1 §1).
 * Selection only chooses what is sold: absolute addresses come from `BaseUrls`, never from the host.
 *
 * @example
 * selectSite('en.educational.localhost:3000', DEVELOPMENT_DOMAINS).id // 'b2b-en'
 */
export const selectSite = (rawHost: string, domains: ShopDomains): Site => {
  const host = hostNameOf(rawHost);
  const store = storeAt(host, domains);
  const id = storefrontIdOf(store, host.startsWith(`${ENGLISH_SUBDOMAIN}.`));
  return { id, storefront: STOREFRONTS[id], host, known: isWithinAny(host, domains[store]) };
};

/** The storefront in the other language of the same store; absent for stores with one language (spec 3 §2 "language flag switch"). */
export const otherLanguageOf = (id: StorefrontId): StorefrontId | undefined => {
  const others: Partial<Record<StorefrontId, StorefrontId>> = { de: 'en', en: 'de', b2b: 'b2b-en', 'b2b-en': 'b2b' };
  return others[id];
};
