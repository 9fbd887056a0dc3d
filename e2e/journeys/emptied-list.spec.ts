// A list that is not the default one and loses its last article asks in a dialog whether it is to go (spec 3 §4 "Wishlist entry").

import { expectAccessible, expectNoKeys } from '../fixtures/axe.ts';
import { createVisitor, locationOf, type Visitor } from '../fixtures/http.ts';
import { aGuest, registrationFields } from '../fixtures/people.ts';
import type { Shopper } from '../fixtures/shopper.ts';
import { expect, type Locator, type Page, test } from '../fixtures/test.ts';
import { translator } from '../fixtures/translate.ts';
import { waitForForm, waitForScripts } from '../tasks/browse.ts';

const LISTS = '/myaccount/wishlist/';
const NAME = 'Klasse 3b';
const t = translator('de');

const fieldIn = (page: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`, 'u').exec(page)?.[1] ?? '';
const fieldsIn = (page: string) => ({
  listId: fieldIn(page, 'listId'),
  entryId: fieldIn(page, 'entryId'),
  productId: fieldIn(page, 'productId'),
  itemId: fieldIn(page, 'itemId'),
});

/** A member with one article on the default list, and the same one on a list of its own, which lies at `at`. */
const aMemberWithTwoLists = async (): Promise<{ readonly member: Visitor; readonly at: string }> => {
  const member = createVisitor();
  await member.post('/myaccount/register/', registrationFields(aGuest()));
  const { text } = await member.get('/search/?q=heft');
  const heart = /<button[^>]*form="hearts"[^>]*value="([^"]+)"/u.exec(text)?.[1] ?? '';
  await member.post(LISTS, { heart, from: '/' });
  const { productId, itemId } = fieldsIn((await member.get(LISTS)).text);
  const at = locationOf(await member.post(LISTS, { intent: 'create', name: NAME, description: '' }));
  const listId = new URLSearchParams(at.split('?')[1]).get('list') ?? '';
  await member.post(LISTS, { intent: 'put', listId, productId, itemId, name: '', list: NAME, from: at });
  return { member, at };
};

const partsOf = (page: Page) => {
  const dialog = page.getByRole('alertdialog', { name: t('vue.wishlist.removeList.title') });
  return {
    dialog,
    cross: dialog.getByRole('button', { name: t('vue.dialog.close') }),
    keep: dialog.getByRole('button', { name: t('vue.wishlist.removeList.keep') }),
    remove: dialog.getByRole('button', { name: t('vue.wishlist.removeList', { name: NAME }) }),
    /** The same question in the page, beside the dialog. */
    inPage: page.getByRole('region', { name: t('vue.wishlist.emptied') }),
    undo: page.getByRole('button', { name: t('vue.wishlist.undo'), exact: true }),
    removeEntry: page.getByRole('main').getByRole('row').getByText(t('vue.wishlist.remove'), { exact: true }),
    lists: page.getByRole('navigation', { name: t('vue.wishlist.lists') }),
    /** A press before the page is alive is answered by another page. */
    marks: () => page.evaluate(() => Object.assign(window, { isSameDocument: true })),
    /** An undo shows before it is answered. */
    isBack: async () => {
      await expect(page).not.toHaveURL(/removed=/);
      await expect(page.getByRole('region', { name: t('vue.wishlist.emptied') })).toBeHidden();
    },
    isMarked: () => page.evaluate(() => 'isSameDocument' in window),
  };
};

/** Opens a list and waits until it answers in its place. */
const opens = async (shopper: Shopper, path: string) => {
  await shopper.goesTo(path);
  await shopper.attemptsTo(waitForScripts());
  await shopper.attemptsTo(waitForForm());
  const parts = partsOf(shopper.page);
  await parts.marks();
  return parts;
};

type Parts = ReturnType<typeof partsOf>;
type Press = (target: Locator) => Promise<void>;

/** A member opens the list that has one article. */
const comes = async (shopper: Shopper) => {
  const { member, at } = await aMemberWithTwoLists();
  await shopper.comesAs(member);
  return { member, at, list: await opens(shopper, at) };
};
/** The last article goes, and the question comes. */
const empties = async (list: Parts, press: Press): Promise<void> => {
  await press(list.removeEntry);
  await expect(list.dialog).toBeVisible();
};
/** The article comes back and goes again; this time the list goes, too. */
const emptiesAgainAndRemoves = async (list: Parts, press: Press): Promise<void> => {
  await press(list.undo);
  await list.isBack();
  await empties(list, press);
  await press(list.remove);
  await expect(list.lists).toBeHidden();
};

test('without scripts the question stands in the page; the default list asks nothing', async () => {
  const { member, at } = await aMemberWithTwoLists();
  const { listId, ...entry } = fieldsIn((await member.get(at)).text);
  const emptied = locationOf(await member.post(at, { intent: 'remove', listId, ...entry }));
  const page = (await member.get(emptied)).text;
  expect(page).toContain(t('vue.wishlist.emptied'));
  expect(page).not.toContain(t('vue.wishlist.removeList.title'));
  expect(locationOf(await member.post(emptied, { intent: 'remove-list', listId }))).toBe(LISTS);
  expect((await member.get(at)).status).toBe(404);
  const ofDefault = fieldsIn((await member.get(LISTS)).text);
  expect(ofDefault.listId).not.toBe(listId);
  const emptiedDefault = locationOf(await member.post(LISTS, { intent: 'remove', ...ofDefault }));
  expect((await member.get(emptiedDefault)).text).not.toContain(t('vue.wishlist.emptied'));
});

test('without scripts a list whose last article is put on another one asks, too', async () => {
  const { member, at } = await aMemberWithTwoLists();
  const to = fieldsIn((await member.get(LISTS)).text).listId;
  const { listId, ...entry } = fieldsIn((await member.get(at)).text);
  const emptied = locationOf(await member.post(at, { intent: 'move', listId, ...entry, to }));
  expect((await member.get(emptied)).text).toContain(t('vue.wishlist.emptied'));
  expect((await member.get(at)).text).not.toContain(t('vue.wishlist.emptied'));
});

test('without scripts a list with an article on it is removed only after a question', async () => {
  const { member, at } = await aMemberWithTwoLists();
  const { listId } = fieldsIn((await member.get(at)).text);
  const asked = await member.post(at, { intent: 'remove-list', listId });
  expect(asked.status).toBe(200);
  expect(asked.text).toContain(t('vue.wishlist.removeList.articles', { count: 1 }));
  expect(asked.text).toContain('name="sure" value="1"');
  expect((await member.get(at)).status).toBe(200);
  expect(locationOf(await member.post(at, { intent: 'remove-list', listId, sure: '1' }))).toBe(LISTS);
  expect((await member.get(at)).status).toBe(404);
});

test('the last article goes, the list is kept, the article comes back and goes again: the question comes again, and the list goes', async ({
  shopper,
}) => {
  const { page } = shopper;
  const { member, at, list } = await comes(shopper);
  const press: Press = (target) => target.click();
  await empties(list, press);
  await expect(list.dialog).toHaveAccessibleDescription(t('vue.wishlist.removeList.text', { name: NAME }));
  await expectAccessible(page, 'the dialog of an emptied list');
  await expectNoKeys(page);
  await list.keep.click();
  await expect(list.dialog).toBeHidden();
  await expect(list.undo).toBeFocused();
  await expect(list.inPage).toBeVisible();
  await emptiesAgainAndRemoves(list, press);
  await expect(list.dialog).toBeHidden();
  await expect(list.removeEntry).toHaveCount(1);
  await expect(page.getByRole('main')).toBeFocused();
  // The default list is emptied without a word; the focus goes on at what stands in the place of what was pressed.
  await list.removeEntry.click();
  await expect(list.undo).toBeFocused();
  await expect(list.dialog).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(list.removeEntry).toBeFocused();
  await list.isBack();
  await page.keyboard.press('Enter');
  await expect(list.undo).toBeFocused();
  await expect(page).toHaveURL(/removed=/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(list.undo).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await list.isMarked()).toBe(true);
  expect((await member.get(at)).status).toBe(404);
});

test('by keyboard alone: the focus is in the dialog, stays in it, and goes on at the undo; who comes back later is not asked', async ({
  shopper,
}) => {
  const { page } = shopper;
  const { list } = await comes(shopper);
  await list.removeEntry.focus();
  await page.keyboard.press('Enter');
  await expect(list.cross).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(list.keep).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(list.remove).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list.dialog).toBeHidden();
  await expect(list.undo).toBeFocused();
  await page.keyboard.press('Enter');
  await list.isBack();
  await list.removeEntry.focus();
  await page.keyboard.press('Enter');
  await expect(list.cross).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list.dialog).toBeHidden();
  await expect(list.undo).toBeFocused();
  expect(await list.isMarked()).toBe(true);
  const reopened = await opens(shopper, new URL(page.url()).pathname + new URL(page.url()).search);
  await expect(reopened.inPage).toBeVisible();
  await expect(reopened.dialog).toBeHidden();
});

test.describe('On a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, colorScheme: 'dark' });

  test('a tap beside the dialog keeps the list', async ({ shopper }) => {
    const { page } = shopper;
    const { member, at, list } = await comes(shopper);
    const press: Press = (target) => target.tap();
    await empties(list, press);
    await expectAccessible(page, 'the dialog of an emptied list, dark, on a telephone');
    for (const target of [list.cross, list.keep, list.remove])
      expect((await target.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(24);
    await page.touchscreen.tap(180, 40);
    await expect(list.dialog).toBeHidden();
    await expect(list.undo).toBeVisible();
    await emptiesAgainAndRemoves(list, press);
    expect((await member.get(at)).status).toBe(404);
  });
});
