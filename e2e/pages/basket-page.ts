// Page object: the basket.

import type { Shopper } from '../fixtures/shopper.ts';
import { patternOf } from '../fixtures/translate.ts';

export const basketPage = ({ page, t }: Shopper) => {
  const goods = page.getByRole('region', { name: t('vue.checkout.basket.goods') });
  return {
    headline: page.getByRole('heading', { level: 1, name: t('vue.checkout.basket.title') }),
    empty: page.getByText(t('vue.checkout.basket.empty')),
    goods,
    lines: goods.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) }),
    quantity: goods.getByRole('textbox', { name: patternOf(t, 'vue.quantity.label') }),
    more: goods.getByRole('button', { name: patternOf(t, 'vue.quantity.increase') }),
    remove: goods.getByRole('button', { name: patternOf(t, 'vue.quantity.remove') }),
    undo: page.getByRole('button', { name: t('vue.cart.undo') }),
    wallet: page.getByRole('button', { name: t('vue.checkout.wallet.begin') }),
    toCheckout: page.getByRole('link', { name: t('vue.checkout.basket.toCheckout') }),
  };
};
