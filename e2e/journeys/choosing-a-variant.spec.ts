// The basket gets the variant that is marked, also while another one is being loaded or could not be.

import { productsFor } from '../fixtures/catalogue.ts';
import { createVisitor } from '../fixtures/http.ts';
import type { Shopper } from '../fixtures/shopper.ts';
import { expect, type Route, test } from '../fixtures/test.ts';
import { basketPage } from '../pages/basket-page.ts';
import { productPage } from '../pages/product-page.ts';
import { waitForScripts } from '../tasks/browse.ts';

/** A product whose variants are tiles and which can be bought as it is opened. */
const productWithTiles = async (): Promise<string> => {
  for (const term of ['farbe', 'papier', 'ranzen', 'heft'])
    for (const path of await productsFor('de', term)) {
      const { text } = await createVisitor().get(path);
      if (/<a[^>]*aria-current="true"[^>]*data-keep-scroll/.test(text) && /name="itemId"/.test(text)) return path;
    }
  throw new Error('No product has variants as tiles');
};

const openProduct = async (shopper: Shopper): Promise<void> => {
  await shopper.goesTo(await productWithTiles());
  await shopper.attemptsTo(waitForScripts());
};

const isVariantQuestion = (route: Route): boolean =>
  route.request().postData()?.includes('getVariantInformation') ?? false;

/** Deals with every question for variants; everything else goes on. */
const whenVariantsAreAsked = (shopper: Shopper, deal: (route: Route) => Promise<void>) =>
  shopper.page.route('**/api/shop/', (route) => (isVariantQuestion(route) ? deal(route) : route.continue()));

/** Holds answers for variants back until it is opened. */
const holdVariants = async (shopper: Shopper) => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await whenVariantsAreAsked(shopper, (route) => opened.then(() => route.continue()));
  return { open: () => open() };
};

/** Presses another tile than the one that is marked; tells the item that it leads to. */
const pressAnotherTile = async (shopper: Shopper): Promise<string> => {
  const tile = productPage(shopper).otherTiles.first();
  const href = (await tile.getAttribute('href')) ?? '';
  await tile.click();
  return new URLSearchParams(href.split('?')[1]).get('varid') ?? '';
};

const linesOfBasket = (shopper: Shopper) => basketPage(shopper).lines.getByRole('heading').getByRole('link');

test.describe('The basket never gets another variant than the one that is marked', () => {
  test('not while the variant is being loaded', async ({ shopper }) => {
    await openProduct(shopper);
    const { addToBasket, added, toBasket, chosenTile, box } = productPage(shopper);
    const answers = await holdVariants(shopper);
    const itemId = await pressAnotherTile(shopper);
    await expect(chosenTile).toHaveAttribute('href', new RegExp(`varid=${itemId}$`));
    await expect(box).toHaveAttribute('aria-busy', 'true');
    // The button says that it cannot be pressed; a shopper in a hurry presses it all the same.
    await addToBasket.click({ force: true });
    await expect(addToBasket).toHaveAttribute('aria-disabled', 'true');
    answers.open();
    await expect(box).toHaveAttribute('aria-busy', 'false');
    await expect(added).toBeHidden();
    await addToBasket.click();
    await expect(added).toBeVisible();
    await toBasket.click();
    await expect(linesOfBasket(shopper)).toHaveCount(1);
    await expect(linesOfBasket(shopper)).toHaveAttribute('href', new RegExp(`varid=${itemId}$`));
  });

  test.describe('with an answer that never comes', () => {
    test.use({ expectedStatuses: [503] });

    test('not after the variant could not be loaded: the mark goes back', async ({ shopper }) => {
      await openProduct(shopper);
      const { addToBasket, toBasket, chosenTile, box } = productPage(shopper);
      const before = (await chosenTile.getAttribute('href')) ?? '';
      await whenVariantsAreAsked(shopper, (route) => route.fulfill({ status: 503, body: '{}' }));
      await pressAnotherTile(shopper);
      await expect(box.getByText(shopper.t('vue.variant.failed'))).toBeVisible();
      await expect(chosenTile).toHaveAttribute('href', before);
      await addToBasket.click();
      await toBasket.click();
      await expect(linesOfBasket(shopper)).toHaveAttribute('href', before);
    });
  });
});

test.describe('The chosen variant is in the address', () => {
  test('so that reload and Back show it again', async ({ shopper }) => {
    await openProduct(shopper);
    const { chosenTile, toBasket, addToBasket } = productPage(shopper);
    const itemId = await pressAnotherTile(shopper);
    const chosen = new RegExp(`varid=${itemId}$`);
    await expect(shopper.page).toHaveURL(chosen);
    await expect(chosenTile).toHaveAttribute('href', chosen);
    await shopper.page.reload();
    // Before the page is hydrated the button posts the form and leads to the basket, without a dialog.
    await shopper.attemptsTo(waitForScripts());
    await expect(chosenTile).toHaveAttribute('href', chosen);
    await addToBasket.click();
    await toBasket.click();
    await expect(linesOfBasket(shopper)).toHaveAttribute('href', chosen);
    await shopper.page.goBack();
    await expect(shopper.page).toHaveURL(chosen);
    await expect(chosenTile).toHaveAttribute('href', chosen);
  });

  test('and a choice that is pressed again is taken back', async ({ shopper }) => {
    await openProduct(shopper);
    const { chosenTile, box, addToBasket } = productPage(shopper);
    await pressAnotherTile(shopper);
    await expect(shopper.page).toHaveURL(/varid=/);
    await chosenTile.click();
    await expect(box.getByText(shopper.t('vue.variant.chooseFirst'))).toBeVisible();
    await expect(addToBasket).toHaveCount(0);
    await expect(shopper.page).not.toHaveURL(/varid=/);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('a press opens the page with the item', async ({ shopper }) => {
      await shopper.goesTo(await productWithTiles());
      const { chosenTile, addToBasket } = productPage(shopper);
      const itemId = await pressAnotherTile(shopper);
      const chosen = new RegExp(`varid=${itemId}$`);
      await expect(shopper.page).toHaveURL(chosen);
      await expect(chosenTile).toHaveAttribute('href', chosen);
      await addToBasket.click();
      await expect(linesOfBasket(shopper)).toHaveAttribute('href', chosen);
    });
  });
});
