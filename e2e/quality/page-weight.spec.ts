// What a cold visit may weigh, in scripts, styles and HTML.

import { arriveAfter, CHECKOUT } from '../fixtures/checkout-by-post.ts';
import { expect, type Page, test } from '../fixtures/test.ts';
import { waitForForm, waitForScripts } from '../tasks/browse.ts';

/** What a cold visit may weigh, packed and with the headers of the answers, in bytes. */
const SCRIPTS_MAX: Readonly<Record<string, number>> = {
  '/': 140_000,
  '/cat/1001/': 140_000,
  '/prod/20001/': 140_000,
};
const STYLES_MAX = 20_000;
const HTML_MAX = 30_000;

/** The weight of everything that a page fetched, by what it is. A picture says nothing here: it comes in the size that the screen needs. */
const weightOf = (page: Page) =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const sum = (ending: RegExp) =>
      entries
        .filter(({ name }) => ending.test(new URL(name).pathname))
        .reduce((bytes, { transferSize }) => bytes + transferSize, 0);
    const [html] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return { scripts: sum(/\.js$/), styles: sum(/\.css$/), html: html?.transferSize ?? 0 };
  });

test.describe('A cold visit is light, also where it is asked for consent', () => {
  test.use({ consent: 'undecided' });
  for (const [path, scriptsMax] of Object.entries(SCRIPTS_MAX)) {
    test(path, async ({ shopper }) => {
      await shopper.goesTo(path);
      await shopper.attemptsTo(waitForScripts());
      await shopper.page.waitForLoadState('networkidle');
      const { scripts, styles, html } = await weightOf(shopper.page);
      expect(scripts).toBeGreaterThan(0);
      expect(scripts).toBeLessThanOrEqual(scriptsMax);
      expect(styles).toBeGreaterThan(0);
      expect(styles).toBeLessThanOrEqual(STYLES_MAX);
      expect(html).toBeGreaterThan(0);
      expect(html).toBeLessThanOrEqual(HTML_MAX);
    });
  }
});

/** What the scripts of a step of the checkout weigh today, so that they do not grow; wanted are 150 KB. */
const CHECKOUT_SCRIPTS_MAX = 275_000;

test('The scripts of the checkout do not grow, each step visited cold', async ({ shopper }) => {
  const { page } = shopper;
  const { visitor } = await arriveAfter('basket');
  await shopper.comesAs(visitor);
  const browser = await page.context().newCDPSession(page);
  for (const path of [CHECKOUT.basket, CHECKOUT.guest]) {
    await browser.send('Network.clearBrowserCache');
    await shopper.goesTo(path);
    await shopper.attemptsTo(waitForForm());
    await page.waitForLoadState('networkidle');
    const { scripts } = await weightOf(page);
    expect(scripts, path).toBeGreaterThan(0);
    expect(scripts, path).toBeLessThanOrEqual(CHECKOUT_SCRIPTS_MAX);
  }
});
