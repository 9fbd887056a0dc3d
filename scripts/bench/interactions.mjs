// How long it takes from a press to its painted answer, in Chromium (`npm run bench -- interactions`): filter, sort, page, variant, quantity, voucher and
// the steps of the checkout. Prints a table and writes bench/interactions.json.

import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../lib/find-tools.mjs';
import { ROOT } from '../lib/install.mjs';
import { build } from '../lib/run.mjs';
import { openShop } from './open-shop.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 8);

const chromiumPath = findChromium();
if (chromiumPath === undefined || (await build()) !== 0) process.exit(1);
const { chromium } = await import('@playwright/test');
const shop = await openShop();
const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] });

/** What is looked at to see that a press was answered; each is a question to the page. */
const SEEN = {
  tiles: () => [...document.querySelectorAll('main article a')].map(({ href }) => href).join(),
  item: () => document.querySelector('main form input[name=itemId]')?.value,
  quantity: () => document.querySelector('main [role=spinbutton], main input[inputmode=numeric]')?.value,
  total: () => [...document.querySelectorAll('main dl dd')].map(({ textContent }) => textContent).join(),
  voucher: () => document.querySelector('main')?.textContent?.includes('10 % zum Schulstart'),
  heading: () => document.querySelector('main h1')?.textContent,
};

/** A guest who orders. */
const ADDRESS = {
  Vorname: 'Ada',
  Nachname: 'Lern',
  'Straße und Hausnummer': 'Schulstraße 12',
  Postleitzahl: '12045',
  Ort: 'Berlin',
  'E-Mail-Adresse': 'ada@example.com',
};

/** In every page, before its own scripts: looks for the answer to a press, also to one that was made on the page before. */
const install = (questions) => {
  const clock = () => performance.timeOrigin + performance.now();
  const look = () => {
    const { seen, before, pressedAt } = JSON.parse(sessionStorage.getItem('press') ?? '{}');
    if (pressedAt === undefined) return;
    const now = document.body === null ? undefined : questions[seen]();
    // The task after the frame: then it is painted.
    if (now !== undefined && now !== before)
      setTimeout(() => sessionStorage.setItem('took', String(clock() - pressedAt)));
    else requestAnimationFrame(look);
  };
  globalThis.watchPress = (seen) => {
    const before = questions[seen]();
    sessionStorage.removeItem('took');
    sessionStorage.removeItem('press');
    const begin = () => {
      if (sessionStorage.getItem('press') !== null) return;
      sessionStorage.setItem('press', JSON.stringify({ seen, before, pressedAt: clock() }));
      requestAnimationFrame(look);
    };
    for (const type of ['pointerdown', 'input', 'keydown'])
      addEventListener(type, begin, { capture: true, once: true });
  };
  if (sessionStorage.getItem('took') === null) look();
};

const times = new Map();

/** Measures one press; the pointer comes before, as a hand does, and the page is at rest. */
const time = async (page, name, seen, target, press = (element) => element.click()) => {
  await target.scrollIntoViewIfNeeded();
  await target.hover();
  await page.waitForLoadState('networkidle');
  await page.evaluate((what) => globalThis.watchPress(what), seen);
  await press(target);
  const took = await page.waitForFunction(() => sessionStorage.getItem('took')).then((value) => value.jsonValue());
  times.set(name, [...(times.get(name) ?? []), Number(took)]);
};

const fillAddress = async (page) => {
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Anrede', { exact: true }).selectOption('ms');
  for (const [label, value] of Object.entries(ADDRESS)) await form.getByLabel(label, { exact: true }).fill(value);
};

const browse = async (page) => {
  await page.goto(`${shop.base}/cat/1001/`, { waitUntil: 'networkidle' });
  const listing = page.getByRole('region', { name: 'Artikel', exact: true });
  await time(page, 'sort', 'tiles', listing.getByLabel('Sortieren nach'), (select) =>
    select.selectOption({ index: 2 }),
  );
  await time(page, 'page', 'tiles', page.locator('main a[rel=next]'));
  await page.goto(`${shop.base}/cat/1001/`, { waitUntil: 'networkidle' });
  await listing.locator('summary').filter({ visible: true }).nth(1).click();
  await time(page, 'filter', 'tiles', listing.locator('details[open] label:has(input[type=checkbox])').first());
};

const chooseVariant = async (page) => {
  for (const path of shop.products) {
    await page.goto(`${shop.base}${path}`, { waitUntil: 'networkidle' });
    const others = page.locator('main a[href*="varid="]:not([aria-current])');
    if ((await others.count()) > 0) return time(page, 'variant', 'item', others.first());
  }
  throw new Error('No product has tiles of variants.');
};

const buy = async (page) => {
  await page.goto(`${shop.base}${shop.products[0]}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await page.getByRole('dialog').waitFor();
  await page.goto(`${shop.base}/checkout/basket/`, { waitUntil: 'networkidle' });
  const more = page.getByRole('button', { name: /^Menge erhöhen/ }).first();
  await time(page, 'quantity, in its field', 'quantity', more);
  await page.waitForLoadState('networkidle');
  await time(page, 'quantity, in the sum', 'total', more);
  for (let pieces = 3; pieces < 30; pieces += 1) await more.click();
  await page.waitForLoadState('networkidle');
  await page.getByText('Gutschein einlösen', { exact: true }).click();
  await page.getByLabel('Gutscheincode').fill('schulstart10');
  await time(page, 'voucher', 'voucher', page.getByRole('button', { name: 'Einlösen' }));
  await time(page, 'basket to login', 'heading', page.getByRole('link', { name: 'Zur Kasse' }).first());
  await time(page, 'login to address', 'heading', page.getByRole('link', { name: 'Als Gast bestellen' }));
  await fillAddress(page);
  await time(page, 'address to delivery', 'heading', page.getByRole('button', { name: 'Weiter zur Lieferung' }));
  await time(page, 'delivery to payment', 'heading', page.getByRole('button', { name: 'Weiter zur Zahlung' }));
  await page.locator('main input[type=radio][value=INVOICE]').check();
  await time(page, 'payment to summary', 'heading', page.getByRole('button', { name: 'Weiter zur Prüfung' }));
};

const percentile = (sorted, part) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]);

for (let round = 0; round <= ROUNDS; round += 1) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'de-DE' });
  await context.addInitScript({
    content: `(${install})({${Object.entries(SEEN).map(([name, see]) => `${name}: ${see}`)}})`,
  });
  const page = await context.newPage();
  for (const walk of [browse, chooseVariant, buy]) await walk(page);
  await context.close();
  // The first round warms up the shop.
  if (round === 0) times.clear();
}
await browser.close();
await shop.close();

const table = Object.fromEntries(
  [...times].map(([name, took]) => {
    const sorted = took.toSorted((a, b) => a - b);
    return [
      name,
      { median: percentile(sorted, 0.5), p95: percentile(sorted, 0.95), slowest: Math.round(sorted.at(-1)) },
    ];
  }),
);
console.table(table);
mkdirSync(join(ROOT, 'bench'), { recursive: true });
const file = {
  measuredAt: new Date().toISOString(),
  cores: cpus().length,
  rounds: ROUNDS,
  unit: 'ms',
  interactions: table,
};
writeFileSync(join(ROOT, 'bench', 'interactions.json'), `${JSON.stringify(file, undefined, 2)}\n`);
