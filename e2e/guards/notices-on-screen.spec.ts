// The error catalogue and the success toasts of goods and lists (spec 3 §8) where shoppers meet them.

import { goodsOf, goodsSoldFrom } from '../fixtures/catalogue.ts';
import { addGoods, CHECKOUT } from '../fixtures/checkout-by-post.ts';
import { createVisitor } from '../fixtures/http.ts';
import { expect, test } from '../fixtures/test.ts';
import { patternOf, translator } from '../fixtures/translate.ts';
import { productPage } from '../pages/product-page.ts';
import { waitForForm, waitForScripts } from '../tasks/browse.ts';

const t = translator('de');

test.describe('A quantity that cannot be, without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const quantity of ['9998', '9999', '99999999999999999999'])
    test(`beyond what is there, like ${quantity}: how many are possible`, async () => {
      const visitor = createVisitor();
      const goods = await goodsOf();
      await visitor.post(CHECKOUT.basket, { intent: 'add', itemId: goods.itemId, quantity });
      expect((await visitor.get(CHECKOUT.basket)).text).toMatch(/Mehr als \d+ Stück sind zurzeit nicht möglich/);
    });

  test('below what is sold at once: the minimum is named, and that many are in the basket', async () => {
    const visitor = createVisitor();
    const { itemId, minimum } = await goodsSoldFrom();
    await visitor.post(CHECKOUT.basket, { intent: 'add', itemId, quantity: '1' });
    expect((await visitor.get(CHECKOUT.basket)).text).toContain(t('vue.pdp.minQuantity', { amount: minimum }));
  });
});

test('A quantity beyond what is there is told at its field, with scripts', async ({ shopper }) => {
  const { quantity, box } = productPage(shopper);
  await shopper.goesTo((await goodsOf()).path);
  await shopper.attemptsTo(waitForScripts());
  await quantity.fill('9998');
  await quantity.press('Enter');
  await expect(box.getByText(patternOf(t, 'vue.buybox.text.quantity.error')).first()).toBeVisible();
});

test('An article that is removed from the basket is named, and can be had back', async ({ shopper }) => {
  const visitor = createVisitor();
  await addGoods(visitor, await goodsOf());
  await shopper.comesAs(visitor);
  await shopper.goesTo(CHECKOUT.basket);
  await shopper.attemptsTo(waitForForm());
  const main = shopper.page.getByRole('main');
  await main
    .getByRole('button', { name: patternOf(t, 'vue.quantity.remove') })
    .first()
    .click();
  await expect(main.getByText(patternOf(t, 'vue.cart.removed')).first()).toBeVisible();
});

test('What goes on a wishlist and off it is told', async ({ shopper }) => {
  const { page } = shopper;
  const { path } = await goodsOf();
  await shopper.goesTo(path);
  await shopper.attemptsTo(waitForScripts());
  const heart = page.locator(`button[form="hearts"][value^="${/\d+/.exec(path)?.[0]} "]`).first();
  const told = page.getByRole('region', { name: t('vue.toast.region') });
  await heart.click();
  await expect(told.getByText(patternOf(t, 'vue.wishlist.notification.added'))).toBeVisible();
  await heart.click();
  await expect(told.getByText(patternOf(t, 'vue.wishlist.notification.removed'))).toBeVisible();
});
