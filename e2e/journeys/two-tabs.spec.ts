// What another tab does while somebody stands in the checkout: it changes the payment, empties the basket, orders.

import { arriveAfter, CHECKOUT, orderForm, orderIdOf } from '../fixtures/checkout-by-post.ts';
import type { Visitor } from '../fixtures/http.ts';
import { expect, test } from '../fixtures/test.ts';
import { confirmationPage, shippingPage, summaryPage } from '../pages/checkout-pages.ts';
import { waitForForm } from '../tasks/browse.ts';
import { pressOrderButton } from '../tasks/checkout.ts';

const emptiesElsewhere = async (visitor: Visitor): Promise<void> => {
  const lineId = /name="lineId" value="([^"]+)"/.exec((await visitor.get(CHECKOUT.basket)).text)?.[1] ?? '';
  expect((await visitor.post(CHECKOUT.basket, { intent: 'remove', lineId })).status).toBe(303);
};

const ordersElsewhere = async (visitor: Visitor): Promise<void> => {
  expect(orderIdOf(await visitor.post(CHECKOUT.summary, await orderForm(visitor)))).toBeDefined();
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'With scripts' : 'Without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });

    test('another payment is told before anything is ordered, and the comment is kept', async ({ shopper }) => {
      const { page, t } = shopper;
      const { visitor } = await arriveAfter('payment');
      await shopper.comesAs(visitor);
      await shopper.goesTo(CHECKOUT.summary);
      const { headline, comment } = summaryPage(shopper);
      await expect(headline).toBeVisible();
      if (javaScriptEnabled) await shopper.attemptsTo(waitForForm());
      await comment.fill('Bitte beim Hausmeister abgeben');
      expect((await visitor.post(CHECKOUT.payment, { paymentId: 'VORKASSE' })).status).toBe(303);

      await shopper.attemptsTo(pressOrderButton());
      await expect(page.getByText(t('vue.checkout.summaryStep.notification.choicesChanged'))).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Vorkasse');
      await expect(comment).toHaveValue('Bitte beim Hausmeister abgeben');
      await shopper.attemptsTo(pressOrderButton());
      await expect(confirmationPage(shopper).headline).toBeVisible();
    });

    for (const [what, happens] of [
      ['emptied', emptiesElsewhere],
      ['ordered', ordersElsewhere],
    ] as const) {
      test(`a basket that is ${what} is told at the next press, in the shipping step and in the payment step`, async ({
        shopper,
      }) => {
        const { page, t } = shopper;
        const { visitor } = await arriveAfter('payment');
        await shopper.comesAs(visitor);
        await shopper.goesTo(CHECKOUT.shipping);
        if (javaScriptEnabled) await shopper.attemptsTo(waitForForm());
        const other = await page.context().newPage();
        await other.goto(new URL(CHECKOUT.payment, page.url()).href);
        await happens(visitor);
        await shippingPage(shopper).toPayment.click();
        await expect(page).toHaveURL(/localhost:\d+\/$/);
        await expect(page.getByText(t('vue.checkout.message.sessionExpired'))).toBeVisible();
        await other.getByRole('button', { name: t('vue.checkout.payment.toSummary') }).click();
        await expect(other.getByText(t('vue.checkout.message.sessionExpired'))).toBeVisible();
        await shopper.goesTo(CHECKOUT.shipping);
        await expect(page.getByText(t('vue.checkout.message.cartEmpty'))).toBeVisible();
      });
    }
  });
}
