// Links of the bar above the header and of the account flyout, where they differ from shop to shop.
// Source: spec 3 §2 "Routes linked", "Header USP bar", "Logged-in flyout".

import type { Storefront } from '../storefront/storefront.ts';

export type ServiceLink = { readonly id: string; readonly path: string };

/** The three slides of the header: toy safety, advantages, about. The last two are pages of the business shop. */
export const uspLinks = (shop: Pick<Storefront, 'isB2b'>, brandId: string): readonly ServiceLink[] =>
  shop.isB2b
    ? [
        { id: 'toy-safety', path: '/service/product-safety/' },
        { id: 'advantages', path: '/service/your-advantages/' },
        { id: 'about', path: `/about-${brandId}/` },
      ]
    : [
        { id: 'toy-safety', path: '/service/spielwarensicherheit/' },
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
