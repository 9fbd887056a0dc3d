// Which storefront a host name opens. Source: spec 1 §1 "Storefronts", "Rules for site selection"; docs/adr/0009 "Hosts and storefronts".

import { recordOf } from '../shared/record-of.ts';
import { PROFILES, profileOf, type StoreCode, type StorefrontId } from './profiles/index.ts';
import { DEFAULT_STORE, STORE_CODES, STOREFRONTS, type Storefront } from './storefront.ts';

/** The domains of each store, from configuration. A host belongs to a store when it contains one of the store's domains (spec 1 §1). */
export type ShopDomains = Readonly<Record<StoreCode, readonly string[]>>;

/** The domains of every store, made from the host of each of its languages. */
export const shopDomainsOf = (hostOf: (id: StorefrontId) => string): ShopDomains =>
  recordOf(STORE_CODES, (store) => profileOf(store).languages.map(({ id }) => hostOf(id)));

const DEVELOPMENT_HOSTS = new Map(
  PROFILES.flatMap(({ languages }) => languages.map(({ id, developmentHost: host }) => [id, host] as const)),
);

/** The host of a storefront on this computer, like `ch.localhost`. */
export const developmentHost = (id: StorefrontId): string => DEVELOPMENT_HOSTS.get(id) ?? 'localhost';

/** Domains that every browser resolves to this computer, for development. */
export const DEVELOPMENT_DOMAINS: ShopDomains = shopDomainsOf(developmentHost);

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

/** Stores that a domain opens before those that a word opens; of the first, the one that is listed last. */
const storeAt = (host: string, domains: ShopDomains): StoreCode => {
  const byDomain = PROFILES.findLast(
    ({ store, openedBy }) => openedBy.kind === 'domain' && containsAny(host, domains[store]),
  );
  const byWord = PROFILES.find(({ openedBy }) => openedBy.kind === 'host-word' && host.includes(openedBy.word));
  return (byDomain ?? byWord)?.store ?? DEFAULT_STORE;
};

const storefrontIdOf = (store: StoreCode, host: string): StorefrontId => {
  const { languages } = profileOf(store);
  const [first] = languages;
  return (languages.find(({ subdomain }) => subdomain !== undefined && host.startsWith(`${subdomain}.`)) ?? first).id;
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
  const id = storefrontIdOf(store, host);
  return { id, storefront: STOREFRONTS[id], host, known: isWithinAny(host, domains[store]) };
};

/**
 * The storefront in the store's next language after the one that is spoken, which a host without a language of its own takes from its visitor; absent
 * where the store has no other (spec 3 §2 "language flag switch").
 */
export const otherLanguageOf = ({
  store,
  language,
}: Pick<Storefront, 'store' | 'language'>): StorefrontId | undefined => {
  const { languages } = profileOf(store);
  const next = languages[(languages.findIndex((one) => one.language === language) + 1) % languages.length];
  return next === undefined || next.language === language ? undefined : next.id;
};
