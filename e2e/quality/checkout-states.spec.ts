// axe over the states of basket and checkout: what was added, counted down, refused, opened. A share of the looks in `npm test`, all of them
// with EVERY_LOOK=1.

import { goodsOf, lastingDeal } from '../fixtures/catalogue.ts';
import { arriveAfter, CHECKOUT } from '../fixtures/checkout-by-post.ts';
import { buyingVisitor } from '../fixtures/customers.ts';
import { ACCOUNT_LOOKS, type Look, nameOfLook } from '../fixtures/looks.ts';
import type { Shopper } from '../fixtures/shopper.ts';
import { expect, test } from '../fixtures/test.ts';
import { basketPage } from '../pages/basket-page.ts';
import { guestPage, paymentPage, summaryPage } from '../pages/checkout-pages.ts';
import { mistakesIn } from '../pages/mistakes.ts';
import { productPage } from '../pages/product-page.ts';
import { waitForScripts } from '../tasks/browse.ts';
import { goesToForm, isBusiness, looksAt } from '../tasks/look-at-states.ts';

/** The mistakes of a form that was refused, with the links to its fields. */
const isRefused = ({ page }: Shopper): Promise<void> =>
  expect(mistakesIn(page.getByRole('main')).first()).toBeVisible();

/** The number of a public office, where one can pay by an invoice for offices. */
const looksAtLeitwegId = async (shopper: Shopper): Promise<void> => {
  const { method, toSummary } = paymentPage(shopper);
  if (!(await method('X_RECHNUNG').isVisible())) return;
  await method('X_RECHNUNG').check();
  await toSummary.click();
  await isRefused(shopper);
  await looksAt(shopper, 'payment, refused Leitweg-ID');
};

const states = (look: Look): void => {
  test('the basket: a deal that is reserved, a line that is taken back, a code that nobody knows', async ({
    shopper,
  }) => {
    const { page, t } = shopper;
    await shopper.comesAs(await buyingVisitor(look));
    await shopper.goesTo(isBusiness(look) ? (await goodsOf(look)).path : await lastingDeal());
    await shopper.attemptsTo(waitForScripts());
    await productPage(shopper).addToBasket.click();
    await expect(productPage(shopper).closeAdded).toBeVisible();
    await looksAt(shopper, 'added to the basket');
    await goesToForm(shopper, CHECKOUT.basket);
    await looksAt(shopper, 'basket');
    await page.getByText(t('vue.voucher.title'), { exact: true }).click();
    await page.getByLabel(t('vue.voucher.code')).fill('NIE-GEHÖRT');
    await page.getByRole('button', { name: t('vue.voucher.redeem') }).click();
    await expect(page.getByText(t('vue.voucher.error.unknown')).first()).toBeVisible();
    await looksAt(shopper, 'basket, refused code');
    await basketPage(shopper).remove.first().click();
    await expect(basketPage(shopper).undo).toBeVisible();
    await looksAt(shopper, 'basket, a line that can be taken back');
  });

  test('the steps, empty and refused', async ({ shopper }) => {
    const { page, t } = shopper;
    if (!isBusiness(look)) {
      await shopper.comesAs((await arriveAfter('basket', look)).visitor);
      await goesToForm(shopper, CHECKOUT.guest);
      await guestPage(shopper).submit.click();
      await expect(guestPage(shopper).mistakes.getByRole('link').first()).toBeVisible();
      await looksAt(shopper, 'guest, refused');
    }
    await shopper.comesAs((await arriveAfter(isBusiness(look) ? 'shipping' : 'guest', look)).visitor);
    for (const kind of ['shippingAddress', 'packstation'] as const) {
      await goesToForm(shopper, CHECKOUT.shipping);
      const choice = page.getByRole('radio', { name: t(`vue.checkout.delivery.${kind}`) });
      if (!(await choice.isVisible())) continue;
      await choice.check();
      await looksAt(shopper, `shipping, ${kind}`);
      await page
        .getByRole('main')
        .locator('form')
        .first()
        .evaluate((form: HTMLFormElement) => form.requestSubmit());
      await isRefused(shopper);
      await looksAt(shopper, `shipping, ${kind} refused`);
    }
    if (!isBusiness(look)) {
      await shopper.comesAs((await arriveAfter('shipping', look)).visitor);
      await goesToForm(shopper, CHECKOUT.payment);
      await paymentPage(shopper).toSummary.click();
      await isRefused(shopper);
      await looksAt(shopper, 'payment, refused');
      await looksAtLeitwegId(shopper);
      await shopper.comesAs((await arriveAfter('payment', look)).visitor);
    }
    await goesToForm(shopper, CHECKOUT.summary);
    await page.getByRole('checkbox', { name: t('vue.checkout.summary.referenceCheck') }).check();
    await looksAt(shopper, 'summary, with a reference');
    if (!isBusiness(look)) return;
    await summaryPage(shopper).buyerReference.fill('04011000-1234512345-07');
    await summaryPage(shopper).orderB2b.click();
    await isRefused(shopper);
    await looksAt(shopper, 'summary, refused Leitweg-ID');
  });
};

for (const look of ACCOUNT_LOOKS) {
  test.describe(nameOfLook(look), () => {
    test.use({ ...look, reducedMotion: 'reduce', expectedStatuses: [422] });
    states(look);
  });
}
