// Links of the bar above the header and of the account flyout, where they differ from shop to shop.
// Source: spec 3 §2 "Routes linked", "Header USP bar", "Logged-in flyout".

import { aboutPath } from '../storefront/business-gate.ts';
import { ADVANTAGES_PATH, TOY_SAFETY_PATHS } from '../storefront/page-paths.ts';
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
        { id: 'advice', path: '/beratung/' },
        { id: 'safe-shopping', path: '/service/sicher-einkaufen/' },
      ];

/** The logged-in flyout: data, addresses, orders, wishlist, logout. */
export const ACCOUNT_LINKS: readonly ServiceLink[] = [
  { id: 'contact-details', path: '/myaccount/contact-details/' },
  { id: 'addresses', path: '/myaccount/addresses/' },
  { id: 'orders', path: '/myaccount/orders/' },
  { id: 'wishlist', path: '/myaccount/wishlist/' },
  { id: 'logout', path: '/logout/' },
];

/** The wishlist is labelled basket in the business edition. */
export const wishlistLabelKey = (shop: Pick<Storefront, 'isB2b'>) =>
  shop.isB2b ? 'vue.header.wishlist.b2b' : 'vue.header.wishlist';
