// What was typed into the forms of the checkout survives a reload and a lost network.

import { arriveAfter, CHECKOUT } from '../fixtures/checkout-by-post.ts';
import { aGuest } from '../fixtures/people.ts';
import type { Shopper } from '../fixtures/shopper.ts';
import { expect, test } from '../fixtures/test.ts';
import { addressForm } from '../pages/address-form.ts';
import { guestPage, shippingPage, summaryPage } from '../pages/checkout-pages.ts';
import { waitForForm } from '../tasks/browse.ts';
import { fillAddress, pressOrderButton, readConfirmation } from '../tasks/checkout.ts';

const draftsOf = ({ page }: Shopper) => page.evaluate(() => sessionStorage.getItem('checkout'));

test.describe('What was typed is not lost (spec 2 §3 "Session storage")', () => {
  test.use({ losesNetwork: true });

  test('The form of a guest survives a reload and a lost network', async ({ shopper }) => {
    const { visitor } = await arriveAfter('basket');
    const person = aGuest();
    await shopper.comesAs(visitor);
    await shopper.goesTo(CHECKOUT.guest);
    await shopper.attemptsTo(waitForForm());
    await shopper.attemptsTo(fillAddress(person));
    await shopper.page.reload();
    const fields = addressForm(shopper, guestPage(shopper).form);
    await expect(fields.email).toHaveValue(person.email);
    await expect(fields.salutation).toHaveValue(person.salutation);

    await shopper.page.waitForLoadState('networkidle');
    await shopper.page.context().setOffline(true);
    await guestPage(shopper).submit.click();
    await expect(guestPage(shopper).mistakes).toContainText(shopper.t('vue.message.unreachable'));
    await expect(fields.firstname).toHaveValue(person.firstname);
    await shopper.page.context().setOffline(false);
    await guestPage(shopper).submit.click();
    await expect(shippingPage(shopper).headline).toBeVisible();
    expect(await draftsOf(shopper)).toBeNull();
  });

  test('The comment of an order survives a reload and goes with the order', async ({ shopper }) => {
    const { visitor, person } = await arriveAfter('payment');
    await shopper.comesAs(visitor);
    await shopper.goesTo(CHECKOUT.summary);
    await shopper.attemptsTo(waitForForm());
    await summaryPage(shopper).comment.fill('Bitte im Sekretariat abgeben.');
    await shopper.page.reload();
    await expect(summaryPage(shopper).comment).toHaveValue('Bitte im Sekretariat abgeben.');
    await shopper.attemptsTo(pressOrderButton());
    await shopper.attemptsTo(readConfirmation(person));
    expect(await draftsOf(shopper)).toBeNull();
  });
});
