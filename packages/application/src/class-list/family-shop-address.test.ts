import { expect, it } from 'vitest';
import { familyShopAddress } from './family-shop-address.ts';

const SITE = {
  baseUrl: 'https://educational.example',
  storefront: { isB2b: true },
  profile: { familyShop: 'en' },
  sisters: { en: 'https://en.example' },
};

it.each([
  ['the storefront in which it was made', { ...SITE, storefront: { isB2b: false } }, 'https://educational.example'],
  ['the consumer storefront of a business edition', SITE, 'https://en.example'],
  ['the business edition where it has none', { ...SITE, sisters: {} }, 'https://educational.example'],
])('a class list leads families to %s', (_, site, address) => {
  expect(familyShopAddress(site)).toBe(address);
});
