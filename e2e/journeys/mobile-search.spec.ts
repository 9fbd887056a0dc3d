// The search on telephones: open on the first page of a session, elsewhere behind its toggle, with and without scripts.

import type { Shopper } from '../fixtures/shopper.ts';
import { addressOf } from '../fixtures/storefronts.ts';
import { expect, test } from '../fixtures/test.ts';
import { header } from '../pages/header.ts';
import { typeSearch, waitForScripts } from '../tasks/browse.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const expectOpen = async (shopper: Shopper): Promise<void> => {
  const { searchField, searchToggle } = header(shopper);
  await expect(searchToggle).toHaveCount(0);
  await searchField.click({ trial: true });
};

/** Nobody sees the field; the keyboard still finds it. */
const expectClosed = async (shopper: Shopper): Promise<void> => {
  const { searchField, searchToggle } = header(shopper);
  await expect(searchToggle).toBeVisible();
  expect(await isSeen(shopper)).toBe(false);
  await expect(searchField).toBeEnabled();
};

/** Whether a finger on the field would meet it. */
const isSeen = (shopper: Shopper): Promise<boolean> =>
  header(shopper).searchField.evaluate((field) => {
    const { left, top, width, height } = field.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === field;
  });

const headerHeight = ({ page }: Shopper): Promise<number> =>
  page.getByRole('banner').evaluate((banner) => banner.getBoundingClientRect().height);

test('It is open on the first page, and behind a toggle on the next ones', async ({ shopper }) => {
  const { searchField, searchToggle } = header(shopper);
  await shopper.goesTo('/cat/1001/');
  await shopper.attemptsTo(waitForScripts());
  await expectOpen(shopper);
  await shopper.page.getByRole('main').locator('a[href*="/prod/"]').first().click();
  await expect(shopper.page).toHaveURL(/\/prod\//);
  await expectClosed(shopper);
  const before = await headerHeight(shopper);
  await searchToggle.tap();
  await expect(searchField).toBeFocused();
  await expect.poll(() => isSeen(shopper)).toBe(true);
  // It lies over the page: nothing moves.
  expect(await headerHeight(shopper)).toBe(before);
  await searchToggle.tap({ force: true });
  await expect(searchField).not.toBeFocused();
  await expectClosed(shopper);
  await shopper.attemptsTo(typeSearch('ordner'));
  await shopper.page.keyboard.press('Enter');
  await expect(shopper.page).toHaveURL(addressOf(shopper.storefront, '/search/?q=ordner'));
  await expectClosed(shopper);
});

test('On a product page it is closed from the start, and opens with the keyboard', async ({ shopper }) => {
  const { searchField } = header(shopper);
  await shopper.goesTo('/prod/20011/');
  await expectClosed(shopper);
  await searchField.focus();
  await expect.poll(() => isSeen(shopper)).toBe(true);
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the toggle opens the field, which searches', async ({ shopper }) => {
    const { searchField, searchToggle } = header(shopper);
    await shopper.goesTo('/prod/20011/');
    await searchToggle.tap();
    await expect(searchField).toBeFocused();
    await searchField.fill('ordner');
    await searchField.press('Enter');
    await expect(shopper.page).toHaveURL(/\/search\/\?q=ordner/);
  });
});
