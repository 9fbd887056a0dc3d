// A tab that has stayed open over a release: a file of its code is gone, and what was pressed is done by the shop host instead.

import type { Shopper } from '../fixtures/shopper.ts';
import { expect, type Page, test } from '../fixtures/test.ts';
import { header } from '../pages/header.ts';
import { productPage } from '../pages/product-page.ts';
import { waitForScripts } from '../tasks/browse.ts';

/** A tab fetches so long after its start what knows of presses. */
const STAYS_MS = 30_000;
/** So long it does not open a page anew a second time. */
const GUARD_MS = 10_000;
const NOW = new Date('2026-11-02T10:00:00+01:00').getTime();

// The files that are gone are answered with 404.
test.use({ expectedStatuses: [404] });

/** Takes files away from here on, as a release does, until the next page is opened; `forGood` also from that page. */
const takeFilesAway = async (page: Page, files: RegExp, forGood = false): Promise<void> => {
  let isGone = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isGone = forGood;
  });
  await page.route(files, (route) => (isGone ? route.fulfill({ status: 404 }) : route.fallback()));
};

/** The addresses that are opened as documents, in their order, from here on. */
const documentsOf = (page: Page): readonly string[] => {
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      opened.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return opened;
};

/** Opens a page and stays on it for so long that the tab knows of presses. */
const stayOn = async (shopper: Shopper, path: string): Promise<void> => {
  const { page } = shopper;
  await page.clock.install();
  await shopper.goesTo(path);
  await shopper.attemptsTo(waitForScripts());
  const follows = page.waitForResponse(/\/follow-build-[^/]+\.js$/);
  await page.clock.runFor(STAYS_MS);
  await (await follows).finished();
};

const ANY_CODE = /\.js$/;
const isMissing = (page: Page) => page.waitForResponse((response) => response.status() === 404);

test('A link that is pressed leads where it leads', async ({ shopper }) => {
  const { page } = shopper;
  await stayOn(shopper, '/');
  await takeFilesAway(page, ANY_CODE);
  const opened = documentsOf(page);
  const link = header(shopper).navigation.locator('> ul > li > a').nth(1);
  const path = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname === path);
  await shopper.attemptsTo(waitForScripts());
  expect(opened).toEqual([`GET ${path}`]);
});

test('A link that is pressed after it was pointed at leads where it leads', async ({ shopper }) => {
  const { page } = shopper;
  await stayOn(shopper, '/');
  await takeFilesAway(page, ANY_CODE);
  const link = header(shopper).navigation.locator('> ul > li > a').nth(1);
  const path = (await link.getAttribute('href')) ?? '';
  const missing = isMissing(page);
  await link.hover();
  await missing;
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL((url) => url.pathname === path);
  await shopper.attemptsTo(waitForScripts());
});

test('A file that stays away opens the page anew once in ten seconds', async ({ shopper }) => {
  const { page } = shopper;
  const links = header(shopper).navigation.locator('> ul > li > a');
  await page.clock.setFixedTime(NOW);
  await shopper.goesTo('/');
  await shopper.attemptsTo(waitForScripts());
  await takeFilesAway(page, /\/listing-[^/]+\.js$/, true);
  const opened = documentsOf(page);
  const pointAt = async (at: number): Promise<void> => {
    const missing = isMissing(page);
    await links.nth(at).hover();
    await missing;
  };
  await pointAt(1);
  await expect.poll(() => opened).toEqual(['GET /']);
  await shopper.attemptsTo(waitForScripts());

  await page.clock.setFixedTime(NOW + GUARD_MS - 1);
  await pointAt(2);
  await page.clock.setFixedTime(NOW + GUARD_MS);
  await pointAt(3);
  await expect.poll(() => opened).toEqual(['GET /', 'GET /']);
});

test.describe('A press that the renewed shop does not know', () => {
  test.use({ expectedStatuses: [400] });

  /** From here on the shop host refuses what it is asked, as one of another build does. */
  const renewShop = async (page: Page): Promise<void> => {
    const refusal = { errors: [{ message: 'Unknown operation', extensions: { code: 'PERSISTED_ONLY' } }] };
    await page.route('**/api/shop/', (route) => route.fulfill({ status: 400, json: refusal }));
  };

  /** Presses "add to basket" in a tab of the build before, and reads what has happened. */
  const addsInOldTab = async (shopper: Shopper): Promise<readonly string[]> => {
    const { page, t } = shopper;
    await stayOn(shopper, '/prod/20001/');
    await renewShop(page);
    await productPage(shopper).addToBasket.click();
    await expect(page.getByText(t('vue.message.outdated'), { exact: false })).toBeVisible();
    return documentsOf(page);
  };

  test('is told with a button that opens the page anew', async ({ shopper }) => {
    const { page, t } = shopper;
    const opened = await addsInOldTab(shopper);
    await page.getByRole('button', { name: t('vue.message.outdated.reload') }).click();
    await expect.poll(() => opened).toEqual(['GET /prod/20001/']);
  });

  test('opens the next page as a document, and this one stays', async ({ shopper }) => {
    const { page } = shopper;
    const opened = await addsInOldTab(shopper);
    const link = header(shopper).navigation.locator('> ul > li > a').nth(1);
    const path = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect.poll(() => opened).toEqual([`GET ${path}`]);
  });
});
