// Wishlists: the heart of a product and the page of the lists, with and without scripts, for guests and members.

import { expectAccessible, expectNoKeys } from '../fixtures/axe.ts';
import { createVisitor, locationOf, type Visitor } from '../fixtures/http.ts';
import { aGuest, NEW_PASSWORD, registrationFields } from '../fixtures/people.ts';
import { addressOf } from '../fixtures/storefronts.ts';
import { expect, type Page, test } from '../fixtures/test.ts';
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

const variantsIn = (page: string): readonly string[] =>
  [
    ...(/<select[^>]*name="itemId"[\s\S]*?<\/select>/u.exec(page)?.[0] ?? '').matchAll(
      /<option value="([^"]+)"(?![^>]* disabled)/gu,
    ),
  ].flatMap(([, itemId]) => itemId ?? []);

/** A product of several items on the visitor's list, with this quantity. */
const listVariedProduct = async (visitor: Visitor, quantity: number) => {
  const { text } = await visitor.get('/search/?q=bleistift');
  for (const [, value = ''] of text.matchAll(/<button[^>]*form="hearts"[^>]*value="([^"]+)"/gu)) {
    await press(visitor, value);
    const productId = productOf(value);
    const page = (await visitor.get(LISTS)).text;
    const entry = fieldsOf(page, productId);
    if (page.includes('variant=')) {
      await visitor.post(LISTS, { intent: 'quantity', quantity: String(quantity), ...entry });
      return entry;
    }
    await visitor.post(LISTS, { intent: 'remove', ...entry });
  }
  throw new Error('No pencil has variants.');
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

  test('a list that a member makes first is none that stays: what was kept without the login does not go onto it', async () => {
    const [member, guest] = [createVisitor(), createVisitor()];
    const person = aGuest();
    await member.post('/myaccount/register/', registrationFields(person));
    const created = locationOf(await member.post(LISTS, { intent: 'create', name: 'Probe', description: '' }));
    const listId = new URLSearchParams(created.split('?')[1]).get('list') ?? '';
    const [heart] = await heartsOf(guest, 'stift');
    await press(guest, heart);
    await guest.post('/login/', { intent: 'login', email: person.email, password: NEW_PASSWORD });
    expect((await guest.get(LISTS)).text).toContain(`value="${productOf(heart)}"`);
    expect((await member.get(created)).text).not.toContain(`name="productId" value="${productOf(heart)}"`);
    expect(locationOf(await member.post(created, { intent: 'remove-list', listId }))).toBe(LISTS);
    expect((await member.get(created)).status).toBe(404);
  });

  test('a row changes its variant and keeps how many there are', async () => {
    const guest = createVisitor();
    const { productId } = await listVariedProduct(guest, 3);
    const shown = await guest.get(LISTS);
    const before = fieldsOf(shown.text, productId);
    const [, open = ''] = /href="([^"]*variant=[^"]+)"/u.exec(shown.text) ?? [];
    const address = open.replaceAll('&amp;', '&');
    const choice = (await guest.get(address)).text;
    const other = variantsIn(choice).find((itemId) => itemId !== before.itemId) ?? '';
    expect(other).not.toBe('');
    const { entryId, listId } = before;
    const replaced = { intent: 'replace', listId, entryId, productId, itemId: other, quantity: '9' };
    const saved = await guest.post(address, { ...replaced, seen: '3', seenItem: before.itemId });
    expect(locationOf(saved)).not.toContain('variant=');
    const after = (await guest.get(LISTS)).text;
    expect(fieldsOf(after, productId)).toEqual({ ...before, itemId: other });
    expect(after).toContain('value="3"');
    const late = await guest.post(address, { ...replaced, itemId: 'none', seen: '3', seenItem: before.itemId });
    expect(late.status).toBe(422);
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

test('the list of a guest that is open in two tabs is in each as the other one has left it', async ({ shopper }) => {
  const { page } = shopper;
  const guest = createVisitor();
  const hearts = await heartsOf(guest, 'heft');
  await press(guest, hearts[0]);
  await shopper.comesAs(guest);
  const other = await page.context().newPage();
  const quantityOf = (tab: Page) => tab.getByRole('main').locator('input[name="quantity"][type="text"]');
  for (const tab of [page, other]) {
    await tab.goto(addressOf('de', LISTS));
    const form = tab.getByRole('main').locator('form').first();
    await expect
      .poll(() => form.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
      .toBe(true);
  }
  const before = Number(await quantityOf(page).inputValue());
  const plus = (tab: Page) =>
    tab.getByRole('button', { name: t('vue.quantity.increase', { name: '' }).trim() }).first();
  await plus(other).click();
  await expect(quantityOf(page)).toHaveValue(String(before + 1));
  await plus(page).click();
  await expect(quantityOf(other)).toHaveValue(String(before + 2));
  await expect(page.getByText(t('vue.wishlist.error.entryChanged'))).toBeHidden();
  await other.getByRole('main').getByRole('row').getByText(t('vue.wishlist.remove'), { exact: true }).click();
  await expect(page.getByRole('main').getByText(t('vue.wishlist.none'))).toBeVisible();
});

test('the forms of a list come when somebody reaches for them; one that is sent before is kept and answered in its place', async ({
  shopper,
}) => {
  const { page } = shopper;
  const member = createVisitor();
  await member.post('/myaccount/register/', registrationFields(aGuest()));
  const [heart] = await heartsOf(member, 'heft');
  await press(member, heart);
  await shopper.comesAs(member);
  let deliver: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  const fetched: string[] = [];
  await page.route(/\/assets\/(?:share|list|option)-forms-[^/]*\.js$/u, async (route) => {
    fetched.push(route.request().url());
    await isReleased;
    await route.continue();
  });
  await shopper.goesTo(LISTS);
  await shopper.attemptsTo(waitForScripts());
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const share = page.getByText(t('vue.wishlist.share'), { exact: true });
  await share.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => fetched.length).toBe(1);
  const make = page.getByRole('button', { name: t('vue.wishlist.share.make') });
  await expect(make).toHaveCount(4);
  await make.first().click();
  await make.first().click();
  deliver();
  await expect(page.getByRole('button', { name: t('vue.wishlist.share.revoke') })).toHaveCount(1);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1);
  await expectAccessible(page, 'a list is shared');
  await expectNoKeys(page);
});

test('by keyboard alone a row changes its variant in its place, and the focus stays there', async ({ shopper }) => {
  const { page } = shopper;
  const visitor = createVisitor();
  const { itemId } = await listVariedProduct(visitor, 2);
  await shopper.comesAs(visitor);
  await shopper.goesTo(LISTS);
  await shopper.attemptsTo(waitForScripts());
  const link = page.getByRole('link', { name: t('vue.wishlist.otherVariantOf', { name: '' }).trim() });
  const select = page.getByLabel(t('vue.wishlist.variantLabel'), { exact: true });
  // A press before the page is alive leads there, too; the choice then stands without the focus.
  await expect(async () => {
    await page.goto(new URL(LISTS, page.url()).href);
    await shopper.attemptsTo(waitForScripts());
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(select).toBeFocused({ timeout: 5_000 });
  }).toPass();
  await expectAccessible(page, 'a variant is chosen');
  await expectNoKeys(page);
  await expect(select).toHaveValue(itemId);
  const [other = ''] = (
    await select.locator('option:enabled').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
  ).filter((value) => value !== itemId);
  await select.selectOption(other);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(link).toBeFocused();
  await expect(page.locator(`input[name="itemId"][value="${other}"]`).first()).toBeAttached();
});
