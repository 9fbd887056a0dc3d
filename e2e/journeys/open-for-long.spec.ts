// A tab that stays open: it asks again for what is old, and notices a new build of the shop.

import type { Shopper } from '../fixtures/shopper.ts';
import { expect, test } from '../fixtures/test.ts';
import { header } from '../pages/header.ts';
import { waitForScripts } from '../tasks/browse.ts';

const MINUTE_MS = 60_000;
/** A tab fetches so long after its start what watches for a new build. */
const STAYS_MS = 30_000;

/** The addresses that were opened as documents, in their order. */
const openedDocuments = ({ page }: Shopper): readonly string[] => {
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      opened.push(new URL(request.url()).pathname);
  });
  return opened;
};

/** Opens the home page in a tab whose clock the journey moves. */
const openHome = async (shopper: Shopper) => {
  await shopper.page.clock.install();
  await shopper.goesTo('/');
  await shopper.attemptsTo(waitForScripts());
};

/** The second and third category of the menu. */
const categories = (shopper: Shopper) => {
  const links = header(shopper).navigation.locator('> ul > li > a');
  return { one: links.nth(1), other: links.nth(2) };
};

test('An old answer is asked for again, a young one is not', async ({ shopper }) => {
  const { page } = shopper;
  await openHome(shopper);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/shop') && (request.postData() ?? '').includes('ategory'))
      asked.push(request.url());
  });
  const { one, other } = categories(shopper);
  const headline = page.getByRole('heading', { level: 1 });
  const goTo = async (link: typeof one): Promise<void> => {
    const path = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(headline).toBeVisible();
  };
  await goTo(one);
  await goTo(other);
  const first = asked.length;
  expect(first).toBeGreaterThan(0);
  await goTo(one);
  expect(asked.length).toBe(first);
  await page.clock.fastForward(10 * MINUTE_MS);
  await goTo(other);
  await expect.poll(() => asked.length).toBeGreaterThan(first);
});

test('An old menu and footer are asked for again by a navigation, once', async ({ shopper }) => {
  const { page } = shopper;
  await openHome(shopper);
  const follows = page.waitForResponse(/\/follow-build-[^/]+\.js$/);
  await page.clock.runFor(STAYS_MS);
  await (await follows).finished();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/shop') && (request.postData() ?? '').includes('getFooter'))
      asked.push(request.url());
  });
  const { one, other } = categories(shopper);
  const goTo = async (link: typeof one): Promise<void> => {
    const path = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL((url) => url.pathname === path);
  };
  await goTo(one);
  expect(asked).toEqual([]);
  await page.clock.fastForward(10 * MINUTE_MS);
  await goTo(other);
  await expect.poll(() => asked.length).toBe(1);
  await goTo(one);
  expect(asked).toHaveLength(1);
  await expect(header(shopper).navigation).toBeVisible();
});

test('A tab that was open while the shop was renewed goes on with the new build', async ({ shopper }) => {
  const { page } = shopper;
  const opened = openedDocuments(shopper);
  const answered: string[] = [];
  await page.route('**/builds/meta/*.json', async (route) => {
    await route.fulfill({ json: { id: 'another build', routeRules: {} } });
    answered.push(route.request().url());
  });
  await openHome(shopper);
  const { one, other } = categories(shopper);
  await one.click();
  await expect(page).not.toHaveURL((url) => url.pathname === '/');
  expect(opened).toEqual(['/']);
  await page.clock.runFor(STAYS_MS);
  await expect
    .poll(async () => {
      await page.clock.fastForward(MINUTE_MS);
      return answered.length;
    })
    .toBeGreaterThan(0);
  const path = (await other.getAttribute('href')) ?? '';
  await other.click();
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect.poll(() => opened).toEqual(['/', path]);
});
