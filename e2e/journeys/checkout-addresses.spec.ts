// The address book of the shipping step: remove, take back, change, with and without scripts.

import { expectAccessible } from '../fixtures/axe.ts';
import { goodsOf } from '../fixtures/catalogue.ts';
import { addGoods, CHECKOUT } from '../fixtures/checkout-by-post.ts';
import { createVisitor, type Visitor } from '../fixtures/http.ts';
import { addressFields, aGuest, registrationFields } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForForm } from '../tasks/browse.ts';

/** A member with goods, a billing address and two delivery addresses. */
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
    ['billing', 'Berlin'],
    ['shipping', 'Aalen'],
    ['shipping', 'Celle'],
  ] as const)
    expect((await add(book, city)).status).toBe(303);
  await addGoods(visitor, await goodsOf());
  return visitor;
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'With scripts' : 'Without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });

    test('the address book of the shipping step removes, puts back and changes, and loses nothing', async ({
      shopper,
    }) => {
      const { page, t } = shopper;
      await shopper.comesAs(await aBuyer());
      await shopper.goesTo(CHECKOUT.shipping);
      if (javaScriptEnabled) await shopper.attemptsTo(waitForForm());
      await page.locator('input[name="deliveryType"][value="shippingAddress"]').check();
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
  });
}
