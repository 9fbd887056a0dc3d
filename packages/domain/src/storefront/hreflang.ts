// Which shop is meant for whom, told to search engines. Source: spec 1 §5 "Hreflang".

import { absoluteUrl, type BaseUrls } from './base-urls.ts';
import { PROFILES, type StorefrontId } from './profiles/index.ts';
import type { Storefront } from './storefront.ts';

/** Language tags and the shop that they lead to (spec 1 §5). */
const HREFLANG_SHOPS: readonly (readonly [hreflang: string, shop: StorefrontId])[] = PROFILES.flatMap(
  ({ hreflang, languages }) => hreflang.map((tag) => [tag, languages[0].id] as const),
);

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
