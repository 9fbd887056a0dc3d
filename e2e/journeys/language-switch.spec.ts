// The language switch keeps what is seen, and the browser remembers the choice; where the host has no language of its own, it offers the one that is not read.

import { productsFor } from '../fixtures/catalogue.ts';
import { createVisitor } from '../fixtures/http.ts';
import { createShopper } from '../fixtures/shopper.ts';
import { addressOf, shopPort } from '../fixtures/storefronts.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitForScripts } from '../tasks/browse.ts';

/** The address of a variant that a product page leads to. */
const variantAddress = async (): Promise<string> => {
  for (const term of ['farbe', 'papier', 'ranzen', 'heft'])
    for (const path of await productsFor('de', term)) {
      const { text } = await createVisitor().get(path);
      const address = /<a[^>]*href="([^"?]*\?varid=[\w-]+)"/.exec(text)?.[1];
      if (address !== undefined) return address;
    }
  throw new Error('No product has variants as tiles');
};

const always = (path: string) => (): Promise<string> => Promise.resolve(path);

const SEEN = [
  ['a search with its sort', always('/search/?q=heft&sort=price-asc')],
  ['a category with filter and sort', always('/cat/1001/?filter.colour=red&sort=price-asc')],
  ['a category with its page', always('/cat/1001/?p=2&sort=price-asc')],
  ['a product with its variant', variantAddress],
] as const;

for (const [what, address] of SEEN)
  test(`The other language shows the same: ${what}`, async ({ shopper }) => {
    const { page } = shopper;
    const path = await address();
    await shopper.goesTo(path);
    await shopper.attemptsTo(waitForScripts());
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(addressOf('en', path));
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
    const remembered = (await page.context().cookies()).filter(({ name }) => name === 'i18n_locale');
    expect(remembered.map(({ value }) => value)).toContain('en-DE');
  });

test('A host without a language of its own offers the language that is not read, and speaks it from then on', async ({
  shopper,
}) => {
  const { page } = shopper;
  const plain = `http://localhost:${shopPort()}/`;
  const [html, banner] = [page.locator('html'), page.getByRole('banner')];
  // The banner that asks for consent is none of this journey's.
  const decided = (await page.context().cookies(addressOf('de', '/'))).filter(({ name }) => name === 'consent');
  await page.context().addCookies(decided.map(({ name, value }) => ({ name, value, url: plain })));

  await page.goto(plain);
  await shopper.attemptsTo(waitForScripts());
  await banner.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(addressOf('en', '/'));

  await page.goto(plain);
  await createShopper(page, 'en').attemptsTo(waitForScripts());
  await expect(html).toHaveAttribute('lang', /^en/);
  await banner.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(addressOf('de', '/'));

  await page.goto(plain);
  await expect(html).toHaveAttribute('lang', 'de-DE');
  await expect(banner.getByRole('link', { name: 'English' })).toBeVisible();
});
