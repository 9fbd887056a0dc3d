// The site that tests of views and routes stand in.

import type { BaseUrls, Storefront, StorefrontId } from '@tornister/domain/storefront';
import { STOREFRONT_IDS, siteProfile } from '@tornister/domain/storefront';
import type { Site } from '../src/composition/shop.ts';

/** Every storefront has an address, also one that was added after this file was written. */
const anyAddress = Object.fromEntries(STOREFRONT_IDS.map((id) => [id, `https://${id}.shop.example`])) as BaseUrls;

export const TEST_BASE_URLS: BaseUrls = {
  ...anyAddress,
  de: 'https://www.shop.example',
  en: 'https://en.shop.example',
  at: 'https://www.shop-at.example',
  ch: 'https://www.shop-ch.example',
  b2b: 'https://educational.shop.example',
  'b2b-en': 'https://en.educational.shop.example',
};

/** The storefront of a store, as its host names it. */
const storefrontOf = ({ store }: Storefront): StorefrontId => (store === 'at' || store === 'ch' ? store : 'de');

/** The German shop, but for what a test wants otherwise. */
export const testSite = (different: Partial<Storefront> = {}): Site => {
  const storefront: Storefront = { store: 'de', locale: 'de-DE', language: 'de', isB2b: false, ...different };
  const storefrontId = storefrontOf(storefront);
  return {
    storefront,
    storefrontId,
    locale: storefront.locale,
    profile: siteProfile(storefrontId, storefront),
    baseUrl: 'https://shop.example',
    sisters: TEST_BASE_URLS,
    brandId: 'betzold',
    brandName: 'Tornister',
  };
};
