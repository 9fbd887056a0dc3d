// Wishlists: the heart of a product and the page of the lists, with and without scripts, for guests and members.

import { expectAccessible, expectNoKeys } from '../fixtures/axe.ts';
import { createVisitor, locationOf, type Visitor } from '../fixtures/http.ts';
import { aGuest, registrationFields } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { translator } from '../fixtures/translate.ts';
import { waitForScripts } from '../tasks/browse.ts';

const LISTS = '/myaccount/wishlist/';
const t = translator('de');

/** What the hearts of a search's products post; the first word is the product. */
const heartsOf = async (visitor: Visitor, term: string): Promise<readonly [string, string]> => {
  const { text } = await visitor.get(`/search/?q=${term}`);
  const [first, second] = [...text.matchAll(/<button[^>]*form="hearts"[^>]*value="([^"]+)"/gu)].map(
    ([, value = '']) => value,
  );
  if (first === undefined || second === undefined) throw new Error(`The search for ${term} finds no two products.`);
  return [first, second];
};
const productOf = (heart: string): string => heart.split(' ')[0] ?? '';
const press = (visitor: Visitor, heart: string, from = '/search/?q=heft') => visitor.post(LISTS, { heart, from });
const fieldsOf = (page: string, productId: string) => {
  const row = page.split('<tr').find((part) => part.includes(`name="productId" value="${productId}"`)) ?? '';
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`, 'u').exec(row)?.[1] ?? '';
  return { listId: field('listId'), entryId: field('entryId'), productId, itemId: field('itemId') };
};

test.describe('Wishlists, as forms (spec 3 §2, §4)', () => {
  test('a guest keeps products, changes how many, takes one off and back, and finds all in the account', async () => {
    const guest = createVisitor();
    const hearts = await heartsOf(guest, 'heft');
    const [first = '', second = ''] = hearts.map(productOf);
    expect((await guest.get(LISTS)).text).toContain(t('vue.wishlist.none'));
    for (const heart of hearts) expect(locationOf(await press(guest, heart))).toBe('/search/?q=heft');
    expect(locationOf(await press(guest, hearts[0], '//elsewhere.example/'))).toBe(LISTS);
    await press(guest, hearts[0]);
    let page = (await guest.get(LISTS)).text;
    const entry = fieldsOf(page, first);
    await guest.post(LISTS, { intent: 'more', quantity: '4', ...entry });
    page = (await guest.get(LISTS)).text;
    expect(page).toContain('value="5"');
    const removed = locationOf(await guest.post(LISTS, { intent: 'remove', ...entry }));
    expect((await guest.get(removed)).text).toContain(t('vue.wishlist.undo'));
    await guest.post(removed, { intent: 'restore', quantity: '5', name: '', list: '', ...entry });
    const person = aGuest();
    await guest.post('/myaccount/register/', registrationFields(person));
    page = (await guest.get(LISTS)).text;
    for (const product of [first, second]) expect(page).toContain(`value="${product}"`);
  });

  test('a member with two lists chooses one; a foreign list is not there', async () => {
    const [member, other] = [createVisitor(), createVisitor()];
    for (const visitor of [member, other]) await visitor.post('/myaccount/register/', registrationFields(aGuest()));
    const [heart] = await heartsOf(member, 'stift');
    await press(member, heart);
    const created = locationOf(await member.post(LISTS, { intent: 'create', name: 'Klasse 3b', description: '' }));
    expect((await member.get(created)).text).toContain('Klasse 3b');
    expect((await member.post(LISTS, { intent: 'create', name: 'klasse 3B', description: '' })).status).toBe(422);
    const chooser = locationOf(await press(member, heart));
    expect((await member.get(chooser)).text).toContain(t('vue.wishlist.choose.put'));
    expect((await other.get(created)).status).toBe(404);
  });

  test('lists are of a visitor: never cached, never indexed, and empty hearts on pages for everyone', async () => {
    const visitor = createVisitor();
    const { headers } = await visitor.get(LISTS);
    expect(headers['cache-control']).toContain('no-store');
    expect(headers['x-robots-tag']).toContain('noindex');
    const [first] = await heartsOf(visitor, 'heft');
    await press(visitor, first);
    expect((await visitor.get('/search/?q=heft')).text).not.toContain('aria-pressed="true"');
  });
});

test('a heart is pressed, the list is worked on, and other tabs know at once', async ({ shopper }) => {
  const { page } = shopper;
  const visitor = createVisitor();
  const [value] = await heartsOf(visitor, 'heft');
  await shopper.goesTo(`/prod/${productOf(value)}/`);
  await shopper.attemptsTo(waitForScripts());
  const heart = page.locator(`button[form="hearts"][value^="${productOf(value)} "]`).first();
  const header = page.locator(`header a[href="${LISTS}"][data-full-name]`);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(header).toHaveAttribute('data-full', '');

  const list = await page.context().newPage();
  await list.goto(new URL(LISTS, page.url()).href);
  // A press before that posts the form, and other tabs hear nothing.
  const form = list.getByRole('main').locator('form').first();
  await expect
    .poll(() => form.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
    .toBe(true);
  const row = list.getByRole('row').filter({ hasText: t('vue.wishlist.remove') });
  await expect(row).toHaveCount(1);
  await expectAccessible(list);
  await expectNoKeys(list);
  // The minus of the quantity removes too, by another name.
  await row.getByText(t('vue.wishlist.remove'), { exact: true }).click();
  await expect(list.getByRole('button', { name: t('vue.wishlist.undo') })).toBeVisible();
  await expectAccessible(list);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(header).not.toHaveAttribute('data-full');
  await list.getByRole('button', { name: t('vue.wishlist.undo') }).click();
  await expect(row).toHaveCount(1);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});
