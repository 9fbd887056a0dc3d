// axe over the pages of lists and their states: wishlists, class lists, the material list; and the same pages by forms alone. One shop in `npm test`, all of
// them with EVERY_LOOK=1.

import { aClassList, CLASS_LISTS, fillList, LISTS, shareList, sheetOf } from '../fixtures/lists.ts';
import { everyLookOf, IS_EVERY_LOOK, type Look, NARROW, nameOfLook } from '../fixtures/looks.ts';
import type { Shopper } from '../fixtures/shopper.ts';
import { expect, test } from '../fixtures/test.ts';
import { productPage } from '../pages/product-page.ts';
import { aCustomer, goesToForm, isBusiness, looksAt } from '../tasks/look-at-states.ts';

const MATERIAL = '/service/materiallist/';
const COUNT = 2;

/** Opens everything that unfolds on the page, and waits for the forms behind it. */
const unfolds = async ({ page }: Shopper): Promise<void> => {
  const closed = page.getByRole('main').locator('details:not([open])');
  for (let left = await closed.count(); left > 0; left -= 1) {
    await closed.first().locator(':scope > summary').press('Enter');
    await expect(closed).toHaveCount(left - 1);
  }
  await page.waitForLoadState('networkidle');
};

/** The field of a sheet is filled and read. */
const reads = async ({ page, t, storefront }: Shopper): Promise<void> => {
  await page.getByLabel(t('vue.materialList.text')).fill(sheetOf(storefront));
  await page.getByRole('button', { name: t('vue.materialList.read'), exact: true }).click();
  await expect(page.getByRole('main').getByRole('radio').first()).toBeVisible();
};

/** Presses the first button of that name, which may go on with the thing that it is about. */
const presses = ({ page, t }: Shopper, key: string): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('button', { name: t(key) })
    .first()
    .click();

const states = (look: Look): void => {
  test('wishlists', async ({ shopper }) => {
    const { page, t } = shopper;
    const { visitor } = await aCustomer(look);
    await shopper.comesAs(visitor);
    await goesToForm(shopper, LISTS);
    await looksAt(shopper, 'no wishlist');
    const listId = await fillList(visitor, look.storefront, COUNT);
    const link = await shareList(visitor, listId);
    await goesToForm(shopper, LISTS);
    await unfolds(shopper);
    await looksAt(shopper, 'a wishlist, everything unfolded');
    await goesToForm(shopper, LISTS);
    await presses(shopper, 'vue.wishlist.allToBasket');
    await expect(productPage(shopper).added).toBeVisible();
    await looksAt(shopper, 'a wishlist in the basket');
    await productPage(shopper).closeAdded.click();
    await page.getByRole('main').getByText(t('vue.wishlist.remove'), { exact: true }).first().click();
    await expect(page.getByRole('button', { name: t('vue.wishlist.undo') })).toBeVisible();
    await looksAt(shopper, 'an undo row');
    await visitor.post(LISTS, { intent: 'create', name: 'Klasse 3b', description: 'Für den Herbst' });
    await shopper.goesTo(link);
    await looksAt(shopper, 'the list of a link');
  });

  test('class lists', async ({ shopper }) => {
    const { visitor: teacher } = await aCustomer(look);
    await shopper.comesAs(teacher);
    await goesToForm(shopper, CLASS_LISTS);
    await looksAt(shopper, 'no class list');
    const { list, path } = await aClassList(teacher, look.storefront);
    await goesToForm(shopper, list);
    await unfolds(shopper);
    await looksAt(shopper, 'a class list, everything unfolded');
    await shopper.goesTo(`${list}&print=plain`);
    await looksAt(shopper, 'the sheet of a class list');
    // Families of an institution's list are sent to the consumers' shop.
    if (isBusiness(look)) return;
    await goesToForm(shopper, path);
    await looksAt(shopper, 'a class list for families');
    // Of the first thing there may be one brand only.
    const eraser = shopper.page.getByRole('listitem').filter({ hasText: /Radiergummi|eraser/u });
    await eraser.getByRole('button', { name: shopper.t('vue.classList.alternatives') }).click();
    await expect(shopper.page.getByRole('main').getByRole('radio').first()).toBeVisible();
    await looksAt(shopper, 'other brands on a class list');
  });

  test('the material list', async ({ shopper }) => {
    const { page, t } = shopper;
    if (isBusiness(look)) await shopper.comesAs((await aCustomer(look)).visitor);
    await goesToForm(shopper, MATERIAL);
    await looksAt(shopper, 'no material list');
    await presses(shopper, 'vue.materialList.read');
    await expect(page.getByText(t('vue.materialList.empty')).first()).toBeVisible();
    await looksAt(shopper, 'a material list, refused');
    await reads(shopper);
    await looksAt(shopper, 'a material list that was read');
    await presses(shopper, 'vue.materialList.add');
    await expect(page.getByText(t('vue.materialList.added', { count: COUNT }))).toBeVisible();
    await looksAt(shopper, 'a material list in the basket');
  });
};

const byForms = (look: Look): void => {
  test('wishlists, class lists and the material list by forms', async ({ shopper }) => {
    const { page, t } = shopper;
    const main = page.getByRole('main');
    const { visitor } = await aCustomer(look);
    await fillList(visitor, look.storefront, COUNT);
    const { path } = await aClassList(visitor, look.storefront);
    await shopper.comesAs(visitor);
    await shopper.goesTo(LISTS);
    await main.getByText(t('vue.wishlist.remove'), { exact: true }).first().click();
    await presses(shopper, 'vue.wishlist.undo');
    await expect(main.getByRole('row')).toHaveCount(COUNT + 1);
    await presses(shopper, 'vue.wishlist.allToBasket');
    await expect(page.getByText(t('vue.wishlist.toBasket.all', { count: COUNT }))).toBeVisible();
    await shopper.goesTo(MATERIAL);
    await reads(shopper);
    await presses(shopper, 'vue.materialList.add');
    await expect(page.getByText(t('vue.materialList.added', { count: COUNT }))).toBeVisible();
    if (isBusiness(look)) return;
    await shopper.goesTo(path);
    await presses(shopper, 'vue.classList.family.add');
    await expect(page.getByText(t('vue.classList.basket.added', { count: COUNT }))).toBeVisible();
  });
};

const A_LOOK: Look = { storefront: 'b2b-en', viewport: NARROW, colorScheme: 'dark' };

for (const look of IS_EVERY_LOOK ? everyLookOf() : [A_LOOK])
  test.describe(nameOfLook(look), () => {
    test.use({ ...look, reducedMotion: 'reduce', expectedStatuses: [422] });
    states(look);
  });

for (const look of IS_EVERY_LOOK
  ? everyLookOf(undefined, [NARROW]).filter(({ colorScheme }) => colorScheme === 'light')
  : [A_LOOK])
  test.describe(`${nameOfLook(look)}, without scripts`, () => {
    test.use({ ...look, javaScriptEnabled: false, expectedStatuses: [422] });
    byForms(look);
  });
