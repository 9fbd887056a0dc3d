// What a shopper sees between the press of a product and the shop's answer.

import type { Shopper } from '../fixtures/shopper.ts';
import { expect, type Route, test } from '../fixtures/test.ts';
import { listingPage } from '../pages/listing-page.ts';
import { productPage } from '../pages/product-page.ts';
import { waitForScripts } from '../tasks/browse.ts';

/** Holds back what the shop answers to the tab until the gate is opened; each answer may be changed on its way. */
const gateOf = async ({ page }: Shopper, pass: (route: Route) => Promise<void>) => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/api/shop/**', async (route) => {
    await opened;
    await pass(route);
  });
  return { open };
};

/** The products that the tab asks for, in order. */
const askedProducts = ({ page }: Shopper): readonly string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const operations = /query getProductById.*?"variables":\{"productId":"(\d+)"/g;
    for (const [, id = ''] of (request.postData() ?? '').matchAll(operations)) asked.push(id);
  });
  return asked;
};

const openListing = async (shopper: Shopper) => {
  await shopper.goesTo('/cat/1001/');
  await shopper.attemptsTo(waitForScripts());
  const { tilesWithVariants, linkOf } = listingPage(shopper);
  return linkOf(tilesWithVariants.first());
};

test.describe('A product page begins with what the list has shown', () => {
  test.use({ expectedStatuses: [503] });

  for (const width of [360, 1280]) {
    test(`and nothing moves when the rest comes, at ${width} px`, async ({ shopper }) => {
      await shopper.page.setViewportSize({ width, height: 900 });
      const link = await openListing(shopper);
      const name = (await link.textContent()) ?? '';
      const gate = await gateOf(shopper, (route) => route.continue());
      await link.click();
      const { headline, addToBasket, box } = productPage(shopper);
      await expect(headline).toHaveText(name);
      await expect(box).toHaveCount(0);
      const before = await headline.boundingBox();
      const [address, title] = [shopper.page.url(), await shopper.page.title()];
      // Held any longer, the answer would be given up by the tab, which waits for 5 s.
      gate.open();
      expect(address).toMatch(/\/prod\/\d+\/$/);
      expect(title.startsWith(`${name} | `)).toBe(true);
      await expect(box).toBeVisible();
      await expect(addToBasket.or(box.getByText(shopper.t('vue.pdp.outOfStock')))).toBeVisible();
      expect(await headline.boundingBox()).toEqual(before);
    });
  }

  test('A shop that does not answer says so, and the page can be asked for again', async ({ shopper }) => {
    const link = await openListing(shopper);
    const gate = await gateOf(shopper, (route) => route.fulfill({ status: 503, json: {} }));
    await link.click();
    gate.open();
    await expect(productPage(shopper).headline).toHaveText(shopper.t('vue.error.unavailable.headline'));
    await shopper.page.unrouteAll();
    await shopper.page.reload();
    await expect(productPage(shopper).box).toBeVisible();
  });

  test('A product that is gone by now is not found', async ({ shopper }) => {
    const link = await openListing(shopper);
    const gate = await gateOf(shopper, (route) =>
      route.continue({
        postData: (route.request().postData() ?? '').replaceAll(/"productId":"\d+"/g, '"productId":"9"'),
      }),
    );
    await link.click();
    gate.open();
    await expect(productPage(shopper).headline).toHaveText(shopper.t('vue.error.notFound.headline'));
  });
});

test.describe('A product is asked for', () => {
  test('once, from the first pointer on its link to the whole page', async ({ shopper }) => {
    const link = await openListing(shopper);
    const asked = askedProducts(shopper);
    await link.click();
    await expect(productPage(shopper).box).toBeVisible();
    const [, id = ''] = /\/prod\/(\d+)\//.exec(shopper.page.url()) ?? [];
    expect(asked).toEqual([id]);
  });

  test('when somebody points at it, not when the page moves under a pointer that rests', async ({ shopper }) => {
    const { page } = shopper;
    const link = await openListing(shopper);
    const asked = askedProducts(shopper);
    const { headline, tilesWithVariants, linkOf } = listingPage(shopper);
    const [above, below] = [await headline.boundingBox(), await link.boundingBox()];
    if (above === null || below === null)
      throw new Error('The listing shows neither its headline nor its first product');
    const [x, y] = [below.x + below.width / 2, above.y + above.height / 2];
    await page.mouse.move(x, y);
    await page.evaluate((distance) => scrollBy({ top: distance, behavior: 'instant' }), below.y + below.height / 2 - y);
    const underPointer = ([left, top]: readonly [number, number]) =>
      document.elementFromPoint(left, top)?.closest('a[href^="/prod/"]') !== null;
    expect(await page.evaluate(underPointer, [x, y] as const)).toBe(true);
    // The browser tells of what came under the pointer with one of the next frames.
    await page.waitForFunction(() => document.querySelector('article a:hover') !== null);
    const second = linkOf(tilesWithVariants.nth(1));
    await second.hover();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    expect(asked).toEqual([/\d+/.exec((await second.getAttribute('href')) ?? '')?.[0]]);
  });
});
