// axe over what opens while one browses: the menu down to its third list, suggestions, filters, the notice of the legal guarantee, the large picture,
// what follows "add to cart". A share of the looks in `npm test`, all of them with EVERY_LOOK=1.

import { expectAccessible } from '../fixtures/axe.ts';
import { everyLookOf, IS_EVERY_LOOK, type Look, NARROW, nameOfLook, TABLET, WIDE } from '../fixtures/looks.ts';
import { expect, test } from '../fixtures/test.ts';
import { patternOf } from '../fixtures/translate.ts';
import { header } from '../pages/header.ts';
import { listingPage } from '../pages/listing-page.ts';
import { openProductWithVariants, typeSearch, waitForScripts } from '../tasks/browse.ts';

const LOOKS: readonly Look[] = IS_EVERY_LOOK
  ? everyLookOf(['de', 'en', 'ch'], [WIDE, TABLET, NARROW])
  : [
      { storefront: 'de', viewport: WIDE, colorScheme: 'dark' },
      { storefront: 'de', viewport: NARROW, colorScheme: 'light' },
    ];

for (const look of LOOKS) {
  const isWide = look.viewport === WIDE;
  test.describe(nameOfLook(look), () => {
    test.use({ ...look, reducedMotion: 'reduce' });

    test('The open menu is accessible, level by level', async ({ shopper }) => {
      const { page, t } = shopper;
      await shopper.goesTo('/');
      await shopper.attemptsTo(waitForScripts());
      const opens = patternOf(t, 'vue.navigation.open');
      if (isWide) {
        const { navigation } = header(shopper);
        await navigation.locator('> ul > li').getByRole('button', { name: opens }).first().press('Enter');
        const deeper = navigation.locator('[data-level="2"]').getByRole('button', { name: opens }).first();
        await deeper.press('Enter');
        await expect(navigation.locator('[data-level="3"]')).toBeVisible();
        await expectAccessible(page, 'menu with its third list');
        return;
      }
      await page.getByRole('button', { name: t('vue.header.menu') }).click();
      const menu = page.getByRole('dialog', { name: t('vue.navigation.label') });
      await expect(menu).toBeVisible();
      await expectAccessible(page, 'menu of phones');
      const deeper = menu.getByRole('button', { name: opens }).first();
      const name = await deeper.getAttribute('aria-label');
      await deeper.click();
      const back = menu.getByRole('button', { name: t('vue.navigation.back') });
      await expect(back).toBeVisible();
      await expect(menu.getByRole('heading')).toBeFocused();
      await expectAccessible(page, 'menu of phones, second list');
      await back.click();
      await expect(menu.getByRole('button', { name: name ?? '', exact: true })).toBeFocused();
    });

    test('Open suggestions are accessible', async ({ shopper }) => {
      await shopper.goesTo('/');
      await shopper.attemptsTo(waitForScripts());
      await shopper.attemptsTo(typeSearch('heft'));
      await expect(header(shopper).suggestions).toBeVisible();
      await expectAccessible(shopper.page, 'suggestions');
    });

    test('An open filter is accessible', async ({ shopper }) => {
      await shopper.goesTo('/cat/1001/');
      await shopper.attemptsTo(waitForScripts());
      await listingPage(shopper).filters.filter({ visible: true }).first().click();
      await expectAccessible(shopper.page, 'filters');
    });

    // There is none in Switzerland.
    if (look.storefront !== 'ch')
      test('The open notice of the legal guarantee is accessible', async ({ shopper }) => {
        const { page, t } = shopper;
        await shopper.goesTo('/prod/20001/');
        await page.locator('summary', { hasText: t('vue.guarantee.title') }).click();
        await expect(page.getByText(t('vue.guarantee.substance'))).toBeVisible();
        await expectAccessible(page, 'notice of the legal guarantee');
      });

    test('The large picture is accessible', async ({ shopper }) => {
      const { page, t } = shopper;
      await shopper.goesTo('/cat/1001/');
      await shopper.attemptsTo(openProductWithVariants());
      await shopper.attemptsTo(waitForScripts());
      const picture = page.getByRole('main').getByRole('link', { name: patternOf(t, 'vue.gallery.zoom') });
      await picture.first().click();
      await expect(page.getByText(patternOf(t, 'vue.gallery.position'))).toBeVisible();
      await expectAccessible(page, 'large picture');
    });
  });
}
