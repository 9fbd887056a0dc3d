// The heart of a member with several lists asks in a dialog which of them is meant (spec 3 §4 "Wishlist toggle").

import { expectAccessible, expectNoKeys } from '../fixtures/axe.ts';
import { createVisitor, locationOf, type Visitor } from '../fixtures/http.ts';
import { aGuest, registrationFields } from '../fixtures/people.ts';
import type { Shopper } from '../fixtures/shopper.ts';
import { expect, test } from '../fixtures/test.ts';
import { translator } from '../fixtures/translate.ts';
import { waitForScripts } from '../tasks/browse.ts';

const LISTS = '/myaccount/wishlist/';
const NAME = 'Klasse 3b';
const t = translator('de');

/** A member with a default list, which has an article, and a further one without any. */
const aMemberWithTwoLists = async (): Promise<Visitor> => {
  const member = createVisitor();
  await member.post('/myaccount/register/', registrationFields(aGuest()));
  const { text } = await member.get('/search/?q=heft');
  await member.post(LISTS, {
    heart: /<button[^>]*form="hearts"[^>]*value="([^"]+)"/u.exec(text)?.[1] ?? '',
    from: '/',
  });
  locationOf(await member.post(LISTS, { intent: 'create', name: NAME, description: '' }));
  return member;
};

/** The first heart of the page, and the dialog that it opens. */
const opens = async (shopper: Shopper, path: string) => {
  const { page } = shopper;
  await shopper.comesAs(await aMemberWithTwoLists());
  await shopper.goesTo(path);
  await shopper.attemptsTo(waitForScripts());
  const heart = page.getByRole('main').locator('button[form="hearts"]').first();
  const dialog = page.getByRole('dialog');
  const onList = (key: string) => dialog.getByRole('button', { name: t(key), description: NAME });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  return { heart, dialog, put: onList('vue.wishlist.choose.put'), take: onList('vue.wishlist.choose.remove') };
};

for (const viewport of [
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
])
  test(`a press asks, one on a list fills the heart, and another empties it; at ${viewport.width} pixels`, async ({
    shopper,
  }) => {
    const { page } = shopper;
    await page.setViewportSize(viewport);
    const { heart, dialog, put, take } = await opens(shopper, '/search/?q=stift');
    const at = page.url();
    await heart.click();
    await expect(put).toBeVisible();
    await expectAccessible(page, 'the choice of a list');
    await expectNoKeys(page);
    const { x = -1, width = 0 } = (await dialog.boundingBox()) ?? {};
    const ground = await page.evaluate(() => document.documentElement.clientWidth);
    expect([x >= 0, x + width <= ground]).toEqual([true, true]);
    await put.click();
    await expect(dialog).toBeHidden();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(heart).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: NAME })).toBeVisible();
    await heart.click();
    await take.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    expect(page.url()).toBe(at);
  });

test('by keyboard alone: Escape changes nothing and leads back to the heart, which asks again', async ({ shopper }) => {
  const { page } = shopper;
  const { heart, dialog, put } = await opens(shopper, '/search/?q=stift');
  await heart.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: t('vue.dialog.close') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(heart).toBeFocused();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await put.focus();
  await page.keyboard.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test.describe('Without the code of the dialog', () => {
  test.use({ losesNetwork: true });

  // Before the code that follows new builds is there, a page is opened anew at once for code that is lost.
  for (const followsBuilds of [true, false])
    test(`the page asks, ${followsBuilds ? 'once' : 'before'} it follows new builds`, async ({ shopper }) => {
      const { page } = shopper;
      // From the beginning: the code comes with the first reach for a heart.
      await page.route(/choose-list/u, (route) => route.abort());
      if (!followsBuilds) await page.route(/follow-build/u, () => new Promise<never>(() => undefined));
      const { heart } = await opens(shopper, '/search/?q=stift');
      if (followsBuilds) await page.waitForLoadState('networkidle');
      await heart.click();
      await expect(page).toHaveURL(/heart=/u);
      await expect(page.getByRole('button', { name: t('vue.wishlist.choose.put') })).toHaveCount(2);
    });
});
