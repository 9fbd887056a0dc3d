// What shoppers do to order.

import { expect } from '@playwright/test';
import { CHECKOUT } from '../fixtures/checkout-by-post.ts';
import { theMailAbout } from '../fixtures/mails.ts';
import type { Person } from '../fixtures/people.ts';
import { task } from '../fixtures/shopper.ts';
import { addressForm } from '../pages/address-form.ts';
import { basketPage } from '../pages/basket-page.ts';
import {
  cardRedirectPage,
  checkoutLoginPage,
  confirmationPage,
  guestPage,
  paymentPage,
  shippingPage,
  summaryPage,
} from '../pages/checkout-pages.ts';
import { sandboxPage } from '../pages/sandbox-page.ts';

export const goToCheckout = () =>
  task('go to the checkout', async (shopper) => {
    await expect(basketPage(shopper).headline).toBeVisible();
    await basketPage(shopper).toCheckout.click();
  });

/** Types the address of a guest, without sending it. */
export const fillAddress = (person: Person) =>
  task('fill in the address', async (shopper) => {
    const { headline, form } = guestPage(shopper);
    await expect(headline).toBeVisible();
    const fields = addressForm(shopper, form);
    await fields.salutation.selectOption(person.salutation);
    await fields.firstname.fill(person.firstname);
    await fields.lastname.fill(person.lastname);
    await fields.streetAndNumber.fill(person.streetAndNumber);
    await fields.postcode.fill(person.postcode);
    await fields.city.fill(person.city);
    await fields.country.selectOption(person.country);
    await fields.email.fill(person.email);
  });

/** Orders without an account. */
export const continueAsGuest = (person: Person) =>
  task('continue as a guest', async (shopper) => {
    await checkoutLoginPage(shopper).goOnAsGuest.click();
    await shopper.attemptsTo(fillAddress(person));
    await guestPage(shopper).submit.click();
  });

export const shipToBillingAddress = () =>
  task('have it sent to the billing address', async (shopper) => {
    const { headline, toBilling, toPayment } = shippingPage(shopper);
    await expect(headline).toBeVisible();
    await expect(toBilling).toBeChecked();
    await toPayment.click();
  });

export const payBy = (paymentId: string) =>
  task(`pay by ${paymentId}`, async (shopper) => {
    const { headline, method, toSummary } = paymentPage(shopper);
    await expect(headline).toBeVisible();
    await method(paymentId).check();
    await toSummary.click();
  });

export const pressOrderButton = () =>
  task('order', async (shopper) => {
    await expect(summaryPage(shopper).headline).toBeVisible();
    await expect(shopper.page.getByText(shopper.t('vue.checkout.summary.outdated'))).toHaveCount(0);
    await summaryPage(shopper).order.click();
  });

/** Goes on to the card provider where the page cannot do it by itself. */
export const goOnToCardProvider = () =>
  task('go on to the card provider', (shopper) => cardRedirectPage(shopper).goOn.click());

export const ACCEPTED_CARD = '4111 1111 1111 1111';
export const DECLINED_CARD = '4000 0000 0000 0002';

export const payWithCard = (number: string) =>
  task(`pay with card ${number}`, async (shopper) => {
    const sandbox = sandboxPage(shopper);
    await sandbox.number.fill(number);
    await sandbox.expiry.fill('12/39');
    await sandbox.cvc.fill('123');
    await sandbox.pay.click();
  });

/** Reads the confirmation and answers the number of the order. */
export const readConfirmation = (person: Person) =>
  task('read the confirmation', async (shopper) => {
    const { headline, orderNumber, mailGoesTo } = confirmationPage(shopper);
    await expect(headline).toBeVisible();
    await expect(mailGoesTo(person.email)).toBeVisible();
    return (await orderNumber.textContent())?.trim() ?? '';
  });

/** Orders a basket that has come to its last step, and finds goods in summary and mail that cost nothing. */
export const orderWithFreeGoods = (name: string, person: Person) =>
  task(`order ${name} for nothing`, async (shopper) => {
    await shopper.goesTo(CHECKOUT.summary);
    await expect(shopper.page.getByRole('listitem').filter({ hasText: name })).toContainText(/0,00\s€/);
    await shopper.attemptsTo(pressOrderButton());
    const number = await shopper.attemptsTo(readConfirmation(person));
    expect(await theMailAbout(number, person.email)).toContain(name);
  });
