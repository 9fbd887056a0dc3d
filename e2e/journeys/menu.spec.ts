// The menu of wide screens by the mouse: how much room the header takes, flyouts with pictures, lists that open where the pointer rests.

import { expect, type Locator, test } from '../fixtures/test.ts';
import { header } from '../pages/header.ts';
import { waitForScripts } from '../tasks/browse.ts';

test.use({ viewport: { width: 1280, height: 850 } });

/** The whole header in pixels, selling points included (specified by the shop's own order: what is bought is seen without scrolling). */
const HEADER_AT_MOST_PX = 180;

/** Goes there as a hand does, in small steps. */
const moveTo = async (target: Locator): Promise<void> => {
  const box = await target.boundingBox();
  if (box === null) throw new Error('What is pointed at is not in the page');
  await target.page().mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 });
};

test('The header leaves room for the page, its categories stand in one row', async ({ shopper }) => {
  const { navigation } = header(shopper);
  await shopper.goesTo('/prod/20011/');
  const banner = await shopper.page.getByRole('banner').boundingBox();
  expect(banner?.height).toBeLessThanOrEqual(HEADER_AT_MOST_PX);
  const middles = await navigation.locator('> ul > li').evaluateAll((entries) =>
    entries.map((entry) => {
      const { top, height } = entry.getBoundingClientRect();
      return Math.round(top + height / 2);
    }),
  );
  expect(middles.length).toBeGreaterThan(5);
  expect(new Set(middles).size).toBe(1);
});

test('A flyout shows pictures of its categories, and opens the next list where the pointer rests', async ({
  shopper,
}) => {
  const { page, t } = shopper;
  const { navigation } = header(shopper);
  await shopper.goesTo('/');
  await shopper.attemptsTo(waitForScripts());
  const [entry] = await navigation
    .locator('> ul > li')
    .filter({ has: page.getByRole('button') })
    .all();
  if (entry === undefined) throw new Error('No category has a flyout');
  const name = (await entry.getByRole('link').first().textContent()) ?? '';
  await moveTo(entry.getByRole('link').first());
  const all = navigation.getByRole('link', { name: t('vue.navigation.allIn', { name }) });
  await expect(all).toBeVisible();
  const pictures = navigation.locator('[data-level] img');
  await expect(pictures.first()).toBeVisible();
  for (const picture of await pictures.all()) {
    await expect.poll(() => picture.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(0);
  }
  const deeper = navigation
    .locator('[data-level="2"] li')
    .filter({ has: page.getByRole('button') })
    .first();
  await moveTo(deeper.getByRole('link'));
  await expect(deeper.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  const third = navigation.locator('[data-level="3"]');
  await expect(third).toBeVisible();
  // On the way into the new list it stays open.
  await moveTo(third.getByRole('link').last());
  await expect(third).toBeVisible();
  // Away from the menu everything closes.
  await page.mouse.move(640, 840, { steps: 12 });
  await expect(all).toHaveCount(0);
});

test('A selling point tells more where the pointer rests on it or the keyboard comes to it, until Escape', async ({
  shopper,
}) => {
  const { page, t } = shopper;
  await shopper.goesTo('/');
  await shopper.attemptsTo(waitForScripts());
  const point = page
    .getByRole('list', { name: t('vue.usp.label') })
    .getByRole('listitem')
    .first();
  const link = point.getByRole('link');
  const details = point.locator('p');
  await expect(details).toBeHidden();
  await moveTo(link);
  await expect(details).toBeVisible();
  await expect(link).toHaveAccessibleDescription((await details.textContent()) ?? '');
  // The pointer may go onto what it has opened.
  await moveTo(details);
  await expect(details).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await page.mouse.move(640, 840, { steps: 12 });
  await page.getByRole('navigation').getByRole('link').last().focus();
  await expect(details).toBeHidden();
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(details).toBeVisible();
});
