// One page fades into the next so quickly that nobody presses meanwhile: browsers give presses to nobody as long as a page fades.

import { expect, test } from '../fixtures/test.ts';

const MOST_MS = 100;

test('A page is there for presses within a tenth of a second', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.goesTo('/');
  // The same pictures as between two documents.
  const durations = await page.evaluate(async () => {
    const fading = document.startViewTransition(() => undefined);
    await fading.ready;
    return document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'))
      .map(({ effect }) => Number(effect?.getComputedTiming().endTime));
  });
  expect(durations.length).toBeGreaterThan(0);
  for (const duration of durations) expect(duration).toBeLessThanOrEqual(MOST_MS);
});
