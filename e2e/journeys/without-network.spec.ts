// A phone that has lost its network: what was pressed is refused in words, the page stays, and nothing is lost when the network is back.

import { goodsOf } from '../fixtures/catalogue.ts';
import type { Shopper } from '../fixtures/shopper.ts';
import { expect, test } from '../fixtures/test.ts';
import { header } from '../pages/header.ts';
import { productPage } from '../pages/product-page.ts';
import { waitForScripts } from '../tasks/browse.ts';

test.use({ losesNetwork: true });

/** A product page that is alive, of which nothing was pressed yet when the network went. */
const onAProductWithoutNetwork = async (shopper: Shopper) => {
  const { page } = shopper;
  const { path } = await goodsOf();
  await shopper.goesTo(path);
  await shopper.attemptsTo(waitForScripts());
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  return productPage(shopper);
};

/** The press is refused in words, and the product stays. */
const isRefusedThere = async (shopper: Shopper): Promise<void> => {
  const { page, t } = shopper;
  const { path } = await goodsOf();
  await expect(page.getByRole('alert').filter({ hasText: t('vue.message.unreachable') })).toBeVisible();
  await expect(productPage(shopper).headline).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(path);
};

test('A press before anything of the basket was fetched is refused in words, too, and the next one works', async ({
  shopper,
}) => {
  const { page } = shopper;
  const product = await onAProductWithoutNetwork(shopper);
  await product.addToBasket.click();
  await isRefusedThere(shopper);
  await page.context().setOffline(false);
  await product.addToBasket.click();
  await expect(product.added).toBeVisible();
});

test('The first press of a heart is refused in words, too, the page stays, and the next press works', async ({
  shopper,
}) => {
  const { page } = shopper;
  const product = await onAProductWithoutNetwork(shopper);
  await product.heart.click();
  await isRefusedThere(shopper);
  await page.context().setOffline(false);
  await product.heart.click();
  await expect(product.heart).toHaveAttribute('aria-pressed', 'true');
});

test('What cannot be put into the basket is said, the page stays, and the next press works', async ({ shopper }) => {
  const { page, t } = shopper;
  const { path } = await goodsOf();
  await shopper.goesTo(path);
  await shopper.attemptsTo(waitForScripts());
  const product = productPage(shopper);
  const notices = page.waitForResponse(/\/toast-card-[^/]+\.js$/);
  await product.addToBasket.hover();
  await (await notices).finished();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await product.addToBasket.click();
  await expect(page.getByRole('alert').filter({ hasText: t('vue.message.unreachable') })).toBeVisible();
  await expect(product.headline).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(path);
  await page.context().setOffline(false);
  await product.addToBasket.click();
  await expect(product.added).toBeVisible();
});

test('A link to a page that cannot be fetched says so in the shop, and Back leads back', async ({ shopper }) => {
  const { page, t } = shopper;
  await shopper.goesTo('/');
  await shopper.attemptsTo(waitForScripts());
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await header(shopper).navigation.locator('> ul > li > a').nth(1).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('vue.error.unavailable.headline'));
  await page.context().setOffline(false);
  // Back is answered by the tab or, where code is missing since the network was lost, by a document: no single event says that it is done.
  // The page may be opened anew by itself meanwhile, now that there is a network again.
  await expect(async () => {
    if (new URL(page.url()).pathname !== '/') await page.evaluate(() => void setTimeout(() => history.back()));
  }).toPass();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('vue.error.unavailable.headline'));
});
