// How long it takes from the press of "add to cart" to the painted count in the header, and to the answer, in Chromium (`npm run bench -- cart`). Ends
// with 1 when the median is not below the figure that the shop promises.

import { findChromium } from '../lib/find-tools.mjs';
import { build } from '../lib/run.mjs';
import { median } from './measure.mjs';
import { openShop } from './open-shop.mjs';

const PROMISED_MS = 100;
const RUNS = 11;

const chromiumPath = findChromium();
if (chromiumPath === undefined || (await build()) !== 0) process.exit(1);
const { chromium } = await import('@playwright/test');
const shop = await openShop();

/** In the page: waits for the press, then for the first frames that show another count and the dialog of the answer, and keeps the times between. */
const measure = () => {
  const basket = document.querySelector('header a[href*="/checkout/basket/"]');
  // The number is part of the link's name.
  const countIn = () => basket?.getAttribute('aria-label') ?? '';
  const before = countIn();
  addEventListener(
    'click',
    () => {
      const start = performance.now();
      const took = {};
      // The task after the frame: then it is painted.
      const keep = (what) =>
        setTimeout(() => {
          took[what] ??= performance.now() - start;
          if (took.count !== undefined && took.answer !== undefined) globalThis.addingTook = took;
        });
      const look = () => {
        if (countIn() !== before) keep('count');
        if (document.querySelector('dialog[open]') !== null) keep('answer');
        if (globalThis.addingTook === undefined) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
};

const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] });
const times = [];
for (const path of shop.products) {
  if (times.length === RUNS) break;
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto(`${shop.base}${path}`, { waitUntil: 'networkidle' });
  const button = page.locator('form button[type=submit]', { hasText: /In den Warenkorb/ }).first();
  if (await button.isVisible()) {
    // The pointer comes before it presses, as a hand does.
    await button.hover();
    await page.waitForLoadState('networkidle');
    await page.evaluate(measure);
    await button.click();
    await page.waitForFunction(() => globalThis.addingTook !== undefined);
    times.push(await page.evaluate(() => globalThis.addingTook));
  }
  await context.close();
}
await browser.close();
await shop.close();

// The first visit also warms up the shop.
const inOrder = (what) =>
  times
    .slice(1)
    .map((took) => Math.round(took[what]))
    .sort((a, b) => a - b);
const [counted, answered] = [inOrder('count'), inOrder('answer')];
const middle = median(counted);
process.stdout.write(
  [
    `Add to cart, press to painted count: median ${middle} ms of ${counted.join(', ')} (promised: under ${PROMISED_MS} ms)`,
    `Press to the painted answer of the server: median ${median(answered)} ms of ${answered.join(', ')}\n`,
  ].join('\n'),
);
process.exit(counted.length > 0 && middle < PROMISED_MS ? 0 : 1);
