// The shop by the keyboard alone: skip link, visible focus, menus and dialogs.

import { expectAccessible } from '../fixtures/axe.ts';
import { goodsOf, productsFor } from '../fixtures/catalogue.ts';
import { arriveAfter, CHECKOUT } from '../fixtures/checkout-by-post.ts';
import { createVisitor } from '../fixtures/http.ts';
import { expect, type Page, test } from '../fixtures/test.ts';
import { basketPage } from '../pages/basket-page.ts';
import { summaryPage } from '../pages/checkout-pages.ts';
import { header } from '../pages/header.ts';
import { productPage } from '../pages/product-page.ts';
import { waitForScripts } from '../tasks/browse.ts';
import { readConfirmation } from '../tasks/checkout.ts';

/** Whether it can be seen where the focus is: at the element itself, at what it draws, or at the frame around it. */
const focusIsVisible = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return false;
    const isMarked = (element: Element, part?: string): boolean => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, part);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    };
    const frames = [focused.parentElement, focused.closest('article, form, li')].filter((element) => element !== null);
    return isMarked(focused) || isMarked(focused, '::after') || frames.some((frame) => isMarked(frame));
  });

/** A product whose variants are chosen from a dropdown. */
const productWithDropdown = async (): Promise<string> => {
  for (const term of ['bleistift', 'heft', 'farbe', 'papier', 'stuhl', 'ranzen']) {
    for (const path of await productsFor('de', term)) {
      const { text } = await createVisitor().get(path);
      if (/<select name="varid"/.test(text) && /name="itemId"/.test(text)) return path;
    }
  }
  throw new Error('No product has a dropdown');
};

test.describe('By the keyboard alone', () => {
  test('The first stop is the skip link, and it leads past the header', async ({ shopper }) => {
    await shopper.goesTo('/');
    await shopper.page.keyboard.press('Tab');
    await expect(header(shopper).skipLink).toBeFocused();
    await expect(header(shopper).skipLink).toBeInViewport();
    await shopper.page.keyboard.press('Enter');
    await expect(shopper.page.getByRole('main')).toBeFocused();
    await shopper.page.keyboard.press('Tab');
    const isInMain = await shopper.page.getByRole('main').evaluate((main) => main.contains(document.activeElement));
    expect(isInMain).toBe(true);
  });

  test('Every stop of the first screens can be seen', async ({ shopper }) => {
    await shopper.goesTo('/cat/1001/');
    await shopper.attemptsTo(waitForScripts());
    for (let stop = 0; stop < 60; stop += 1) {
      await shopper.page.keyboard.press('Tab');
      const focused = await shopper.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160));
      expect.soft(await focusIsVisible(shopper.page), focused).toBe(true);
    }
  });

  test('A menu opens by its button, Escape closes it and gives the focus back', async ({ shopper }) => {
    await shopper.goesTo('/');
    await shopper.attemptsTo(waitForScripts());
    const { menuButtons, navigation } = header(shopper);
    const button = menuButtons.first();
    await button.focus();
    await shopper.page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const all = navigation.getByRole('link', { name: /^Alles in / });
    await expect(all).toBeVisible();
    await expectAccessible(shopper.page, 'an open menu');
    await shopper.page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
    await expect(all).toBeHidden();
  });

  test('The third list of a menu takes the focus, and Escape gives it back level by level', async ({ shopper }) => {
    await shopper.goesTo('/');
    await shopper.attemptsTo(waitForScripts());
    const { menuButtons, navigation } = header(shopper);
    const button = menuButtons.first();
    await button.press('Enter');
    const deeper = navigation.locator('[data-level="2"]').getByRole('button').first();
    await deeper.press('Enter');
    const third = navigation.locator('[data-level="3"]');
    await expect(third.getByRole('link').first()).toBeFocused();
    await shopper.page.keyboard.press('Escape');
    await expect(third).toHaveCount(0);
    await expect(deeper).toBeFocused();
    await shopper.page.keyboard.press('Escape');
    await expect(deeper).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('Escape puts a menu away that the pointer has opened, and leaves the focus where it is', async ({ shopper }) => {
    await shopper.goesTo('/');
    await shopper.attemptsTo(waitForScripts());
    const { menuButtons, accountLink } = header(shopper);
    await accountLink.focus();
    const button = menuButtons.first();
    await button.hover();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await shopper.page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(accountLink).toBeFocused();
  });

  test('The basket preview opens by its button and closes by Escape', async ({ shopper }) => {
    await shopper.goesTo('/');
    await shopper.attemptsTo(waitForScripts());
    const { basketToggle, miniCart } = header(shopper);
    await basketToggle.focus();
    await shopper.page.keyboard.press('Enter');
    await expect(miniCart).toBeVisible();
    await expectAccessible(shopper.page, 'the basket preview');
    await shopper.page.keyboard.press('Escape');
    await expect(miniCart).toBeHidden();
    await expect(basketToggle).toBeFocused();
  });

  test('Suggestions are walked by arrows and closed by Escape', async ({ shopper }) => {
    await shopper.goesTo('/');
    await shopper.attemptsTo(waitForScripts());
    const { searchField, suggestions } = header(shopper);
    await searchField.focus();
    await expect(searchField).toHaveRole('combobox');
    await expect(suggestions).toBeVisible();
    await shopper.page.keyboard.press('ArrowDown');
    const marked = suggestions.locator('[aria-selected=true]');
    await expect(marked).toHaveCount(1);
    await expect(marked).toHaveCSS('outline-style', 'solid');
    await expect(searchField).toHaveAttribute('aria-activedescendant', (await marked.getAttribute('id')) ?? 'none');
    await expectAccessible(shopper.page, 'open suggestions');
    await shopper.page.keyboard.press('Escape');
    await expect(suggestions).toBeHidden();
    await expect(searchField).toBeFocused();
  });

  test('A variant is chosen by arrows, and the choice is what the basket gets', async ({ shopper }) => {
    await shopper.goesTo(await productWithDropdown());
    await shopper.attemptsTo(waitForScripts());
    const { dropdown, box, addToBasket, toBasket } = productPage(shopper);
    const item = box.locator('input[name=itemId]');
    const before = (await item.getAttribute('value')) ?? '';
    await dropdown.first().focus();
    const isLast = await dropdown
      .first()
      .evaluate((list) => list instanceof HTMLSelectElement && list.selectedIndex === list.length - 1);
    await shopper.page.keyboard.press(isLast ? 'ArrowUp' : 'ArrowDown');
    await expect(item).not.toHaveAttribute('value', before);
    const after = (await item.getAttribute('value')) ?? '';
    await addToBasket.focus();
    await shopper.page.keyboard.press('Enter');
    await expect(toBasket).toBeVisible();
    await toBasket.focus();
    await shopper.page.keyboard.press('Enter');
    await expect(basketPage(shopper).lines.getByRole('heading').getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`varid=${after}$`),
    );
  });

  test('Adding opens a dialog that holds the focus and gives it back', async ({ shopper }) => {
    await shopper.goesTo((await goodsOf()).path);
    await shopper.attemptsTo(waitForScripts());
    const { addToBasket, added } = productPage(shopper);
    await addToBasket.focus();
    await shopper.page.keyboard.press('Enter');
    await expect(added).toBeVisible();
    await expectAccessible(shopper.page, 'the dialog');
    for (let stop = 0; stop < 6; stop += 1) {
      expect(
        await added.evaluate(
          (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
        ),
      ).toBe(true);
      await shopper.page.keyboard.press('Tab');
    }
    await shopper.page.keyboard.press('Escape');
    await expect(added).toBeHidden();
    await expect(addToBasket).toBeFocused();
    await expect(header(shopper).basketWithCount(0)).toBeHidden();
  });

  test('The basket counts by arrows, removes, and offers the way back where the focus is', async ({ shopper }) => {
    const { visitor } = await arriveAfter('basket');
    await shopper.comesAs(visitor);
    await shopper.goesTo(CHECKOUT.basket);
    const { quantity, remove, undo, lines } = basketPage(shopper);
    const before = await quantity.inputValue();
    await quantity.focus();
    const afterOnePress = async (): Promise<string> => {
      await shopper.page.keyboard.press('ArrowUp');
      return quantity.inputValue();
    };
    await expect.poll(afterOnePress).not.toBe(before);
    await remove.last().focus();
    await shopper.page.keyboard.press('Enter');
    await expect(lines).toHaveCount(0);
    await expect(undo).toBeFocused();
    await shopper.page.keyboard.press('Enter');
    await expect(lines).toHaveCount(1);
  });

  test('The last step is ordered by Enter on the button', async ({ shopper }) => {
    const { visitor, person } = await arriveAfter('payment');
    await shopper.comesAs(visitor);
    await shopper.goesTo(CHECKOUT.summary);
    await summaryPage(shopper).order.focus();
    await shopper.page.keyboard.press('Enter');
    await shopper.attemptsTo(readConfirmation(person));
  });
});
