// A row of products that scrolls sideways: dragged by the mouse, walked by its arrows with the keyboard.

import type { Shopper } from '../fixtures/shopper.ts';
import { expect, type Locator, test } from '../fixtures/test.ts';
import { patternOf } from '../fixtures/translate.ts';
import { waitForScripts } from '../tasks/browse.ts';

/** So far the mouse goes: more than the width of a tile. */
const DRAG_PX = 400;

const scrolled = (list: Locator): Promise<number> => list.evaluate(({ scrollLeft }) => scrollLeft);

/** The first row of products of the page, brought into the middle of the window. */
const firstRow = async ({ page, t }: Shopper) => {
  const row = page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.getByRole('button', { name: patternOf(t, 'vue.slider.on') }) })
    .first();
  await row.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return {
    list: row.locator('> ul'),
    next: row.getByRole('button', { name: patternOf(t, 'vue.slider.on') }),
    previous: row.getByRole('button', { name: patternOf(t, 'vue.slider.back') }),
  };
};

test('The mouse drags a row of products, and opens one by a press', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.goesTo('/');
  await shopper.attemptsTo(waitForScripts());
  const { list, previous } = await firstRow(shopper);
  const tile = list.locator('> li').nth(2);
  const box = await tile.boundingBox();
  if (box === null) throw new Error('The row has no third tile');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // What moves the row comes with the first reach for it; a person whose first pull does nothing pulls again.
  await expect(async () => {
    await page.mouse.up();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - DRAG_PX, y, { steps: 10 });
    expect(await scrolled(list)).toBeGreaterThan(DRAG_PX / 2);
  }).toPass();
  await page.mouse.up();
  await expect(list).not.toHaveAttribute('data-dragged');
  expect(new URL(page.url()).pathname).toBe('/');
  await expect(previous).toHaveAttribute('aria-disabled', 'false');
  // It rests at the beginning of a tile.
  const rests = await list.evaluate((element) => {
    const { left } = element.getBoundingClientRect();
    const edge = left + Number.parseFloat(getComputedStyle(element).scrollPaddingInlineStart);
    return Math.min(...Array.from(element.children, (entry) => Math.abs(entry.getBoundingClientRect().left - edge)));
  });
  expect(rests).toBeLessThan(2);

  const link = list.locator('> li').nth(3).getByRole('link').first();
  const path = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname + url.search === path);
});

test('The keyboard goes through a row by its arrows and loses no focus at its end', async ({ shopper }) => {
  const { page } = shopper;
  await page.clock.install();
  await shopper.goesTo('/');
  await shopper.attemptsTo(waitForScripts());
  const { list, next, previous } = await firstRow(shopper);
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await previous.focus();
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  let before = -1;
  while ((await next.getAttribute('aria-disabled')) === 'false') {
    await page.keyboard.press('Enter');
    await expect.poll(() => scrolled(list)).toBeGreaterThan(before);
    before = await scrolled(list);
    // An arrow takes one press in two seconds.
    await page.clock.runFor(2_000);
    if (await list.evaluate((row) => row.scrollWidth - row.clientWidth - row.scrollLeft < 1))
      await expect(next).toHaveAttribute('aria-disabled', 'true');
  }
  await expect(next).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(previous).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => scrolled(list)).toBeLessThan(before);
  await expect(previous).toBeFocused();
});
