// The menu of wide screens by the mouse: how much room the header takes, flyouts with pictures, lists that open where the pointer rests.

import { STOREFRONT_IDS } from '../fixtures/storefronts.ts';
import { expect, type Locator, test } from '../fixtures/test.ts';
import { header } from '../pages/header.ts';
import { waitForScripts } from '../tasks/browse.ts';

test.use({ viewport: { width: 1280, height: 850 } });

/** The whole header in pixels, selling points included (specified by the shop's own order: what is bought is seen without scrolling). */
const HEADER_AT_MOST_PX = 180;
/** The widths of laptops and of a large screen. */
const WIDTHS = [1024, 1280, 1920];
/** Names break into two lines at some widths and not at others. */
const WIDTHS_BETWEEN = [1100, 1200, 1279, 1340, 1366, 1440, 1600];
/** Between the names of two categories, or they read as one. */
const GAP_AT_LEAST_PX = 8;

/** Goes there as a hand does, in small steps. */
const moveTo = async (target: Locator): Promise<void> => {
  // Not while a font or a picture that comes late still moves it, and not through something that covers it.
  await target.hover({ trial: true });
  const box = await target.boundingBox();
  if (box === null) throw new Error('What is pointed at is not in the page');
  await target.page().mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 });
};

for (const storefront of STOREFRONT_IDS)
  test.describe(`In ${storefront}`, () => {
    test.use({ storefront });

    test('the header leaves room for the page, the way home and all categories stand in one row, each with its own icon', async ({
      shopper,
    }) => {
      const { page, t } = shopper;
      const { navigation } = header(shopper);
      await shopper.goesTo('/');
      const entries = navigation.locator('> ul > li');
      for (const width of [...WIDTHS, ...WIDTHS_BETWEEN]) {
        await page.setViewportSize({ width, height: 850 });
        const banner = await page.getByRole('banner').boundingBox();
        expect(banner?.height, `${width} px`).toBeLessThanOrEqual(HEADER_AT_MOST_PX);
        const edges = await entries.getByRole('link').evaluateAll((links) =>
          links.map((link) => {
            const { left, right, top } = link.getBoundingClientRect();
            return { left, right: Math.max(right, left + link.scrollWidth), top };
          }),
        );
        expect(edges.length).toBeGreaterThan(5);
        expect(new Set(edges.map(({ top }) => Math.round(top))).size).toBe(1);
        // No name touches the next one.
        for (const [index, { left }] of edges.entries())
          expect(left - (edges[index - 1]?.right ?? -GAP_AT_LEAST_PX), `${width} px`).toBeGreaterThan(
            GAP_AT_LEAST_PX - 1,
          );
      }
      await expect(entries.first().getByRole('link', { name: t('vue.navigation.home') })).toHaveAttribute(
        'aria-current',
        'page',
      );
      const icons = await entries
        .locator('a > img')
        .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
      expect(icons.length).toBe(await entries.count());
      const [sheet = ''] = icons.map((icon) => icon.replace(/#.*/, ''));
      const drawn = await page.evaluate(async (address) => (await fetch(address)).text(), sheet);
      for (const icon of icons) expect(drawn).toContain(`<view id="${icon.replace(/.*#/, '')}"`);
      expect(new Set(icons).size).toBe(icons.length);
    });
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

test('A branch with many entries shows them in several columns, on a laptop as on a large screen', async ({
  shopper,
}) => {
  const { page, t } = shopper;
  const { navigation } = header(shopper);
  const branches = navigation.locator('[data-level="2"] li');
  const columnsOf = async (level: Locator): Promise<number> => {
    const lefts = await level
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)));
    return new Set(lefts).size;
  };
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 850 });
    await shopper.goesTo('/');
    await shopper.attemptsTo(waitForScripts());
    await moveTo(navigation.getByRole('link', { name: 'Kindergarten & Spielen', exact: true }));
    await moveTo(branches.getByRole('link', { name: 'Spielen', exact: true }));
    const third = navigation.locator('[data-level="3"]');
    await expect(third.getByRole('listitem')).toHaveCount(9);
    expect(await columnsOf(third), `${width} px`).toBeGreaterThan(1);
    // All of them are within the window, and lead somewhere.
    const last = third.getByRole('link').last();
    await moveTo(last);
    await expect(last).toBeInViewport({ ratio: 1 });
    // Its neighbour has few: one column.
    await moveTo(branches.getByRole('link', { name: 'Draußen', exact: true }));
    await expect(third.getByRole('link', { name: t('vue.navigation.allIn', { name: 'Draußen' }) })).toBeVisible();
    expect(await columnsOf(third), `${width} px`).toBe(1);
  }
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
