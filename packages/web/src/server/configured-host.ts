// Pages at a name that opens a storefront but is not its configured one (`www.shop.example` of `shop.example`) lie at the configured one: forms
// are taken from there only.

import type { IncomingMessage } from 'node:http';
import { pageAddress } from './page-address.ts';
import { readRequestSite } from './read-visit.ts';
import type { ReadTarget } from './request-target.ts';
import type { Settings } from './settings.ts';

/** Where the page that is asked for lies instead; undefined where it lies here, and for what is no page or changes something. */
export const addressAtConfiguredHost = (
  incoming: IncomingMessage,
  readTarget: ReadTarget,
  settings: Settings,
): string | undefined => {
  const { method, url = '/' } = incoming;
  if (settings.isLocal || (method !== 'GET' && method !== 'HEAD')) return undefined;
  const { isElsewhere, site } = readRequestSite(incoming, settings);
  if (isElsewhere !== true || readTarget(url).page === undefined) return undefined;
  return pageAddress(url, site.baseUrl).href;
};
