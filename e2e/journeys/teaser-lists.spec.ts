// Curated lists of the editors: into the basket as a whole with what follows, onto the own list, with and without scripts.

import { expectAccessible, expectNoKeys } from '../fixtures/axe.ts';
import { createVisitor, locationOf } from '../fixtures/http.ts';
import { aGuest, registrationFields } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { translator } from '../fixtures/translate.ts';
import { waitForScripts } from '../tasks/browse.ts';

const t = translator('de');
const CAMPAIGN = '/campaigns/einschulung/';
const LIST = 'schulstart-klasse-1';
const ALONE = `/myaccount/wishlist/?teaser=${LIST}`;
const TO_BASKET = { intent: 'teaser-to-basket', teaser: LIST };
const TO_LIST = { intent: 'teaser-to-list', teaser: LIST };

/** The fields of a form by the beginning of their names, with the values that a browser would send. */
const variantsIn = (page: string): readonly { readonly field: string; readonly item: string }[] =>
  [...page.matchAll(/<select[^>]*name="(item\.[^"]+)"[^>]*>(.*?)<\/select>/gsu)].flatMap(
    ([, field = '', options = '']) => {
      const item = /<option value="([^"]+)"(?! disabled)/u.exec(options.replaceAll(' selected=""', ''))?.[1];
      return item === undefined ? [] : [{ field, item }];
    },
  );

test.describe('Curated lists, as forms (spec 3 §2, §4)', () => {
  test('stand on the home page and in the campaign whose text promises one, for strangers of the business edition nowhere', async () => {
    const visitor = createVisitor();
    for (const path of ['/', CAMPAIGN]) expect((await visitor.get(path)).text).toContain(`value="${LIST}"`);
    const stranger = createVisitor({ storefront: 'b2b' });
    expect((await stranger.get(ALONE)).text).not.toContain(`value="${LIST}"`);
    expect((await visitor.get('/myaccount/wishlist/?teaser=none')).status).toBe(404);
  });

  test('go into the basket; variants are asked for, and what was chosen follows', async () => {
    const visitor = createVisitor();
    const told = locationOf(await visitor.post(ALONE, { ...TO_BASKET, [`quantity.${LIST}-1`]: '3' }));
    const page = (await visitor.get(told)).text;
    expect(page).toContain(t('vue.teaserList.choose', { count: 2 }));
    expect(page).toMatch(/\d Artikel liegen im Warenkorb/u);
    expect(page).toContain('value="3"');
    const [form = ''] = page.split('</form>').filter((part) => part.includes('teaser-resolve'));
    const asked = variantsIn(form);
    expect(asked.length).toBeGreaterThan(0);
    const chosen = Object.fromEntries(
      asked.flatMap(({ field, item }) => [
        [field, item],
        [field.replace('item.', 'quantity.'), '2'],
      ]),
    );
    await visitor.post(ALONE, { intent: 'teaser-resolve', teaser: LIST, ...chosen });
    const basket = (await visitor.get('/checkout/basket/')).text;
    for (const name of ['Schulheft', 'Klebestift']) expect(basket).toContain(name);
  });

  test('go onto the list of a guest, and of a member with two lists onto the one that is chosen', async () => {
    const guest = createVisitor();
    await guest.post(ALONE, TO_LIST);
    expect((await guest.get('/myaccount/wishlist/')).text).toContain('name="entryId"');
    const member = createVisitor();
    await member.post('/myaccount/register/', registrationFields(aGuest()));
    await member.post(ALONE, TO_LIST);
    await member.post('/myaccount/wishlist/', { intent: 'create', name: 'Klasse 1a', description: '' });
    const asked = locationOf(await member.post(ALONE, TO_LIST));
    const page = (await member.get(asked)).text;
    expect(page).toContain(t('vue.teaserList.chooseList'));
    const listId = /<option value="([^"]+)">Klasse 1a</u.exec(page)?.[1] ?? '';
    await member.post(ALONE, { ...TO_LIST, listId });
    expect((await member.get(`/myaccount/wishlist/?list=${listId}`)).text).toContain('name="entryId"');
  });
});

test.describe('Curated lists in the browser', () => {
  test('a shopper sets a quantity, sees the sum, chooses what is open and finds all of it in the basket', async ({
    shopper,
  }) => {
    const { page } = shopper;
    await shopper.goesTo(CAMPAIGN);
    await shopper.attemptsTo(waitForScripts());
    const block = page.getByRole('region', { name: 'Schulstart: die Liste für Klasse 1' });
    const sum = block.locator('[data-part="sum"]');
    const before = await sum.textContent();
    await block.getByRole('spinbutton').first().fill('5');
    await expect(sum).not.toHaveText(before ?? '');
    await block.getByRole('combobox').nth(1).selectOption({ index: 1 });
    await block.getByRole('button', { name: t('vue.wishlist.allToBasket') }).click();
    const dialog = page.getByRole('dialog', { name: 'Schulstart: die Liste für Klasse 1' });
    await expectAccessible(page);
    await expectNoKeys(page);
    for (const choice of await dialog.getByRole('combobox').all()) await choice.selectOption({ index: 1 });
    await dialog.getByRole('button', { name: t('vue.teaserList.resolve') }).click();
    await expect(dialog).toBeHidden();
    await shopper.goesTo('/checkout/basket/');
    await expect(page.getByRole('main')).toContainText('Schulheft');
    await expect(page.getByRole('main')).toContainText('Klebestift');
  });

  test('a quantity that cannot be is told beside its field, and an emptied one is the least there can be once it is left', async ({
    shopper,
  }) => {
    const { page } = shopper;
    await shopper.goesTo(CAMPAIGN);
    await shopper.attemptsTo(waitForScripts());
    const quantity = page.getByRole('main').getByRole('spinbutton').first();
    const [least, most] = await Promise.all(['min', 'max'].map((limit) => quantity.getAttribute(limit)));
    await quantity.fill('99999');
    await quantity.press('Tab');
    await expect(quantity).toHaveValue(most ?? '');
    await expect(quantity).toHaveAccessibleDescription(t('vue.buybox.text.quantity.error', { amount: Number(most) }));
    await quantity.fill('');
    await quantity.press('Tab');
    await expect(quantity).toHaveValue(least ?? '');
  });

  test('a list on a page of its own can be used by everybody, before and after a press that leaves something open', async ({
    shopper,
  }) => {
    const { page } = shopper;
    await shopper.goesTo(ALONE);
    await shopper.attemptsTo(waitForScripts());
    await expectAccessible(page, 'a curated list on its own page');
    await expectNoKeys(page);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('vue.wishlist.allToBasket') })
      .click();
    await expect(page.getByRole('dialog').first()).toBeVisible();
    await expectAccessible(page, 'a curated list whose variants are asked for');
  });

  test('a list with a menu has its ways in the menu, and a list of one’s own takes what is settled', async ({
    shopper,
  }) => {
    const { page } = shopper;
    await shopper.goesTo('/beratung/');
    await shopper.attemptsTo(waitForScripts());
    const menu = page.getByRole('region', { name: 'Der gut gefüllte Bastelschrank' }).getByRole('group');
    await menu.getByText(t('vue.wishlist.options'), { exact: true }).click();
    await expect(menu.getByRole('button', { name: t('vue.wishlist.allToBasket') })).toBeVisible();
    await shopper.goesTo(CAMPAIGN);
    await shopper.attemptsTo(waitForScripts());
    await page.getByRole('button', { name: t('vue.teaserList.toList') }).click();
    await expect(page.getByText(/stehen? fest|jetzt auf der Liste|jetzt die Artikel/u).first()).toBeVisible();
    await expect(page.locator('header a[data-full-name]')).toHaveAttribute('data-full', '');
    await shopper.goesTo('/myaccount/wishlist/');
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  });
});
