// What comes to those who go down a product page: the bar to buy by on telephones, and the products that were seen lately.

import { expectAccessible } from '../fixtures/axe.ts';
import type { Shopper } from '../fixtures/shopper.ts';
import { expect, test } from '../fixtures/test.ts';
import { productPage } from '../pages/product-page.ts';
import { waitForScripts } from '../tasks/browse.ts';

const PRODUCT = '/prod/20001/';
const OTHER = '/prod/20002/';

/** So long a look has to last to be remembered. */
const LOOK_MS = 3_000;

const partsOf = ({ page, t }: Shopper) => ({
  buttons: page.getByRole('button', { name: t('vue.buybox.button.addToCart') }),
  seen: page.getByRole('region', { name: t('vue.seenProducts.headline') }),
});

const toTheEnd = ({ page }: Shopper) =>
  page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

test.describe('On a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the product is bought by a bar while its own button is out of sight', async ({ shopper }) => {
    const { page } = shopper;
    const { buttons } = partsOf(shopper);
    const { added, closeAdded, box, addToBasket } = productPage(shopper);
    await shopper.goesTo(PRODUCT);
    await shopper.attemptsTo(waitForScripts());
    await expect(buttons).toHaveCount(1);
    await toTheEnd(shopper);
    await expect(buttons).toHaveCount(2);
    await expectAccessible(page, 'product page with the buy bar');
    await buttons.last().click();
    await expect(added).toBeVisible();
    await closeAdded.click();

    // Nothing that the keyboard comes to is behind the bar, neither on the way down nor on the way up.
    const bar = await buttons.last().boundingBox();
    const edge = bar?.y ?? 0;
    for (const key of ['Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab'] as const) {
      await page.keyboard.press(key);
      const focused = page.locator(':focus');
      // The button of the bar is in it; whatever else has the focus is above.
      if ((await focused.count()) === 0 || (await focused.getAttribute('form')) !== null) continue;
      expect((await focused.boundingBox())?.y ?? 0).toBeLessThan(edge);
    }

    await box.scrollIntoViewIfNeeded();
    await addToBasket.first().scrollIntoViewIfNeeded();
    await expect(buttons).toHaveCount(1);
  });

  test.describe('with the question of consent open', () => {
    test.use({ consent: 'undecided' });

    test('the bar waits until it is answered', async ({ shopper }) => {
      const { page, t } = shopper;
      const { buttons } = partsOf(shopper);
      await shopper.goesTo(PRODUCT);
      await shopper.attemptsTo(waitForScripts());
      const refuse = page.getByRole('button', { name: t('vue.consent.none') });
      await expect(refuse).toBeVisible();
      const texts = page.waitForResponse(/seenProducts/);
      await toTheEnd(shopper);
      await texts;
      await expect(buttons).toHaveCount(1);
      await refuse.click();
      await expect(buttons).toHaveCount(2);
    });
  });
});

test.describe('Who has agreed', () => {
  test.use({ consent: 'agreed' });

  test('finds the products of before below the next one', async ({ shopper }) => {
    const { page } = shopper;
    const { seen } = partsOf(shopper);
    await page.clock.install();
    await shopper.goesTo(PRODUCT);
    await shopper.attemptsTo(waitForScripts());
    const name = (await productPage(shopper).headline.textContent()) ?? '';
    await page.clock.runFor(LOOK_MS);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('seen-products'))).toBe('["20001"]');

    await shopper.goesTo(OTHER);
    await shopper.attemptsTo(waitForScripts());
    await page.evaluate(() => scrollTo({ top: 1, behavior: 'instant' }));
    await expect(seen.getByRole('link', { name })).toHaveCount(1);
    await toTheEnd(shopper);
    await expect(seen.getByRole('link', { name })).toBeInViewport();
    await expectAccessible(page, 'product page with products of before');
  });
});
