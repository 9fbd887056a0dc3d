// A wishlist on paper: what is printed of it says how many of each, and leaves out what only a screen needs.

import { createVisitor } from '../fixtures/http.ts';
import { fillList, LISTS } from '../fixtures/lists.ts';
import { expect, test } from '../fixtures/test.ts';

const COUNT = 2;

test('A printed list says how many of each, below the logo of the shop', async ({ shopper }) => {
  const { page, t } = shopper;
  const guest = createVisitor();
  await fillList(guest, 'de', COUNT);
  await shopper.comesAs(guest);
  await shopper.goesTo(LISTS);
  const quantities = page.getByRole('main').getByText(/^\d+ ×$/u);
  const forScreens = [
    page.getByRole('main').locator('table form'),
    page.getByRole('banner').getByRole('search'),
    page.getByRole('banner').getByRole('navigation'),
  ].map((all) => all.filter({ visible: true }));
  const logo = page.getByRole('banner').getByRole('link', { name: t('vue.header.logo', { brand: 'Tornister' }) });
  await expect(quantities).toHaveCount(COUNT);
  await expect(quantities.filter({ visible: true })).toHaveCount(0);
  for (const parts of forScreens) await expect(parts).not.toHaveCount(0);

  await page.emulateMedia({ media: 'print' });
  await expect(quantities.filter({ visible: true })).toHaveCount(COUNT);
  for (const parts of forScreens) await expect(parts).toHaveCount(0);
  await expect(logo).toBeVisible();
});
