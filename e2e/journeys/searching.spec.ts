// The search box: Enter, the list of suggestions, and the button that clears the field.

import { commonTerm } from '../fixtures/catalogue.ts';
import type { Shopper } from '../fixtures/shopper.ts';
import { addressOf } from '../fixtures/storefronts.ts';
import { expect, test } from '../fixtures/test.ts';
import { header } from '../pages/header.ts';
import { typeSearch } from '../tasks/browse.ts';

const arriveAtSearch = (shopper: Shopper, term: string) =>
  expect(shopper.page).toHaveURL(addressOf(shopper.storefront, `/search/?q=${term}`));

const SCREENS = { 'At a desk': { width: 1280, height: 900 }, 'On a phone': { width: 360, height: 740 } } as const;

for (const [where, viewport] of Object.entries(SCREENS))
  test.describe(where, () => {
    test.use({ viewport });

    test('Enter searches what is typed while suggestions are open', async ({ shopper }) => {
      const { suggestions } = header(shopper);
      const term = commonTerm(shopper.storefront).slice(0, 4);
      await shopper.goesTo('/');
      await shopper.attemptsTo(typeSearch(term));
      await expect(suggestions.getByRole('option').first()).toContainText(term);
      await shopper.page.keyboard.press('Enter');
      await arriveAtSearch(shopper, term);
      await expect(suggestions).toBeHidden();
      // A second search from the page of the first one.
      await shopper.attemptsTo(typeSearch('ordner'));
      await expect(suggestions.getByRole('option').first()).toContainText('ordner');
      await shopper.page.keyboard.press('Enter');
      await arriveAtSearch(shopper, 'ordner');
    });

    test('Enter searches what is typed when nothing is suggested', async ({ shopper }) => {
      const { suggestions } = header(shopper);
      await shopper.goesTo('/');
      const answered = shopper.page.waitForResponse(
        (response) => response.request().postData()?.includes('qqxyzzy') ?? false,
      );
      await shopper.attemptsTo(typeSearch('qqxyzzy'));
      await answered;
      await expect(suggestions).toBeHidden();
      await shopper.page.keyboard.press('Enter');
      await arriveAtSearch(shopper, 'qqxyzzy');
    });

    test('The first products are suggested with their pictures and opened by the keyboard', async ({ shopper }) => {
      const { suggestions, searchField } = header(shopper);
      await shopper.goesTo('/');
      await shopper.attemptsTo(typeSearch(commonTerm(shopper.storefront).slice(0, 4)));
      const product = suggestions
        .getByRole('option')
        .filter({ has: shopper.page.locator('img') })
        .last();
      await expect(product).toBeVisible();
      await expect
        .poll(() => product.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await shopper.page.keyboard.press('ArrowUp');
      await expect(product).toHaveAttribute('aria-selected', 'true');
      await shopper.page.keyboard.press('Enter');
      await expect(shopper.page).toHaveURL(/\/prod\/\d+\//u);
      await expect(searchField).toHaveValue('');
    });

    test('The clear button empties the field and closes the list', async ({ shopper }) => {
      const { searchField, suggestions, clearSearch } = header(shopper);
      await shopper.goesTo('/');
      await shopper.attemptsTo(typeSearch('blei'));
      await expect(suggestions).toBeVisible();
      await clearSearch.click();
      await expect(suggestions).toBeHidden();
      await expect(searchField).toHaveValue('');
      await expect(searchField).toBeFocused();
    });
  });

test('A mistyped search says what was searched instead, and leads to exactly what was typed and back', async ({
  shopper,
}) => {
  const { page, storefront } = shopper;
  const right = commonTerm(storefront);
  const mistyped = right.startsWith('p') ? 'penncil' : 'bleistfit';
  const linkTo = (address: string) => page.getByRole('main').locator(`a[href="/search/?q=${address}"]`);
  await shopper.goesTo(`/search/?q=${mistyped}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(right);
  await linkTo(`${mistyped}&oq=${mistyped}`).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(mistyped);
  await linkTo(right).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(right);
  await expect(page.getByRole('main').locator('a[href*="oq="]')).toHaveCount(0);
});

test('A search that leads to a page of its own stands in the field there, and on no other page', async ({
  shopper,
}) => {
  const { searchField } = header(shopper);
  await shopper.goesTo('/');
  await shopper.attemptsTo(typeSearch('impressum'));
  await shopper.page.keyboard.press('Enter');
  await expect(shopper.page).toHaveURL(/\/rechtliches\/impressum\/$/u);
  await expect(searchField).toHaveValue('impressum');
  await shopper.page.goBack();
  await expect(searchField).toHaveValue('');
});

test.describe('With a network that lets no call through', () => {
  test.use({ losesNetwork: true });

  test('one look-up is enough to tell that nobody answers, and the same search on the page of the error asks once more', async ({
    shopper,
  }) => {
    const { page, storefront, t } = shopper;
    const term = commonTerm(storefront);
    const calls = '**/api/shop/**';
    const headline = page.getByRole('heading', { level: 1 });
    const further: string[] = [];
    await shopper.goesTo('/');
    await shopper.attemptsTo(typeSearch(term));
    await page.route(calls, (route) => {
      const [, operation] =
        /query (checkQuery|adjustLongtailSearchQuery)/u.exec(route.request().postData() ?? '') ?? [];
      if (operation !== undefined) further.push(operation);
      return route.abort();
    });
    await page.keyboard.press('Enter');
    await expect(headline).toHaveText(t('vue.error.unavailable.headline'));
    expect(further).toEqual([]);
    await page.unroute(calls);
    await header(shopper).searchField.press('Enter');
    await expect(headline).toContainText(term);
  });
});
