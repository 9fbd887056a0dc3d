// The demo shop under another brand: its id is one value of the configuration, which the demo data follow.

import { isOpenToEverybody } from '@tornister/domain/storefront';
import { expect, it } from 'vitest';
import { SOME_MOMENT } from '../../test/browsing/open-shop.ts';
import { generateDemoShop } from './generate-demo-shop.ts';

const shopOf = (brandId: string) => generateDemoShop({ products: 120, seed: 1, now: SOME_MOMENT, brandId });

it('gives the badge of the house brands and the page about the shop its id, and knows no other', () => {
  const shop = shopOf('acme');
  const products = [...shop.products()];
  const badges = new Set(products.flatMap(({ product }) => product.extraBadgeIds));
  expect(shop.extraBadges[0]?.id).toBe('acme');
  expect(badges).toContain('acme');
  expect(shop.pages.map(({ path }) => path)).toContain('/about-acme/');
  expect(isOpenToEverybody('/about-acme/', 'acme')).toBe(true);
  expect(JSON.stringify(shop.footers)).toContain('"/about-acme/"');
  expect(JSON.stringify([shop, products])).not.toMatch(/betzold/i);
});

it('refuses a brand that has the id of another badge', () => {
  expect(() => shopOf('classic')).toThrow('BRAND_ID');
});
