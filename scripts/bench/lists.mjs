// How long it takes until somebody sees what another person changes on a list that both have open, in Chromium (`npm run bench -- lists`): from the press
// of "more" in one browser to the painted quantity in the other. Ends with 1 when the median is not below the figure that the shop promises.

import { findChromium } from '../lib/find-tools.mjs';
import { build } from '../lib/run.mjs';
import { median } from './measure.mjs';
import { openShop } from './open-shop.mjs';

const PROMISED_MS = 1_000;
const CHANGES = 20;
const LISTS = '/myaccount/wishlist/';

const chromiumPath = findChromium();
if (chromiumPath === undefined || (await build()) !== 0) process.exit(1);
const { chromium } = await import('@playwright/test');
const shop = await openShop();
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] });

/** A member with a browser of their own, in which everything is decided that a page would ask. */
const aMember = async (name) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'de-DE' });
  await context.addCookies([{ name: 'consent', value: '2.1767225600', url: shop.base }]);
  const get = async (path) => (await context.request.get(`${shop.base}${path}`)).text();
  const post = async (path, form) => {
    const answer = await context.request.post(`${shop.base}${path}`, {
      form,
      headers: { origin: shop.base },
      maxRedirects: 0,
    });
    if (answer.status() >= 400) throw new Error(`${path} answered ${answer.status()}`);
    return answer.headers().location ?? '';
  };
  const password = 'rote-socke-7';
  await post('/myaccount/register/', {
    intent: 'register',
    salutation: 'ms',
    firstname: name,
    lastname: 'Lern',
    email: `${name}@example.com`,
    password,
    passwordRepeated: password,
    homepage: '',
  });
  return { context, get, post };
};
const fieldIn = (page, name) => new RegExp(`name="${name}" value="([^"]*)"`, 'u').exec(page)?.[1] ?? '';

/** Opens the list, and waits until the tab hears of changes. */
const open = async ({ context }, path) => {
  const page = await context.newPage();
  const listening = page.waitForResponse((response) => response.url().includes('/api/list-changes/'));
  await page.goto(`${shop.base}${path}`);
  if ((await listening).status() !== 200) throw new Error('The list is not followed');
  return page;
};

/** In the page of who sees: waits for the first frame that shows this quantity, and keeps when it was painted. */
const watch = (wanted) => {
  delete globalThis.seenAt;
  const look = () => {
    const field = document.querySelector('main input[name=quantity][type=text]');
    // The task after the frame: then it is painted.
    if (field?.value === wanted)
      setTimeout(() => {
        globalThis.seenAt = Date.now();
      });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};
/** In the page of who changes: keeps when it was pressed. Both browsers have the clock of this machine. */
const keepPress = () =>
  addEventListener(
    'click',
    () => {
      globalThis.pressedAt = Date.now();
    },
    { capture: true, once: true },
  );

const [mia, ole] = [await aMember('mia'), await aMember('ole')];
const heart = /<button[^>]*form="hearts"[^>]*value="([^"]+)"/u.exec(await mia.get('/search/?q=heft'))?.[1] ?? '';
await mia.post(LISTS, { heart, from: '/' });
await mia.post(LISTS, { intent: 'share', listId: fieldIn(await mia.get(LISTS), 'listId'), role: 'editor' });
const [, token = ''] = /value="[^"]*\/myaccount\/wishlist\/\?share=([\w-]+)"/u.exec(await mia.get(LISTS)) ?? [];
const at = await ole.post(`${LISTS}?share=${token}`, { intent: 'join', token });
const changing = await open(mia, LISTS);
const seeing = await open(ole, at);

const more = changing.getByRole('button', { name: /^Menge erhöhen/ }).first();
await more.hover();
const times = [];
for (let change = 0; change <= CHANGES; change += 1) {
  const before = await changing.locator('main input[name=quantity][type=text]').first().inputValue();
  await seeing.evaluate(watch, String(Number(before) + 1));
  await changing.evaluate(keepPress);
  const answered = changing.waitForResponse((response) => response.request().method() === 'POST');
  await more.click();
  await answered;
  const seen = await seeing.waitForFunction(() => globalThis.seenAt);
  times.push(Number(await seen.jsonValue()) - (await changing.evaluate(() => globalThis.pressedAt)));
}
await browser.close();
await shop.close();

// The first change also warms up the shop.
const inOrder = times.slice(1).sort((a, b) => a - b);
const middle = median(inOrder);
const late = inOrder[Math.ceil(inOrder.length * 0.95) - 1];
process.stdout.write(
  `Two people on one list, press to the painted change at the other: median ${middle} ms, 95th percentile ${late} ms of ${inOrder.join(', ')} (promised: median under ${PROMISED_MS} ms)\n`,
);
process.exit(middle < PROMISED_MS ? 0 : 1);
