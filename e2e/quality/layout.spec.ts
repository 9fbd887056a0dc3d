// Pages fit into every window from 320 px on, buttons are large enough, and nothing jumps while a page comes or while one chooses. Pages of browsing, service
// and checkout are measured where axe has them open (`accessibility.spec.ts`).

import { accountPages } from '../fixtures/account-pages.ts';
import { goodsWithDataSheet, lastingDeal } from '../fixtures/catalogue.ts';
import { expectFits, overflowOf } from '../fixtures/fits.ts';
import { layOutAll } from '../fixtures/lay-out.ts';
import { openPages, visit } from '../fixtures/pages-to-visit.ts';
import type { Shopper } from '../fixtures/shopper.ts';
import { expect, test } from '../fixtures/test.ts';
import { basketPage } from '../pages/basket-page.ts';
import { listingPage } from '../pages/listing-page.ts';
import { productPage } from '../pages/product-page.ts';
import { chooseAnotherVariant, openProductWithVariants, waitForScripts } from '../tasks/browse.ts';

test.describe('Pages fit into every window', () => {
  test('without scrolling sideways, from 320 to 1800 px: those that axe does not look at otherwise', async ({
    shopper,
  }) => {
    const labelled = { name: 'product with an energy label', path: await goodsWithDataSheet() };
    for (const visited of [labelled, ...(await accountPages())]) {
      await visit(shopper, visited);
      await layOutAll(shopper.page);
      await expectFits(shopper.page, visited.name);
    }
  });

  test('however long the name of a variant is', async ({ shopper }) => {
    const { page } = shopper;
    await page.setViewportSize({ width: 320, height: 740 });
    await shopper.goesTo('/');
    await layOutAll(page);
    await page
      .getByRole('main')
      .getByRole('combobox')
      .first()
      .evaluate((select) => {
        for (const option of select.querySelectorAll('option')) option.textContent = 'Rechtshänder, '.repeat(8);
      });
    expect(await overflowOf(page)).toEqual({ overflow: 0, wide: [] });
  });

  test('and the prices of a line of the basket stand beside its quantity', async ({ shopper }) => {
    const { page } = shopper;
    await shopper.goesTo(await lastingDeal());
    await shopper.attemptsTo(waitForScripts());
    await productPage(shopper).quantity.fill('5');
    await productPage(shopper).addToBasket.click();
    await productPage(shopper).closeAdded.click();
    await shopper.goesTo('/checkout/basket/');
    const basket = basketPage(shopper);
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 740 });
      const field = await basket.more.boundingBox();
      const price = await basket.lines.getByText(/€/).first().boundingBox();
      const deal = await basket.lines.locator('p').filter({ hasText: /×/ }).boundingBox();
      if (field === null || price === null || deal === null) throw new Error('The line shows no deal');
      for (const { x } of [price, deal]) expect.soft(x, `at ${width} px`).toBeGreaterThan(field.x + field.width);
    }
  });

  test('and what a narrow window has folded in the footer is there when the window gets wide', async ({ shopper }) => {
    const { page } = shopper;
    await page.setViewportSize({ width: 390, height: 844 });
    await shopper.goesTo('/service/versand/');
    await shopper.attemptsTo(waitForScripts());
    const link = page.getByRole('contentinfo').locator('details a').first();
    await expect(link).toBeHidden();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(link).toBeVisible();
  });
});

test.describe('While a page comes', () => {
  test('nothing jumps', async ({ shopper }) => {
    for (const visited of await openPages('de', 1)) {
      await visit(shopper, visited);
      await shopper.page.waitForLoadState('networkidle');
      const moved = await shopper.page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) => {
              resolve(list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0));
            }).observe({ type: 'layout-shift', buffered: true });
            // Without a shift the observer never calls back.
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
          }),
      );
      expect.soft(moved, visited.name).toBeLessThan(0.01);
    }
  });
});

test.describe('While one chooses', () => {
  /** What has moved since a moment, as the browser counts it: not what a press has moved at once. */
  const movedSince = ({ page }: Shopper, since: number): Promise<number> =>
    page.evaluate(
      (begin) =>
        new Promise<number>((resolve) => {
          let sum = 0;
          const read = (entries: PerformanceEntryList): void => {
            for (const entry of entries)
              if (entry.startTime >= begin && 'value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput))
                sum += Number(entry.value);
          };
          const observer = new PerformanceObserver((list) => read(list.getEntries()));
          observer.observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              read(observer.takeRecords());
              resolve(sum);
            }),
          );
        }),
      since,
    );
  const now = ({ page }: Shopper): Promise<number> => page.evaluate(() => performance.now());
  const MOST = 0.01;

  test('nothing jumps when a variant is chosen', async ({ shopper }) => {
    await shopper.goesTo('/cat/1001/');
    await shopper.attemptsTo(openProductWithVariants());
    await shopper.page.waitForLoadState('networkidle');
    const pressedAt = await now(shopper);
    await shopper.attemptsTo(chooseAnotherVariant());
    await shopper.page.waitForLoadState('networkidle');
    expect(await movedSince(shopper, pressedAt)).toBeLessThan(MOST);
  });

  test('nothing jumps when a filter is chosen', async ({ shopper }) => {
    const { filters, chips, tiles } = listingPage(shopper);
    await shopper.goesTo('/cat/1001/');
    await shopper.attemptsTo(waitForScripts());
    await filters.nth(1).click();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await shopper.page.route('**/api/shop/**', async (route) => {
      await held;
      await route.continue();
    });
    const pressedAt = await now(shopper);
    await shopper.page.getByRole('main').getByRole('checkbox').filter({ visible: true }).first().click();
    await expect(chips.first()).toBeVisible();
    // What moves more than half a second after a press counts as a jump.
    await shopper.page.waitForFunction((pressed) => performance.now() > pressed + 700, pressedAt);
    release();
    await expect(shopper.page).toHaveURL(/filter\./);
    await expect(tiles.first()).toBeVisible();
    await shopper.page.waitForLoadState('networkidle');
    expect(await movedSince(shopper, pressedAt)).toBeLessThan(MOST);
  });
});
