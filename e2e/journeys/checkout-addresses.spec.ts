// The address books of the shipping step (remove, take back, change), with and without scripts.

import { expectAccessible } from '../fixtures/axe.ts';
import { goodsOf } from '../fixtures/catalogue.ts';
import { addGoods, CHECKOUT } from '../fixtures/checkout-by-post.ts';
import { createVisitor, type Visitor } from '../fixtures/http.ts';
import { addressFields, aGuest, type Person, registrationFields } from '../fixtures/people.ts';
import type { Shopper } from '../fixtures/shopper.ts';
import { expect, test } from '../fixtures/test.ts';
import { confirmationPage, paymentPage, shippingPage, summaryPage } from '../pages/checkout-pages.ts';
import { mistakesIn } from '../pages/mistakes.ts';
import { waitForForm } from '../tasks/browse.ts';
import { payBy, pressOrderButton } from '../tasks/checkout.ts';

const SHIPPING_BOOK = '/myaccount/addresses/shipping/';

/** A member with goods, two addresses of the bill and two of the delivery. */
const aBuyer = async (): Promise<Visitor> => {
  const visitor = createVisitor();
  const person = aGuest();
  await visitor.post('/myaccount/register/', registrationFields(person));
  const add = (book: string, city: string) =>
    visitor.post(`/myaccount/addresses/${book}/?add=1`, {
      intent: 'save',
      ...addressFields('address', { ...person, city }),
    });
  for (const [book, city] of [
    ['billing', 'Dachau'],
    ['billing', 'Berlin'],
    ['shipping', 'Aalen'],
    ['shipping', 'Celle'],
  ] as const)
    expect((await add(book, city)).status).toBe(303);
  await addGoods(visitor, await goodsOf());
  return visitor;
};

/** Removes an address in another tab. */
const removesElsewhere = async (visitor: Visitor, city: string): Promise<void> => {
  const book = (await visitor.get(SHIPPING_BOOK)).text.split('<li').find((card) => card.includes(city)) ?? '';
  const addressId = /name="addressId"[^>]*value="([^"]+)"/.exec(book)?.[1] ?? '';
  expect((await visitor.post(SHIPPING_BOOK, { intent: 'remove', addressId, place: '1' })).status).toBe(303);
};

test('the sums follow the country of the chosen address at once, and the next step has the same ones', async ({
  shopper,
}) => {
  const { page, t } = shopper;
  const visitor = await aBuyer();
  const vienna: Person = { ...aGuest(), postcode: '1010', city: 'Wien', country: 'AT' };
  const added = { intent: 'save', ...addressFields('address', vienna) };
  expect((await visitor.post(`${SHIPPING_BOOK}?add=1`, added)).status).toBe(303);
  await shopper.comesAs(visitor);
  await shopper.goesTo(CHECKOUT.shipping);
  await shopper.attemptsTo(waitForForm());
  const sums = page.getByRole('complementary', { name: t('vue.checkout.basket.sum') });
  await expect(sums).toContainText('4,95');
  await page.locator('input[name="deliveryType"][value="shippingAddress"]').check();
  await page.locator('[data-form="shippingAddress"] label').filter({ hasText: 'Wien' }).click();
  await expect(sums).toContainText('12,95');
  const shown = (await sums.textContent()) ?? '';
  await shippingPage(shopper).toPayment.click();
  await expect(paymentPage(shopper).headline).toBeVisible();
  await expect(sums).toHaveText(shown);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'With scripts' : 'Without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });

    const opensShipping = async (shopper: Shopper): Promise<void> => {
      await shopper.goesTo(CHECKOUT.shipping);
      if (javaScriptEnabled) await shopper.attemptsTo(waitForForm());
    };

    const opensDeliveryBook = async (shopper: Shopper): Promise<void> => {
      await opensShipping(shopper);
      await shopper.page.locator('input[name="deliveryType"][value="shippingAddress"]').check();
    };

    test('each address of the bill is changed by its own button, and the forms lose nothing that is typed elsewhere', async ({
      shopper,
    }) => {
      const { page, t } = shopper;
      const visitor = await aBuyer();
      await shopper.comesAs(visitor);
      await opensDeliveryBook(shopper);
      const delivery = page.locator('[data-form="shippingAddress"]');
      await delivery.getByText(t('vue.checkout.address.addDelivery')).click();
      await delivery.getByLabel(t('vue.address.city'), { exact: true }).fill('Dillenburg');
      const bill = page.getByRole('region', { name: t('vue.checkout.shipping.billing') });
      const city = bill.getByLabel(t('vue.address.city'), { exact: true });
      const choices = bill.getByRole('radio');
      await expect(choices).toHaveCount(2);
      await bill.locator('label').filter({ hasText: 'Berlin' }).click();

      await bill.getByRole('button', { name: t('vue.checkout.address.add') }).click();
      await expect(city).toHaveValue('');
      await bill.getByRole('button', { name: t('vue.checkout.address.cancel') }).click();
      await expect(choices).toHaveCount(2);
      await expect(bill.locator('label').filter({ hasText: 'Berlin' }).getByRole('radio')).toBeChecked();

      await bill
        .getByRole('button', { name: /Dachau/ })
        .first()
        .click();
      await expect(city).toHaveValue('Dachau');
      await city.fill('Bonn');
      await expect(delivery.getByLabel(t('vue.address.city'), { exact: true })).toHaveValue('Dillenburg');
      await page.locator('input[name="deliveryType"][value="sameAsBilling"]').check();
      await shippingPage(shopper).toPayment.click();
      await shopper.attemptsTo(payBy('INVOICE'));
      await expect(summaryPage(shopper).headline).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Bonn');
      const book = (await visitor.get('/myaccount/addresses/billing/')).text;
      expect(['Bonn', 'Berlin', 'Dachau'].filter((name) => book.includes(name))).toEqual(['Bonn', 'Berlin']);
    });

    test('an address that another tab removes is told before anything is ordered, and the comment is kept', async ({
      shopper,
    }) => {
      const { page, t } = shopper;
      const visitor = await aBuyer();
      await shopper.comesAs(visitor);
      await opensDeliveryBook(shopper);
      await page.locator('[data-form="shippingAddress"] label').filter({ hasText: 'Celle' }).click();
      await page.getByRole('button', { name: t('vue.checkout.shipping.toPayment') }).click();
      await shopper.attemptsTo(payBy('INVOICE'));
      const { headline, comment } = summaryPage(shopper);
      await expect(headline).toBeVisible();
      if (javaScriptEnabled) await shopper.attemptsTo(waitForForm());
      await comment.fill('Bitte beim Hausmeister abgeben');

      await removesElsewhere(visitor, 'Celle');

      await shopper.attemptsTo(pressOrderButton());
      await expect(page.getByText(t('vue.checkout.summaryStep.notification.choicesChanged'))).toBeVisible();
      await expect(headline).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText('Celle');
      await expect(comment).toHaveValue('Bitte beim Hausmeister abgeben');
      await shopper.attemptsTo(pressOrderButton());
      await expect(confirmationPage(shopper).headline).toBeVisible();
    });

    test('an address that another tab removes while the payment is chosen leads back to shipping, and says why', async ({
      shopper,
    }) => {
      const { page, t } = shopper;
      const visitor = await aBuyer();
      await shopper.comesAs(visitor);
      await opensDeliveryBook(shopper);
      await page.locator('[data-form="shippingAddress"] label').filter({ hasText: 'Celle' }).click();
      await shippingPage(shopper).toPayment.click();
      await expect(paymentPage(shopper).headline).toBeVisible();
      await removesElsewhere(visitor, 'Celle');

      await shopper.attemptsTo(payBy('INVOICE'));
      await expect(shippingPage(shopper).headline).toBeVisible();
      await expect(page.getByText(t('vue.checkout.summaryStep.notification.choicesChanged'))).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText('Celle');
      await shippingPage(shopper).toPayment.click();
      await expect(paymentPage(shopper).method('INVOICE')).toBeChecked();
      await paymentPage(shopper).toSummary.click();
      await expect(summaryPage(shopper).headline).toBeVisible();
    });

    test('the address book of the shipping step removes, puts back and changes, and loses nothing', async ({
      shopper,
    }) => {
      const { page, t } = shopper;
      await shopper.comesAs(await aBuyer());
      await opensDeliveryBook(shopper);
      const book = page.locator('[data-form="shippingAddress"]');
      const choices = book.locator('label').filter({ has: page.locator('address') });
      await expect(choices).toHaveCount(2);

      await book.getByRole('button', { name: /Aalen/ }).last().click();
      await expect(page.getByText(t('vue.checkout.address.removed'))).toBeVisible();
      await expect(choices).toHaveCount(1);
      await expect(page.locator('input[name="deliveryType"][value="shippingAddress"]')).toBeChecked();
      if (javaScriptEnabled) await expectAccessible(page, 'a removed address');
      await page.getByRole('button', { name: t('vue.checkout.address.undo') }).click();
      await expect(choices).toHaveCount(2);

      await book.getByRole('button', { name: /Celle/ }).first().click();
      await book.getByLabel(t('vue.address.city'), { exact: true }).fill('Bonn');
      await page.getByRole('button', { name: t('vue.checkout.shipping.toPayment') }).click();
      await expect(page).toHaveURL(/\/checkout\/payment\//);
      await shopper.goesTo('/myaccount/addresses/shipping/');
      await expect(page.getByRole('main')).toContainText('Bonn');
      await expect(page.getByRole('main')).not.toContainText('Celle');
    });

    test.describe('that another tab removes in the shipping step', () => {
      test.use({ expectedStatuses: [422] });

      test('are told at their book, which shows what is there, and nothing typed is lost', async ({ shopper }) => {
        const { page, t } = shopper;
        const visitor = await aBuyer();
        await shopper.comesAs(visitor);
        await opensDeliveryBook(shopper);
        const book = page.locator('[data-form="shippingAddress"]');
        const city = book.getByLabel(t('vue.address.city'), { exact: true });
        await book.getByText(t('vue.checkout.address.addDelivery')).click();
        await city.fill('Dillenburg');
        await book.locator('label').filter({ hasText: 'Celle' }).click();
        await removesElsewhere(visitor, 'Celle');

        const { toPayment } = shippingPage(shopper);
        await toPayment.click();
        const told = mistakesIn(page).filter({ hasText: t('vue.checkout.address.gone') });
        await expect(told).toBeVisible();
        await expect(book.locator('label').filter({ hasText: 'Celle' })).toHaveCount(0);
        await expect(book.locator('label').filter({ hasText: 'Aalen' }).getByRole('radio')).toBeChecked();
        if (javaScriptEnabled) await expectAccessible(page, 'an address that is gone');
        await told.getByRole('link', { name: t('vue.checkout.shipping.delivery') }).click();
        await expect(page.locator(':target')).toBeVisible();
        await book.getByText(t('vue.checkout.address.addDelivery')).click();
        await expect(city).toHaveValue('Dillenburg');
        await book.locator('label').filter({ hasText: 'Aalen' }).click();

        // Its form is open when it goes: what was typed can be saved as a new address.
        await book.getByRole('button', { name: /Aalen/ }).first().click();
        await city.fill('Bonn');
        await removesElsewhere(visitor, 'Aalen');
        await toPayment.click();
        await expect(page.getByText(t('vue.address.changedElsewhere'))).toBeVisible();
        await expect(city).toHaveValue('Bonn');
        await toPayment.click();
        await expect(page).toHaveURL(/\/checkout\/payment\//);
        expect((await visitor.get(SHIPPING_BOOK)).text).toContain('Bonn');
      });
    });
  });
}
