// A school's list becomes a basket: pasted, corrected, added at once, with and without scripts.

import type { Shopper } from '../fixtures/shopper.ts';
import { expect, test } from '../fixtures/test.ts';
import { basketPage } from '../pages/basket-page.ts';
import { waitForScripts } from '../tasks/browse.ts';

const LIST = ['Liebe Eltern,', 'Deutsch:', '- 3 Bleistifte HB', '- 1 Radiergummi', '1 Zauberstab'].join('\n');

const pasteAndOrder = async (shopper: Shopper, open: () => Promise<void>): Promise<void> => {
  const { page, t } = shopper;
  await shopper.goesTo('/service/materiallist/');
  await open();
  await page.getByLabel(t('vue.materialList.text')).fill(LIST);
  await page.getByRole('button', { name: t('vue.materialList.read'), exact: true }).click();
  const pencils = page.getByRole('group', { name: '- 3 Bleistifte HB' });
  await expect(pencils.getByRole('radio').first()).toBeChecked();
  await expect(pencils.getByRole('textbox')).toHaveValue('3');
  await pencils.getByRole('textbox').fill('2');
  await expect(page.getByRole('group', { name: '1 Zauberstab' })).toContainText(t('vue.materialList.notFound'));
  await page.getByRole('button', { name: t('vue.materialList.add'), exact: true }).click();
  await expect(page.getByText(t('vue.materialList.added', { count: 2 }))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('vue.materialList.toBasket'), exact: true })
    .click();
  await expect(basketPage(shopper).lines).toHaveCount(2);
};

test.describe('Material list', () => {
  test('A pasted list is corrected and comes into the basket', async ({ shopper }) => {
    await pasteAndOrder(shopper, () => shopper.attemptsTo(waitForScripts()));
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('A pasted list comes into the basket by forms', async ({ shopper }) => {
      await pasteAndOrder(shopper, async () => undefined);
    });
  });
});
