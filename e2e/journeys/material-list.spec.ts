// A school's list becomes a basket: pasted, corrected, put on a wishlist, added at once, with and without scripts.

import { expectAccessible } from '../fixtures/axe.ts';
import type { Shopper } from '../fixtures/shopper.ts';
import { expect, test } from '../fixtures/test.ts';
import { basketPage } from '../pages/basket-page.ts';
import { waitForScripts } from '../tasks/browse.ts';

const LIST = ['Liebe Eltern,', 'Deutsch:', '- 3 Bleistifte HB', '- 1 Radiergummi', '1 Zauberstab'].join('\n');

const pasteAndOrder = async (shopper: Shopper, opened: () => Promise<void>, hasScripts: boolean): Promise<void> => {
  const { page, t } = shopper;
  const look = async (state: string): Promise<void> => {
    if (hasScripts) await expectAccessible(page, state);
  };
  const press = (key: string): Promise<void> => page.getByRole('button', { name: t(key), exact: true }).click();
  await shopper.goesTo('/service/materiallist/');
  await opened();
  await look('an empty form');
  await page.getByLabel(t('vue.materialList.text')).fill(LIST);
  await press('vue.materialList.read');
  const pencils = page.getByRole('group', { name: '- 3 Bleistifte HB' });
  await expect(pencils.getByRole('radio').first()).toBeChecked();
  await expect(pencils.getByRole('textbox')).toHaveValue('3');
  await expect(page.getByRole('group', { name: '1 Zauberstab' })).toContainText(t('vue.materialList.notFound'));
  await look('a list that was read');
  await pencils.getByRole('textbox').fill('2');
  await press('vue.materialList.save');
  await expect(page.getByText(t('vue.materialList.saved', { count: 2 }))).toBeVisible();
  await expect(pencils.getByRole('textbox')).toHaveValue('2');
  await press('vue.materialList.add');
  await expect(page.getByText(t('vue.materialList.added', { count: 2 }))).toBeVisible();
  await look('a list in the basket');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('vue.materialList.toBasket'), exact: true })
    .click();
  await expect(basketPage(shopper).lines).toHaveCount(2);
};

test.describe('Material list', () => {
  test('A pasted list is corrected, put on the wishlist and comes into the basket', async ({ shopper }) => {
    await pasteAndOrder(shopper, () => shopper.attemptsTo(waitForScripts()), true);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('A pasted list comes into the basket by forms', async ({ shopper }) => {
      await pasteAndOrder(shopper, async () => undefined, false);
    });
  });
});
