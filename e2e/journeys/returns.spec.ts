// Sending back: a guest finds the order by number and postcode, picks what goes back, hands in a picture, gets number and label; with and without
// scripts. Each of the two has an order of the demo shop of its own, of which enough pieces are there to begin again.

import { readFile } from 'node:fs/promises';
import { expectAccessible, expectNoKeys } from '../fixtures/axe.ts';
import { admittedVisitor } from '../fixtures/customers.ts';
import { createVisitor, locationOf } from '../fixtures/http.ts';
import { theMailAbout } from '../fixtures/mails.ts';
import { aGuest } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { translator } from '../fixtures/translate.ts';
import { mistakesIn } from '../pages/mistakes.ts';
import { returnPage } from '../pages/return-page.ts';
import { waitForScripts } from '../tasks/browse.ts';

const START = '/myaccount/returns/';
const t = translator('de');
const WAYS = [
  { javaScriptEnabled: true, number: '480002', zipCode: '50674', email: 'mia.member@example.com' },
  { javaScriptEnabled: false, number: '481002', zipCode: '20457', email: 'paul.prime@example.com' },
] as const;

for (const { javaScriptEnabled, number, zipCode, email } of WAYS) {
  test.describe(javaScriptEnabled ? 'With scripts' : 'Without scripts', () => {
    test.use({ javaScriptEnabled, expectedStatuses: [422] });

    test('goods are sent back with a picture and a label', async ({ shopper }) => {
      const { page } = shopper;
      const arrive = async (heading: string): Promise<void> => {
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        if (!javaScriptEnabled) return;
        await shopper.attemptsTo(waitForScripts());
        await expectAccessible(page);
        await expectNoKeys(page);
      };
      const { item, goOn, ...returns } = returnPage(shopper);
      const items = t('vue.returns.items.title', { number });

      await shopper.goesTo(START);
      await arrive(t('vue.returns.start.title'));
      await returns.find(number, '00000');
      await expect(mistakesIn(page).filter({ hasText: t('vue.returns.error.notFound') })).toBeVisible();
      await returns.find(number, zipCode);

      await arrive(items);
      await returns.pickOne();
      await returns.comment.fill('Die Ecke ist eingedrückt.');
      // A draft belongs to its order: a try before this one may have chosen already.
      await returns.reason.selectOption('');
      await goOn();
      await expect(mistakesIn(page).filter({ hasText: t('vue.returns.field.reason') })).toBeVisible();
      await expect(returns.comment).toHaveValue('Die Ecke ist eingedrückt.');
      await returns.reason.selectOption('damaged');
      await item
        .getByLabel(t('vue.returns.images.label'))
        .setInputFiles({ name: 'ecke.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) });
      await item.getByRole('button', { name: t('vue.returns.images.upload') }).click();
      await expect(item.getByRole('img', { name: /^Bild 1/ })).toBeVisible();
      await arrive(items);
      // Enter goes on like the button, and takes no picture away.
      await returns.pressEnter();
      await arrive(t('vue.returns.regulations.title'));
      await page.goBack();
      await arrive(items);
      await expect(item.getByRole('img', { name: /^Bild 1/ })).toBeVisible();
      await goOn();

      await arrive(t('vue.returns.regulations.title'));
      await returns.replacement.check();
      await goOn();
      await arrive(t('vue.returns.carrier.title'));
      // Who needs no label is not asked how many.
      const labels = page.getByLabel(t('vue.returns.carrier.labels'));
      await page.getByRole('radio', { name: t('vue.returns.carrier.none') }).check();
      await expect(labels).toBeHidden();
      await page.getByRole('radio').first().check();
      await labels.selectOption('2');
      await goOn();
      await arrive(t('vue.returns.confirm.title'));
      expect(await page.content()).not.toContain(email);
      await returns.nameContact({ ...aGuest(), email });
      await returns.phone.fill('+49 30 000000');
      await returns.send.click();

      await arrive(t('vue.returns.sent.title'));
      // Who goes on by the keyboard begins at the words about what was sent.
      if (javaScriptEnabled) await expect(page.getByRole('main')).toBeFocused();
      // The page has other regions that tell something.
      const told = page.getByRole('status').filter({ hasText: /RT\d+/ });
      const [rma = ''] = /RT\d+/.exec((await told.textContent()) ?? '') ?? [];
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: t('vue.returns.label.download') }).click(),
      ]);
      expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
      expect(await theMailAbout(rma, email)).toContain(rma);
    });
  });
}

test.describe('In the list of orders', () => {
  test.use({ storefront: 'b2b', javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test('a member presses the link of an order to its return, which lies on the link of the whole card', async ({
    shopper,
  }) => {
    const { page } = shopper;
    await shopper.comesAs(await admittedVisitor({ storefront: 'b2b' }));
    await shopper.goesTo('/myaccount/orders/?q=482002');
    await page.getByRole('link', { name: t('vue.returns.linkOf', { number: '482002' }) }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: t('vue.returns.items.title', { number: '482002' }) }),
    ).toBeVisible();
  });
});

test('Members come from their order, and see how far their returns are; others see nothing of them', async () => {
  const bergmann = await admittedVisitor({ storefront: 'b2b' });
  const { text } = await bergmann.get('/myaccount/orders/?q=482002');
  const [link = ''] = /\/myaccount\/returns\/productselection\/\?order=[\w.-]+/.exec(text) ?? [];
  expect((await bergmann.get(link)).text).toContain(t('vue.returns.prior.title'));
  expect((await createVisitor().get(link)).status).toBe(302);
  expect((await createVisitor({ storefront: 'b2b' }).get(`${link.slice(0, -3)}xxx`)).status).toBe(302);
});

test('A member sends back what somebody else has ordered, by number and postcode', async () => {
  const mia = createVisitor();
  await mia.post('/login/', { intent: 'login', email: 'mia.member@example.com', password: 'lernen123' });
  const byNumber = `${START}?lookup=number`;
  expect((await mia.get('/myaccount/orders/')).text).toContain(`href="${byNumber}"`);
  const form = await mia.get(byNumber);
  expect([form.status, form.text.includes(`action="${byNumber}"`)]).toEqual([200, true]);
  const [, other] = WAYS;
  const found = await mia.post(byNumber, { intent: 'find', orderId: other.number, zipCode: other.zipCode });
  expect(locationOf(found)).toMatch(/^\/myaccount\/returns\/productselection\/\?order=/);
});

test('Of a settled return a member reads in the order how much goes back, and how', async () => {
  const bergmann = await admittedVisitor({ storefront: 'b2b' });
  const { text } = await bergmann.get('/myaccount/orders/?q=482004');
  const [link = ''] = /\/myaccount\/orders\/orderdetail\/\?orderId=[\w-]+/.exec(text) ?? [];
  const [before = ''] = t('vue.returns.settled.credited', { amount: '|' }).split('|');
  const { text: page } = await bergmann.get(link);
  expect(page.split(before)[1]).toMatch(/^\d+,\d\d\s€/);
});
