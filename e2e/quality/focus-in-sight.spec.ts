// What has the focus is not behind the consent banner, and the banner itself can be seen as a whole, on telephones and enlarged screens
// (WCAG 1.4.10, 2.4.11).

import { expect, type Page, test } from '../fixtures/test.ts';
import { waitForScripts } from '../tasks/browse.ts';

/** Where the upper edges are of what has the focus, if that is not in the banner, and of the banner. */
const edges = (page: Page) =>
  page.evaluate(() => {
    const banner = document.querySelector('section[data-asks]');
    const focused = document.activeElement;
    if (focused === null || focused === document.body || banner === null || banner.contains(focused)) return undefined;
    return {
      focused: focused.getBoundingClientRect().top,
      banner: banner.getBoundingClientRect().top,
      element: focused.outerHTML.slice(0, 120),
    };
  });

// The first one is 1280 by 1024 pixels at 400 %.
for (const [width, height] of [
  [320, 256],
  [320, 568],
  [390, 664],
] as const)
  test.describe(`At ${width} by ${height}`, () => {
    test.use({ consent: 'undecided', viewport: { width, height }, reducedMotion: 'reduce' });

    test('no stop of the keyboard is behind the consent banner', async ({ shopper }) => {
      const { page, t } = shopper;
      await shopper.goesTo('/service/versand/');
      await shopper.attemptsTo(waitForScripts());
      const banner = page.getByRole('region', { name: t('vue.consent.title') });
      expect((await banner.boundingBox())?.y).toBeGreaterThanOrEqual(0);
      for (let stop = 0; stop < 50; stop += 1) {
        await page.keyboard.press('Tab');
        const seen = await edges(page);
        if (seen !== undefined) expect.soft(seen.focused, seen.element).toBeLessThan(seen.banner);
      }
    });
  });
