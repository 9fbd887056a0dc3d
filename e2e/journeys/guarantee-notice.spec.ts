// The notice of the legal guarantee: read before an order by consumers in the European Union, as the operator has handed it in, or in words.

import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible } from '../fixtures/axe.ts';
import { arriveAfter, CHECKOUT } from '../fixtures/checkout-by-post.ts';
import { admittedVisitor } from '../fixtures/customers.ts';
import { ask } from '../fixtures/http.ts';
import { end, freePort, startShopHost } from '../fixtures/shop-process.ts';
import { STOREFRONTS, type StorefrontId } from '../fixtures/storefronts.ts';
import { expect, type Page, test } from '../fixtures/test.ts';
import { translator } from '../fixtures/translate.ts';

const PRODUCT = '/prod/20001/';
const [WIDTH, HEIGHT] = [420, 594];
const drawing = (words: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><text x="9" y="99">${words}</text></svg>`;

const noticeOf = (page: Page, storefront: StorefrontId) => {
  const t = translator(storefront);
  const notice = page.locator('details').filter({ hasText: t('vue.guarantee.title') });
  return {
    sentence: notice.locator('summary'),
    picture: notice.getByRole('img'),
    words: notice.getByText(t('vue.guarantee.substance')),
    portal: notice.getByRole('link', { name: t('vue.guarantee.portal') }),
    alt: t('vue.guarantee.substance'),
  };
};

const drawnWidth = (picture: ReturnType<typeof noticeOf>['picture']): Promise<number> =>
  picture.evaluate((image: HTMLImageElement) => image.naturalWidth);

/** Opens a page, and there the notice by the keyboard. Before that its picture was not even fetched: browsers wait with it where there are scripts. */
const openNoticeAt = async (page: Page, storefront: StorefrontId, address: string, waits = true): Promise<void> => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const pictures = () => fetched.filter((path) => path.startsWith('/legal-guarantee/'));
  await page.goto(address);
  const { sentence, picture, alt } = noticeOf(page, storefront);
  await expect(picture).toBeHidden();
  if (waits) expect(pictures()).toEqual([]);
  await sentence.focus();
  await page.keyboard.press('Enter');
  await expect(picture).toBeVisible();
  await expect.poll(() => drawnWidth(picture)).toBe(WIDTH);
  expect(pictures()).toHaveLength(1);
  expect(await picture.getAttribute('alt')).toContain(alt);
};

test.describe('Where the official notice was handed in', () => {
  test.describe.configure({ mode: 'default' });
  const folder = mkdtempSync(join(tmpdir(), 'tornister-e2e-notice-'));
  let shopHost: ChildProcess;
  let port: number;

  test.beforeAll(async () => {
    writeFileSync(join(folder, 'de.svg'), drawing('Deutsch'));
    writeFileSync(join(folder, 'en.svg'), drawing('English'));
    port = await freePort();
    shopHost = await startShopHost({
      DATA_DIR: process.env.SHOP_DATA_DIR ?? '.data',
      PORT: String(port),
      BACKEND_PORT: process.env.SHOP_BACKEND_PORT ?? '',
      TRUSTED_PROXIES: '127.0.0.1,::1',
      GUARANTEE_NOTICE_DIR: folder,
    });
  });
  test.afterAll(async () => {
    await end(shopHost);
    rmSync(folder, { recursive: true, force: true });
  });
  const at = (storefront: StorefrontId, path: string): string =>
    `http://${STOREFRONTS[storefront].host}:${port}${path}`;

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });

      test('a sentence beside the price opens it', async ({ page }) => {
        await openNoticeAt(page, 'de', at('de', PRODUCT), javaScriptEnabled);
      });

      test('a sentence before the order button opens it', async ({ page }) => {
        const { visitor } = await arriveAfter('payment', { port });
        const cookies = visitor.cookies().map((cookie) => ({ ...cookie, url: at('de', '/') }));
        await page.context().addCookies(cookies);
        await openNoticeAt(page, 'de', at('de', CHECKOUT.summary), javaScriptEnabled);
      });
    });
  }

  test('it is in the language of the shop, and fits a telephone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 700 });
    await openNoticeAt(page, 'en', at('en', PRODUCT));
    expect(await noticeOf(page, 'en').picture.getAttribute('src')).toContain('/en.svg?v=');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await expectAccessible(page, 'official notice');
  });

  test('it stands on a product page to which the tab has gone', async ({ page }) => {
    await page.goto(at('de', '/cat/1001/'));
    await page.getByRole('main').locator('h2 a, h3 a').first().click();
    await expect(page.locator('[data-page=product]')).toBeVisible();
    const { sentence, picture } = noticeOf(page, 'de');
    await sentence.click();
    await expect.poll(() => drawnWidth(picture)).toBe(WIDTH);
  });

  test('neither Switzerland nor institutions have one', async () => {
    const { text } = await ask(PRODUCT, { host: `${STOREFRONTS.ch.host}:${port}`, port });
    const school = await (await admittedVisitor({ storefront: 'b2b', port })).get(PRODUCT);
    for (const page of [text, school.text]) {
      expect(page).toContain('data-page="product"');
      expect(page).not.toContain('legal-guarantee');
      expect(page).not.toContain(translator('de')('vue.guarantee.title'));
    }
  });
});

test('Where none was handed in, the sentence opens the same in words', async ({ shopper }) => {
  await shopper.goesTo(PRODUCT);
  const { sentence, picture, words, portal } = noticeOf(shopper.page, 'de');
  await expect(words).toBeHidden();
  await sentence.click();
  await expect(words).toBeVisible();
  await expect(portal).toHaveAttribute('href', /^https:\/\/europa\.eu\/youreurope\//);
  await expect(picture).toHaveCount(0);
});
