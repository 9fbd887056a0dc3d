// On a phone the total and the way on stand at the lower edge in each step of the checkout, from the first look on.

import { arriveAfter, CHECKOUT, type Stage } from '../fixtures/checkout-by-post.ts';
import { expect, test } from '../fixtures/test.ts';
import { summaryPage } from '../pages/checkout-pages.ts';

test.use({ viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' });

const STEPS: readonly (readonly [Stage, string, string])[] = [
  ['basket', CHECKOUT.basket, 'vue.checkout.basket.toCheckout'],
  ['guest', CHECKOUT.shipping, 'vue.checkout.shipping.toPayment'],
  ['shipping', CHECKOUT.payment, 'vue.checkout.payment.toSummary'],
];

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'With scripts' : 'Without scripts', () => {
    test.use({ javaScriptEnabled });

    for (const [stage, path, key] of STEPS)
      test(`${path} leads on, and says what is to be paid`, async ({ shopper }) => {
        const { page, t } = shopper;
        const { visitor } = await arriveAfter(stage);
        await shopper.comesAs(visitor);
        await shopper.goesTo(path);
        const bar = page
          .locator('div')
          .filter({ has: page.getByText(t(key), { exact: true }) })
          .filter({ hasText: t('vue.totals.grand') });
        await expect(bar.last()).toBeInViewport({ ratio: 1 });
      });

    test('the summary leads down to what is ordered, whose button alone orders, and no bar stands before it', async ({
      shopper,
    }) => {
      const { page, t } = shopper;
      const { visitor } = await arriveAfter('payment');
      await shopper.comesAs(visitor);
      await shopper.goesTo(CHECKOUT.summary);
      const on = page.getByRole('link', { name: t('vue.checkout.summary.toOrder') });
      const { order: orderButton } = summaryPage(shopper);
      await expect(on).toBeInViewport({ ratio: 1 });
      await expect(orderButton).not.toBeInViewport();
      await on.click();
      await expect(orderButton).toBeInViewport({ ratio: 1 });
      await expect(on).not.toBeInViewport();
    });
  });
