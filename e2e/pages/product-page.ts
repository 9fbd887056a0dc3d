// Page object: a product page.

import type { Shopper } from '../fixtures/shopper.ts';
import { patternOf } from '../fixtures/translate.ts';

export const productPage = ({ page, t }: Shopper) => {
  const box = page.getByRole('region', { name: t('vue.buybox.label'), exact: true });
  const dialog = page.getByRole('dialog', { name: t('vue.addedToCart.headline') });
  return {
    headline: page.getByRole('heading', { level: 1 }),
    box,
    /** Options that are neither chosen nor unavailable. */
    otherTiles: box.locator('a[href*="varid="]:not([aria-current])'),
    chosenTile: box.locator('a[aria-current="true"]'),
    dropdown: box.getByRole('combobox'),
    showVariant: box.getByRole('button', { name: t('vue.variant.show') }),
    quantity: box.getByRole('textbox', { name: patternOf(t, 'vue.quantity.label') }),
    more: box.getByRole('button', { name: patternOf(t, 'vue.quantity.increase') }),
    heart: box.getByRole('button', { name: t('vue.pdp.heart'), exact: true }),
    addToBasket: box.getByRole('button', { name: t('vue.buybox.button.addToCart') }),
    added: dialog,
    toBasket: dialog.getByRole('link', { name: t('vue.addedToCart.toBasket') }),
    closeAdded: dialog.getByRole('button', { name: t('vue.addedToCart.goOn') }),
  };
};
