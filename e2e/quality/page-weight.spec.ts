// What a cold visit may weigh, in scripts, styles, fonts and HTML.

import { FURTHER_PAGES, visitOf } from '../fixtures/further-pages.ts';
import { visit } from '../fixtures/pages-to-visit.ts';
import { expect, type Page, test } from '../fixtures/test.ts';
import { waitForScripts } from '../tasks/browse.ts';

/** What scripts may weigh on a cold visit to a browsed page, packed and with the headers of the answers, in bytes: where nobody has agreed to be measured, and where somebody has. */
const WANTED = { undecided: 125_000, agreed: 140_000 } as const;
/** What has been reached where nobody has agreed. */
const REACHED: Readonly<Record<string, number>> = {
  '/': 119_000,
  '/cat/1001/': 120_000,
  '/prod/20001/': 125_000,
};
/** What the code has reached beside it that measures and hands in what it measured, which comes with the consent. */
const MEASURING_REACHED = 12_200;
const STYLES_MAX = 20_000;
const FONTS_MAX = 45_000;
const HTML_MAX = 30_000;

/** Operations that hand in what was measured. */
const EVENTS = 'trackingAddEvents';
/** What a visit hands in that lasts some seconds; of a product that it was looked at, too. */
const REPORTS: Readonly<Record<string, readonly string[]>> = { '/prod/20001/': ['recordProductGlanceView', EVENTS] };

/** Listens which of these operations a page sends, each once. */
const reportsOf = (page: Page): (() => readonly string[]) => {
  const told = new Set<string>();
  page.on('request', (request) => {
    const operation = /"mutation (\w+)/.exec(request.postData() ?? '')?.[1];
    if (operation !== undefined) told.add(operation);
  });
  return () => [...told].toSorted();
};

/** What an answer weighs beside its body, as browsers count it for every answer that they fetch: 300 bytes. Source: Resource Timing, "transferSize". */
const HEADERS_OF_ANSWER = 300;

/**
 * The weight of everything that a page wants, by what it is. What the browser had kept from a page before weighs what it weighs when it is fetched. A
 * picture says nothing here: it comes in the size that the screen needs.
 */
const weightOf = (page: Page) =>
  page.evaluate((headersOfAnswer) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const sum = (ending: RegExp) => {
      const wanted = entries.filter(({ name }) => ending.test(new URL(name).pathname));
      const fetched = wanted.filter(({ transferSize }) => transferSize > 0);
      const known = new Set(fetched.map(({ name }) => name));
      // Fetched twice it weighs twice; what is taken from memory a second time has been weighed.
      const kept = new Map(
        wanted.flatMap(({ name, encodedBodySize }) => (known.has(name) ? [] : [[name, encodedBodySize] as const])),
      );
      return (
        fetched.reduce((bytes, { transferSize }) => bytes + transferSize, 0) +
        [...kept.values()].reduce((bytes, body) => bytes + body + headersOfAnswer, 0)
      );
    };
    const [html] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return { scripts: sum(/\.js$/), styles: sum(/\.css$/), fonts: sum(/\.woff2$/), html: html?.transferSize ?? 0 };
  }, HEADERS_OF_ANSWER);

/** What the scripts that a page fetched weigh beside their bodies, each weight once. */
const headersOf = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const fetched = entries.filter(
      ({ name, transferSize }) => /\.js$/.test(new URL(name).pathname) && transferSize > 0,
    );
    return [...new Set(fetched.map(({ transferSize, encodedBodySize }) => transferSize - encodedBodySize))];
  });

for (const consent of ['undecided', 'agreed'] as const)
  test.describe(`A cold visit is light, where consent is ${consent}`, () => {
    test.use({ consent });
    for (const [path, reached] of Object.entries(REACHED)) {
      test(path, async ({ shopper }) => {
        const told = reportsOf(shopper.page);
        await shopper.goesTo(path);
        await shopper.attemptsTo(waitForScripts());
        // Who agreed has the code, too, that hands in what was measured.
        if (consent === 'agreed') await expect.poll(() => told()).toEqual(REPORTS[path] ?? [EVENTS]);
        await shopper.page.waitForLoadState('networkidle');
        const { scripts, styles, fonts, html } = await weightOf(shopper.page);
        expect(await headersOf(shopper.page)).toEqual([HEADERS_OF_ANSWER]);
        if (consent !== 'agreed') expect(told()).toEqual([]);
        expect(scripts).toBeGreaterThan(0);
        expect(scripts).toBeLessThanOrEqual(WANTED[consent]);
        expect(scripts).toBeLessThanOrEqual(reached + (consent === 'agreed' ? MEASURING_REACHED : 0));
        expect(styles).toBeGreaterThan(0);
        expect(styles).toBeLessThanOrEqual(STYLES_MAX);
        expect(fonts).toBeGreaterThan(0);
        expect(fonts).toBeLessThanOrEqual(FONTS_MAX);
        expect(html).toBeGreaterThan(0);
        expect(html).toBeLessThanOrEqual(HTML_MAX);
      });
    }
  });

/** So long nothing more may come before a tab counts as idle: it asks for what belongs to the visitor 100 ms after it came alive. */
const IDLE_MS = 700;

/** Whether React has attached itself to what is in the page. */
const isAlive = (page: Page): Promise<boolean> =>
  page
    .getByRole('main')
    .locator('*')
    .evaluateAll((all) => all.some((element) => Object.keys(element).some((key) => key.startsWith('__react'))));

/** What the scripts of a page weigh once it is alive and idle: also what it fetches by itself after it was hydrated. */
const idleScriptsOf = async (page: Page): Promise<number> => {
  await expect.poll(() => isAlive(page)).toBe(true);
  let before = 0;
  const isIdle = async (): Promise<boolean> => {
    const { scripts } = await weightOf(page);
    const isSame = scripts === before && scripts > 0;
    before = scripts;
    return isSame;
  };
  await expect.poll(isIdle, { intervals: [IDLE_MS] }).toBe(true);
  return before;
};

/** What the scripts of a page may weigh that is not browsed, steps of the checkout, pages of account and service: within 140 KB, and no more than has been reached. */
const FURTHER_SCRIPTS_MAX = 140_000;

/** As many as run at the same time. */
const WINDOWS = 3;
const PER_WINDOW = Math.ceil(FURTHER_PAGES.length / WINDOWS);

/** Every page finds the window as a new one is, but for what the browser has kept of scripts, which is weighed all the same. */
const forgetsWhatPagesStored = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if (location.origin === 'null') return;
    localStorage.clear();
    sessionStorage.clear();
  });

test.describe('A page that is not browsed is light, visited cold', () => {
  for (let first = 0; first < FURTHER_PAGES.length; first += PER_WINDOW) {
    const ids = FURTHER_PAGES.slice(first, first + PER_WINDOW);
    test(ids.join(', '), async ({ shopper }) => {
      const { page } = shopper;
      await forgetsWhatPagesStored(page);
      for (const id of ids)
        await test.step(id, async () => {
          const { path, as } = await visitOf(id);
          await visit(shopper, { name: id, path, ...(as === undefined ? {} : { as }) });
          // Somebody was there who may be there.
          expect(new URL(page.url()).pathname, id).toBe(new URL(path, page.url()).pathname);
          expect.soft(await idleScriptsOf(page), id).toBeLessThanOrEqual(FURTHER_SCRIPTS_MAX);
        });
    });
  }
});
