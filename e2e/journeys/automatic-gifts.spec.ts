// A large order has a gift of a promotion without being asked: it comes and goes with the value of the goods, and cannot be taken out.

import { piecesWorth } from '../fixtures/catalogue.ts';
import { addGoods, arriveAfter, CHECKOUT } from '../fixtures/checkout-by-post.ts';
import { createVisitor } from '../fixtures/http.ts';
import type { Shopper } from '../fixtures/shopper.ts';
import { expect, type Locator, test } from '../fixtures/test.ts';
import { basketPage } from '../pages/basket-page.ts';
import { waitForForm } from '../tasks/browse.ts';
import { orderWithFreeGoods } from '../tasks/checkout.ts';

/** The demo shop gives it from 500 € on. */
const GIFT_FROM = 500;

const giftLine = (shopper: Shopper): Locator =>
  basketPage(shopper).lines.filter({ hasText: shopper.t('vue.cart.kind.promotion-free') });

const isFixed = async (shopper: Shopper): Promise<void> => {
  const gift = giftLine(shopper);
  await expect(gift).toHaveCount(1);
  await expect(gift).toContainText(shopper.t('vue.cart.free'));
  await expect(gift).toContainText(shopper.t('vue.cart.pieces', { count: 1 }));
  await expect(gift.getByRole('button')).toHaveCount(0);
  await expect(gift.getByRole('textbox')).toHaveCount(0);
};

test('It comes with the last piece, cannot be taken out, goes with that piece, and is ordered for nothing', async ({
  shopper,
}) => {
  const { page, t } = shopper;
  const { goods, pieces } = await piecesWorth(GIFT_FROM);
  const { visitor, person } = await arriveAfter('payment', { paymentId: 'INVOICE', goods });
  await shopper.comesAs(visitor);
  await shopper.goesTo(CHECKOUT.basket);
  await shopper.attemptsTo(waitForForm());
  const { quantity, lines } = basketPage(shopper);
  await quantity.fill(String(pieces - 1));
  await quantity.press('Tab');
  await expect(lines.first()).not.toHaveAttribute('aria-busy', 'true');
  await expect(giftLine(shopper)).toHaveCount(0);
  await quantity.fill(String(pieces));
  await quantity.press('Tab');
  await expect(page.getByText(t('vue.cart.giftCame'))).toBeVisible();
  await isFixed(shopper);
  await quantity.fill(String(pieces - 1));
  await quantity.press('Tab');
  await expect(page.getByText(t('vue.cart.giftLost'))).toBeVisible();
  await expect(giftLine(shopper)).toHaveCount(0);
  await quantity.fill(String(pieces));
  await quantity.press('Tab');
  await expect(giftLine(shopper)).toHaveCount(1);
  const name = (await giftLine(shopper).getByRole('heading').textContent()) ?? 'no gift';
  await shopper.attemptsTo(orderWithFreeGoods(name, person));
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it is told when it comes and when it goes', async ({ shopper }) => {
    const { page, t } = shopper;
    const visitor = createVisitor();
    const { goods, pieces } = await piecesWorth(GIFT_FROM);
    await addGoods(visitor, goods);
    await shopper.comesAs(visitor);
    await shopper.goesTo(CHECKOUT.basket);
    const { quantity, more } = basketPage(shopper);
    await quantity.fill(String(pieces - 1));
    await more.click();
    await expect(page.getByText(t('vue.cart.giftCame'))).toBeVisible();
    await isFixed(shopper);
    await basketPage(shopper).remove.first().click();
    await expect(page.getByText(t('vue.cart.giftLost'))).toBeVisible();
    await expect(giftLine(shopper)).toHaveCount(0);
  });
});
