// The large view of a product's pictures: larger than the gallery, walked by keys and buttons, closed by Escape.

import type { Shopper } from '../fixtures/shopper.ts';
import { expect, type Locator, test } from '../fixtures/test.ts';
import { patternOf } from '../fixtures/translate.ts';
import { openProductWithVariants, waitForScripts } from '../tasks/browse.ts';

const widthOf = async (picture: Locator): Promise<number> => (await picture.boundingBox())?.width ?? 0;

/** The picture that is looked at: the others cannot be reached. */
const viewOf = ({ page, t }: Shopper) => {
  const dialog = page.getByRole('dialog').filter({ has: page.getByText(patternOf(t, 'vue.gallery.position')) });
  return {
    dialog,
    picture: dialog.locator('li:not([inert]) img'),
    position: (number: number, total: number) =>
      expect(dialog.getByRole('status')).toHaveText(t('vue.gallery.position', { number, total })),
  };
};

test('A picture is larger in the large view, which is walked by keys and buttons', async ({ shopper }) => {
  const { page, t } = shopper;
  const { dialog, picture, position } = viewOf(shopper);
  await shopper.goesTo('/cat/1001/');
  await shopper.attemptsTo(openProductWithVariants());
  await shopper.attemptsTo(waitForScripts());
  const links = page
    .getByRole('main')
    .getByRole('link', { name: patternOf(t, 'vue.gallery.zoom'), includeHidden: true });
  // The list has shown the first one; the others come with the product.
  await expect.poll(() => links.count()).toBeGreaterThan(1);
  const total = await links.count();
  const inGallery = await widthOf(links.first().locator('img'));
  await links.first().click();
  await expect(dialog).toBeVisible();
  await position(1, total);
  const whole = await widthOf(picture);
  expect(whole).toBeGreaterThan(inGallery);
  await page.keyboard.press('ArrowRight');
  await position(2, total);
  await dialog.getByRole('button', { name: t('vue.gallery.previous') }).click();
  await position(1, total);
  await dialog
    .getByRole('button', { name: t('vue.gallery.closer') })
    .first()
    .click();
  await expect.poll(() => widthOf(picture)).toBeGreaterThan(whole * 1.5);
  // Pressed again, the picture is whole; arrow keys go on although the picture that had the focus is out of sight.
  await picture.click();
  await expect.poll(() => widthOf(picture)).toBeLessThan(whole * 1.1);
  await page.keyboard.press('ArrowRight');
  await position(2, total);
  await page.keyboard.press('ArrowLeft');
  await position(1, total);
  // The page behind stays where it is.
  const at = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => scrollY)).toBe(at);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(links.first()).toBeFocused();
});

test('The large view of a picture that was pressed before its page was there stays open when the page comes', async ({
  shopper,
}) => {
  const { page, t } = shopper;
  const { dialog, position } = viewOf(shopper);
  await shopper.goesTo('/cat/1001/');
  await shopper.attemptsTo(waitForScripts());
  let letCome = (): void => undefined;
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/api/shop/', async (route) => {
    await mayCome;
    await route.continue();
  });
  await shopper.attemptsTo(openProductWithVariants());
  await page
    .getByRole('main')
    .getByRole('link', { name: patternOf(t, 'vue.gallery.zoom') })
    .first()
    .click();
  await position(1, 1);
  letCome();
  const links = page
    .getByRole('main')
    .getByRole('link', { name: patternOf(t, 'vue.gallery.zoom'), includeHidden: true });
  await expect.poll(() => links.count()).toBeGreaterThan(1);
  await position(1, await links.count());
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('A picture in a text of the editors opens large by the keyboard, and is left by Escape', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.goesTo('/beratung/');
  await shopper.attemptsTo(waitForScripts());
  const link = page.getByRole('main').locator('a[href*="/images/"]:has(> img)');
  const name = (await link.locator('img').getAttribute('alt')) ?? '';
  const dialog = page.getByRole('dialog', { name });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect
    .poll(() => dialog.locator('img').evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
    .toBe(1600);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await link.click();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/beratung/);
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture leads to its large file', async ({ shopper }) => {
    const { page, t } = shopper;
    await shopper.goesTo('/prod/20011/');
    const link = page
      .getByRole('main')
      .getByRole('link', { name: patternOf(t, 'vue.gallery.zoom') })
      .first();
    const file = await page.request.get(
      (await link.evaluate(({ href }: HTMLAnchorElement) => href)).replace(/^http:\/\/[^:]+/, 'http://127.0.0.1'),
    );
    expect([file.status(), file.headers()['content-type']]).toEqual([200, expect.stringContaining('image/')]);
  });
});
