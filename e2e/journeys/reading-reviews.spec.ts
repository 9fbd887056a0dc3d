// Reviews and further sections of a product page, with scripts and without: those of some stars, more of them, and a text that is opened.

import { expectAccessible } from '../fixtures/axe.ts';
import type { Shopper } from '../fixtures/shopper.ts';
import { addressOf } from '../fixtures/storefronts.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForScripts } from '../tasks/browse.ts';

/** It has more than a hundred reviews, and some of each number of stars. */
const REVIEWED = '/prod/20258/';
/** It has a section whose text comes when it is opened. */
const WITH_SECTION = '/prod/20177/';
const SECTION = 'anprobe';

const partsOf = ({ page, t }: Shopper) => {
  const stars = page.getByRole('list', { name: t('vue.reviews.distribution') });
  const reviews = page.locator('#reviews article');
  return {
    reviews,
    row: (star: number) => stars.getByRole('link').filter({ hasText: t('vue.reviews.stars', { count: star }) }),
    chosen: stars.locator('[aria-current]'),
    /** Reviews of other stars than these. */
    others: (star: number) =>
      reviews.filter({ hasNot: page.getByRole('img', { name: t('vue.rating.stars', { stars: star }) }) }),
    counted: page.locator('#reviews').getByText(/^\d+ Bewertungen$/u),
    more: page
      .locator('#reviews')
      .getByText(/^\d+ weitere Bewertungen anzeigen$/u)
      .filter({ visible: true }),
  };
};

test('The reviews of some stars are shown by a press, more of them by another, and all of them again', async ({
  shopper,
}) => {
  const { page } = shopper;
  const { reviews, row, chosen, others, more } = partsOf(shopper);
  await shopper.goesTo(REVIEWED);
  await shopper.attemptsTo(waitForScripts());
  await row(4).focus();
  await page.keyboard.press('Enter');
  await expect(chosen).toHaveCount(1);
  await expect(row(4)).toHaveAttribute('aria-current', 'true');
  await expect(others(4)).toHaveCount(0);
  await expect(row(4)).toBeFocused();
  await more.click();
  await expect(reviews).toHaveCount(10);
  await expect(others(4)).toHaveCount(0);
  await expectAccessible(page, 'product page with the reviews of four stars');

  await row(4).click();
  await expect(chosen).toHaveCount(0);
  await expect(others(4)).not.toHaveCount(0);
  // Nothing of it left the page.
  await expect(page).toHaveURL(addressOf(shopper.storefront, REVIEWED));

  await test.step('a press with the control key opens them in a tab of their own', async () => {
    const other = page.context().waitForEvent('page');
    await row(2).click({ modifiers: ['Control'] });
    await expect(await other).toHaveURL(/[?&]stars=2[&#]/u);
    await expect(chosen).toHaveCount(0);
  });
});

test('An address with stars opens the page with their reviews, and the next press shows others', async ({
  shopper,
}) => {
  const { reviews, row, others, counted } = partsOf(shopper);
  await shopper.goesTo(`${REVIEWED}?stars=3&reviews=10`);
  await shopper.attemptsTo(waitForScripts());
  await expect(row(3)).toHaveAttribute('aria-current', 'true');
  await expect(reviews).toHaveCount(10);
  await expect(others(3)).toHaveCount(0);
  // What all of them say together stays.
  await expect(counted).not.toHaveText((await row(3).locator('span').last().textContent()) ?? '');
  await row(5).click();
  await expect(reviews).toHaveCount(5);
  await expect(others(5)).toHaveCount(0);
});

test('A review keeps its paragraphs, on the page of its product and where it is reported', async ({ shopper }) => {
  const { page, t } = shopper;
  const { reviews } = partsOf(shopper);
  const keepsLines = ['white-space', 'pre-line'] as const;
  await shopper.goesTo(REVIEWED);
  const first = reviews.first();
  await expect(first.locator('> p[lang]')).toHaveCSS(...keepsLines);
  await first.getByRole('link', { name: t('vue.reviews.act') }).click();
  await expect(page.locator('blockquote > p[lang]')).toHaveCSS(...keepsLines);
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the reviews of some stars, more of them and all of them are links', async ({ shopper }) => {
    const { page } = shopper;
    const { reviews, row, chosen, others, counted, more } = partsOf(shopper);
    await shopper.goesTo(REVIEWED);
    const all = (await counted.textContent()) ?? '';
    await expect(reviews).toHaveCount(5);
    await more.click();
    await expect(reviews).toHaveCount(10);
    await expect(page).toHaveURL(/[?&]reviews=10#review-/u);

    await row(4).click();
    await expect(page).toHaveURL(/[?&]stars=4\b.*#reviews$/u);
    await expect(reviews).toHaveCount(5);
    await expect(others(4)).toHaveCount(0);
    await expect(row(4)).toHaveAttribute('aria-current', 'true');
    await expect(counted).toHaveText(all);
    await more.click();
    await expect(reviews).toHaveCount(10);
    await expect(others(4)).toHaveCount(0);

    await row(4).click();
    await expect(chosen).toHaveCount(0);
    await expect(others(4)).not.toHaveCount(0);
  });

  test('an address brings a hundred reviews at the most, and one with nonsense the page as it is', async ({
    shopper,
  }) => {
    const { reviews, chosen, more } = partsOf(shopper);
    await shopper.goesTo(`${REVIEWED}?reviews=100`);
    await expect(reviews).toHaveCount(100);
    await expect(more).toHaveCount(0);
    for (const nonsense of [
      'stars=0',
      'stars=9',
      'stars=4.5',
      'stars=drei',
      'reviews=-5',
      'reviews=viele',
      'stars=&reviews=',
      'tab=nichts',
    ]) {
      await shopper.goesTo(`${REVIEWED}?${nonsense}`);
      await expect(reviews).toHaveCount(5);
      await expect(chosen).toHaveCount(0);
    }
  });

  test('the text of a further section is a link away', async ({ shopper }) => {
    const { page } = shopper;
    const section = page.locator(`#tab-${SECTION}`);
    await shopper.goesTo(WITH_SECTION);
    await section.locator('summary').click();
    await section.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`[?&]tab=${SECTION}#tab-${SECTION}$`, 'u'));
    await expect(section).toHaveAttribute('open', '');
    await expect(section.locator('summary + div p').first()).toBeVisible();
    await expect(section.getByRole('link')).toHaveCount(0);
  });
});

test('The text of a further section comes when it is opened', async ({ shopper }) => {
  const { page } = shopper;
  const section = page.locator(`#tab-${SECTION}`);
  await shopper.goesTo(WITH_SECTION);
  await shopper.attemptsTo(waitForScripts());
  await section.locator('summary').click();
  await expect(section.locator('summary + div p').first()).toBeVisible();
  await expect(section.getByRole('link')).toHaveCount(0);
});
