// What happens at the edges of browsing: an address that says what nobody understands, a picture that cannot be shown, a press beside the menu of a phone, one long word in the search, a number
// of pieces that nobody has.

import { untouchedGoods } from '../fixtures/catalogue.ts';
import { expect, test } from '../fixtures/test.ts';
import { productPage } from '../pages/product-page.ts';
import { waitForScripts } from '../tasks/browse.ts';

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a press beside the open menu closes it', async ({ shopper }) => {
    const { page, t } = shopper;
    await shopper.goesTo('/');
    await shopper.attemptsTo(waitForScripts());
    await page.getByRole('button', { name: t('vue.header.menu') }).tap();
    const menu = page.getByRole('dialog', { name: t('vue.navigation.label') });
    await expect(menu).toBeVisible();
    // In the menu, beside its entries: it stays.
    await menu.getByText(t('vue.header.menu'), { exact: true }).tap();
    await expect(menu).toBeVisible();
    await page.touchscreen.tap(330, 400);
    await expect(menu).toBeHidden();
  });

  test('one long word in the search makes the page no wider, and its title stays readable', async ({ shopper }) => {
    const { page } = shopper;
    await shopper.goesTo(`/search/?q=${'heft'.repeat(200)}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const room = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
    expect(room[0]).toBeLessThanOrEqual(room[1]);
    expect((await page.title()).length).toBeLessThan(120);
  });
});

test.describe('With a network that drops a picture', () => {
  test.use({ losesNetwork: true });

  test('what cannot be fetched is a drawn placeholder', async ({ shopper }) => {
    const { page } = shopper;
    let broken: string | undefined;
    await page.route('**/images/**', (route) => {
      const name = new URL(route.request().url()).pathname;
      // The first that is asked for: it may fail before the page is alive.
      broken ??= name;
      return name === broken ? route.abort() : route.continue();
    });
    await shopper.goesTo('/cat/1001/');
    await shopper.attemptsTo(waitForScripts());
    const placeholder = page.locator('img[src*="placeholder"]');
    await expect(placeholder).toHaveCount(1);
    await expect
      .poll(() => placeholder.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
  });
});

for (const width of [360, 1280])
  test.describe(`In a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('more pieces than there are: the button stays under the pointer that presses it, and the most that there is comes into the basket', async ({
      shopper,
    }) => {
      const { page, t } = shopper;
      const { quantity, addToBasket, added, box } = productPage(shopper);
      await shopper.goesTo((await untouchedGoods()).path);
      await shopper.attemptsTo(waitForScripts());
      await quantity.fill('');
      await quantity.pressSequentially('99999');
      await addToBasket.hover();
      await page.mouse.down();
      await expect(box.locator('form').getByRole('status').filter({ visible: true })).not.toBeEmpty();
      await page.mouse.up();
      // The dialog, or a notice where somebody has bought some meanwhile: the basket has what there is in either case.
      const basket = new RegExp(t('vue.header.basketWithCount', { count: 2 }).replace('2', '\\d{2,4}'));
      await expect(added.or(page.getByRole('link', { name: basket })).first()).toBeVisible();
      await expect(page.getByText('99999')).toHaveCount(0);
    });
  });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'With scripts' : 'Without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a page says what of its address it does not understand, and is silent where it understands all of it', async ({
      shopper,
    }) => {
      const { page, t } = shopper;
      const says = async (address: string, ...parts: readonly (readonly [name: string, value: string])[]) => {
        await shopper.goesTo(address);
        if (javaScriptEnabled) await shopper.attemptsTo(waitForScripts());
        const named = parts.map(([name, value]) => t('vue.address.part', { name, value })).join(', ');
        await expect(page.getByText(t('vue.address.unknown', { count: parts.length, parts: named }))).toBeVisible();
      };
      const ofPage = t('vue.address.page');
      await says('/cat/1001/?filter.PRICE.x=abc&p=0', ['PRICE.x', 'abc'], [ofPage, '0']);
      await says('/cat/1001/?filter.colour=bogus', ['Farbe', 'bogus']);
      await says('/search/?q=heft&p=abc', [ofPage, 'abc']);
      await says('/search/?q=xyzzy-qwrt&p=abc', [ofPage, 'abc']);
      await says('/cat/1001/?p=9999', [ofPage, '9999']);
      expect(new URL(page.url()).searchParams.get('p')).not.toBe('9999');
      const { path, itemId } = await untouchedGoods();
      await says(`${path}?varid=nope&stars=9`, [t('vue.address.variant'), 'nope'], [t('vue.address.stars'), '9']);
      const [silent] = t('vue.address.unknown', { count: 1, parts: ' ' }).split(':');
      for (const address of [`${path}?varid=${itemId}`, '/cat/1001/?filter.PRICE.1=20-5&p=1']) {
        await shopper.goesTo(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText(silent ?? '')).toHaveCount(0);
      }
    });
  });
