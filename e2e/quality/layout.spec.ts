// Pages fit into every window from 320 px on, buttons are large enough, and nothing jumps while a page comes.

import { checkoutPages, missingPages, openPages, visit } from '../fixtures/pages-to-visit.ts';
import { expect, type Page, test } from '../fixtures/test.ts';

const WIDTHS = [320, 360, 768, 1024, 1280, 1800] as const;
/** WCAG 2.2, 2.5.8. */
const SMALLEST_TARGET_PX = 24;

type Finding = { readonly overflow: number; readonly wide: readonly string[] };

/** How far the page reaches beyond its window, and which elements do it. */
const overflowOf = (page: Page): Promise<Finding> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const wide = [...document.body.querySelectorAll('*')]
      .filter(
        (element) => element.getBoundingClientRect().right > clientWidth + 1 && element.getClientRects().length > 0,
      )
      .slice(0, 5)
      .map((element) => element.outerHTML.slice(0, 120));
    return { overflow: Math.max(0, scrollWidth - clientWidth), wide: scrollWidth > clientWidth ? wide : [] };
  });

test.describe('Pages fit into every window', () => {
  test.use({ expectedStatuses: [404, 410] });

  test('without scrolling sideways, from 320 to 1800 px', async ({ shopper }) => {
    for (const visited of [...(await openPages('de')), ...missingPages, ...(await checkoutPages('de'))]) {
      await visit(shopper, visited);
      for (const width of WIDTHS) {
        await shopper.page.setViewportSize({ width, height: 900 });
        expect
          .soft(await overflowOf(shopper.page), `${visited.name} at ${width} px`)
          .toEqual({ overflow: 0, wide: [] });
      }
    }
  });

  test('Buttons can be hit by a thumb', async ({ shopper }) => {
    await shopper.page.setViewportSize({ width: 360, height: 740 });
    for (const visited of [...(await openPages('de')), ...(await checkoutPages('de'))]) {
      await visit(shopper, visited);
      const small = await shopper.page.getByRole('button').evaluateAll(
        (buttons, smallest) =>
          buttons
            .map((button) => ({ box: button.getBoundingClientRect(), html: button.outerHTML.slice(0, 120) }))
            .filter(({ box }) => box.width > 1 && box.height > 1 && (box.width < smallest || box.height < smallest))
            .map(({ html }) => html),
        SMALLEST_TARGET_PX,
      );
      expect.soft(small, visited.name).toEqual([]);
    }
  });
});

test.describe('While a page comes', () => {
  test('nothing jumps', async ({ shopper }) => {
    for (const visited of await openPages('de', 1)) {
      await visit(shopper, visited);
      await shopper.page.waitForLoadState('networkidle');
      const moved = await shopper.page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) => {
              resolve(list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0));
            }).observe({ type: 'layout-shift', buffered: true });
            // Without a shift the observer never calls back.
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
          }),
      );
      expect.soft(moved, visited.name).toBeLessThan(0.05);
    }
  });
});
