// A press that comes before the code of a page is answered once that is there, and so is a change of a field.

import { goodsOf } from '../fixtures/catalogue.ts';
import { expect, type Page, test } from '../fixtures/test.ts';
import { patternOf } from '../fixtures/translate.ts';
import { basketPage } from '../pages/basket-page.ts';
import { header } from '../pages/header.ts';
import { listingPage } from '../pages/listing-page.ts';
import { productPage } from '../pages/product-page.ts';
import { waitForForm } from '../tasks/browse.ts';

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

test('A quantity that was typed before the page was alive goes into the basket', async ({ shopper }) => {
  const { page } = shopper;
  const release = await holdCode(page);
  await shopper.goesTo((await goodsOf()).path);
  const { quantity, addToBasket, added, toBasket } = productPage(shopper);
  const typed = String(Number(await quantity.inputValue()) + 3);
  await quantity.fill(typed);
  release();
  await shopper.attemptsTo(waitForForm());
  await addToBasket.click();
  await expect(added).toBeVisible();
  await toBasket.click();
  await expect(basketPage(shopper).quantity.first()).toHaveValue(typed);
});

test('An order that was chosen before the page was alive is that of the list', async ({ shopper }) => {
  const { page } = shopper;
  const release = await holdCode(page);
  await shopper.goesTo('/cat/1001/');
  const { sort } = listingPage(shopper);
  const before = await sort.inputValue();
  const other = sort.locator(`option:not([value="${before}"])`).first();
  const chosen = (await other.getAttribute('value')) ?? '';
  await sort.selectOption(chosen);
  release();
  await expect(page).toHaveURL((url) => url.searchParams.get('sort') === chosen);
  await expect(sort).toHaveValue(chosen);
});
