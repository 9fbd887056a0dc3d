// A lightning deal that is reserved in the basket: counted down in header and checkout, extended once, and ended while somebody looks on.

import { endingDeal, lastingDeal, reservedDeal } from '../fixtures/catalogue.ts';
import { addGoods, CHECKOUT } from '../fixtures/checkout-by-post.ts';
import { createVisitor } from '../fixtures/http.ts';
import { addressFields, aGuest } from '../fixtures/people.ts';
import type { Shopper } from '../fixtures/shopper.ts';
import { expect, test } from '../fixtures/test.ts';
import { basketPage } from '../pages/basket-page.ts';
import { header } from '../pages/header.ts';
import { ORDER_FORM } from '../pages/order-form-page.ts';
import { productPage } from '../pages/product-page.ts';
import { waitForScripts } from '../tasks/browse.ts';

/** The deals that end soon last two minutes; the rest is for a busy machine. */
const DEAL_ENDS_WITHIN_MS = 240_000;

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
    await shopper.goesTo(ORDER_FORM);
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

test('A deal that ends while somebody checks out leaves its goods at the normal price, and says so', async ({
  shopper,
}) => {
  const { page, t } = shopper;
  const visitor = createVisitor();
  await addGoods(visitor, await endingDeal());
  const { text } = await visitor.get(CHECKOUT.basket);
  const price = new RegExp(`${t('vue.totals.subtotal')}</dt><dd[^>]*>([^<]+)`).exec(text)?.[1] ?? '';
  expect(price).toMatch(/€/);
  await visitor.post(CHECKOUT.guest, { intent: 'guest', ...addressFields('billingAddress', aGuest()) });
  await shopper.comesAs(visitor);
  await shopper.goesTo(CHECKOUT.shipping);
  const ended = page.getByText(t('vue.deal.reservation.expired'));
  const subtotal = page
    .getByRole('main')
    .locator('dl > div')
    .filter({ hasText: t('vue.totals.subtotal') });
  await test.step('waits for the end, which the step tells with the new sum', async () => {
    await expect(ended).toBeVisible({ timeout: DEAL_ENDS_WITHIN_MS });
    await expect(subtotal.first()).not.toContainText(price);
  });
  const now = await subtotal.first().textContent();
  await shopper.goesTo(CHECKOUT.basket);
  await expect(ended).toBeVisible();
  await expect(basketPage(shopper).lines).toHaveCount(1);
  await expect.poll(() => subtotal.first().textContent()).toBe(now);
});

test('A deal of which every piece is reserved: tile and page say the same, and the tile is a link once the deal has ended', async ({
  shopper,
}) => {
  const { page, t } = shopper;
  const { list, product } = await reservedDeal();
  await shopper.goesTo(product);
  const deal = productPage(shopper).box.getByRole('region', { name: t('vue.badge.deal'), exact: true });
  await expect(deal).toBeVisible();
  await expect(productPage(shopper).addToBasket).toBeVisible();
  const saidOnPage = await deal.textContent();

  await page.clock.install();
  await shopper.goesTo(list);
  await shopper.attemptsTo(waitForScripts());
  const tile = page.getByRole('article').filter({ has: page.locator(`[data-opens-after="${product}"]`) });
  const note = tile.locator('p[data-deal-until]');
  const said = (await note.textContent()) ?? '';
  expect(said).not.toBe('');
  expect(saidOnPage).toContain(said);
  const link = tile.locator(`a[href="${product}"]`);
  await expect(link).toHaveCount(0);
  const end = Number(await note.getAttribute('data-deal-until'));
  await page.clock.fastForward(end - (await page.evaluate(() => Date.now())) + 1_000);
  await expect(note).toBeHidden();
  await expect(link).toBeVisible();
});
