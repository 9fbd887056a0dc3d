// A lightning deal that is reserved in the basket: counted down in the header, extended once, and ended while somebody looks on.

import { lastingDeal } from '../fixtures/catalogue.ts';
import type { Shopper } from '../fixtures/shopper.ts';
import { expect, test } from '../fixtures/test.ts';
import { header } from '../pages/header.ts';
import { productPage } from '../pages/product-page.ts';
import { waitForScripts } from '../tasks/browse.ts';

const countdown = (shopper: Shopper) => header(shopper).basketWithCount(1).locator('[data-left]');

test('A reserved deal counts down in the header, is extended once, and says that it has ended', async ({ shopper }) => {
  const { page, t } = shopper;
  await page.clock.install();
  await shopper.goesTo(await lastingDeal());
  await shopper.attemptsTo(waitForScripts());
  await productPage(shopper).addToBasket.click();
  await productPage(shopper).closeAdded.click();
  await expect(countdown(shopper)).toHaveAttribute('data-left', /^1[45]:\d\d$/);

  await test.step('extends it in the basket, which works once', async () => {
    await shopper.goesTo('/checkout/basket/');
    const extend = page.getByRole('button', { name: t('vue.deal.reservation.extend') });
    await extend.click();
    await expect(page.getByText(t('vue.deal.reservation.refreshed'))).toBeVisible();
    await expect(extend).toHaveCount(0);
  });

  await test.step('is warned a minute before the end, and told of the end, on every page', async () => {
    await shopper.goesTo('/');
    await expect(countdown(shopper)).toHaveAttribute('data-left', /^1[45]:\d\d$/);
    await page.clock.fastForward('14:10');
    await expect(page.getByText(t('vue.deal.reservation.ending'))).toBeVisible();
    await expect(countdown(shopper)).toHaveAttribute('data-ending', '');
    await page.clock.fastForward('01:00');
    await expect(page.getByText(t('vue.deal.reservation.expired'))).toBeVisible();
    await expect(countdown(shopper)).toHaveCount(0);
    await expect(header(shopper).basketWithCount(1)).toBeVisible();
  });
});
