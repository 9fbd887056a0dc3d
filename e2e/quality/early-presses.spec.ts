// A press that comes before the code of a page is answered once that is there.

import { goodsOf } from '../fixtures/catalogue.ts';
import { expect, type Page, test } from '../fixtures/test.ts';
import { patternOf } from '../fixtures/translate.ts';
import { header } from '../pages/header.ts';

/** Holds back the code that takes the page over until what comes back is called. */
const holdCode = async (page: Page): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/entry\.client-[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

test.use({ reducedMotion: 'reduce' });

test('A flyout opens for whoever pressed its button before the page was alive, however often', async ({ shopper }) => {
  const { page } = shopper;
  const release = await holdCode(page);
  await shopper.goesTo('/');
  const button = header(shopper).menuButtons.first();
  for (let tried = 0; tried < 3; tried += 1) await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('A quantity counts the presses from before the page was alive', async ({ shopper }) => {
  const { page, t } = shopper;
  const release = await holdCode(page);
  await shopper.goesTo((await goodsOf()).path);
  const main = page.getByRole('main');
  const quantity = main.locator('input[name="quantity"]').first();
  const before = Number(await quantity.inputValue());
  const more = main.getByRole('button', { name: patternOf(t, 'vue.quantity.increase') }).first();
  await more.click();
  await more.click();
  await expect(quantity).toHaveValue(String(before));
  release();
  await expect(quantity).toHaveValue(String(before + 2));
});
