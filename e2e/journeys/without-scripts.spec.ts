// The way from the first page to an order, with JavaScript switched off.

import { commonTerm } from '../fixtures/catalogue.ts';
import { theMailTo } from '../fixtures/mails.ts';
import { aGuest } from '../fixtures/people.ts';
import type { Shopper } from '../fixtures/shopper.ts';
import { addressOf } from '../fixtures/storefronts.ts';
import { expect, test } from '../fixtures/test.ts';
import { basketPage } from '../pages/basket-page.ts';
import { guestPage } from '../pages/checkout-pages.ts';
import { productPage } from '../pages/product-page.ts';
import { openProductWithVariants, searchFor } from '../tasks/browse.ts';
import {
  ACCEPTED_CARD,
  continueAsGuest,
  goOnToCardProvider,
  goToCheckout,
  payBy,
  payWithCard,
  pressOrderButton,
  readConfirmation,
  shipToBillingAddress,
} from '../tasks/checkout.ts';

const buyUpToPayment = async (shopper: Shopper, person: ReturnType<typeof aGuest>): Promise<void> => {
  await shopper.goesTo('/');
  await shopper.attemptsTo(searchFor(commonTerm(shopper.storefront)));
  await shopper.attemptsTo(openProductWithVariants());
  await productPage(shopper).addToBasket.click();
  await shopper.attemptsTo(goToCheckout());
  await shopper.attemptsTo(continueAsGuest(person));
  await shopper.attemptsTo(shipToBillingAddress());
};

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('A guest buys on invoice', async ({ shopper }) => {
    const person = aGuest();
    await buyUpToPayment(shopper, person);
    await shopper.attemptsTo(payBy('INVOICE'));
    await shopper.attemptsTo(pressOrderButton());
    const number = await shopper.attemptsTo(readConfirmation(person));
    expect((await theMailTo(person.email)).subject).toContain(number);
  });

  test('A guest buys by card', async ({ shopper }) => {
    const person = aGuest();
    await buyUpToPayment(shopper, person);
    await shopper.attemptsTo(payBy('CREDIT_CARD'));
    await shopper.attemptsTo(pressOrderButton());
    await shopper.attemptsTo(goOnToCardProvider());
    await shopper.attemptsTo(payWithCard(ACCEPTED_CARD));
    const number = await shopper.attemptsTo(readConfirmation(person));
    expect((await theMailTo(person.email)).subject).toContain(number);
  });

  test('A category is searched in, and nothing is shown that needs scripts', async ({ shopper }) => {
    const { page } = shopper;
    await shopper.goesTo('/cat/1001/');
    await expect(page.locator('[data-toggle]').first()).toBeHidden();
    await page.getByRole('main').locator('input[name="q"]').fill(commonTerm(shopper.storefront));
    await page.getByRole('main').locator('input[name="q"]').press('Enter');
    await expect(page).toHaveURL(/searchInCategoryId=1001/u);
    await expect(page.locator('header').getByRole('search').getByRole('button')).toHaveCount(1);
    await shopper.attemptsTo(openProductWithVariants());
    await expect(
      page.getByRole('main').locator('button[aria-label]:visible', { has: page.locator('.lucide-plus') }),
    ).toHaveCount(0);
  });

  test('The basket counts, removes and takes back by forms', async ({ shopper }) => {
    await shopper.goesTo(`/search/?q=${commonTerm('de')}`);
    await shopper.attemptsTo(openProductWithVariants());
    await productPage(shopper).addToBasket.click();
    const { quantity, more, remove, undo, lines } = basketPage(shopper);
    await expect(quantity).toHaveValue('1');
    await more.click();
    await expect(quantity).toHaveValue('2');
    const name = (await lines.first().getByRole('heading', { level: 2 }).textContent()) ?? '';
    await remove.last().click();
    await expect(lines).toHaveCount(0);
    await expect(shopper.page.getByText(shopper.t('vue.cart.removed', { name }))).toBeVisible();
    await undo.click();
    await expect(quantity).toHaveValue('2');
  });

  test('Somebody who is sent home reads why, once', async ({ shopper }) => {
    const why = shopper.page.getByText(shopper.t('vue.checkout.message.sessionExpired'));
    await shopper.goesTo('/checkout/summary/');
    await expect(shopper.page).toHaveURL(addressOf(shopper.storefront, '/'));
    await expect(why).toBeVisible();
    await shopper.page.reload();
    await expect(why).toHaveCount(0);
  });

  test.describe('with mistakes in the form', () => {
    test.use({ expectedStatuses: [422] });

    test('An address with mistakes comes back with all of them named and with what was typed', async ({ shopper }) => {
      const person = { ...aGuest(), postcode: '123', lastname: '' };
      await shopper.goesTo(`/search/?q=${commonTerm('de')}`);
      await shopper.attemptsTo(openProductWithVariants());
      await productPage(shopper).addToBasket.click();
      await shopper.attemptsTo(goToCheckout());
      await shopper.attemptsTo(continueAsGuest(person));
      const { mistakes, form } = guestPage(shopper);
      await expect(mistakes.getByRole('link')).toHaveCount(2);
      await expect(form.getByLabel(shopper.t('vue.address.postcode'), { exact: true })).toHaveValue('123');
      await expect(form.getByLabel(shopper.t('vue.address.firstname'), { exact: true })).toHaveValue(person.firstname);
    });
  });
});
