// Where absolute addresses come from: configuration, never the `Host` header, so that a forged host can change no link,
// mail or cached page. Source: spec 1 §3 "Domain: host, isB2b, baseUrl".

import { withoutTrailingSlashes } from '../routing/path.ts';
import type { StorefrontId } from './profiles/index.ts';
import { STOREFRONTS } from './storefront.ts';

/** Origin of every storefront, like `https://www.example.com`, without a slash at the end. */
export type BaseUrls = Readonly<Record<StorefrontId, string>>;

/** One shop as the pages know it (spec 1 §3 "Domain"). */
export type ShopDomain = {
  readonly host: string;
  readonly isB2b: boolean;
  readonly baseUrl: string;
  readonly store: string;
  readonly language: string;
  /** Equal to the host (spec 1 §3). */
  readonly assetsUrl: string;
};

/** `host[:port]` of an http(s) origin; empty when it is none. */
export const hostOf = (baseUrl: string): string =>
  /^https?:\/\/([^/?#@]+)(?![^/?#]*@)/iu.exec(baseUrl)?.[1]?.toLowerCase() ?? '';

/** The absolute address of a path of a storefront. */
export const absoluteUrl = (baseUrls: BaseUrls, id: StorefrontId, path: string): string =>
  `${withoutTrailingSlashes(baseUrls[id])}/${path.replace(/^\/+/u, '')}`;

/** Hosts that a redirect may lead to: those of the configured storefronts, each once. */
export const ownHosts = (baseUrls: BaseUrls): readonly string[] => [
  ...new Set(
    Object.values(baseUrls)
      .map(hostOf)
      .filter((host) => host !== ''),
  ),
];

/** What a page may know about its shop: store and language are derived, assets come from the same host. */
export const shopDomainOf = (baseUrls: BaseUrls, id: StorefrontId): ShopDomain => {
  const { isB2b, store, locale } = STOREFRONTS[id];
  const host = hostOf(baseUrls[id]);
  return { host, isB2b, baseUrl: baseUrls[id], store, language: locale, assetsUrl: host };
};
