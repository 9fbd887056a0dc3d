// The price of a listing is chosen with the thumbs of the slider, by the mouse and by the keyboard: each writes its field, and the list follows when it is confirmed.
// Filters that are chosen and removed leave the page as it is.

import { expect, test } from '../fixtures/test.ts';
import { listingPage } from '../pages/listing-page.ts';
import { waitForScripts } from '../tasks/browse.ts';

const LIST = '/cat/1001/';

test('A price is chosen with the slider, by the mouse and by the keyboard', async ({ shopper }) => {
  const { page, t } = shopper;
  await shopper.goesTo(LIST);
  await shopper.attemptsTo(waitForScripts());
  await listingPage(shopper).filters.first().click();
  const [from, to] = [page.locator('[name$=".from"]'), page.locator('[name$=".to"]')];
  const thumb = (kind: 'from' | 'to') => page.getByRole('slider', { name: t(`vue.filter.${kind}`) });
  await expect(thumb('to')).toBeVisible();

  const { x, y, width, height } = (await thumb('to').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width - 10, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(to).toHaveValue(/^\d+$/);
  const upper = await to.inputValue();
  await expect(thumb('to')).toHaveValue(upper);

  await thumb('from').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(from).toHaveValue('2');
  await expect(thumb('from')).toHaveValue('2');
  // Nothing is chosen before it is confirmed.
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  await from.press('Enter');
  await expect(page).toHaveURL(new RegExp(`filter\\.PRICE\\.\\d+=2-${upper}$`));
  // What had the focus is closed: its button has it.
  await expect(page.locator('details:not([open]) > summary:focus')).toHaveCount(1);

  await page.reload();
  await shopper.attemptsTo(waitForScripts());
  await listingPage(shopper).filters.first().click();
  await expect(thumb('from')).toHaveValue('2');
  await expect(thumb('to')).toHaveValue(upper);
});

test('All chosen filters are removed by a key, and the focus stays where they were', async ({ shopper }) => {
  const { page, t } = shopper;
  await shopper.goesTo(`${LIST}?filter.colour=red&filter.PRICE.1=1-50`);
  await shopper.attemptsTo(waitForScripts());
  const all = page.getByRole('main').getByText(t('vue.filter.removeAll'));
  await all.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  await expect(all).toBeHidden();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

test('A category at an address of its own stays there when a filter is chosen, with what is open and the focus', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.goesTo('/sale/');
  await shopper.attemptsTo(waitForScripts());
  const dropdown = listingPage(shopper).listing.locator('details:has(input[type=checkbox])').first();
  await dropdown.locator('summary').click();
  const box = dropdown.getByRole('checkbox', { disabled: false }).first();
  await box.click();
  await expect(page).toHaveURL(/\/sale\/\?filter\./);
  await expect(listingPage(shopper).chips).toHaveCount(1);
  await expect(box).toBeChecked();
  await expect(box).toBeFocused();
  await expect(dropdown).toHaveAttribute('open', '');
});
