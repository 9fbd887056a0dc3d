// What stands further down a product page, with JavaScript switched off: more reviews, and sections whose text comes when they are opened.

import { productsFor } from '../fixtures/catalogue.ts';
import { createVisitor } from '../fixtures/http.ts';
import { expect, test } from '../fixtures/test.ts';

/** The first product of a search whose page has something. */
const productWith = async (term: string, wanted: RegExp): Promise<string> => {
  const visitor = createVisitor();
  for (const path of await productsFor('de', term)) if (wanted.test((await visitor.get(path)).text)) return path;
  throw new Error(`No ${term} has ${wanted}`);
};

test.use({ javaScriptEnabled: false });

test('Reviews beyond the first five are a link away', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.goesTo(await productWith('bleistift', /\?reviews=10/u));
  const reviews = page.locator('#reviews').getByRole('article');
  await expect(reviews).toHaveCount(5);
  const last = await reviews.last().textContent();
  await page
    .locator('#reviews')
    .getByRole('link', { name: /weitere Bewertung/u })
    .click();
  await expect(page).toHaveURL(/reviews=10#review-/u);
  expect(await reviews.count()).toBeGreaterThan(5);
  expect(await reviews.nth(4).textContent()).toBe(last);
});

test('The text of an extra tab is a link away', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.goesTo(await productWith('schulranzen', /<details id="tab-/u));
  const section = page.locator('details[id^="tab-"]').first();
  await section.locator('summary').click();
  await section.getByRole('link').click();
  await expect(page).toHaveURL(/tab=/u);
  await expect(section).toHaveAttribute('open');
  await expect(section.getByRole('paragraph').first()).toBeVisible();
});
