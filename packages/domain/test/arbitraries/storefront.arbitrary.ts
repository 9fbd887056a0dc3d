import fc from 'fast-check';
import { DEVELOPMENT_DOMAINS, type Site, selectSite } from '../../src/storefront/site-selection.ts';
import { STOREFRONT_IDS, STOREFRONTS, type Storefront } from '../../src/storefront/storefront.ts';
import { hostName } from './routing.arbitrary.ts';

export const storefront = (): fc.Arbitrary<Storefront> =>
  fc.constantFrom(...STOREFRONT_IDS).map((id) => STOREFRONTS[id]);

export const site = (): fc.Arbitrary<Site> => hostName().map((host) => selectSite(host, DEVELOPMENT_DOMAINS));

export const BASE_URLS = {
  de: 'https://www.shop.example',
  en: 'https://en.shop.example',
  at: 'https://www.shop-at.example',
  ch: 'https://www.shop-ch.example',
  b2b: 'https://educational.shop.example',
  'b2b-en': 'https://en.educational.shop.example',
} as const;
