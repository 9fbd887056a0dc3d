// What shoppers do among the goods.

import { expect } from '@playwright/test';
import { task } from '../fixtures/shopper.ts';
import { header } from '../pages/header.ts';
import { listingPage } from '../pages/listing-page.ts';
import { productPage } from '../pages/product-page.ts';

/** Scripts run and know the basket. */
export const waitForScripts = () =>
  task('wait until the page is hydrated', (shopper) => expect(header(shopper).basketWithCount()).toBeVisible());

/** A form whose page is hydrated: React has attached itself to it. Pages of the checkout have no header that counts. */
export const waitForForm = () =>
  task('wait until the form is hydrated', async ({ page }) => {
    const form = page.getByRole('main').locator('form').first();
    await expect
      .poll(() => form.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
      .toBe(true);
  });

/** Reaches for the search, waits until it suggests, and types letter by letter over what stands in the field. */
export const typeSearch = (term: string) =>
  task(`type ${term} into the search`, async (shopper) => {
    const { searchField, searchToggle } = header(shopper);
    // On telephones the field is open on the first page only.
    await ((await searchToggle.isVisible()) ? searchToggle : searchField).click();
    await expect(searchField).toHaveRole('combobox');
    await searchField.selectText();
    await searchField.pressSequentially(term, { delay: 60 });
    await expect(searchField).toHaveValue(term);
  });

/** Types the beginning of a word and takes a suggestion by the keyboard alone. */
export const searchBySuggestion = (typed: string, suggestion: string) =>
  task(`take the suggestion ${suggestion} for ${typed}`, async (shopper) => {
    const { searchField, suggestions, suggestion: option } = header(shopper);
    await searchField.focus();
    // At once, as people type: the field with suggestions takes over in between.
    await shopper.page.keyboard.type(typed);
    await expect(searchField).toHaveValue(typed);
    await expect(option(suggestion)).toBeVisible();
    await expect(suggestions).toBeVisible();
    while (!(await option(suggestion).and(suggestions.locator('[aria-selected=true]')).isVisible()))
      await shopper.page.keyboard.press('ArrowDown');
    await shopper.page.keyboard.press('Enter');
  });

/** Searches as one does without scripts: types and sends the form. */
export const searchFor = (term: string) =>
  task(`search for ${term}`, async (shopper) => {
    const { searchField } = header(shopper);
    await searchField.fill(term);
    await searchField.press('Enter');
  });

/** Whether a product has another variant in stock than the one that its link shows. */
const hasOtherInStock = async (href: string): Promise<boolean> => {
  const page = async (address: string): Promise<string> => (await fetch(address)).text();
  const shown = await page(href);
  const ids = new Set([...shown.matchAll(/varid=(\d+)/g)].map(([, id = '']) => id));
  const others = [...ids].filter((id) => !shown.includes(`name="itemId" value="${id}"`));
  const pages = await Promise.all(others.map((id) => page(`${new URL(href, location.href).pathname}?varid=${id}`)));
  return pages.some((html, index) => html.includes(`name="itemId" value="${others[index]}"`));
};

/** Opens the first product of the list that comes in several variants; with scripts, if asked for, one of which another variant is in stock. */
export const openProductWithVariants = ({ otherInStock = false } = {}) =>
  task('open a product with variants', async (shopper) => {
    const { tilesWithVariants, linkOf } = listingPage(shopper);
    const links = linkOf(tilesWithVariants);
    const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    let at = 0;
    const fits = (href = '') => !otherInStock || shopper.page.evaluate(hasOtherInStock, href);
    while (at < hrefs.length - 1 && !(await fits(hrefs[at]))) at += 1;
    const link = links.nth(at);
    const name = (await link.textContent()) ?? '';
    await link.click();
    await expect(productPage(shopper).headline).toContainText(name.split(',')[0] ?? name);
  });

/** Whether the page of a variant can put it into the basket; the forms of other articles on it do not count. */
const isBuyable = async (href: string): Promise<boolean> => {
  const itemId = new URL(href, location.href).searchParams.get('varid');
  const html = await (await fetch(href)).text();
  return html.includes(`name="itemId" value="${itemId}"`);
};

/** Chooses another variant than the one that is shown, and one that is in stock: what others have bought decides nothing. */
export const chooseAnotherVariant = () =>
  task('choose another variant', async (shopper) => {
    const { box, otherTiles, dropdown } = productPage(shopper);
    const itemId = box.locator('input[name=itemId]');
    const before = await itemId.getAttribute('value');
    const hrefs = await otherTiles.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    if (hrefs.length > 0) {
      const buyable = await Promise.all(hrefs.map((href) => shopper.page.evaluate(isBuyable, href)));
      await otherTiles.nth(buyable.indexOf(true)).click();
    } else {
      const values = await dropdown.first().locator('option:not([disabled])').evaluateAll(optionValues);
      const chosen = await dropdown.first().inputValue();
      await dropdown.first().selectOption(values.find((value) => value !== chosen && value !== '') ?? chosen);
    }
    await expect(itemId).not.toHaveAttribute('value', before ?? '');
  });

const optionValues = (options: (SVGElement | HTMLElement)[]): string[] =>
  options.map((option) => option.getAttribute('value') ?? '');

/** Adds to the basket, reads that it is there, and goes to the basket. */
export const addToBasket = () =>
  task('put it into the basket', async (shopper) => {
    const { addToBasket: button, added, toBasket } = productPage(shopper);
    await button.click();
    await expect(added).toBeVisible();
    await toBasket.click();
  });
