// Page object: the order form.

import type { Shopper } from '../fixtures/shopper.ts';
import { patternOf } from '../fixtures/translate.ts';

export const ORDER_FORM = '/service/orderform/';

export const orderFormPage = ({ page, t }: Shopper) => ({
  number: (row: number) => page.getByLabel(t('vue.orderForm.numberOf', { row }), { exact: true }),
  quantity: (row: number) => page.getByLabel(t('vue.orderForm.quantityOf', { row }), { exact: true }),
  list: page.getByLabel(t('vue.orderForm.text')),
  file: page.getByLabel(t('vue.orderForm.file')),
  check: page.getByRole('button', { name: t('vue.orderForm.check'), exact: true }),
  add: page.getByRole('button', { name: t('vue.orderForm.add'), exact: true }),
  remove: page.getByRole('button', { name: patternOf(t, 'vue.orderForm.removeOf') }),
  suggestion: (number: string) => page.getByRole('button', { name: new RegExp(`^${number} `) }),
  toBasket: page.getByRole('main').getByRole('link', { name: t('vue.orderForm.toBasket'), exact: true }),
});
