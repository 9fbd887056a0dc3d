// A guest finds an article, chooses a variant and buys on invoice, in the storefronts that offer it.

import { theMailTo } from '../fixtures/mails.ts';
import { aGuest } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { summaryPage } from '../pages/checkout-pages.ts';
import { header } from '../pages/header.ts';
import {
  addToBasket,
  chooseAnotherVariant,
  openProductWithVariants,
  searchBySuggestion,
  waitForScripts,
} from '../tasks/browse.ts';
import {
  continueAsGuest,
  goToCheckout,
  payBy,
  pressOrderButton,
  readConfirmation,
  shipToBillingAddress,
} from '../tasks/checkout.ts';

const LANGUAGES = [
  {
    storefront: 'de',
    typed: 'bleist',
    suggestion: 'bleistifte',
    button: 'Zahlungspflichtig bestellen',
    subject: 'Ihre Bestellung',
  },
  {
    storefront: 'en',
    typed: 'penci',
    suggestion: 'pencils',
    button: 'Order with obligation to pay',
    subject: 'Your order',
  },
] as const;

for (const { storefront, typed, suggestion, button, subject } of LANGUAGES) {
  test.describe(`in the ${storefront} shop`, () => {
    test.use({ storefront });

    test('A guest finds, chooses and buys on invoice, and gets the number and one mail', async ({ shopper }) => {
      const person = aGuest(storefront);
      await shopper.goesTo('/');
      await shopper.attemptsTo(waitForScripts());
      await shopper.attemptsTo(searchBySuggestion(typed, suggestion));
      await shopper.attemptsTo(openProductWithVariants({ otherInStock: true }));
      await shopper.attemptsTo(chooseAnotherVariant());
      await shopper.attemptsTo(addToBasket());
      await shopper.attemptsTo(goToCheckout());
      await shopper.attemptsTo(continueAsGuest(person));
      await shopper.attemptsTo(shipToBillingAddress());
      await shopper.attemptsTo(payBy('INVOICE'));

      const { order } = summaryPage(shopper);
      await expect(order).toHaveText(button);
      await shopper.attemptsTo(pressOrderButton());

      const number = await shopper.attemptsTo(readConfirmation(person));
      expect(number).toMatch(/\S/);
      const mail = await theMailTo(person.email);
      expect(mail.subject).toContain(subject);
      expect(mail.text).toContain(person.streetAndNumber);

      await shopper.goesTo('/');
      await expect(header(shopper).basketWithCount(0)).toBeVisible();
    });
  });
}
