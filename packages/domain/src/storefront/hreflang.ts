// Which shop is meant for whom, told to search engines. Source: spec 1 §5 "Hreflang".

import { absoluteUrl, type BaseUrls } from './base-urls.ts';
import { PROFILES, type StorefrontId } from './profiles/index.ts';
import type { Storefront } from './storefront.ts';

/** A language tag and the shop that it leads to. */
export type HreflangShop = readonly [hreflang: string, shop: StorefrontId];

/** de-CH and de-LI lead to the Swiss shop, de-DE and x-default to the German, de-AT and de-IT to the Austrian; the business shop has none. */
export const hreflangShops = (storefront: Pick<Storefront, 'isB2b'>): readonly HreflangShop[] =>
  storefront.isB2b
    ? []
    : PROFILES.flatMap(({ hreflang, languages }) => hreflang.map((tag) => [tag, languages[0].id] as const));

export type HreflangLink = { readonly hreflang: string; readonly href: string };

/** A page of the shop in its sister shops. */
export const hreflangLinks = (
  shops: readonly HreflangShop[],
  path: string,
  baseUrls: BaseUrls,
): readonly HreflangLink[] => shops.map(([hreflang, shop]) => ({ hreflang, href: absoluteUrl(baseUrls, shop, path) }));
