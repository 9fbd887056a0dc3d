// A range of prices: by the slider, with the keyboard, and by its two fields without scripts.

import { expectAccessible } from '../fixtures/axe.ts';
import type { Shopper } from '../fixtures/shopper.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForScripts } from '../tasks/browse.ts';

const LISTING = '/cat/1001/';

const partsOf = ({ page, t }: Shopper) => {
  // Closed choices are not there for anybody; their opener is.
  const choices = page
    .locator('details[name=filters]')
    .filter({ has: page.locator('summary', { hasText: /^Preis$/u }) });
  const panel = choices.getByRole('group', { name: 'Preis', exact: true });
  return {
    opener: choices.locator('summary'),
    from: panel.getByRole('textbox', { name: t('vue.filter.from') }),
    to: panel.getByRole('textbox', { name: t('vue.filter.to') }),
    lower: panel.getByRole('slider').first(),
    upper: panel.getByRole('slider').last(),
    confirm: panel.getByRole('button'),
    chip: page.getByRole('link', { name: /^Filter Preis .* entfernen$/u }),
  };
};

for (const width of [360, 1280]) {
  test(`The slider is moved by keys and pointer, and counts when it is confirmed, at ${width} px`, async ({
    shopper,
  }) => {
    const { page } = shopper;
    await page.setViewportSize({ width, height: 740 });
    await shopper.goesTo(LISTING);
    await shopper.attemptsTo(waitForScripts());
    const { opener, from, to, lower, upper, confirm, chip } = partsOf(shopper);
    await opener.click();
    await expect(lower).toBeVisible();
    await expectAccessible(page, 'the slider of the price');
    await lower.focus();
    await page.keyboard.press('ArrowRight');
    await expect(from).not.toHaveValue('');
    await upper.focus();
    await page.keyboard.press('Home');
    // It stops at the other thumb.
    await expect(to).toHaveValue(await from.inputValue());
    await page.keyboard.press('End');
    await expect(to).toHaveValue('');
    await expect(chip).toHaveCount(0);
    const thumb = await lower.boundingBox();
    await page.mouse.move((thumb?.x ?? 0) + (thumb?.width ?? 0) - 14, (thumb?.y ?? 0) + (thumb?.height ?? 0) / 2);
    await page.mouse.down();
    await page.mouse.move((thumb?.x ?? 0) + (thumb?.width ?? 0) / 2, (thumb?.y ?? 0) + (thumb?.height ?? 0) / 2);
    await page.mouse.up();
    await expect(to).not.toHaveValue('');
    await confirm.click();
    await expect(chip).toHaveCount(1);
    await expect(page).toHaveURL(/filter\.PRICE\.1=\d/u);
  });
}

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the two fields are enough, and there is no slider', async ({ shopper }) => {
    await shopper.goesTo(LISTING);
    const { opener, from, lower, confirm, chip } = partsOf(shopper);
    await opener.click();
    await expect(lower).toHaveCount(0);
    await from.fill('2');
    await confirm.click();
    await expect(chip).toHaveCount(1);
  });
});
