// The express checkout of the wallet: from the basket to the wallet and back, with and without scripts.

import { arriveAfter, CHECKOUT } from '../fixtures/checkout-by-post.ts';
import { theMailTo } from '../fixtures/mails.ts';
import { expect, test } from '../fixtures/test.ts';
import { basketPage } from '../pages/basket-page.ts';
import { summaryPage } from '../pages/checkout-pages.ts';
import { walletPage } from '../pages/sandbox-page.ts';
import { pressOrderButton } from '../tasks/checkout.ts';

test.describe('The express wallet (spec 2 §4)', () => {
  test('cancelling there leaves the basket as it was; then addresses and payment come along, and one order is placed', async ({
    shopper,
  }) => {
    const { page, t } = shopper;
    const { visitor } = await arriveAfter('basket');
    await shopper.comesAs(visitor);
    await shopper.goesTo(CHECKOUT.basket);
    const basket = basketPage(shopper);
    const before = await basket.lines.allTextContents();
    await basket.wallet.click();
    await walletPage(shopper).cancel.click();
    await expect(page.getByText(t('vue.checkout.payment.cancelled'))).toBeVisible();
    expect(await basket.lines.allTextContents()).toEqual(before);

    // An impatient press opens one session all the same.
    await basket.wallet.dblclick();
    await walletPage(shopper).approve.click();
    await expect(summaryPage(shopper).headline).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    const email = (await page.getByText(/wanda\.\w+@example\.com/).textContent())?.trim() ?? '';
    await expect(summaryPage(shopper).paidBy('Visa ····1111')).toBeVisible();
    await shopper.attemptsTo(pressOrderButton());
    await page.waitForURL(/\/checkout\/confirmation\//);
    await theMailTo(/[\w.]+@example\.com/.exec(email)?.[0] ?? '');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('an address abroad is refused, another is taken over, and the wallet is given up', async ({ shopper }) => {
      const { page, t } = shopper;
      const { visitor } = await arriveAfter('basket');
      await shopper.comesAs(visitor);
      await shopper.goesTo(CHECKOUT.basket);
      await basketPage(shopper).wallet.click();
      await walletPage(shopper).people.selectOption('london');
      await walletPage(shopper).approve.click();
      await expect(page.getByText(t('vue.checkout.wallet.countryNotServed'))).toBeVisible();

      await basketPage(shopper).wallet.click();
      await walletPage(shopper).people.selectOption('gift');
      await walletPage(shopper).approve.click();
      await expect(page.getByText('Kita Sonnenschein')).toBeVisible();
      await page.getByRole('button', { name: t('vue.checkout.wallet.abort') }).click();
      await expect(page.getByText(t('vue.checkout.wallet.aborted'))).toBeVisible();
      await expect(basketPage(shopper).lines).toHaveCount(1);
      await shopper.goesTo(CHECKOUT.shipping);
      await expect(page.getByText('Kita Sonnenschein')).toHaveCount(0);
    });
  });
});
