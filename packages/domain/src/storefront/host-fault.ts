// Whether the host that settings give a storefront opens that storefront. The host alone decides what is opened (`selectSite`), so a host
// with another name would sell by the prices, taxes and login of another storefront. Source: spec 1 §1 "Rules for site selection".

import { PROFILES, profileOf, type StoreCode, type StorefrontId } from './profiles/index.ts';
import { hostNameOf, type ShopDomains, selectSite } from './site-selection.ts';
import { STOREFRONTS } from './storefront.ts';

/** Why a host opens another storefront than it was meant for. Hosts are names without port, in lower case. */
export type HostFault = {
  /** What it opens instead. */
  readonly opens: StorefrontId;
  readonly why:
    | { readonly kind: 'contains-host'; readonly host: string; readonly of: StoreCode }
    | { readonly kind: 'lacks-word'; readonly word: string }
    | { readonly kind: 'has-word'; readonly word: string }
    | { readonly kind: 'lacks-label'; readonly label: string }
    | { readonly kind: 'has-label'; readonly label: string };
};

const wordOf = (store: StoreCode): string | undefined => {
  const { openedBy } = profileOf(store);
  return openedBy.kind === 'host-word' ? openedBy.word : undefined;
};

const labelOf = (id: StorefrontId): string | undefined =>
  PROFILES.flatMap(({ languages }) => languages).find((language) => language.id === id)?.subdomain;

const whyStore = (host: string, wanted: StoreCode, opened: StoreCode, domains: ShopDomains): HostFault['why'] => {
  const inside =
    profileOf(opened).openedBy.kind === 'domain'
      ? domains[opened].find((domain) => domain !== '' && host.includes(domain))
      : undefined;
  if (inside !== undefined) return { kind: 'contains-host', host: inside, of: opened };
  const word = wordOf(wanted);
  return word !== undefined && !host.includes(word)
    ? { kind: 'lacks-word', word }
    : { kind: 'has-word', word: wordOf(opened) ?? '' };
};

const whyLanguage = (wanted: StorefrontId, opened: StorefrontId): HostFault['why'] => {
  const label = labelOf(wanted);
  return label === undefined ? { kind: 'has-label', label: labelOf(opened) ?? '' } : { kind: 'lacks-label', label };
};

/**
 * What is wrong with the host of a storefront: nothing when the host opens it among these domains.
 *
 * @example
 * hostFaultOf('b2b', 'schools.shop.example', domains) // { opens: 'de', why: { kind: 'lacks-word', word: 'educational' } }
 */
export const hostFaultOf = (id: StorefrontId, rawHost: string, domains: ShopDomains): HostFault | undefined => {
  const host = hostNameOf(rawHost);
  const opens = selectSite(host, domains).id;
  if (opens === id) return undefined;
  const [wanted, opened] = [STOREFRONTS[id].store, STOREFRONTS[opens].store];
  const why = wanted === opened ? whyLanguage(id, opens) : whyStore(host, wanted, opened, domains);
  return { opens, why };
};
