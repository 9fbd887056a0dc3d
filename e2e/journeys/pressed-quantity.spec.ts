// A quantity that was pressed a moment ago counts for the page that is opened next, and leads nobody back (spec 3 §4 "Quantity field").

import { goodsOf } from '../fixtures/catalogue.ts';
import { arriveAfter, CHECKOUT } from '../fixtures/checkout-by-post.ts';
import { createVisitor } from '../fixtures/http.ts';
import { fillList, LISTS } from '../fixtures/lists.ts';
import { addressOf } from '../fixtures/storefronts.ts';
import { expect, test } from '../fixtures/test.ts';
import { patternOf } from '../fixtures/translate.ts';
import { basketPage } from '../pages/basket-page.ts';
import { waitForForm, waitForScripts } from '../tasks/browse.ts';

test('Whoever presses plus in the basket and goes on at once takes both pieces along', async ({ shopper }) => {
  const { visitor } = await arriveAfter('payment', { paymentId: 'INVOICE', goods: await goodsOf() });
  await shopper.comesAs(visitor);
  await shopper.goesTo(CHECKOUT.basket);
  await shopper.attemptsTo(waitForForm());
  const { quantity, more, toCheckout } = basketPage(shopper);
  await expect(quantity).toHaveValue('1');
  await more.click();
  await toCheckout.click();
  await expect(shopper.page).toHaveURL(/\/checkout\/shipping\//u);
  await shopper.goesTo(CHECKOUT.basket);
  await expect(quantity).toHaveValue('2');
});

test('Whoever presses plus on a list and goes back at once stays there', async ({ shopper }) => {
  const { page, t } = shopper;
  const guest = createVisitor();
  await fillList(guest, 'de', 1);
  await shopper.comesAs(guest);
  await shopper.goesTo('/');
  await shopper.attemptsTo(waitForScripts());
  await page.getByRole('banner').locator(`a[href="${LISTS}"]`).click();
  await expect(page).toHaveURL(new RegExp(LISTS, 'u'));
  const plus = page.getByRole('button', { name: patternOf(t, 'vue.quantity.increase') }).first();
  await shopper.attemptsTo(waitForForm());
  await plus.click();
  await page.goBack();
  await expect(page).toHaveURL(addressOf('de', '/'));
  // What the shop does with a press is over once the page has nothing under way.
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(addressOf('de', '/'));
});
