// axe over every page, in each storefront, width and colour scheme that differ; with EVERY_LOOK=1 in all of them.

import { expectAccessible, expectNoKeys } from '../fixtures/axe.ts';
import { everyLookOf, IS_EVERY_LOOK, type Look, NARROW, nameOfLook, TABLET, WIDE } from '../fixtures/looks.ts';
import {
  checkoutPages,
  missingPages,
  openPages,
  type PageToVisit,
  servicePagesOf,
  visit,
} from '../fixtures/pages-to-visit.ts';
import type { Shopper } from '../fixtures/shopper.ts';
import { test } from '../fixtures/test.ts';

// A share of it: every page in the German shop, and where pages differ the other shops, widths and colours.
const WHERE_SHOPS_DIFFER: ReadonlySet<string> = new Set([
  'home',
  'product bleistift',
  'product pencil',
  'shipping',
  'payment',
  'summary',
]);

const A_SHARE = [
  { storefront: 'de', isBrief: false, viewport: WIDE, colorScheme: 'light', products: 2 },
  { storefront: 'de', isBrief: true, viewport: NARROW, colorScheme: 'dark', products: 2 },
  { storefront: 'de', isBrief: true, viewport: TABLET, colorScheme: 'dark', products: 1 },
  { storefront: 'en', isBrief: true, viewport: WIDE, colorScheme: 'dark', products: 1 },
  { storefront: 'ch', isBrief: true, viewport: NARROW, colorScheme: 'light', products: 1 },
  { storefront: 'b2b', isBrief: true, viewport: WIDE, colorScheme: 'light', products: 1 },
] as const;

/** More products than any storefront is looked at with otherwise. */
const ALL_PRODUCTS = 5;
const LOOKS: readonly (Look & { readonly isBrief: boolean; readonly products: number })[] = IS_EVERY_LOOK
  ? everyLookOf(undefined, [WIDE, TABLET, NARROW]).map((look) => ({ ...look, isBrief: false, products: ALL_PRODUCTS }))
  : A_SHARE;

const inspect = async (shopper: Shopper, pages: readonly PageToVisit[]): Promise<void> => {
  for (const visited of pages) {
    await visit(shopper, visited);
    await expectAccessible(shopper.page, visited.name);
    await expectNoKeys(shopper.page, visited.name);
  }
};

for (const { isBrief, products, ...look } of LOOKS) {
  const { storefront } = look;
  const isWanted = ({ name }: PageToVisit): boolean => !isBrief || WHERE_SHOPS_DIFFER.has(name);

  test.describe(nameOfLook(look), () => {
    test.use({ ...look, reducedMotion: 'reduce', expectedStatuses: [404, 410] });

    test('Pages are accessible', async ({ shopper }) => {
      await inspect(
        shopper,
        [...(await openPages(storefront, products)), ...servicePagesOf(storefront), ...missingPages].filter(isWanted),
      );
    });

    test('The checkout is accessible', async ({ shopper }) => {
      const pages = await checkoutPages(storefront);
      await inspect(shopper, pages.filter(isWanted));
    });
  });
}
