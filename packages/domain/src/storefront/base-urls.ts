// Where absolute addresses come from: configuration, never the `Host` header, so that a forged host can change no link,
// mail or cached page. Source: spec 1 §3 "Domain: host, isB2b, baseUrl".

import { withoutTrailingSlashes } from '../routing/path.ts';
import type { StorefrontId } from './profiles/index.ts';

/** Origin of every storefront, like `https://www.example.com`, without a slash at the end. */
export type BaseUrls = Readonly<Record<StorefrontId, string>>;

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
