// The order button pressed twice, in two requests, in two tabs: one order.

import { severalGoods } from '../fixtures/catalogue.ts';
import { addGoods, arriveAfter, CHECKOUT, orderForm, orderIdOf } from '../fixtures/checkout-by-post.ts';
import { theMailTo } from '../fixtures/mails.ts';
import { createShopper } from '../fixtures/shopper.ts';
import { addressOf } from '../fixtures/storefronts.ts';
import { expect, test } from '../fixtures/test.ts';
import { confirmationPage, summaryPage } from '../pages/checkout-pages.ts';
import { pressOrderButton, readConfirmation } from '../tasks/checkout.ts';

test.describe('The order button', () => {
  test('A double click orders once', async ({ shopper }) => {
    const { visitor, person } = await arriveAfter('payment');
    await shopper.comesAs(visitor);
    await shopper.goesTo(CHECKOUT.summary);
    await summaryPage(shopper).order.dblclick({ delay: 5 });
    const number = await shopper.attemptsTo(readConfirmation(person));
    expect((await theMailTo(person.email)).subject).toContain(number);
  });

  test('Two presses at the same moment by two requests make one order and one answer', async () => {
    const { visitor, person } = await arriveAfter('payment');
    const form = await orderForm(visitor);
    const answers = await Promise.all([visitor.post(CHECKOUT.summary, form), visitor.post(CHECKOUT.summary, form)]);
    const ids = answers.map(orderIdOf);
    expect(ids[0]).toBeDefined();
    expect(ids[1]).toBe(ids[0]);
    await theMailTo(person.email);
  });

  test('The same cart ordered again under another key is not ordered twice', async () => {
    const { visitor, person } = await arriveAfter('payment');
    const form = await orderForm(visitor);
    expect(orderIdOf(await visitor.post(CHECKOUT.summary, form))).toBeDefined();
    const again = await visitor.post(CHECKOUT.summary, { ...form, idempotencyKey: `${form.idempotencyKey}2` });
    expect(again.headers.location).toBe('/');
    await theMailTo(person.email);
  });

  test('A second tab with old totals is told that the cart has changed, and nothing is ordered', async ({
    shopper,
  }) => {
    const { visitor, person, goods } = await arriveAfter('payment');
    await shopper.comesAs(visitor);
    await shopper.goesTo(CHECKOUT.summary);
    await expect(summaryPage(shopper).order).toBeVisible();

    const [, other = goods] = await severalGoods(2);
    await addGoods(visitor, other);
    await shopper.attemptsTo(pressOrderButton());
    await expect(summaryPage(shopper).cartChanged).toBeVisible();
    await expect(shopper.page).toHaveURL(addressOf('de', '/'));
    await expect(summaryPage(shopper).toChangedCart).toHaveAttribute('href', '/checkout/basket/');

    const secondTab = createShopper(await shopper.page.context().newPage(), 'de');
    await secondTab.goesTo(CHECKOUT.summary);
    await secondTab.attemptsTo(pressOrderButton());
    await expect(confirmationPage(secondTab).headline).toBeVisible();
    await theMailTo(person.email);
  });
});
