// Links of the bar above the header and of the account flyout, where they differ from shop to shop.
// Source: spec 3 §2 "Routes linked", "Header USP bar", "Logged-in flyout".

import { PATHS } from '../routing/routes.ts';
import { aboutPath } from '../storefront/business-gate.ts';
import { ADVANTAGES_PATH, ADVICE_PATH, SAFE_SHOPPING_PATH, TOY_SAFETY_PATHS } from '../storefront/page-paths.ts';
import type { ShopTraits } from '../storefront/shop-traits.ts';
import type { Storefront } from '../storefront/storefront.ts';

export type ServiceLink<Id extends string = string> = { readonly id: Id; readonly path: string };
export type UspId = 'toy-safety' | 'advantages' | 'about' | 'advice' | 'safe-shopping';

/** The three slides of the header: toy safety, advantages, about. The last two are pages of the business shop. */
export const uspLinks = (shop: Pick<Storefront, 'isB2b'>, brandId: string): readonly ServiceLink<UspId>[] =>
  shop.isB2b
    ? [
        { id: 'toy-safety', path: TOY_SAFETY_PATHS.business },
        { id: 'advantages', path: ADVANTAGES_PATH },
        { id: 'about', path: aboutPath(brandId) },
      ]
    : [
        { id: 'toy-safety', path: TOY_SAFETY_PATHS.consumer },
        { id: 'advice', path: ADVICE_PATH },
        { id: 'safe-shopping', path: SAFE_SHOPPING_PATH },
      ];

export type HeaderLinkId = 'advice' | 'safeShopping' | 'advantages';

/** Pages about the shop and its service above the header; the advantages are a page of the business shop. Source: spec 3 §2. */
export const headerLinks = ({
  headerVariant,
}: Pick<ShopTraits, 'headerVariant'>): readonly ServiceLink<HeaderLinkId>[] => [
  { id: 'advice', path: ADVICE_PATH },
  { id: 'safeShopping', path: SAFE_SHOPPING_PATH },
  ...(headerVariant === 'business' ? [{ id: 'advantages', path: ADVANTAGES_PATH } as const] : []),
];

/** The logged-in flyout: data, addresses, orders, wishlist, logout. */
export const ACCOUNT_LINKS: readonly ServiceLink[] = [
  { id: 'contact-details', path: PATHS.contactDetails },
  { id: 'addresses', path: PATHS.addresses },
  { id: 'orders', path: PATHS.orders },
  { id: 'wishlist', path: PATHS.wishlist },
  { id: 'logout', path: PATHS.logout },
];

/** The wishlist is labelled basket in the business edition. */
export const wishlistLabelKey = (shop: Pick<Storefront, 'isB2b'>) =>
  shop.isB2b ? 'vue.header.wishlist.b2b' : 'vue.header.wishlist';
