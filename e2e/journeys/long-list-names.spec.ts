// Lists whose names, descriptions and comments break nowhere, on the narrowest telephone.

import { createVisitor, locationOf } from '../fixtures/http.ts';
import { aGuest, registrationFields } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const LISTS = '/myaccount/wishlist/';

test.describe('On a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('names, descriptions and comments without a space make no page wider than it is', async ({ shopper }) => {
    const { page } = shopper;
    const member = createVisitor();
    await member.post('/myaccount/register/', registrationFields(aGuest()));
    const { text } = await member.get('/search/?q=heft');
    const heart = /<button[^>]*form="hearts"[^>]*value="([^"]+)"/u.exec(text)?.[1] ?? '';
    await member.post(LISTS, { heart, from: '/' });
    const list = (await member.get(LISTS)).text;
    const [listId, entryId] = ['listId', 'entryId'].map(
      (name) => new RegExp(`name="${name}" value="([^"]*)"`, 'u').exec(list)?.[1] ?? '',
    ) as [string, string];
    await member.post(LISTS, { intent: 'comment', listId, entryId, comment: 'k'.repeat(200) });
    const other = { intent: 'create', name: 'n'.repeat(50), description: 'd'.repeat(200) };
    const created = locationOf(await member.post(LISTS, other));
    const chooser = locationOf(await member.post(LISTS, { heart, from: '/' }));
    await shopper.comesAs(member);
    for (const path of [LISTS, created, chooser]) {
      await shopper.goesTo(path);
      await expect(page.getByRole('main')).toContainText(/[nk]{50}/u);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
      });
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(tooWide, path).toBeLessThanOrEqual(0);
    }
  });
});
