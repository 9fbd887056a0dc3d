// Everything of a list goes into the basket: with scripts the success flyout says so, without them a notice does (docs/adr/0076).

import { expectAccessible, expectNoKeys } from '../fixtures/axe.ts';
import { aMember } from '../fixtures/customers.ts';
import { createVisitor } from '../fixtures/http.ts';
import { fillList, LISTS, shareList } from '../fixtures/lists.ts';
import type { Shopper } from '../fixtures/shopper.ts';
import { expect, test } from '../fixtures/test.ts';
import { header } from '../pages/header.ts';
import { productPage } from '../pages/product-page.ts';
import { waitForScripts } from '../tasks/browse.ts';

const COUNT = 2;

/** Presses the button, hears of both articles, goes on, and is not told again. */
const addsAll = async (shopper: Shopper, path: string): Promise<void> => {
  const { page, t } = shopper;
  await shopper.goesTo(path);
  await shopper.attemptsTo(waitForScripts());
  const button = page.getByRole('button', { name: t('vue.wishlist.allToBasket') });
  const { added, closeAdded, toBasket } = productPage(shopper);
  const note = t('vue.wishlist.toBasket.all', { count: COUNT });
  await button.click();
  await expect(added).toBeVisible();
  await expect(added.getByText(note)).toBeVisible();
  await expect(added.getByText(t('vue.cart.itemsCount', { count: COUNT }))).toBeVisible();
  await expect(toBasket).toBeVisible();
  await expect(page.getByText(note)).toHaveCount(1);
  await expectAccessible(page, 'a whole list in the basket');
  await expectNoKeys(page);
  await closeAdded.click();
  await expect(added).toBeHidden();
  await expect(button).toBeFocused();
  await expect(header(shopper).basketWithCount(COUNT)).toBeVisible();
};

test.describe('Everything of a list into the basket', () => {
  test('opens the success flyout, once for each press', async ({ shopper }) => {
    const guest = createVisitor();
    await fillList(guest, 'de', COUNT);
    await shopper.comesAs(guest);
    await addsAll(shopper, LISTS);
    const { toBasket } = productPage(shopper);
    const button = shopper.page.getByRole('button', { name: shopper.t('vue.wishlist.allToBasket') });
    await expect(button).not.toHaveAttribute('aria-disabled', 'true');
    await button.press('Enter');
    await toBasket.click();
    await expect(shopper.page).toHaveURL(/\/checkout\/basket\//u);
  });

  test('opens it on the page of a link, too', async ({ shopper }) => {
    const { visitor: owner } = await aMember();
    const path = await shareList(owner, await fillList(owner, 'de', COUNT));
    await addsAll(shopper, path);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is told by a notice', async ({ shopper }) => {
      const { page, t } = shopper;
      const guest = createVisitor();
      await fillList(guest, 'de', COUNT);
      await shopper.comesAs(guest);
      await shopper.goesTo(LISTS);
      await page.getByRole('button', { name: t('vue.wishlist.allToBasket') }).click();
      await expect(page.getByText(t('vue.wishlist.toBasket.all', { count: COUNT }))).toBeVisible();
    });
  });
});
