// A lightning deal that ends is shown as running nowhere: not in an open page, not in a kept one, not on a tile.

import { endingDeal, lastingDeal, listWithDeal } from '../fixtures/catalogue.ts';
import { createVisitor } from '../fixtures/http.ts';
import { expect, test } from '../fixtures/test.ts';
import { productPage } from '../pages/product-page.ts';
import { waitForScripts } from '../tasks/browse.ts';

/** The deals that end soon last two minutes; the rest is for a busy machine. */
const DEAL_ENDS_WITHIN_MS = 240_000;
/** Longer than the shop keeps a page, which is 15 s. */
const END_IS_NEAR_MS = 20_000;

test('An open page shows a deal no more once its time is over', async ({ shopper }) => {
  const { page, t } = shopper;
  await page.clock.install();
  await shopper.goesTo(await lastingDeal());
  await shopper.attemptsTo(waitForScripts());
  const { box, addToBasket } = productPage(shopper);
  const deal = box.getByRole('region', { name: t('vue.badge.deal'), exact: true });
  await expect(deal).toBeVisible();
  const end = Date.parse((await deal.locator('time').getAttribute('datetime')) ?? '');
  const left = end - (await page.evaluate(() => Date.now()));
  await page.clock.fastForward(left + 1_000);
  await expect(deal).toHaveCount(0);
  await expect(addToBasket).toBeVisible();
});

test('A tile shows a deal no more once its time is over, and nothing moves', async ({ shopper }) => {
  const { page } = shopper;
  await page.clock.install();
  const { address, until } = await listWithDeal();
  await shopper.goesTo(address);
  await shopper.attemptsTo(waitForScripts());
  const deals = page.locator('li [data-deal-until]');
  const lasting = page.locator(`[data-deal-until="${until}"]`);
  await expect(lasting.first()).toBeVisible();
  // Fonts that come late move what they are the fonts of.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const tile = page.locator('li').filter({ has: lasting }).first();
  const before = (await tile.boundingBox())?.height;
  const ends = await deals.evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-deal-until'))));
  await page.clock.fastForward(Math.max(...ends) - (await page.evaluate(() => Date.now())) + 1_000);
  await expect(deals.filter({ visible: true })).toHaveCount(0);
  expect((await tile.boundingBox())?.height).toBe(before);
});

test('A kept page is sent no more once a deal on it has ended', async () => {
  const visitor = createVisitor();
  const { path } = await endingDeal();
  const endIn = (text: string): number =>
    Date.parse(/role="timer"[^>]*><time datetime="([^"]+)"/i.exec(text)?.[1] ?? '');
  const first = endIn((await visitor.get(path)).text);
  expect(first).toBeGreaterThan(Date.now());
  const endNow = async (): Promise<number> => {
    const askedAt = Date.now();
    const end = endIn((await visitor.get(path)).text);
    // Whatever the page is kept for: a deal on it ends after the page was asked for, or there is none.
    expect(Number.isNaN(end) || end > askedAt).toBe(true);
    return end;
  };
  // Now and then, so that a kept page is there when the end comes near; then four times a second.
  const isNear = async (): Promise<boolean> => {
    await endNow();
    return Date.now() > first - END_IS_NEAR_MS;
  };
  await expect.poll(isNear, { timeout: DEAL_ENDS_WITHIN_MS, intervals: [2_000] }).toBe(true);
  await expect
    .poll(
      async () => {
        const end = await endNow();
        return Number.isNaN(end) || end > first;
      },
      { timeout: DEAL_ENDS_WITHIN_MS, intervals: [250] },
    )
    .toBe(true);
});
