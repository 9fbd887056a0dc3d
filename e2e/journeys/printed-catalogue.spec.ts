// A printed catalogue goes with an order: one of it, for nothing, taken out and brought back like any article.

import { goodsOf } from '../fixtures/catalogue.ts';
import { arriveAfter, CHECKOUT } from '../fixtures/checkout-by-post.ts';
import type { Shopper } from '../fixtures/shopper.ts';
import { expect, type Locator, test } from '../fixtures/test.ts';
import { basketPage } from '../pages/basket-page.ts';
import { productPage } from '../pages/product-page.ts';
import { waitForForm, waitForScripts } from '../tasks/browse.ts';
import { orderWithFreeGoods } from '../tasks/checkout.ts';

/** The first of the demo shop's catalogues. */
const NAME = 'Hauptkatalog';

/** From the page on which catalogues are ordered to the one on which one is put into the basket. */
const opensCatalogue = async (shopper: Shopper): Promise<void> => {
  await shopper.goesTo('/service/katalog/');
  await shopper.page.getByRole('main').getByRole('link', { name: NAME }).click();
  await expect(productPage(shopper).headline).toContainText(NAME);
};

const catalogueLine = (shopper: Shopper): Locator =>
  basketPage(shopper).lines.filter({ hasText: shopper.t('vue.cart.kind.catalogue') });

const isFreeAndOne = async (shopper: Shopper): Promise<void> => {
  const line = catalogueLine(shopper);
  await expect(line).toHaveCount(1);
  await expect(line).toContainText(shopper.t('vue.cart.free'));
  await expect(line).toContainText(shopper.t('vue.cart.pieces', { count: 1 }));
  await expect(line.getByRole('textbox')).toHaveCount(0);
};

/** The basket shows at once what a press means; whoever leaves the page before the shop has answered takes the question along. */
const answered = async ({ page }: Shopper, press: () => Promise<void>): Promise<void> => {
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await press();
  await answer;
};

test('It is put into the basket for nothing, taken out, brought back, and ordered with the goods', async ({
  shopper,
}) => {
  const { visitor, person } = await arriveAfter('payment', { paymentId: 'INVOICE', goods: await goodsOf() });
  await shopper.comesAs(visitor);
  await opensCatalogue(shopper);
  await shopper.attemptsTo(waitForScripts());
  const name = (await productPage(shopper).headline.textContent()) ?? 'no name';
  await expect(productPage(shopper).box).toContainText(/0,00\s€/);
  await productPage(shopper).addToBasket.click();
  await expect(productPage(shopper).added).toContainText(name);
  await productPage(shopper).toBasket.click();
  await shopper.attemptsTo(waitForForm());
  await isFreeAndOne(shopper);
  await answered(shopper, () => catalogueLine(shopper).getByRole('button').click());
  await expect(catalogueLine(shopper)).toHaveCount(0);
  await answered(shopper, () => basketPage(shopper).undo.click());
  await isFreeAndOne(shopper);
  await shopper.attemptsTo(orderWithFreeGoods(name, person));
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a second one is not put in, and the shopper is told', async ({ shopper }) => {
    const { page, t } = shopper;
    for (const _time of [1, 2]) {
      await opensCatalogue(shopper);
      await productPage(shopper).addToBasket.click();
    }
    await expect(page.getByText(t('vue.buybox.text.quantity.error', { amount: 1 }))).toBeVisible();
    await shopper.goesTo(CHECKOUT.basket);
    await isFreeAndOne(shopper);
    await catalogueLine(shopper).getByRole('button').click();
    await expect(catalogueLine(shopper)).toHaveCount(0);
  });
});
