// axe over every page, in each storefront, width and colour scheme that differ; with EVERY_LOOK=1 in all of them. While a page of the German shop is open, it is
// seen whether it fits into every window.

import { expectAccessible, expectNoKeys } from '../fixtures/axe.ts';
import { expectFits } from '../fixtures/fits.ts';
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

/** Where pages are measured, too. */
const isMeasured = ({ storefront, viewport, colorScheme }: Look): boolean =>
  storefront === 'de' && viewport === WIDE && colorScheme === 'light';

const inspect = async (shopper: Shopper, pages: readonly PageToVisit[], look: Look): Promise<void> => {
  const { page } = shopper;
  for (const visited of pages) {
    await visit(shopper, visited);
    await expectAccessible(page, visited.name);
    await expectNoKeys(page, visited.name);
    if (!isMeasured(look)) continue;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expectFits(page, visited.name);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  }
};

for (const { isBrief, products, ...look } of LOOKS) {
  const { storefront } = look;
  const isWanted = ({ name }: PageToVisit): boolean => !isBrief || WHERE_SHOPS_DIFFER.has(name);

  test.describe(nameOfLook(look), () => {
    test.use({ ...look, reducedMotion: 'reduce', expectedStatuses: [404, 410] });

    test('Pages are accessible', async ({ shopper }) => {
      await inspect(shopper, (await openPages(storefront, products)).filter(isWanted), look);
    });

    if (!isBrief)
      test('Pages of the service and missing pages are accessible', async ({ shopper }) => {
        await inspect(shopper, [...servicePagesOf(storefront), ...missingPages], look);
      });

    test('The checkout is accessible', async ({ shopper }) => {
      const pages = await checkoutPages(storefront);
      await inspect(shopper, pages.filter(isWanted), look);
    });
  });
}
