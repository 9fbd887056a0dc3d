// Which shop is meant for whom, told to search engines. Source: spec 1 §5 "Hreflang".

import { absoluteUrl, type BaseUrls } from './base-urls.ts';
import type { StorefrontId } from './site-selection.ts';
import type { Storefront } from './storefront.ts';

/** Language tags and the shop that they lead to (spec 1 §5). */
export const HREFLANG_SHOPS = [
  ['de-CH', 'ch'],
  ['de-LI', 'ch'],
  ['de-DE', 'de'],
  ['x-default', 'de'],
  ['de-AT', 'at'],
  ['de-IT', 'at'],
] as const satisfies readonly (readonly [string, StorefrontId])[];

export type HreflangLink = { readonly hreflang: string; readonly href: string };

/** de-CH and de-LI lead to the Swiss shop, de-DE and x-default to the German, de-AT and de-IT to the Austrian; the business shop has none. */
export const hreflangLinks = (
  storefront: Pick<Storefront, 'isB2b'>,
  path: string,
  baseUrls: BaseUrls,
): readonly HreflangLink[] =>
  storefront.isB2b
    ? []
    : HREFLANG_SHOPS.map(([hreflang, shop]) => ({ hreflang, href: absoluteUrl(baseUrls, shop, path) }));
