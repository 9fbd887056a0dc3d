// The tooltip at the order form in the basket: shown once per session, held by pointer and focus, gone by Escape or by itself.

import { expectAccessible } from '../fixtures/axe.ts';
import { goodsOf } from '../fixtures/catalogue.ts';
import { addGoods } from '../fixtures/checkout-by-post.ts';
import { createVisitor } from '../fixtures/http.ts';
import { expect, test } from '../fixtures/test.ts';

const BASKET = '/checkout/basket/';

test('A tooltip says once what the order form is for', async ({ shopper }) => {
  const { page, t } = shopper;
  const tip = page.getByRole('status').filter({ hasText: t('vue.checkout.basket.orderFormTip') });
  const link = page.getByRole('main').getByRole('link', { name: t('vue.checkout.basket.orderForm') });
  const visitor = createVisitor();
  await addGoods(visitor, await goodsOf());
  await shopper.comesAs(visitor);
  await shopper.goesTo(BASKET);
  await expect(tip).toBeVisible();
  await expect(link).toHaveAccessibleDescription(t('vue.checkout.basket.orderFormTip'));
  // The pointer holds it while it is looked at.
  await tip.hover();
  await expectAccessible(page, 'basket with a tooltip');
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await shopper.goesTo(BASKET);
  await expect(link).toBeVisible();
  await expect(tip).toHaveCount(0);
});

test.describe('On a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the page says it instead, and the tooltip covers nothing', async ({ shopper }) => {
    const { page, t } = shopper;
    const sentence = page.getByText(t('vue.checkout.basket.orderFormTip')).filter({ visible: true });
    const link = page.getByRole('main').getByRole('link', { name: t('vue.checkout.basket.orderForm') });
    const sums = page.getByRole('heading', { name: t('vue.checkout.basket.sum'), exact: true });
    const visitor = createVisitor();
    await addGoods(visitor, await goodsOf());
    await shopper.comesAs(visitor);
    await shopper.goesTo(BASKET);
    await expect(link).toHaveAccessibleDescription(t('vue.checkout.basket.orderFormTip'));
    await expect(sentence).toHaveCount(1);
    const [pointedAt, told, below] = await Promise.all([link, sentence, sums].map((part) => part.boundingBox()));
    expect(told?.y).toBeGreaterThanOrEqual((pointedAt?.y ?? 0) + (pointedAt?.height ?? 0));
    expect(below?.y).toBeGreaterThanOrEqual((told?.y ?? 0) + (told?.height ?? 0));
    await expectAccessible(page, 'basket with a tooltip on a telephone');
  });
});
