// What one may be about to press does not move when a page comes alive: the finger is on its way, and would press something else. In the
// German shop, browsing and checkout on a phone and the account on a wide screen; with EVERY_LOOK=1 in every storefront and all of it on both.

import { accountPages } from '../fixtures/account-pages.ts';
import { layOutAll } from '../fixtures/lay-out.ts';
import { IS_EVERY_LOOK } from '../fixtures/looks.ts';
import { checkoutPages, openPages, type PageToVisit, servicePagesOf, visit } from '../fixtures/pages-to-visit.ts';
import type { Shopper } from '../fixtures/shopper.ts';
import { STOREFRONT_IDS } from '../fixtures/storefronts.ts';
import { expect, type Page, test } from '../fixtures/test.ts';

/** The links, buttons and fields of a page that may be pressed, and where they stood before it came alive. */
type Remembered = { readonly element: Element; readonly x: number; readonly y: number };
declare global {
  interface Window {
    pressable?: readonly Remembered[];
    releaseCode?: () => void;
  }
}

/** Holds back what fetches the code of a page (`boot.ts` puts it into the head) until `releaseCode` is called there. */
const holdCode = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const held: HTMLElement[] = [];
    const { append } = Element.prototype;
    Element.prototype.append = function (...nodes) {
      if (this === document.head) held.push(...nodes.filter((node) => node instanceof HTMLElement));
      else append.apply(this, nodes);
    };
    window.releaseCode = () => {
      Element.prototype.append = append;
      for (const element of held) {
        document.head.append(element);
        element.remove();
      }
    };
  });
};

const remember = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('a, button, input, select, summary')];
    window.pressable = all
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1)
      .map(({ element, box: { x, y } }) => ({ element, x: x + scrollX, y: y + scrollY }));
    return window.pressable.length;
  });

/** What stands elsewhere now. What is gone is another matter: nothing is pressed in its place. */
const moved = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    (window.pressable ?? [])
      .filter(({ element }) => element.checkVisibility({ visibilityProperty: true }))
      .map(({ element, x, y }) => {
        const box = element.getBoundingClientRect();
        return { element, right: box.x + scrollX - x, down: box.y + scrollY - y };
      })
      .filter(({ right, down }) => Math.abs(right) > 1 || Math.abs(down) > 1)
      .map(({ element, right, down }) => `${right}, ${down}: ${element.outerHTML.slice(0, 100)}`)
      .slice(0, 3),
  );

/** React has attached itself to the document. */
const isAlive = (page: Page): Promise<boolean> =>
  page.evaluate(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')));

const expectNothingMoves = async (shopper: Shopper, pages: readonly PageToVisit[]): Promise<void> => {
  const { page } = shopper;
  await holdCode(page);
  for (const visited of pages) {
    await visit(shopper, visited);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await layOutAll(page);
    expect(await isAlive(page), visited.name).toBe(false);
    expect(await remember(page), visited.name).toBeGreaterThan(0);
    await page.evaluate(() => window.releaseCode?.());
    await expect.poll(() => isAlive(page), visited.name).toBe(true);
    await page.waitForLoadState('networkidle');
    expect.soft(await moved(page), visited.name).toEqual([]);
  }
};

const PHONE = 360;
const WIDE = 1280;

for (const storefront of IS_EVERY_LOOK ? STOREFRONT_IDS : (['de'] as const))
  for (const width of [PHONE, WIDE])
    test.describe(`At ${width} px in the ${storefront} shop nothing moves when it comes alive`, () => {
      test.use({ storefront, viewport: { width, height: 900 } });

      if (IS_EVERY_LOOK || width === PHONE) {
        test('while one browses', async ({ shopper }) => {
          await expectNothingMoves(shopper, [...(await openPages(storefront)), ...servicePagesOf(storefront)]);
        });

        test('in the checkout', async ({ shopper }) => {
          await expectNothingMoves(shopper, await checkoutPages(storefront));
        });
      }

      if (storefront === 'de' && (IS_EVERY_LOOK || width === WIDE))
        test('in the account', async ({ shopper }) => {
          await expectNothingMoves(shopper, await accountPages());
        });
    });
