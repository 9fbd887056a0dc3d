// An order to a packing station, with and without scripts.

import { arriveAfter, CHECKOUT } from '../fixtures/checkout-by-post.ts';
import { theMailAbout } from '../fixtures/mails.ts';
import { expect, test } from '../fixtures/test.ts';
import { shippingPage, summaryPage } from '../pages/checkout-pages.ts';
import { waitForForm } from '../tasks/browse.ts';
import { payBy, pressOrderButton, readConfirmation } from '../tasks/checkout.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'With scripts' : 'Without scripts', () => {
    test.use({
      javaScriptEnabled,
      viewport: { width: 360, height: 740 },
      reducedMotion: 'reduce',
      expectedStatuses: [422],
    });

    test('only DHL goes there, a slip is told at its field, and the order and its mail say where it goes', async ({
      shopper,
    }) => {
      const { page, t } = shopper;
      const { visitor, person } = await arriveAfter('guest');
      await shopper.comesAs(visitor);
      await shopper.goesTo(CHECKOUT.shipping);
      if (javaScriptEnabled) await shopper.attemptsTo(waitForForm());
      await page.locator('input[name="deliveryType"][value="packstation"]').check();
      if (javaScriptEnabled) {
        await expect(page.getByText(t('vue.checkout.shipper.reason.PACKSTATION-DHL-ONLY'))).toBeVisible();
        await expect(shippingPage(shopper).shipper('DPD')).toBeDisabled();
        await expect(shippingPage(shopper).shipper('DHL Paket')).toBeChecked();
      }
      const station = page.locator('[data-form="packstation"]');
      const field = (name: string) => station.locator(`[name="packstation.${name}"]`);
      await field('salutation').selectOption(person.salutation);
      await field('firstname').fill(person.firstname);
      await field('lastname').fill(person.lastname);
      await field('postNumber').fill('12 34');
      await field('stationName').fill('Packstation 145');
      await field('postcode').fill('12045');
      await field('city').fill('Berlin');
      await shippingPage(shopper).toPayment.click();
      await expect(field('postNumber')).toHaveAttribute('aria-invalid', 'true');
      await expect(field('stationName')).toHaveValue('Packstation 145');
      await field('postNumber').fill('12345678');
      await shippingPage(shopper).toPayment.click();
      await shopper.attemptsTo(payBy('INVOICE'));
      await expect(summaryPage(shopper).headline).toBeVisible();
      for (const said of ['12345678', 'Packstation 145', 'DHL'])
        await expect(page.getByRole('main')).toContainText(said);
      await shopper.attemptsTo(pressOrderButton());
      const number = await shopper.attemptsTo(readConfirmation(person));
      expect(await theMailAbout(number, person.email)).toContain('Packstation 145');
    });
  });
}
