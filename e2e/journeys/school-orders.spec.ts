// A school orders by XRechnung: the Leitweg-ID is asked, checked, said everywhere and remembered; with and without scripts.

import { goodsOf } from '../fixtures/catalogue.ts';
import { addGoods, CHECKOUT, fieldsOf } from '../fixtures/checkout-by-post.ts';
import { aSchool } from '../fixtures/customers.ts';
import { createVisitor, type Visitor } from '../fixtures/http.ts';
import { theMailAbout } from '../fixtures/mails.ts';
import { expect, test } from '../fixtures/test.ts';
import { confirmationPage, summaryPage } from '../pages/checkout-pages.ts';
import { waitForForm } from '../tasks/browse.ts';

const LEITWEG_ID = '04011000-1234512345-06';

/** Goods in the basket and the delivery chosen: a school pays as agreed, so the summary is next. */
const goToSummary = async (visitor: Visitor): Promise<void> => {
  await addGoods(visitor, await goodsOf({ storefront: 'b2b' }));
  await visitor.post(CHECKOUT.shipping, fieldsOf((await visitor.get(CHECKOUT.shipping)).text));
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'With scripts' : 'Without scripts', () => {
    test.use({ storefront: 'b2b', javaScriptEnabled, expectedStatuses: [422] });

    test('A school gives its Leitweg-ID once, and gets an XRechnung', async ({ shopper }) => {
      const main = shopper.page.getByRole('main');
      const { visitor, person, login } = await aSchool();
      await goToSummary(visitor);
      await shopper.comesAs(visitor);
      const summary = summaryPage(shopper);
      await shopper.goesTo(CHECKOUT.summary);
      if (javaScriptEnabled) await shopper.attemptsTo(waitForForm());

      await test.step('is told of a slip, and finds it in the field', async () => {
        await summary.buyerReference.fill('04011000-1234512345-07');
        await summary.orderB2b.click();
        await expect(summary.buyerReference).toHaveAttribute('aria-invalid', 'true');
        await expect(summary.buyerReference).toHaveValue('04011000-1234512345-07');
      });

      await test.step('orders, and reads the Leitweg-ID in confirmation and mail, and its own reference', async () => {
        await summary.buyerReference.fill(LEITWEG_ID);
        await summary.hasReference.check();
        await summary.reference.fill('Klasse 3b');
        await summary.orderB2b.click();
        const { headline, orderNumber } = confirmationPage(shopper);
        await expect(headline).toBeVisible();
        await expect(main).toContainText('XRechnung');
        await expect(main).toContainText(LEITWEG_ID);
        await expect(main).toContainText('Klasse 3b');
        const mail = await theMailAbout((await orderNumber.textContent()) ?? '', person.email);
        expect(mail).toContain('XRechnung');
        expect(mail).toContain(LEITWEG_ID);
      });

      await test.step('finds it in the summary of the next order', async () => {
        const again = createVisitor({ storefront: 'b2b' });
        await again.post('/login/', login);
        await goToSummary(again);
        expect(fieldsOf((await again.get(CHECKOUT.summary)).text).buyerReference).toBe(LEITWEG_ID);
      });
    });
  });
}
